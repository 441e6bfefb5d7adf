import type { ResultOf } from '@jicai/contract/index.ts';
import { shanghaiDay, shanghaiTime } from '@jicai/domain/shanghai-time.ts';
import { disputeReasons, statementSourceTexts } from '@jicai/domain/statement-states.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { badField } from '../../http/refusal.ts';
import { type SheetColumn, sheetType, storeFile, writeSheet } from '../files/index.ts';
import { getStatement } from './move-statement.ts';
import { type LinePageRow, selectLinePage } from './statement-lines.store.ts';

const maxRows = 20_000;
const disputeText = ({ disputeState, disputeReason }: LinePageRow['line']) =>
  disputeState === 0 || !disputeReason
    ? ''
    : `${disputeState === 1 ? '异议' : '已答复'}·${disputeReasons[disputeReason]}`;

const columns: readonly SheetColumn<LinePageRow>[] = [
  { title: '业务日期', width: 12, kind: 'text', value: ({ line }) => shanghaiDay(line.happenedAt) },
  { title: '类型', width: 8, kind: 'text', value: ({ line }) => statementSourceTexts[line.sourceType] },
  { title: '订单号', width: 22, kind: 'text', value: (row) => row.orderNo ?? '' },
  { title: '采购单号', width: 16, kind: 'text', value: (row) => row.purchaseNo ?? '' },
  { title: '成本中心', width: 14, kind: 'text', value: (row) => row.costCenter ?? '' },
  { title: '部门', width: 14, kind: 'text', value: (row) => row.orgName ?? '' },
  { title: '下单人', width: 10, kind: 'text', value: (row) => row.userName ?? '' },
  { title: '供应商', width: 24, kind: 'text', value: (row) => row.supplierName ?? '' },
  { title: '商品编号', width: 14, kind: 'text', value: (row) => row.itemNo ?? '' },
  { title: '商品名称', width: 40, kind: 'text', value: (row) => row.itemName ?? row.line.reason },
  { title: '规格', width: 20, kind: 'text', value: (row) => row.itemSpec ?? '' },
  { title: '单位', width: 6, kind: 'text', value: (row) => row.unitName ?? '' },
  { title: '数量', width: 8, kind: 'count', value: ({ line }) => line.qty },
  { title: '单价', width: 12, kind: 'fen', value: (row) => row.priceFen },
  { title: '金额', width: 14, kind: 'fen', value: ({ line }) => line.feeFen },
  { title: '其中税额', width: 12, kind: 'fen', value: ({ line }) => line.taxFen },
  { title: '说明', width: 30, kind: 'text', value: ({ line }) => line.reason },
  { title: '核对', width: 12, kind: 'text', value: ({ line }) => disputeText(line) },
  { title: '异议说明', width: 30, kind: 'text', value: ({ line }) => line.disputeRemark },
  { title: '商城答复', width: 30, kind: 'text', value: ({ line }) => line.reply },
];

/** Writes the rows of a statement into an XLSX file; '5' for one the caller does not see, '4' beyond 20,000 rows. */
export async function exportStatement(ctx: SignedInCtx, checkId: string): Promise<ResultOf<'/api/FinCheck/Export'>> {
  const { checkNo, periodFrom } = await getStatement(ctx, checkId);
  const { rows } = await selectLinePage(ctx, { checkId }, { limit: maxRows + 1, offset: 0 });
  if (rows.length > maxRows) throw badField('checkId', `一次最多导出${maxRows}行明细`);
  const bytes = await writeSheet('对账明细', columns, rows);
  const fileName = `对账单_${periodFrom.slice(0, 7)}_${checkNo}.xlsx`;
  const link = await storeFile(ctx, { bytes, fileName, mediaType: sheetType });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows.length };
}
