import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { InvoiceTitleForm } from '@jicai/domain/invoices/invoice-title-form.ts';
import { customers } from '../../db/tables/accounts.ts';
import { invoiceTitles } from '../../db/tables/invoices.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** A title of a customer; buyers name their own. */
export interface NamedTitle {
  customerId: string;
  titleId: string;
}

const of = (ctx: Ctx, customerId: string) =>
  and(eq(invoiceTitles.companyId, ctx.companyId), eq(invoiceTitles.customerId, customerId));

const one = (ctx: Ctx, { customerId, titleId }: NamedTitle) => and(of(ctx, customerId), eq(invoiceTitles.id, titleId));

/** The default first, then the newest. */
export function selectTitles(ctx: Ctx, customerId: string) {
  return ctx.db
    .select()
    .from(invoiceTitles)
    .where(of(ctx, customerId))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.id));
}
export type TitleRow = Awaited<ReturnType<typeof selectTitles>>[number];

export async function selectTitle(ctx: Ctx, named: NamedTitle): Promise<TitleRow | undefined> {
  const [row] = await ctx.db.select().from(invoiceTitles).where(one(ctx, named));
  return row;
}

/** Locks the customer's row, so that two additions at the same time neither exceed the limit nor make two defaults. */
export async function lockAndCountTitles(ctx: Ctx, customerId: string): Promise<number> {
  await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.id, customerId)))
    .for('update');
  const [row] = await ctx.db.select({ count: count() }).from(invoiceTitles).where(of(ctx, customerId));
  return row?.count ?? 0;
}

export async function insertTitle(ctx: Ctx, customerId: string, form: InvoiceTitleForm): Promise<string> {
  const { companyId, now } = ctx;
  const id = ctx.newId();
  await ctx.db.insert(invoiceTitles).values({
    ...form,
    companyId,
    id,
    customerId,
    isDefault: false,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Undefined if the title was changed since it was read. */
export async function updateTitle(
  ctx: Ctx,
  { version, form, ...named }: NamedTitle & { version: number; form: InvoiceTitleForm },
): Promise<number | undefined> {
  const [row] = await ctx.db
    .update(invoiceTitles)
    .set({ ...form, version: sql`${invoiceTitles.version} + 1`, updatedAt: ctx.now })
    .where(and(one(ctx, named), eq(invoiceTitles.version, version)))
    .returning({ version: invoiceTitles.version });
  return row?.version;
}

/** Sets the customer's default title; null for none. The caller holds the customer's lock. */
export async function updateDefaultTitle(ctx: Ctx, customerId: string, titleId: string | null): Promise<void> {
  await ctx.db
    .update(invoiceTitles)
    .set({ isDefault: false })
    .where(and(of(ctx, customerId), eq(invoiceTitles.isDefault, true)));
  if (titleId) await ctx.db.update(invoiceTitles).set({ isDefault: true }).where(one(ctx, { customerId, titleId }));
}

export async function deleteTitle(ctx: Ctx, named: NamedTitle): Promise<number> {
  const rows = await ctx.db.delete(invoiceTitles).where(one(ctx, named)).returning({ id: invoiceTitles.id });
  return rows.length;
}

/** Deletes all titles of a customer, when a member closes his account. */
export async function deleteTitlesOf(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db
    .delete(invoiceTitles)
    .where(and(eq(invoiceTitles.companyId, ctx.companyId), eq(invoiceTitles.customerId, customerId)));
}
