import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Stored options of the shop, of which the pure rules read their part. */
export async function selectShopOptions(ctx: Ctx): Promise<unknown> {
  const [row] = await read(ctx.db, { companyId: ctx.companyId });
  return row?.options;
}

const read = prepared<{ options: unknown }, 'companyId'>(
  ['companyId'],
  ({ companyId }) => sql`select options from shop_settings where company_id = ${companyId}`,
);
