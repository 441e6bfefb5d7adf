import { and, eq } from 'drizzle-orm';
import { items } from '../../db/tables/goods.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Pictures beside the main one. */
export async function selectImages(ctx: Ctx, itemId: string): Promise<string[]> {
  const [item] = await ctx.db
    .select({ imgUrls: items.imgUrls })
    .from(items)
    .where(and(eq(items.companyId, ctx.companyId), eq(items.id, itemId)));
  return item?.imgUrls ?? [];
}
