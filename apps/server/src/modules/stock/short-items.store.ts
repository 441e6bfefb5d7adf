import { type SQL, sql } from 'drizzle-orm';

const shorts = ['noStock', 'lowStock'] as const;
type Short = (typeof shorts)[number];

export const isShort = (queue: string | undefined): queue is Short => shorts.some((one) => one === queue);

/**
 * Items on sale that are sold out, or fewer than they are watched for, by their `id`. Indexes alone answer it: of a million
 * goods each that had to be looked up took 10 µs, and those that may be short are many.
 */
export const shortItems = (companyId: string, queue: Short): SQL => sql`(
  select s.item_id as id from ${queue === 'noStock' ? soldOut(companyId) : belowSafety(companyId)}
    and not exists (select 1 from items off where off.company_id = ${companyId} and off.id = s.item_id and not off.is_on_sale))`;

const soldOut = (companyId: string): SQL => sql`stock_rows s where s.company_id = ${companyId} and s.available <= 0`;

const belowSafety = (companyId: string): SQL => {
  const watched = sql`items i where i.company_id = ${companyId} and i.safety_qty > 0`;
  return sql`stock_rows s join (select i.id, i.safety_qty from ${watched}) w on w.id = s.item_id
    where s.company_id = ${companyId} and s.available < w.safety_qty
      and s.available < (select max(i.safety_qty) from ${watched})`;
};
