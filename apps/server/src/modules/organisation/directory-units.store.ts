import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { anyId, idList, textList } from '../../db/any-of.ts';
import { orgUnits } from '../../db/tables/accounts.ts';

/** A department as an address list has it. */
export interface KeptUnit {
  orgId: string;
  parentId: string;
  name: string;
  directoryId: string;
}

const ofOwnCustomer = (ctx: SignedInCtx) =>
  and(eq(orgUnits.companyId, ctx.companyId), eq(orgUnits.customerId, ctx.actor.customerId));

/** Names and places of departments that are there. They may change names with each other, so all leave their old ones first. */
export async function updateUnits(ctx: SignedInCtx, units: readonly KeptUnit[]): Promise<void> {
  const ids = units.map(({ orgId }) => orgId);
  await ctx.db
    .update(orgUnits)
    .set({ name: sql`'~' || ${orgUnits.id}::text` })
    .where(and(ofOwnCustomer(ctx), anyId(orgUnits.id, ids)));
  await ctx.db.execute(sql`
    update org_units o set name = w.name, parent_id = w.parent_id, directory_id = w.directory_id, version = o.version + 1
    from unnest(${idList(ids)}, ${idList(units.map(({ parentId }) => parentId))}, ${textList(units.map(({ name }) => name))},
      ${textList(units.map(({ directoryId }) => directoryId))}) as w(id, parent_id, name, directory_id)
    where o.company_id = ${ctx.companyId} and o.customer_id = ${ctx.actor.customerId} and o.id = w.id`);
}

export async function insertUnits(ctx: SignedInCtx, units: readonly (KeptUnit & { sortNo: number })[]): Promise<void> {
  const { companyId, actor } = ctx;
  await ctx.db
    .insert(orgUnits)
    .values(units.map(({ orgId: id, ...unit }) => ({ ...unit, companyId, customerId: actor.customerId, id })));
}

/** Departments of an enterprise are of no address list any more. */
export async function forgetDirectoryIds(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db
    .update(orgUnits)
    .set({ directoryId: null })
    .where(
      and(
        eq(orgUnits.companyId, ctx.companyId),
        eq(orgUnits.customerId, customerId),
        sql`${orgUnits.directoryId} is not null`,
      ),
    );
}
