import { registerStates } from '@jicai/domain/people/registration.ts';
import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { countSome } from '../../db/count-some.ts';
import { codes } from '../../db/codes.ts';
import { intList } from '../../db/any-of.ts';
import { holdsText } from '../../db/holds-text.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { registrations } from '../../db/tables/registrations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { accountOf, registrationColumns, type RegistrationRow } from './registrations.store.ts';

export interface RegisterFilter {
  searchKey?: string | undefined;
  states?: readonly number[] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

/** Those that wait first, the oldest on top; then what is decided, the latest on top. pageIndex is 1-based. */
export function selectRegistrationPage(
  ctx: Ctx,
  filter: RegisterFilter,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<RegistrationRow[]> {
  const waits = sql`case when ${registrations.state} = ${codes(registerStates.awaitingReview)} then ${registrations.submittedAt} end`;
  return ctx.db
    .select(registrationColumns)
    .from(registrations)
    .innerJoin(accounts, accountOf)
    .where(matching(ctx, filter))
    .orderBy(sql`${waits} asc nulls last`, desc(registrations.auditedAt), asc(registrations.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
}

export async function countRegistrations(ctx: Ctx, filter: RegisterFilter): Promise<number> {
  return countSome(
    ctx.db,
    sql`select 1 from ${registrations} inner join ${accounts} on ${accountOf} where ${matching(ctx, filter)}`,
  );
}

function matching(ctx: Ctx, { searchKey, states, from, until }: RegisterFilter): SQL | undefined {
  return and(
    eq(registrations.companyId, ctx.companyId),
    states?.length ? sql`${registrations.state} = any(${intList(states)})` : undefined,
    from ? gte(registrations.submittedAt, from) : undefined,
    until ? lt(registrations.submittedAt, until) : undefined,
    searchKey ? named(searchKey) : undefined,
  );
}

/** A credit code or an account name, or a part of the enterprise's name; wildcard characters are literal. */
function named(searchKey: string): SQL | undefined {
  return or(
    eq(registrations.taxNo, searchKey.toUpperCase()),
    eq(sql`lower(${accounts.accountNo})`, searchKey.toLowerCase()),
    holdsText(registrations.customerName, searchKey),
  );
}
