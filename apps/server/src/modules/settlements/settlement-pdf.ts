import { specBesideName } from '@jicai/domain/goods/spec-beside-name.ts';
import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { settlementSourceTexts, settlementStateTexts } from '@jicai/domain/settlements/settlement-states.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { makeTablePaper, paperYuan, paperYuanOrNothing } from '../files/index.ts';
import type { LinePageRow } from './settlement-lines.store.ts';
import type { SettlementPaper } from './settlement-paper.ts';
import { settlementTitle } from './settlements.wire.ts';

const columns = [
  { title: '业务日期', width: 52, align: 'left' },
  { title: '类型', width: 30, align: 'center' },
  { title: '订单号', width: 106, align: 'left' },
  { title: '品名及规格', width: 250, align: 'left' },
  { title: '单位', width: 30, align: 'center' },
  { title: '数量', width: 44, align: 'right' },
  { title: '含税进价', width: 62, align: 'right' },
  { title: '金额', width: 72, align: 'right' },
  { title: '佣金', width: 60, align: 'right' },
  { title: '应结', width: 72, align: 'right' },
] as const;

/** 结算单 to be printed and sealed by both parties. */
export async function makeSettlementPdf(
  { sheet, seller, payeeInfo, rows }: SettlementPaper,
  printedAt: Date,
): Promise<Uint8Array> {
  const { settlementNo, supplierName, periodFrom, periodTo, termDays, dueDate, totalFen, commissionFen } = sheet;
  const term = `月结 ${termDays} 天`;
  const sign = totalFen < 0 ? '负' : '';
  return makeTablePaper(
    {
      kind: '结算单',
      no: settlementNo,
      title: settlementTitle(sheet),
      issuer: seller.name,
      columns,
      left: [
        ['采购方', seller.name],
        ['纳税人识别号', seller.taxNo],
        ['地址电话', [seller.address, seller.telephone].filter(Boolean).join(' ')],
        ['账期', `${periodFrom} 至 ${periodTo}`],
        ['付款期限', dueDate ? `${term}，付款到期日 ${dueDate}` : term],
      ],
      right: [
        ['供应商', supplierName],
        ['收款账户', payeeInfo.replaceAll('\n', ' ')],
        ['结算单号', `${settlementNo}（${settlementStateTexts[sheet.state]}）`],
        ['供货金额', paperYuan(sheet.receivedFen)],
        ['退货与调整', `${paperYuan(sheet.returnedFen)} / ${paperYuan(sheet.adjustFen)}`],
      ],
      rows: rows.map(cellsOf),
      sums: [
        '合计',
        '',
        '',
        '',
        '',
        '',
        '',
        paperYuan(totalFen + commissionFen),
        paperYuanOrNothing(commissionFen),
        paperYuan(totalFen),
      ],
      total: `应结合计（大写）${sign}${amountInWords(Math.abs(totalFen))}　　（小写）¥${paperYuan(totalFen)}`,
      parties: [
        ['采购方（盖章）', seller.name],
        ['供应商（盖章）', supplierName],
      ],
    },
    printedAt,
  );
}

function cellsOf({ line, orderNo, itemName, itemSpec, unitName }: LinePageRow): readonly string[] {
  const goods = [itemName, specBesideName(itemName ?? '', itemSpec ?? '')].filter(Boolean).join(' ');
  return [
    shanghaiDay(line.happenedAt),
    settlementSourceTexts[line.sourceType],
    orderNo ?? '',
    [line.reason, goods].filter(Boolean).join('，'),
    line.qty === 0 ? '' : (unitName ?? ''),
    line.qty === 0 ? '' : String(line.qty),
    line.costFen === null || line.qty === 0 ? '' : paperYuan(line.costFen),
    paperYuan(line.feeFen),
    paperYuanOrNothing(line.commissionFen),
    paperYuan(line.feeFen - line.commissionFen),
  ];
}
