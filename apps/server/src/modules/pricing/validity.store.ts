import type { Validity } from '@jicai/domain/money/price-validity.ts';
import { warningRanges } from '@jicai/domain/shop/warning-options.ts';
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

/** How many days before its end a price ends soon: as the shop sets it, read as `warningOptionsOf` of the domain does. */
const warnDays = (companyId: string): SQL => {
  const { initial, min, max } = warningRanges.priceDays;
  const own = sql`o.options #> '{warnings,priceDays}'`;
  return sql`coalesce((select case when jsonb_typeof(${own}) = 'number' and ${own} between to_jsonb(${min}::int) and to_jsonb(${max}::int)
    then (${own})::int end from shop_settings o where o.company_id = ${companyId}), ${initial}::int)`;
};

/** A contract price that is in force, ends soon, and is followed by none without a gap. */
export function isEndingSoon(ctx: Pick<Ctx, 'now' | 'companyId'>, row: SQL): SQL {
  const soon = sql`${at(ctx)} + make_interval(days => ${warnDays(ctx.companyId)})`;
  return sql`(${isOfValidity(ctx, row, 'inForce')} and ${row}.valid_to is not null and ${row}.valid_to <= ${soon} and not exists (
    select 1 from contract_prices n where n.company_id = ${row}.company_id and n.customer_id = ${row}.customer_id
      and n.item_id = ${row}.item_id and n.valid_from > ${row}.valid_from and n.valid_from <= ${row}.valid_to
      and (n.valid_to is null or n.valid_to > ${row}.valid_to)))`;
}
