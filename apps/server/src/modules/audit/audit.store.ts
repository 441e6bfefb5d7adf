import { sql } from 'drizzle-orm';
import { auditRecords } from '../../db/tables/requests.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface AuditEntry {
  /** What was changed, as `order D2026…`. */
  subject: string;
  before: unknown;
  after: unknown;
  /** Whose act it was and which, if not the caller's own call. */
  by?: { actorId: string; actorName: string; path: string };
}

/** Lets the statements of this transaction take longer than a caller would wait. */
export async function allowMinutes(ctx: Ctx, minutes: number): Promise<void> {
  await ctx.db.execute(sql`select set_config('statement_timeout', ${`${minutes}min`}, true)`);
}

export async function insertAudits(ctx: Ctx, entries: readonly AuditEntry[]): Promise<void> {
  const common = {
    companyId: ctx.companyId,
    actorId: ctx.actor?.userId ?? '0',
    actorName: ctx.actor?.userName ?? '系统',
    ip: ctx.act.ip ?? '',
    path: ctx.act.name,
    createdAt: ctx.now,
  };
  await ctx.db
    .insert(auditRecords)
    .values(entries.map(({ by, ...entry }) => ({ ...common, id: ctx.newId(), ...entry, ...by })));
}
