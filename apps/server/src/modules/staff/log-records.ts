import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import type { LogRecord } from '@jicai/contract/shop/log.ops.ts';
import { type LogReference, logReferences, type NameOf } from '@jicai/domain/shop-side/log-changes.ts';
import { logSubject, logSubjectReferences } from '@jicai/domain/shop-side/log-subjects.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { readKinds, selectNames } from './log-names.store.ts';
import type { LogRow } from './log.store.ts';
import { toLogRecord } from './log.wire.ts';

/** Records with the names of whom and what they are about (docs/domain/shop-users.md §5): records hold ids and codes. */
export async function toLogRecords(ctx: Ctx, rows: readonly LogRow[]): Promise<LogRecord[]> {
  const nameOf = await readNames(ctx, rows.flatMap(referencesOf));
  return rows.map((row) => toLogRecord(row, nameOf));
}

function referencesOf(row: LogRow): LogReference[] {
  const { kind: subject, no } = logSubject(row.subject);
  const kind = logSubjectReferences[subject];
  return [...(kind ? [{ kind, key: no }] : []), ...logReferences(row)];
}

async function readNames(ctx: Ctx, wanted: readonly LogReference[]): Promise<NameOf> {
  const names = new Map<string, string>();
  await Promise.all(
    readKinds.map(async (kind) => {
      const keys = [...new Set(wanted.flatMap((one) => (one.kind === kind && isKey(one) ? [one.key] : [])))];
      if (keys.length === 0) return;
      for (const { key, name } of await selectNames(ctx, kind, keys)) names.set(`${kind} ${key}`, name);
    }),
  );
  return (kind, key) => (kind === 'carrier' ? logisticsName(key) : names.get(`${kind} ${key}`));
}

/** An id that the database can look for; numbers of goods are texts. */
const isKey = ({ kind, key }: LogReference) =>
  kind === 'itemNo' || kind === 'product' || (/^\d{1,19}$/.test(key) && BigInt(key) < 2n ** 63n);
