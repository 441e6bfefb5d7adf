import type { BodyOf } from '@jicai/contract/index.ts';
import {
  billLineKindTexts,
  billLineStateTexts,
  billResults,
  type MoneyStage,
  moneyStages,
} from '@jicai/domain/channel-bills/channel-bills.ts';
import { channelTexts } from '@jicai/domain/payments/payment-states.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type ListSheet, readAtOnce, startExport, tableSheet } from '../exports/index.ts';
import type { SheetColumn } from '../files/index.ts';
import { countExportedLines, type ExportedLine, selectExportedLines } from './bill-lines.store.ts';
import { wantedBills } from './bills.store.ts';

const stageText = (stage: MoneyStage | null) => (stage ? moneyStages[stage] : '');

const columns: readonly SheetColumn<ExportedLine>[] = [
  { title: '账单日期', width: 14, kind: 'text', value: (row) => row.billDay },
  { title: '渠道', width: 14, kind: 'text', value: (row) => channelTexts[row.channel] },
  { title: '商户号', width: 20, kind: 'text', value: (row) => row.merchantNo },
  { title: '类型', width: 10, kind: 'text', value: (row) => billLineKindTexts[row.lineKind] },
  { title: '本店单号', width: 24, kind: 'text', value: (row) => row.lineNo },
  { title: '渠道流水号', width: 34, kind: 'text', value: (row) => row.channelNo },
  { title: '交易单号', width: 22, kind: 'text', value: (row) => row.tradeNo },
  { title: '渠道金额', width: 14, kind: 'fen', value: (row) => row.billFen },
  { title: '渠道状态', width: 12, kind: 'text', value: (row) => stageText(row.billStage) },
  { title: '本店金额', width: 14, kind: 'fen', value: (row) => row.ownFen },
  { title: '本店状态', width: 12, kind: 'text', value: (row) => stageText(row.ownStage) },
  { title: '核对结果', width: 18, kind: 'text', value: (row) => billResults[row.result] },
  { title: '处理', width: 12, kind: 'text', value: (row) => billLineStateTexts[row.lineState] },
  { title: '说明', width: 40, kind: 'text', value: (row) => row.note },
  { title: '处理人', width: 14, kind: 'text', value: (row) => row.answeredBy },
  { title: '时间', width: 20, kind: 'text', value: (row) => shanghaiTime(row.movedAt) },
];

type ExportBody = BodyOf<'/api/OpsChannelBill/Export'>;

/** Every line of the bills that a filter finds, also those that match. */
export function billLinesSheet(ctx: SignedInCtx, { data: { columns: asked, ...filter } }: ExportBody): ListSheet {
  const bills = wantedBills(ctx, filter);
  const limit = listExports.channelBills.mostRows + 1;
  return tableSheet({
    name: '渠道对账',
    columns,
    asked,
    count: (now) => countExportedLines(now, bills),
    batches: readAtOnce((now) => selectExportedLines(now, bills, limit)),
  });
}

/** Begins to write it. */
export const exportBillLines = (ctx: SignedInCtx, body: ExportBody) =>
  startExport(ctx, {
    kind: 'channelBills',
    body,
    sheetOf: billLinesSheet,
    columns: body.data.columns,
    filter: body.data,
  });
