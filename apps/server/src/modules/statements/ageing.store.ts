import { type Age, ageNames, daysOf } from '@jicai/domain/statements/ageing.ts';
import { payableStates } from '@jicai/domain/statements/statement-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { statements } from '../../db/tables/statements.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type AgeFens = Record<Age, number>;
export interface AgeingRow {
  customerId: string;
  customerName: string;
  fens: AgeFens;
  totalFen: number;
}

/** Statements of an age, as a condition on `statements`; `today` is "YYYY-MM-DD". */
export function isAged(age: Age, today: string): SQL {
  const { from, to } = daysOf(age);
  const days = sql`coalesce(${today}::date - ${statements.dueDate}, 0)`;
  const upTo = to === null ? sql`` : sql` and ${days} <= ${to}`;
  return from === 0 ? sql`${days} <= ${to ?? 0}` : sql`(${days} >= ${from}${upTo})`;
}

/** What each customer owes by age, the most overdue first, and what all of them owe; customers that owe nothing are absent. */
export async function selectAgeing(
  ctx: Ctx,
  { today, limit, offset }: { today: string; limit: number; offset: number },
): Promise<{ rows: AgeingRow[]; sums: AgeFens; total: number }> {
  const unpaid = sql`greatest(${statements.totalFen}, 0) - ${statements.paidFen}`;
  const sumOf = (age: Age) => sql`coalesce(sum(${unpaid}) filter (where ${isAged(age, today)}), 0)`;
  const columns = ageNames.map((age) => sql`${sumOf(age)} as ${sql.identifier(age)}`);
  const overdue = ageNames.slice(1).map((age) => sql`${sql.identifier(age)}`);
  const allOf = ageNames.map(
    (age) => sql`coalesce(sum(${sql.identifier(age)}) over (), 0) as ${sql.identifier(`all_${age}`)}`,
  );
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`
    select c.*, count(*) over () as customers, ${sql.join(allOf, sql`, `)} from (
      select ${statements.customerId} as customer_id, max(${statements.customerName}) as customer_name,
        ${sql.join(columns, sql`, `)}
      from ${statements}
      where ${statements.companyId} = ${ctx.companyId} and ${statements.state} in (${codes(...payableStates)})
      group by ${statements.customerId}
    ) c
    where ${sql.join(
      ageNames.map((age) => sql`${sql.identifier(age)} > 0`),
      sql` or `,
    )}
    order by ${sql.join(overdue, sql` + `)} desc, "notDue" desc, customer_id
    limit ${limit} offset ${offset}`);
  const fensOf = (row: Record<string, string>, prefix = '') =>
    Object.fromEntries(ageNames.map((age) => [age, Number(row[`${prefix}${age}`] ?? 0)])) as AgeFens;
  return {
    rows: rows.map((row) => {
      const fens = fensOf(row);
      const { customer_id: customerId = '', customer_name: customerName = '' } = row;
      return { customerId, customerName, fens, totalFen: ageNames.reduce((sum, age) => sum + fens[age], 0) };
    }),
    sums: fensOf(rows[0] ?? {}, 'all_'),
    total: Number(rows[0]?.['customers'] ?? 0),
  };
}
