import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { InvoiceTitleForm } from '@jicai/domain/invoices/invoice-title-form.ts';
import { customers } from '../../db/tables/accounts.ts';
import { invoiceTitles } from '../../db/tables/invoices.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

const own = (ctx: SignedInCtx) =>
  and(eq(invoiceTitles.companyId, ctx.companyId), eq(invoiceTitles.customerId, ctx.actor.customerId));

const one = (ctx: SignedInCtx, titleId: string) => and(own(ctx), eq(invoiceTitles.id, titleId));

/** The default first, then the newest. */
export function selectTitles(ctx: SignedInCtx) {
  return ctx.db
    .select()
    .from(invoiceTitles)
    .where(own(ctx))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.id));
}
export type TitleRow = Awaited<ReturnType<typeof selectTitles>>[number];

export async function selectTitle(ctx: SignedInCtx, titleId: string): Promise<TitleRow | undefined> {
  const [row] = await ctx.db.select().from(invoiceTitles).where(one(ctx, titleId));
  return row;
}

/** Locks the customer's row, so that two additions at the same time neither exceed the limit nor make two defaults. */
export async function lockAndCountTitles(ctx: SignedInCtx): Promise<number> {
  await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.id, ctx.actor.customerId)))
    .for('update');
  const [row] = await ctx.db.select({ count: count() }).from(invoiceTitles).where(own(ctx));
  return row?.count ?? 0;
}

export async function insertTitle(ctx: SignedInCtx, form: InvoiceTitleForm): Promise<string> {
  const { companyId, now } = ctx;
  const id = ctx.newId();
  await ctx.db.insert(invoiceTitles).values({
    ...form,
    companyId,
    id,
    customerId: ctx.actor.customerId,
    isDefault: false,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Undefined if the title was changed since it was read. */
export async function updateTitle(
  ctx: SignedInCtx,
  { titleId, version, form }: { titleId: string; version: number; form: InvoiceTitleForm },
): Promise<number | undefined> {
  const [row] = await ctx.db
    .update(invoiceTitles)
    .set({ ...form, version: sql`${invoiceTitles.version} + 1`, updatedAt: ctx.now })
    .where(and(one(ctx, titleId), eq(invoiceTitles.version, version)))
    .returning({ version: invoiceTitles.version });
  return row?.version;
}

/** Sets the customer's default title; null for none. The caller holds the customer's lock. */
export async function updateDefaultTitle(ctx: SignedInCtx, titleId: string | null): Promise<void> {
  await ctx.db
    .update(invoiceTitles)
    .set({ isDefault: false })
    .where(and(own(ctx), eq(invoiceTitles.isDefault, true)));
  if (titleId) await ctx.db.update(invoiceTitles).set({ isDefault: true }).where(one(ctx, titleId));
}

export async function deleteTitle(ctx: SignedInCtx, titleId: string): Promise<number> {
  const rows = await ctx.db.delete(invoiceTitles).where(one(ctx, titleId)).returning({ id: invoiceTitles.id });
  return rows.length;
}

/** Deletes all titles of a customer, when a member closes his account. */
export async function deleteTitlesOf(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db
    .delete(invoiceTitles)
    .where(and(eq(invoiceTitles.companyId, ctx.companyId), eq(invoiceTitles.customerId, customerId)));
}
