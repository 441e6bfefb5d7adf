import { endingSoonDays } from '@jicai/domain/money/contract-rows.ts';
import type { Validity } from '@jicai/domain/money/price-validity.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

type Asked = Pick<Ctx, 'now'>;
const at = ({ now }: Asked): SQL => sql`${now.toISOString()}::timestamptz`;

/**
 * A contract price or discount of the alias that holds or is to come (docs/domain/money.md §15). One that ends as it begins was
 * taken back.
 */
export const isStanding = (ctx: Asked, row: SQL): SQL =>
  sql`(${row}.valid_to is null or ${row}.valid_to > greatest(${row}.valid_from, ${at(ctx)}))`;

/** One of that state, as `validityAt` of the domain has it; what was taken back is of none. */
export function isOfValidity(ctx: Asked, row: SQL, validity: Validity): SQL {
  const states: Record<Validity, SQL> = {
    upcoming: sql`(${row}.valid_from > ${at(ctx)} and ${isStanding(ctx, row)})`,
    inForce: sql`(${row}.valid_from <= ${at(ctx)} and ${isStanding(ctx, row)})`,
    ended: sql`(${row}.valid_to <= ${at(ctx)} and ${row}.valid_to > ${row}.valid_from)`,
  };
  return states[validity];
}

/** A contract price that is in force, ends soon, and is followed by none without a gap. */
export function isEndingSoon(ctx: Asked, row: SQL): SQL {
  const soon = new Date(ctx.now.getTime() + endingSoonDays * dayMs).toISOString();
  return sql`(${isOfValidity(ctx, row, 'inForce')} and ${row}.valid_to is not null and ${row}.valid_to <= ${soon}::timestamptz and not exists (
    select 1 from contract_prices n where n.company_id = ${row}.company_id and n.customer_id = ${row}.customer_id
      and n.item_id = ${row}.item_id and n.valid_from > ${row}.valid_from and n.valid_from <= ${row}.valid_to
      and (n.valid_to is null or n.valid_to > ${row}.valid_to)))`;
}
