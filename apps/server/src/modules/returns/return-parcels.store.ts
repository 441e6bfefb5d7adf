import { and, eq, ne } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { returnLines, returnParcels, returnSheets } from '../../db/tables/returns.ts';
import type { Ctx } from '../../ctx/ctx.ts';

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

/** When the sheets of an order held goods that had been shipped, by line; `to` is null where one still does. */
export async function selectHolds(ctx: Ctx, orderId: string) {
  return ctx.db
    .select({ orderLineId: returnLines.orderLineId, from: returnSheets.createdAt, to: returnSheets.closedAt })
    .from(returnSheets)
    .innerJoin(
      returnLines,
      and(eq(returnLines.companyId, returnSheets.companyId), eq(returnLines.returnId, returnSheets.id)),
    )
    .where(
      and(
        eq(returnSheets.companyId, ctx.companyId),
        eq(returnSheets.orderId, orderId),
        ne(returnLines.basis, 'unshipped'),
      ),
    );
}
