import { and, asc, eq } from 'drizzle-orm';
import { itemImages } from '../../db/tables/goods.ts';
import type { Ctx } from '../../http/context.ts';

/** Pictures beside the main one. */
export async function selectImages(ctx: Ctx, itemId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ imgUrl: itemImages.imgUrl })
    .from(itemImages)
    .where(and(eq(itemImages.companyId, ctx.companyId), eq(itemImages.itemId, itemId)))
    .orderBy(asc(itemImages.sortNo));
  return rows.map((row) => row.imgUrl);
}
