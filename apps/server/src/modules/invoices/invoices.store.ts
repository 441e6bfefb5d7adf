import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { MoveActor } from '@jicai/domain/orders/order-states.ts';
import { type InvoiceEvent, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { and, asc, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { anyId, anyText, intList } from '../../db/any-of.ts';
import { holdsText } from '../../db/holds-text.ts';
import { invoiceHistory, invoiceLines, invoiceReds, invoices, invoiceSources } from '../../db/tables/invoices.ts';
import { companies, shopSettings } from '../../db/tables/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type Invoice = typeof invoices.$inferSelect;
export type InvoiceLine = typeof invoiceLines.$inferSelect;
export type InvoiceSource = typeof invoiceSources.$inferSelect;

/**
 * Which invoices the caller may see: operators and workers all, a buyer his own, or with invoice.view those of his
 * customer.
 */
function seen({ actor, companyId }: Ctx): SQL | undefined {
  const company = eq(invoices.companyId, companyId);
  if (!actor || actor.accountType === accountTypes.operator) return company;
  const own = actor.permissions.has('invoice.view') ? undefined : eq(invoices.userId, actor.userId);
  return and(company, eq(invoices.customerId, actor.customerId), own);
}

export interface InvoiceFilter {
  states?: readonly number[] | undefined;
  kind?: '81' | '82' | undefined;
  searchKey?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  needsRed?: boolean | undefined;
}

/** Invoiced more than is still paid for, because of refunds since; 0 for most. */
// Spelled out: in a list of columns drizzle leaves the table's name away, and the inner tables have the same columns.
const overFen = sql<string>`coalesce((
  select sum(greatest(0, s.goods_fen - s.red_goods_fen + s.freight_fen - s.red_freight_fen - (l.pay_fen + l.adjusted_fen - l.refunded_fen)))
  from invoice_sources s join order_lines l on l.company_id = s.company_id and l.id = s.order_line_id
  where s.company_id = "invoices"."company_id" and s.invoice_id = "invoices"."id"
    and "invoices"."state" in (${codes(invoiceStates.issued, invoiceStates.partlyRed)})), 0)`;

function matching(ctx: Ctx, { states, kind, searchKey, from, until, needsRed }: InvoiceFilter): SQL | undefined {
  return and(
    seen(ctx),
    states?.length ? sql`${invoices.state} = any(${intList(states)})` : undefined,
    kind ? eq(invoices.kind, kind) : undefined,
    searchKey ? named(ctx, searchKey) : undefined,
    from ? gte(invoices.createdAt, from) : undefined,
    until ? lt(invoices.createdAt, until) : undefined,
    needsRed ? sql`${overFen} > 0` : undefined,
  );
}

/** A part of its numbers, of its title or of the number of an order on it. */
function named(ctx: Ctx, searchKey: string): SQL | undefined {
  const titleName = sql`${invoices.title}->>'titleName'`;
  return or(
    ...[invoices.reqNo, invoices.invoiceNo, titleName].map((text) => holdsText(text, searchKey)),
    sql`exists (select from invoice_sources s where s.company_id = ${ctx.companyId} and s.invoice_id = ${invoices.id}
      and ${holdsText(sql`s.order_no`, searchKey)})`,
  );
}

export async function selectInvoices(ctx: Ctx, filter: InvoiceFilter, page: { limit: number; offset: number }) {
  const where = matching(ctx, filter);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ invoice: invoices, overFen: overFen.mapWith(Number) })
      .from(invoices)
      .where(where)
      .orderBy(desc(invoices.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.select({ total: count() }).from(invoices).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export type InvoiceKey = { reqNo: string } | { invoiceNo: string } | { id: string };

const byKey = (key: InvoiceKey): SQL =>
  'reqNo' in key
    ? eq(invoices.reqNo, key.reqNo)
    : 'id' in key
      ? eq(invoices.id, key.id)
      : (and(eq(invoices.invoiceNo, key.invoiceNo), sql`${invoices.invoiceNo} <> ''`) ?? sql`false`);

export async function selectInvoice(ctx: Ctx, key: InvoiceKey): Promise<Invoice | undefined> {
  const [row] = await ctx.db
    .select()
    .from(invoices)
    .where(and(seen(ctx), byKey(key)));
  return row;
}

export async function lockInvoiceRow(ctx: Ctx, key: InvoiceKey): Promise<Invoice | undefined> {
  const [row] = await ctx.db
    .select()
    .from(invoices)
    .where(and(seen(ctx), byKey(key)))
    .for('update');
  return row;
}

/** Invoices that hold amounts of an order or are about to, oldest first, locked. */
export async function lockInvoicesOfOrder(ctx: Ctx, orderId: string): Promise<Invoice[]> {
  const ofOrder = sql`${invoices.id} in (
    select s.invoice_id from invoice_sources s where s.company_id = ${ctx.companyId} and s.order_id = ${orderId})`;
  return ctx.db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, ctx.companyId),
        ofOrder,
        sql`${invoices.state} = any(${intList([10, 20, 30, 60, 65])})`,
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update');
}

/** Those that carry one of these numbers, of the request or of the paper. */
export function selectNumbered(
  ctx: Ctx,
  { reqNos, invoiceNos }: { reqNos: readonly string[]; invoiceNos: readonly string[] },
): Promise<Invoice[]> {
  return ctx.db
    .select()
    .from(invoices)
    .where(
      and(
        seen(ctx),
        or(
          anyText(invoices.reqNo, reqNos),
          and(anyText(invoices.invoiceNo, invoiceNos), sql`${invoices.invoiceNo} <> ''`),
        ),
      ),
    );
}

/** False if the number already exists. */
export async function insertInvoice(ctx: Ctx, row: Omit<typeof invoices.$inferInsert, 'companyId'>): Promise<boolean> {
  const inserted = await ctx.db
    .insert(invoices)
    .values({ ...row, companyId: ctx.companyId })
    .onConflictDoNothing({ target: [invoices.companyId, invoices.reqNo] })
    .returning({ id: invoices.id });
  return inserted.length > 0;
}

export async function updateInvoice(
  ctx: Ctx,
  invoiceId: string,
  fields: Partial<typeof invoices.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(invoices)
    .set({ ...fields, updatedAt: ctx.now })
    .where(and(eq(invoices.companyId, ctx.companyId), eq(invoices.id, invoiceId)));
}

export async function insertPaper(
  ctx: Ctx,
  {
    lines,
    sources,
  }: {
    lines: readonly Omit<typeof invoiceLines.$inferInsert, 'companyId' | 'id'>[];
    sources: readonly Omit<typeof invoiceSources.$inferInsert, 'companyId' | 'id'>[];
  },
): Promise<void> {
  const { companyId } = ctx;
  await ctx.db.insert(invoiceLines).values(lines.map((row) => ({ ...row, companyId, id: ctx.newId() })));
  await ctx.db.insert(invoiceSources).values(sources.map((row) => ({ ...row, companyId, id: ctx.newId() })));
}

export function selectLines(ctx: Ctx, invoiceId: string): Promise<InvoiceLine[]> {
  return ctx.db
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.companyId, ctx.companyId), eq(invoiceLines.invoiceId, invoiceId)))
    .orderBy(asc(invoiceLines.lineNo));
}

