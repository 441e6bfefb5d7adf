import type { SupplierSort } from '@jicai/domain/shop-side/list-sorts.ts';
import { accountStates } from '@jicai/domain/people/account-types.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { supplierPapers } from '../../db/tables/supplier-papers.ts';

export type PaperRow = typeof supplierPapers.$inferSelect;

export interface SupplierFilter {
  searchKey?: string | undefined;
  /** Only those with a paper whose last day is this or earlier. */
  endingBy?: string | undefined;
}

export interface SupplierRow {
  supplierId: string;
  supplierName: string;
  contactName: string;
  telephone: string;
  isSelf: boolean;
  isActive: boolean;
  itemCount: number;
  openOrderCount: number;
  paperCount: number;
  firstValidTo: string;
}

const matching = ({ companyId }: Ctx, { searchKey, endingBy }: SupplierFilter) => sql`
  from suppliers u where u.company_id = ${companyId}
    ${searchKey ? sql`and position(lower(${searchKey}) in lower(u.name)) > 0` : sql``}
    ${endingBy ? sql`and exists (select 1 from supplier_papers e where e.company_id = u.company_id and e.supplier_id = u.id and e.valid_to <> '' and e.valid_to <= ${endingBy})` : sql``}`;

/** What suppliers stand by; without `sort` the newest are first. */
interface SupplierOrder {
  sort?: SupplierSort | undefined;
  isDown?: boolean | undefined;
}

const inOrder = ({ sort, isDown }: SupplierOrder): SQL => {
  if (!sort) return sql`u.id desc`;
  return isDown ? sql`u.name desc, u.id desc` : sql`u.name, u.id`;
};

/** The newest first, with what there is of them. */
export async function selectSuppliers(
  ctx: Ctx,
  filter: SupplierFilter,
  { limit, offset, ...order }: { limit: number; offset: number } & SupplierOrder,
): Promise<{ rows: SupplierRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    ctx.db.execute<SupplierRow & Record<string, unknown>>(sql`
      with page as materialized (select u.id ${matching(ctx, filter)} order by ${inOrder(order)} limit ${limit} offset ${offset})
      select u.id::text as "supplierId", u.name as "supplierName", u.contact_name as "contactName", u.telephone,
        u.is_self as "isSelf", u.is_active as "isActive",
        (select count(*)::int from items i where i.company_id = u.company_id and i.supplier_id = u.id and i.is_on_sale) as "itemCount",
        (select count(*)::int from orders o where o.company_id = u.company_id and o.supplier_id = u.id
          and o.state in (${codes(orderStates.awaitingShipment, orderStates.partlyShipped)})) as "openOrderCount",
        (select count(*)::int from supplier_papers e where e.company_id = u.company_id and e.supplier_id = u.id) as "paperCount",
        coalesce((select min(e.valid_to) from supplier_papers e
          where e.company_id = u.company_id and e.supplier_id = u.id and e.valid_to <> ''), '') as "firstValidTo"
      from page join suppliers u on u.company_id = ${ctx.companyId} and u.id = page.id order by u.id desc`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${matching(ctx, filter)}`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function selectSupplierFile(ctx: Ctx, supplierId: string) {
  const [row] = await ctx.db
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.companyId, ctx.companyId), eq(suppliers.id, supplierId)));
  return row;
}
export type SupplierFile = NonNullable<Awaited<ReturnType<typeof selectSupplierFile>>>;

/** Who works for a supplier in the console. */
export async function selectSupplierUsers(ctx: Ctx, supplierId: string) {
  const { rows } = await ctx.db.execute<{ userName: string; accountNo: string; isActive: boolean }>(sql`
    select u.name as "userName", a.account_no as "accountNo",
      a.state = ${codes(accountStates.active)} as "isActive"
    from users u join accounts a on a.company_id = u.company_id and a.id = u.account_id
    where u.company_id = ${ctx.companyId} and u.supplier_id = ${supplierId} order by u.id`);
  return rows;
}

/** Those with no end last. */
export function selectPapers(ctx: Ctx, supplierId: string): Promise<PaperRow[]> {
  return ctx.db
    .select()
    .from(supplierPapers)
    .where(and(eq(supplierPapers.companyId, ctx.companyId), eq(supplierPapers.supplierId, supplierId)))
    .orderBy(sql`nullif(${supplierPapers.validTo}, '') nulls last`, asc(supplierPapers.id));
}

export async function selectPaper(ctx: Ctx, paperId: string): Promise<PaperRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(supplierPapers)
    .where(and(eq(supplierPapers.companyId, ctx.companyId), eq(supplierPapers.id, paperId)));
  return row;
}

export async function upsertSupplier(
  ctx: Ctx,
  {
    id,
    ...values
  }: Pick<SupplierFile, 'id' | 'name' | 'contactName' | 'telephone' | 'areaText' | 'address' | 'intro' | 'logoUrl'>,
): Promise<void> {
  const row = { ...values, updatedAt: ctx.now };
  await ctx.db
    .insert(suppliers)
    .values({ ...row, id, companyId: ctx.companyId })
    .onConflictDoUpdate({ target: [suppliers.companyId, suppliers.id], set: row });
}

export async function upsertPaper(
  ctx: Ctx,
  { id, ...values }: Omit<PaperRow, 'companyId' | 'updatedAt' | 'toldTo'>,
): Promise<void> {
  const row = { ...values, updatedAt: ctx.now };
  await ctx.db
    .insert(supplierPapers)
    .values({ ...row, id, companyId: ctx.companyId })
    .onConflictDoUpdate({ target: [supplierPapers.companyId, supplierPapers.id], set: row });
}

export async function deletePaper(ctx: Ctx, paperId: string): Promise<void> {
  await ctx.db
    .delete(supplierPapers)
    .where(and(eq(supplierPapers.companyId, ctx.companyId), eq(supplierPapers.id, paperId)));
}

/** Papers that end by this day and were not told of, each once for a last day; from now on they were. */
export async function takeUntold(
  ctx: Ctx,
  { today, endingBy, limit }: { today: string; endingBy: string; limit: number },
): Promise<{ supplierId: string; supplierName: string; paperName: string; validTo: string }[]> {
  const { rows } = await ctx.db.execute<{
    supplierId: string;
    supplierName: string;
    paperName: string;
    validTo: string;
  }>(sql`
    update supplier_papers e set told_to = e.valid_to
    from suppliers u
    where e.company_id = ${ctx.companyId} and e.id = any(array(select x.id from supplier_papers x
        where x.company_id = ${ctx.companyId} and x.valid_to >= ${today} and x.valid_to <= ${endingBy} and x.told_to <> x.valid_to
        order by x.id limit ${limit}))
      and e.told_to <> e.valid_to and u.company_id = e.company_id and u.id = e.supplier_id
    returning u.id::text as "supplierId", u.name as "supplierName", e.paper_name as "paperName", e.valid_to as "validTo"`);
  return rows;
}
