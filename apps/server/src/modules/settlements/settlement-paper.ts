import type { ResultOf } from '@jicai/contract/index.ts';
import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { type Seller, sellerOf } from '@jicai/domain/orders/seller.ts';
import { settlementSourceTexts, settlementStateTexts } from '@jicai/domain/settlements/settlement-states.ts';
import { shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { pdfType, type SheetColumn, sheetType, storeFile, writeSheet } from '../files/index.ts';
import { getSettlement } from './move-settlement.ts';
import { selectShop } from './settlement-facts.store.ts';
import { type LinePageRow, selectSettlementLinePage } from './settlement-lines.store.ts';
import { makeSettlementPdf } from './settlement-pdf.ts';
import { selectTerms } from './settlement-terms.store.ts';
import { settlementTitle } from './settlements.wire.ts';
import type { SettlementRow } from './settlements.store.ts';

const mostRows = 20_000;

/** Everything that the XLSX and the PDF of a sheet show. */
export interface SettlementPaper {
  sheet: SettlementRow;
  seller: Seller;
  payeeInfo: string;
  rows: LinePageRow[];
}

/** Refuses with notFound if the caller may not see it, badInput beyond 20,000 rows. */
async function readPaper(ctx: Ctx, settleId: string): Promise<SettlementPaper> {
  const sheet = await getSettlement(ctx, settleId);
  const { rows } = await selectSettlementLinePage(ctx, { settlementId: settleId }, { limit: mostRows + 1, offset: 0 });
  if (rows.length > mostRows) throw badField('settleId', `一次最多导出${mostRows}行明细`);
  const [shop, { payeeInfo }] = await Promise.all([selectShop(ctx), selectTerms(ctx, sheet.supplierId)]);
  return { sheet, seller: sellerOf({ name: shop.companyName, options: shop.options }), payeeInfo, rows };
}

const columns: readonly SheetColumn<LinePageRow>[] = [
  { title: '业务日期', width: 12, kind: 'text', value: ({ line }) => shanghaiDay(line.happenedAt) },
  { title: '类型', width: 8, kind: 'text', value: ({ line }) => settlementSourceTexts[line.sourceType] },
  { title: '订单号', width: 22, kind: 'text', value: (row) => row.orderNo ?? '' },
  { title: '货号', width: 16, kind: 'text', value: (row) => row.itemNo ?? '' },
  { title: '商品名称', width: 40, kind: 'text', value: (row) => row.itemName ?? '' },
  { title: '规格', width: 20, kind: 'text', value: (row) => row.itemSpec ?? '' },
  { title: '单位', width: 6, kind: 'text', value: (row) => row.unitName ?? '' },
  { title: '数量', width: 8, kind: 'count', value: ({ line }) => line.qty || null },
  { title: '进价', width: 12, kind: 'fen', value: ({ line }) => line.costFen },
  { title: '金额', width: 14, kind: 'fen', value: ({ line }) => line.feeFen },
  { title: '佣金', width: 12, kind: 'fen', value: ({ line }) => line.commissionFen || null },
  { title: '应结', width: 14, kind: 'fen', value: ({ line }) => line.feeFen - line.commissionFen },
  { title: '说明', width: 30, kind: 'text', value: ({ line }) => line.reason },
  { title: '异议', width: 30, kind: 'text', value: ({ line }) => line.disputeRemark },
  { title: '答复', width: 30, kind: 'text', value: ({ line }) => line.reply },
];

/** The sheet as XLSX. */
export async function exportSettlement(ctx: SignedInCtx, settleId: string): Promise<ResultOf<'/api/OpsSettle/Export'>> {
  const paper = await readPaper(ctx, settleId);
  const { sheet, seller, payeeInfo } = paper;
  const bytes = await writeSheet('结算明细', columns, paper.rows, {
    above: [
      [settlementTitle(sheet)],
      ['采购方', seller.name, '供应商', sheet.supplierName, '收款账户', payeeInfo],
      [
        '结算单号',
        sheet.settlementNo,
        '账期',
        `${sheet.periodFrom} 至 ${sheet.periodTo}`,
        '状态',
        settlementStateTexts[sheet.state],
      ],
      [
        '应结合计',
        (sheet.totalFen / 100).toFixed(2),
        '大写',
        amountInWords(Math.max(0, sheet.totalFen)),
        '付款到期日',
        sheet.dueDate ?? '',
      ],
    ],
    totals: {
      业务日期: '合计',
      金额: sheet.receivedFen + sheet.returnedFen + sheet.adjustFen,
      佣金: sheet.commissionFen,
      应结: sheet.totalFen,
    },
  });
  return keep(ctx, paper, { bytes, ending: 'xlsx', mediaType: sheetType });
}

/** The sheet as PDF, to be printed and sealed. */
export async function exportSettlementPdf(
  ctx: SignedInCtx,
  settleId: string,
): Promise<ResultOf<'/api/OpsSettle/ExportPdf'>> {
  const paper = await readPaper(ctx, settleId);
  return keep(ctx, paper, { bytes: await makeSettlementPdf(paper, ctx.now), ending: 'pdf', mediaType: pdfType });
}

async function keep(
  ctx: SignedInCtx,
  { sheet: { settlementNo, periodFrom }, rows }: SettlementPaper,
  { bytes, ending, mediaType }: { bytes: Uint8Array; ending: string; mediaType: string },
) {
  const fileName = `结算单_${periodFrom.slice(0, 7)}_${settlementNo}.${ending}`;
  const link = await storeFile(ctx, { bytes, fileName, mediaType });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows.length };
}
