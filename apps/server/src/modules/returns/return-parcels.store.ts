import { and, eq } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { returnParcels } from '../../db/tables/returns.ts';
import type { Ctx } from '../../http/context.ts';

/** One parcel a direction: sending again corrects the first. */
export async function upsertParcel(
  ctx: Ctx,
  parcel: Omit<typeof returnParcels.$inferInsert, 'companyId' | 'id' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const { logisticsCode, logisticsName, logisticsNo, images } = parcel;
  await ctx.db
    .insert(returnParcels)
    .values({ ...parcel, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: [returnParcels.companyId, returnParcels.returnId, returnParcels.direction],
      set: { logisticsCode, logisticsName, logisticsNo, images, updatedAt: ctx.now },
    });
}

export async function selectReturnParcels(ctx: Ctx, returnIds: readonly string[]) {
  return ctx.db
    .select({
      returnId: returnParcels.returnId,
      direction: returnParcels.direction,
      logisticsCode: returnParcels.logisticsCode,
      logisticsName: returnParcels.logisticsName,
      logisticsNo: returnParcels.logisticsNo,
      images: returnParcels.images,
      sentAt: returnParcels.createdAt,
    })
    .from(returnParcels)
    .where(and(eq(returnParcels.companyId, ctx.companyId), anyId(returnParcels.returnId, returnIds)));
}
export type ReturnParcelRow = Awaited<ReturnType<typeof selectReturnParcels>>[number];
