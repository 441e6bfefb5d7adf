import { and, asc, desc, eq } from 'drizzle-orm';
import { suppliers } from '../../db/tables/goods.ts';
import { returnAddresses, type ReturnAddressSnapshot } from '../../db/tables/returns.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const columns = {
  addressId: returnAddresses.id,
  supplierId: returnAddresses.supplierId,
  receiver: returnAddresses.receiver,
  mobile: returnAddresses.mobile,
  areaCode: returnAddresses.areaCode,
  areaText: returnAddresses.areaText,
  address: returnAddresses.address,
  isDefault: returnAddresses.isDefault,
};

/** The default first. */
export async function selectReturnAddresses(ctx: Ctx, supplierId: string) {
  return ctx.db
    .select(columns)
    .from(returnAddresses)
    .where(and(eq(returnAddresses.companyId, ctx.companyId), eq(returnAddresses.supplierId, supplierId)))
    .orderBy(desc(returnAddresses.isDefault), asc(returnAddresses.id));
}

export async function selectReturnAddress(ctx: Ctx, addressId: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(returnAddresses)
    .where(and(eq(returnAddresses.companyId, ctx.companyId), eq(returnAddresses.id, addressId)));
  return row;
}

/** The supplier's own address, if it has entered one. */
export async function selectSupplierAddress(ctx: Ctx, supplierId: string): Promise<ReturnAddressSnapshot | undefined> {
  const [row] = await ctx.db
    .select({
      receiver: suppliers.contactName,
      mobile: suppliers.telephone,
      areaText: suppliers.areaText,
      address: suppliers.address,
    })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, ctx.companyId), eq(suppliers.id, supplierId)));
  // Catalogue files separate the levels of an area by a slash.
  return row?.address ? { ...row, areaText: [...new Set(row.areaText.split('/'))].join('') } : undefined;
}

export async function isSupplier(ctx: Ctx, supplierId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, ctx.companyId), eq(suppliers.id, supplierId)));
  return rows.length > 0;
}

/** Those who save addresses of a supplier at once wait for each other: of two first ones one is the default. */
export async function lockAddressesOf(ctx: Ctx, supplierId: string): Promise<void> {
  await ctx.db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, ctx.companyId), eq(suppliers.id, supplierId)))
    .for('no key update');
}

export async function updateNoDefault(ctx: Ctx, supplierId: string): Promise<void> {
  await ctx.db
    .update(returnAddresses)
    .set({ isDefault: false, updatedAt: ctx.now })
    .where(
      and(
        eq(returnAddresses.companyId, ctx.companyId),
        eq(returnAddresses.supplierId, supplierId),
        eq(returnAddresses.isDefault, true),
      ),
    );
}

export async function upsertReturnAddress(
  ctx: Ctx,
  row: Omit<typeof returnAddresses.$inferInsert, 'companyId' | 'updatedAt'>,
): Promise<void> {
  const { id: _id, supplierId: _supplierId, ...fields } = row;
  await ctx.db
    .insert(returnAddresses)
    .values({ ...row, companyId: ctx.companyId, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: [returnAddresses.companyId, returnAddresses.id],
      set: { ...fields, updatedAt: ctx.now },
    });
}

export async function deleteReturnAddress(ctx: Ctx, addressId: string): Promise<void> {
  await ctx.db
    .delete(returnAddresses)
    .where(and(eq(returnAddresses.companyId, ctx.companyId), eq(returnAddresses.id, addressId)));
}
