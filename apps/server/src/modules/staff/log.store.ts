import { loggedPathsOf, type LogArea } from '@jicai/domain/shop-side/log-acts.ts';
import { logSubjectsOf } from '@jicai/domain/shop-side/log-subjects.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { and, asc, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { countSome } from '../../db/count-some.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyText } from '../../db/any-of.ts';
import { accounts, users } from '../../db/tables/accounts.ts';
import { auditRecords } from '../../db/tables/requests.ts';

export interface LogFilter {
  userId?: string | undefined;
  area?: LogArea | undefined;
  from?: Date | undefined;
  /** Not included. */
  until?: Date | undefined;
  /** A whole number of any kind of subject. */
  no?: string | undefined;
}

/** What the shop's side did, and the shop itself: records of buyers' own calls belong to the buyers. */
const ofShopSide = sql`(starts_with(${auditRecords.path}, '/api/Ops') or not starts_with(${auditRecords.path}, '/api/'))`;

function wanted(ctx: Ctx, { userId, area, from, until, no }: LogFilter): SQL | undefined {
  return and(
    eq(auditRecords.companyId, ctx.companyId),
    ofShopSide,
    userId === undefined ? undefined : eq(auditRecords.actorId, userId),
    area && anyText(auditRecords.path, loggedPathsOf(area)),
    from && gte(auditRecords.createdAt, from),
    until && lt(auditRecords.createdAt, until),
    no === undefined ? undefined : anyText(auditRecords.subject, logSubjectsOf(no)),
  );
}

export type LogRow = Awaited<ReturnType<typeof selectLog>>[number];

/** The newest first. */
export async function selectLog(ctx: Ctx, filter: LogFilter, span: { limit: number; offset: number }) {
  return ctx.db
    .select({
      id: auditRecords.id,
      actorId: auditRecords.actorId,
      actorName: auditRecords.actorName,
      ip: auditRecords.ip,
      path: auditRecords.path,
      subject: auditRecords.subject,
      before: auditRecords.before,
      after: auditRecords.after,
      createdAt: auditRecords.createdAt,
    })
    .from(auditRecords)
    .where(wanted(ctx, filter))
    .orderBy(desc(auditRecords.createdAt), desc(auditRecords.id))
    .limit(span.limit)
    .offset(span.offset);
}

/** How many records match, as countSome has it. */
export async function countLog(ctx: Ctx, filter: LogFilter): Promise<number> {
  // Along the index of the page, for in that of paths the records of buyers stand before those that count; an area names its
  // paths, and the index of paths ends sooner.
  const order = filter.area ? sql`` : sql`order by ${auditRecords.createdAt} desc, ${auditRecords.id} desc`;
  return countSome(ctx.db, sql`select 1 from ${auditRecords} where ${wanted(ctx, filter)} ${order}`);
}

/** Everybody of the shop's side, also who was stopped. */
export async function selectShopPeople(ctx: Ctx) {
  return ctx.db
    .select({ userId: users.id, userName: users.name })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, users.accountId)))
    .where(and(eq(users.companyId, ctx.companyId), ne(accounts.accountType, accountTypes.buyer)))
    .orderBy(asc(users.id));
}
