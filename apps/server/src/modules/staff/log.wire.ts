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
    subject: names.get(row.subject) ?? no,
    changes: logChanges(row.before, row.after, row.subject),
    ip: row.ip,
  };
}
