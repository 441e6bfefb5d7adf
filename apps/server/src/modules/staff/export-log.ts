import type { BodyOf } from '@jicai/contract/index.ts';
import type { LogRecord } from '@jicai/contract/shop/log.ops.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type ListSheet, readAtOnce, startExport, tableSheet } from '../exports/index.ts';
import type { SheetColumn } from '../files/index.ts';
import { daysToInstants } from '../orders/index.ts';
import { countLog, type LogFilter, selectLog } from './log.store.ts';
import { toLogRecords } from './log-records.ts';

const columns: readonly SheetColumn<LogRecord>[] = [
  { title: '时间', width: 20, kind: 'text', value: (row) => row.time },
  { title: '人员', width: 12, kind: 'text', value: (row) => row.userName },
  { title: '操作', width: 18, kind: 'text', value: (row) => row.act },
  { title: '对象', width: 14, kind: 'text', value: (row) => row.subjectName },
  { title: '编号或名称', width: 26, kind: 'text', value: (row) => row.subject },
  {
    title: '变更',
    width: 60,
    kind: 'text',
    value: (row) => row.changes.map(({ name, from, to }) => `${name}：${from || '无'} → ${to || '无'}`).join('；'),
  },
  { title: 'IP', width: 16, kind: 'text', value: (row) => row.ip },
];

type Body = BodyOf<'/api/OpsLog/Export'>;

export const toLogFilter = (
  { userId, area, dateFrom, dateTo }: BodyOf<'/api/OpsLog/GetPage'>['reqData'],
  no: string | undefined,
): LogFilter => ({ userId, area, no, ...daysToInstants({ dateFrom, dateTo }) });

/** What a filter finds as a sheet. */
export function logSheet(_ctx: SignedInCtx, { reqData: { columns: asked, ...filter }, searchKey }: Body): ListSheet {
  const wanted = toLogFilter(filter, searchKey);
  const limit = listExports.log.mostRows + 1;
  return tableSheet({
    name: '操作日志',
    columns,
    asked,
    count: (ctx) => countLog(ctx, wanted),
    batches: readAtOnce(async (ctx) => toLogRecords(ctx, await selectLog(ctx, wanted, { limit, offset: 0 }))),
  });
}

/** Begins to write it; that it was taken stands in the log too. */
export const exportLog = (ctx: SignedInCtx, body: Body) =>
  startExport(ctx, {
    kind: 'log',
    body,
    sheetOf: logSheet,
    columns: body.reqData.columns,
    filter: { ...body.reqData, searchKey: body.searchKey },
  });
