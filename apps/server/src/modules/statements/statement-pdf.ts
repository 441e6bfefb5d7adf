import { piecesNote } from '@jicai/domain/goods/pieces.ts';
import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { termText } from '@jicai/domain/statements/payment-terms.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { specBesideName } from '@jicai/domain/goods/spec-beside-name.ts';
import { statementTitle } from '@jicai/domain/statements/statement-period.ts';
import { statementSourceTexts, statementStateTexts } from '@jicai/domain/statements/statement-states.ts';
import { makeTablePaper, paperYuan, paperYuanOrNothing } from '../files/index.ts';
import type { PaperRow, StatementPaper } from './statement-paper.ts';

const columns = [
  { title: '业务日期', width: 50, align: 'left' },
  { title: '类型', width: 28, align: 'center' },
  { title: '订单号 / 采购单号', width: 104, align: 'left' },
  { title: '品名及规格', width: 194, align: 'left' },
  { title: '单位', width: 28, align: 'center' },
  { title: '数量', width: 40, align: 'right' },
  { title: '含税单价', width: 56, align: 'right' },
  { title: '货款', width: 62, align: 'right' },
  { title: '优惠', width: 50, align: 'right' },
  { title: '运费', width: 46, align: 'right' },
  { title: '金额', width: 64, align: 'right' },
  { title: '其中税额', width: 56, align: 'right' },
] as const;

/** 对账单 to be printed and sealed by both parties. */
export async function makeStatementPdf(
  { statement, seller, buyer, rows, sums }: StatementPaper,
  printedAt: Date,
): Promise<Uint8Array> {
  const { statementNo, periodFrom, periodTo, termKind, termDays, dueDate, totalFen } = statement;
  const term = termText({ kind: termKind, days: termDays });
  const { goodsFen, discountFen, freightFen, feeFen, taxFen } = sums;
  return makeTablePaper(
    {
      kind: '对账单',
      no: statementNo,
      title: statementTitle(statement),
      issuer: seller.name,
      columns,
      left: [
        ['销售方', seller.name],
        ['纳税人识别号', seller.taxNo],
        ['地址电话', [seller.address, seller.telephone].filter(Boolean).join(' ')],
        ['收款账户', [seller.bankName, seller.bankAccount].filter(Boolean).join(' ')],
        ['账期', periodFrom === periodTo ? periodFrom : `${periodFrom} 至 ${periodTo}`],
      ],
      right: [
        ['采购方', buyer.name],
        ['纳税人识别号', buyer.taxNo],
        ['联系人', [buyer.contactName, buyer.telephone].filter(Boolean).join(' ')],
        ['对账单号', `${statementNo}（${statementStateTexts[statement.state]}）`],
        ['付款期限', dueDate ? `${term}，付款到期日 ${dueDate}` : term],
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
        paperYuan(goodsFen),
        paperYuanOrNothing(-discountFen),
        paperYuanOrNothing(freightFen),
        paperYuan(feeFen),
        paperYuan(taxFen),
      ],
      total: `应付合计（大写）${amountInWords(totalFen)}　　（小写）¥${paperYuan(totalFen)}`,
      parties: [
        ['销售方（盖章）', seller.name],
        ['采购方（盖章）', buyer.name],
      ],
    },
    printedAt,
  );
}

function cellsOf(row: PaperRow): readonly string[] {
  const { line, orderNo, purchaseNo, itemName, itemSpec, unitName, priceFen } = row;
  const isOfMoney = line.qty === 0;
  const { pieceQty, pieceName } = row;
  const note = isOfMoney ? '' : piecesNote(line.qty, { pieceQty: pieceQty ?? 1, pieceName: pieceName ?? '' });
  const goods = [itemName, specBesideName(itemName ?? '', itemSpec ?? ''), note && `（${note}）`]
    .filter(Boolean)
    .join(' ');
  return [
    shanghaiDay(line.happenedAt),
    statementSourceTexts[line.sourceType],
    [orderNo, purchaseNo].filter(Boolean).join('\n'),
    isOfMoney ? [line.reason, goods && `关联 ${goods}`].filter(Boolean).join('，') : goods,
    isOfMoney ? '' : (unitName ?? ''),
    isOfMoney ? '' : String(line.qty),
    isOfMoney || priceFen === null ? '' : paperYuan(priceFen),
    paperYuanOrNothing(row.goodsFen),
    paperYuanOrNothing(-row.discountFen),
    paperYuanOrNothing(row.freightFen),
    paperYuan(line.feeFen),
    paperYuan(line.taxFen),
  ];
}
