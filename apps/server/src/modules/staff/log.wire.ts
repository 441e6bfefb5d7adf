import type { LogRecord } from '@jicai/contract/shop/log.ops.ts';
import { loggedActText } from '@jicai/domain/shop-side/log-acts.ts';
import { logChanges, type NameOf } from '@jicai/domain/shop-side/log-changes.ts';
import { logSubject, logSubjectReferences } from '@jicai/domain/shop-side/log-subjects.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { LogRow } from './log.store.ts';

export function toLogRecord(row: LogRow, nameOf: NameOf): LogRecord {
  const { kind, name, no } = logSubject(row.subject);
  const reference = logSubjectReferences[kind];
  return {
    logId: row.id,
    time: shanghaiTime(row.createdAt),
    userId: row.actorId,
    userName: row.actorName,
    act: loggedActText(row.path),
    subjectName: name,
    subject: (reference && nameOf(reference, no)) ?? ownName(row) ?? no,
    changes: logChanges(row.before, row.after, row.subject, nameOf),
    ip: row.ip,
  };
}

const ownNames = ['名称', 'name', 'viewName', 'word', 'searchKey', 'words', 'address', 'jobName'];

/** What stands by an id, and was taken away or has no name elsewhere, is told by the name that its record holds. */
function ownName({ subject, before, after }: LogRow): string | undefined {
  const { kind, no } = logSubject(subject);
  if (!/^\d+$/.test(no) || kind === 'customer' || kind === 'look') return undefined;
  for (const record of [after, before])
    for (const field of ownNames) {
      const name = (record as Record<string, unknown> | null)?.[field];
      const text = Array.isArray(name) ? name.join('、') : name;
      if (typeof text === 'string' && text !== '') return text;
    }
  return undefined;
}
