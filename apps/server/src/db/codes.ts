import { type SQL, sql } from 'drizzle-orm';

type Code = number | string;

const written = (value: Code): string => {
  if (typeof value === 'number') return String(Math.trunc(value));
  if (!/^\w+$/.test(value)) throw new Error(`no code: ${value}`);
  return `'${value}'`;
};

/**
 * Named codes as constants of a statement, `state in (${codes(orderStates.completed, orderStates.closed)})`. A bind parameter
 * would hide from the planner which partial index holds the rows.
 */
export const codes = (...values: readonly Code[]): SQL => sql.raw(values.map(written).join(', '));
