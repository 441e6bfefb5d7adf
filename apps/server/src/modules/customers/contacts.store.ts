import type { ContactForm } from '@jicai/domain/people/customer-contacts.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { customerContacts } from '../../db/tables/customer-contacts.ts';

export interface ContactRow extends ContactForm {
  contactId: string;
  isPreferred: boolean;
}

const of = (ctx: Ctx, customerId: string) =>
  and(eq(customerContacts.companyId, ctx.companyId), eq(customerContacts.customerId, customerId));
const one = (ctx: Ctx, customerId: string, contactId: string) =>
  and(of(ctx, customerId), eq(customerContacts.id, contactId));

/** The preferred one first, then by name. */
export function selectContacts(ctx: Ctx, customerId: string): Promise<ContactRow[]> {
  return ctx.db
    .select({
      contactId: customerContacts.id,
      contactName: customerContacts.contactName,
      duty: customerContacts.duty,
      jobTitle: customerContacts.jobTitle,
      mobile: customerContacts.mobile,
      email: customerContacts.email,
      note: customerContacts.note,
      isPreferred: customerContacts.isPreferred,
    })
    .from(customerContacts)
    .where(of(ctx, customerId))
    .orderBy(desc(customerContacts.isPreferred), asc(customerContacts.contactName), asc(customerContacts.id));
}

export async function insertContact(ctx: Ctx, customerId: string, form: ContactForm): Promise<string> {
  const { companyId, now } = ctx;
  const id = ctx.newId();
  await ctx.db.insert(customerContacts).values({ ...form, companyId, id, customerId, createdAt: now, updatedAt: now });
  return id;
}

export async function updateContact(
  ctx: Ctx,
  { customerId, contactId }: { customerId: string; contactId: string },
  form: ContactForm,
): Promise<void> {
  await ctx.db
    .update(customerContacts)
    .set({ ...form, updatedAt: ctx.now })
    .where(one(ctx, customerId, contactId));
}

/** Sets the one to talk to first; null for nobody. The caller holds the customer's file. */
export async function updatePreferred(ctx: Ctx, customerId: string, contactId: string | null): Promise<void> {
  await ctx.db
    .update(customerContacts)
    .set({ isPreferred: false })
    .where(and(of(ctx, customerId), eq(customerContacts.isPreferred, true)));
  if (contactId === null) return;
  await ctx.db
    .update(customerContacts)
    .set({ isPreferred: true })
    .where(one(ctx, customerId, contactId));
}

export async function deleteContact(ctx: Ctx, customerId: string, contactId: string): Promise<void> {
  await ctx.db.delete(customerContacts).where(one(ctx, customerId, contactId));
}
