import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { parcelLines, parcels } from '../../db/tables/parcels.ts';
import { returnLines, returnSheets } from '../../db/tables/returns.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** By line: when its last parcel was received. Lines of which nothing was received are absent. */
export async function selectReceivedAt(ctx: Ctx, orderLineIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await ctx.db
    .select({ orderLineId: parcelLines.orderLineId, receivedAt: max(parcels.receivedAt) })
    .from(parcelLines)
    .innerJoin(parcels, and(eq(parcels.companyId, parcelLines.companyId), eq(parcels.id, parcelLines.parcelId)))
    .where(
      and(
        eq(parcelLines.companyId, ctx.companyId),
        anyId(parcelLines.orderLineId, orderLineIds),
        sql`${parcels.receivedAt} is not null`,
      ),
    )
    .groupBy(parcelLines.orderLineId);
  return new Map(rows.flatMap((row) => (row.receivedAt ? [[row.orderLineId, row.receivedAt]] : [])));
}

/** Refused sheets of these lines, the newest first. `hasAgain`: the buyer has already used the second application. */
export async function selectRefused(ctx: Ctx, orderLineIds: readonly string[]) {
  return ctx.db
    .select({
      returnId: returnSheets.id,
      returnNo: returnSheets.returnNo,
      attempt: returnSheets.attempt,
      hasAgain: sql<boolean>`exists (select 1 from return_sheets n
        where n.company_id = ${ctx.companyId} and n.previous_id = ${returnSheets.id})`,
      orderLineId: returnLines.orderLineId,
      basis: returnLines.basis,
      qty: returnLines.qty,
    })
    .from(returnLines)
    .innerJoin(
      returnSheets,
      and(eq(returnSheets.companyId, returnLines.companyId), eq(returnSheets.id, returnLines.returnId)),
    )
    .where(
      and(
        eq(returnLines.companyId, ctx.companyId),
        anyId(returnLines.orderLineId, orderLineIds),
        eq(returnSheets.state, returnStates.refused),
      ),
    )
    .orderBy(desc(returnSheets.id));
}
export type RefusedLine = Awaited<ReturnType<typeof selectRefused>>[number];
