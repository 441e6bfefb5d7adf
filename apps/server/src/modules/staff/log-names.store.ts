import { actText, type GoodsAct } from '@jicai/domain/goods/goods-acts.ts';
import { changeKindTexts, type ChangeKind } from '@jicai/domain/shop/change-states.ts';
import type { LogReferenceKind } from '@jicai/domain/shop-side/log-fields.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, textList } from '../../db/any-of.ts';

interface NameRow {
  key: string;
  name: string;
}

const plain = (table: string, name = 'name') =>
  byId(sql`select t.id::text as key, t.${sql.identifier(name)} as name from ${sql.identifier(table)} t`);
const byId =
  (from: SQL, on: SQL = sql`t.id`) =>
  (ctx: Ctx, ids: readonly string[]): SQL =>
    sql`${from} where t.company_id = ${ctx.companyId} and ${on} = any(${idList(ids)})`;
const byText =
  (from: SQL, on: SQL) =>
  (ctx: Ctx, keys: readonly string[]): SQL =>
    sql`${from} where t.company_id = ${ctx.companyId} and ${on} = any(${textList(keys)})`;

const lineOf = (table: SQL) =>
  byId(sql`
    select t.id::text as key, coalesce(l.item_name || ' ' || l.item_no, '') as name
    from ${table} t left join order_lines l on l.company_id = t.company_id and l.id = t.order_line_id`);

/** How the names of each kind are read; some are told from parts, below. */
const reads = {
  staff: plain('users'),
  user: plain('users'),
  shopRole: plain('shop_roles'),
  customer: plain('customers'),
  category: plain('categories'),
  supplier: plain('suppliers'),
  brand: plain('brands'),
  label: plain('goods_labels'),
  item: byId(sql`select t.id::text as key, t.name || ' ' || t.item_no as name from items t`),
  itemNo: byText(sql`select t.item_no as key, t.name || ' ' || t.item_no as name from items t`, sql`t.item_no`),
  product: byText(
    sql`
      select t.product_no as key, t.product_no || coalesce(' ' || (
        select i.name from items i where i.company_id = t.company_id and i.product_id = t.id order by i.id limit 1
      ), '') as name
      from products t`,
    sql`t.product_no`,
  ),
  proposal: plain('goods_proposals', 'title'),
  goodsImport: plain('goods_imports', 'file_name'),
  register: plain('registrations', 'customer_name'),
  returnAddress: byId(sql`select t.id::text as key, t.area_text || t.address as name from return_addresses t`),
  orderLine: byId(sql`select t.id::text as key, t.item_name || ' ' || t.item_no as name from order_lines t`),
  parcel: byId(sql`
    select t.id::text as key, case when t.logistics_no = '' then t.logistics_name else t.logistics_no end as name
    from parcels t`),
  statementLine: lineOf(sql`statement_lines`),
  settlementLine: lineOf(sql`settlement_lines`),
  statementPayment: byId(sql`
    select t.id::text as key, c.name || '|' || t.fee_fen as name
    from statement_payments t join customers c on c.company_id = t.company_id and c.id = t.customer_id`),
  hotWord: plain('hot_searches', 'search_key'),
  blockedWord: plain('blocked_words', 'word'),
  view: plain('list_views'),
  change: byId(sql`select t.id::text as key, t.kind || '|' || t.subject_name as name from change_requests t`),
  goodsRun: byId(sql`select t.id::text as key, t.act::text as name from goods_runs t`),
} satisfies Partial<Record<LogReferenceKind, (ctx: Ctx, keys: readonly string[]) => SQL>>;

/** Kinds whose row holds parts of a name. */
const told: Partial<Record<keyof typeof reads, (text: string) => string>> = {
  statementPayment: (text) => withSum(text),
  change: (text) => {
    const [kind = '', ...subject] = text.split('|');
    return `${changeKindTexts[kind as ChangeKind]} ${subject.join('|')}`;
  },
  goodsRun: (text) => actText(JSON.parse(text) as GoodsAct),
};

function withSum(text: string): string {
  const at = text.lastIndexOf('|');
  return `${text.slice(0, at)} ${moneyText(Number(text.slice(at + 1)))}`;
}

export type ReadKind = keyof typeof reads;
export const readKinds = Object.keys(reads) as ReadKind[];

/** Names of one kind by their ids or numbers; what is gone has none. */
export async function selectNames(ctx: Ctx, kind: ReadKind, keys: readonly string[]): Promise<NameRow[]> {
  const { rows } = await ctx.db.execute(reads[kind](ctx, keys));
  const found = rows as unknown as NameRow[];
  const tell = told[kind];
  return found.map(({ key, name }) => ({ key, name: tell ? tell(name) : name })).filter(({ name }) => name !== '');
}
