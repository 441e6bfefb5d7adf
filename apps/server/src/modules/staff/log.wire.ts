import type { LogRecord } from '@jicai/contract/shop/log.ops.ts';
import { loggedActText } from '@jicai/domain/shop-side/log-acts.ts';
import { logChanges } from '@jicai/domain/shop-side/log-changes.ts';
import { logSubject } from '@jicai/domain/shop-side/log-subjects.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { LogRow } from './log.store.ts';

export function toLogRecord(row: LogRow, names: ReadonlyMap<string, string>): LogRecord {
  const { name, no } = logSubject(row.subject);
  return {
    logId: row.id,
    time: shanghaiTime(row.createdAt),
    userId: row.actorId,
    userName: row.actorName,
    act: loggedActText(row.path),
    subjectName: name,
    subject: names.get(row.subject) ?? goneName(row) ?? no,
    changes: logChanges(row.before, row.after, row.subject),
    ip: row.ip,
  };
}

/** What was taken away is told by the name it had. */
function goneName({ subject, before }: LogRow): string | undefined {
  if (!subject.startsWith('category ')) return undefined;
  const name = (before as Record<string, unknown> | null)?.['名称'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}
