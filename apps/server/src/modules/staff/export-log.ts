import type { LogRecord } from '@jicai/contract/shop/log.ops.ts';
import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type SheetColumn, sheetType, storeFile, writeSheet } from '../files/index.ts';
import { type LogFilter, selectLog } from './log.store.ts';
import { toLogRecords } from './log-records.ts';

const maxRows = 5000;

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

/** Writes what a filter finds into an XLSX file, and that it was taken into the log. Refused as badInput beyond 5,000 records. */
export async function exportLog(ctx: SignedInCtx, filter: LogFilter) {
  const rows = await selectLog(ctx, filter, { limit: maxRows + 1, offset: 0 });
  if (rows.length > maxRows) throw badField('reqData', `一次最多导出${maxRows}条，请缩小筛选范围`);
  const bytes = await writeSheet('操作日志', columns, await toLogRecords(ctx, rows));
  const fileName = `操作日志_${shanghaiDigits(ctx.now)}.xlsx`;
  const link = await storeFile(ctx, { bytes, fileName, mediaType: sheetType });
  await writeAudit(ctx, { subject: 'log 导出', before: null, after: { 条数: rows.length } });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows.length };
}
