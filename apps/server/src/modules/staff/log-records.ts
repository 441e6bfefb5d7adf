import type { LogRecord } from '@jicai/contract/shop/log.ops.ts';
import { logSubject } from '@jicai/domain/shop-side/log-subjects.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type LogRow, selectSubjectNames } from './log.store.ts';
import { toLogRecord } from './log.wire.ts';

/** Records with the names of the people, roles and companies that they are about. */
export async function toLogRecords(ctx: Ctx, rows: readonly LogRow[]): Promise<LogRecord[]> {
  const names = await selectSubjectNames(ctx, idsOf(rows));
  return rows.map((row) => toLogRecord(row, names));
}

function idsOf(rows: readonly LogRow[]) {
  const subjects = rows.map(({ subject }) => logSubject(subject));
  const of = (kind: string) =>
    subjects.flatMap((one) => (one.kind === kind && /^\d{1,19}$/.test(one.no) ? [one.no] : []));
  return { staff: of('staff'), shopRole: of('shopRole'), customer: of('customer'), category: of('category') };
}
