import type { ResultOf } from '@jicai/contract/index.ts';
import { hasPieces, qtyText } from '@jicai/domain/goods/pieces.ts';
import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { termText } from '@jicai/domain/statements/payment-terms.ts';
import { shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { statementTitle } from '@jicai/domain/statements/statement-period.ts';
import {
  disputeReasonTexts,
  disputeStates,
  statementSourceTexts,
  statementStateTexts,
} from '@jicai/domain/statements/statement-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { pdfType, type SheetColumn, type SheetFrame, sheetType, storeFile, writeSheet } from '../files/index.ts';
import { type PaperRow, readPaper, type StatementPaper } from './statement-paper.ts';
import { makeStatementPdf } from './statement-pdf.ts';

const disputeText = ({ disputeState, disputeReason }: PaperRow['line']) =>
  disputeState === disputeStates.none || !disputeReason
    ? ''
    : `${disputeState === disputeStates.open ? '异议' : '已答复'}·${disputeReasonTexts[disputeReason]}`;

/** 5 盒（共 60 支）; '' where nobody says what a unit holds. */
function piecesOfRow({ line, unitName, pieceQty, pieceName }: PaperRow): string {
  const pieces = { unitName: unitName ?? '', pieceQty: pieceQty ?? undefined, pieceName: pieceName ?? undefined };
  return line.qty !== 0 && hasPieces(pieces) && pieces.pieceName !== ''
    ? qtyText(line.qty, pieces).replaceAll('\u00A0', ' ')
    : '';
}

const columns: readonly SheetColumn<PaperRow>[] = [
  { title: '业务日期', width: 12, kind: 'text', value: ({ line }) => shanghaiDay(line.happenedAt) },
  { title: '类型', width: 8, kind: 'text', value: ({ line }) => statementSourceTexts[line.sourceType] },
  { title: '订单号', width: 22, kind: 'text', value: (row) => row.orderNo ?? '' },
  { title: '采购单号', width: 16, kind: 'text', value: (row) => row.purchaseNo ?? '' },
  { title: '成本中心', width: 14, kind: 'text', value: (row) => row.costCenter ?? '' },
  { title: '部门', width: 14, kind: 'text', value: (row) => row.orgName ?? '' },
  { title: '下单人', width: 10, kind: 'text', value: (row) => row.userName ?? '' },
  { title: '发货方', width: 24, kind: 'text', value: (row) => row.supplierName ?? '' },
  { title: '商品编号', width: 14, kind: 'text', value: (row) => row.itemNo ?? '' },
  { title: '商品名称', width: 40, kind: 'text', value: (row) => row.itemName ?? row.line.reason },
  { title: '规格', width: 20, kind: 'text', value: (row) => row.itemSpec ?? '' },
  { title: '单位', width: 6, kind: 'text', value: (row) => row.unitName ?? '' },
  { title: '数量', width: 8, kind: 'count', value: ({ line }) => line.qty || null },
  { title: '折合', width: 22, kind: 'text', value: piecesOfRow },
  { title: '单价', width: 12, kind: 'fen', value: (row) => (row.line.qty === 0 ? null : row.priceFen) },
  { title: '货款', width: 14, kind: 'fen', value: (row) => row.goodsFen },
  { title: '优惠', width: 12, kind: 'fen', value: (row) => (row.discountFen === 0 ? null : -row.discountFen) },
  { title: '运费', width: 12, kind: 'fen', value: (row) => row.freightFen || null },
  { title: '金额', width: 14, kind: 'fen', value: ({ line }) => line.feeFen },
  { title: '其中税额', width: 12, kind: 'fen', value: ({ line }) => line.taxFen },
  { title: '说明', width: 30, kind: 'text', value: ({ line }) => line.reason },
  { title: '核对', width: 12, kind: 'text', value: ({ line }) => disputeText(line) },
  { title: '异议说明', width: 30, kind: 'text', value: ({ line }) => line.disputeRemark },
  { title: '商城答复', width: 30, kind: 'text', value: ({ line }) => line.reply },
];

/** The statement as XLSX. Refuses with notFound if the caller may not see it, badInput beyond 20,000 rows. */
export async function exportStatement(
  ctx: SignedInCtx,
  statementId: string,
): Promise<ResultOf<'/api/FinCheck/Export'>> {
  const paper = await readPaper(ctx, statementId);
  const bytes = await writeSheet('对账明细', columns, paper.rows, frameOf(paper));
  return keep(ctx, paper, { bytes, ending: 'xlsx', mediaType: sheetType });
}

/** The statement as PDF, to be printed and sealed. */
export async function exportPdf(ctx: SignedInCtx, statementId: string): Promise<ResultOf<'/api/FinCheck/ExportPdf'>> {
  const paper = await readPaper(ctx, statementId);
  return keep(ctx, paper, { bytes: await makeStatementPdf(paper, ctx.now), ending: 'pdf', mediaType: pdfType });
}

function frameOf({ statement, seller, buyer, sums }: StatementPaper): SheetFrame {
  const { statementNo, periodFrom, periodTo, totalFen, dueDate } = statement;
  const term = termText({ kind: statement.termKind, days: statement.termDays });
  const bank = [seller.bankName, seller.bankAccount].filter(Boolean).join(' ');
  return {
    above: [
      [statementTitle(statement)],
      ['销售方', seller.name, '纳税人识别号', seller.taxNo, '收款账户', bank],
      ['采购方', buyer.name, '纳税人识别号', buyer.taxNo],
      ['对账单号', statementNo, '账期', `${periodFrom} 至 ${periodTo}`, '状态', statementStateTexts[statement.state]],
      [
        '应付合计',
        (totalFen / 100).toFixed(2),
        '大写',
        amountInWords(totalFen),
        '付款期限',
        term,
        '到期日',
        dueDate ?? '',
      ],
    ],
    totals: {
      业务日期: '合计',
      货款: sums.goodsFen,
      优惠: -sums.discountFen,
      运费: sums.freightFen,
      金额: sums.feeFen,
      其中税额: sums.taxFen,
    },
  };
}

async function keep(
  ctx: SignedInCtx,
  { statement: { statementNo, periodFrom }, rows }: StatementPaper,
  { bytes, ending, mediaType }: { bytes: Uint8Array; ending: string; mediaType: string },
) {
  const fileName = `对账单_${periodFrom.slice(0, 7)}_${statementNo}.${ending}`;
  const link = await storeFile(ctx, { bytes, fileName, mediaType });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows.length };
}