export function selectSources(ctx: Ctx, invoiceIds: readonly string[]): Promise<InvoiceSource[]> {
  return ctx.db
    .select()
    .from(invoiceSources)
    .where(and(eq(invoiceSources.companyId, ctx.companyId), anyId(invoiceSources.invoiceId, invoiceIds)))
    .orderBy(asc(invoiceSources.id));
}

export function selectReds(ctx: Ctx, invoiceIds: readonly string[]) {
  return ctx.db
    .select()
    .from(invoiceReds)
    .where(and(eq(invoiceReds.companyId, ctx.companyId), anyId(invoiceReds.invoiceId, invoiceIds)))
    .orderBy(desc(invoiceReds.id));
}
export type InvoiceRed = Awaited<ReturnType<typeof selectReds>>[number];

export async function insertHistory(
  ctx: Ctx,
  row: {
    invoiceId: string;
    version: number;
    fromState: number | null;
    toState: number;
    event: InvoiceEvent;
    actorType: MoveActor;
    actorId: string;
    actorName: string;
    reason: string;
  },
): Promise<void> {
  const { companyId, act, now: createdAt } = ctx;
  await ctx.db
    .insert(invoiceHistory)
    .values({ ...row, companyId, id: ctx.newId(), requestId: act.requestId ?? null, createdAt });
}

/** How often it was sent to be issued. */
export function countIssues(ctx: Ctx, invoiceId: string): Promise<number> {
  const { companyId } = ctx;
  return ctx.db.$count(
    invoiceHistory,
    and(
      eq(invoiceHistory.companyId, companyId),
      eq(invoiceHistory.invoiceId, invoiceId),
      eq(invoiceHistory.event, 'issue'),
    ),
  );
}

export function selectHistory(ctx: Ctx, invoiceId: string) {
  return ctx.db
    .select()
    .from(invoiceHistory)
    .where(and(eq(invoiceHistory.companyId, ctx.companyId), eq(invoiceHistory.invoiceId, invoiceId)))
    .orderBy(desc(invoiceHistory.version));
}

/** The shop's name and its stored options, where the seller's particulars stand. */
export async function selectShop(ctx: Ctx): Promise<{ name: string; options: unknown }> {
  const [row] = await ctx.db
    .select({ name: companies.name, options: shopSettings.options })
    .from(companies)
    .leftJoin(shopSettings, eq(shopSettings.companyId, companies.id))
    .where(eq(companies.id, ctx.companyId));
  return { name: row?.name ?? '', options: row?.options ?? {} };
}
