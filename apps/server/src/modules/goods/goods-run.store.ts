import { isFieldAct, isOfProduct } from '@jicai/domain/goods/field-acts.ts';
import type { GoodsAct, ItemFacts } from '@jicai/domain/goods/goods-acts.ts';
import { runStates } from '@jicai/domain/goods/run-states.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';
import { replaceLabels } from '../goods-writing/index.ts';
import { keepPastPrices } from '../pricing/index.ts';
import { keepStoppedOff } from '../suppliers/index.ts';
import { lockProductsOf, selectFieldFacts, updateFields } from './field-facts.store.ts';
import { goodsRunItems, goodsRuns } from '../../db/tables/goods-runs.ts';

export interface NamedItem {
  itemId: string;
  itemNo: string;
  itemName: string;
  /** Its supplier is stopped: it cannot be put on sale. */
  isStopped: boolean;
  facts: ItemFacts;
}

type ItemRow = Omit<NamedItem, 'facts'> & ItemFacts & Record<string, unknown>;

/** Items by id, in no order, with what this act looks at; with `isLocked` held for the rest of the transaction, the lowest id first. */
export async function selectItemFacts(
  ctx: Ctx,
  itemIds: readonly string[],
  { act, isLocked }: { act?: GoodsAct; isLocked: boolean },
): Promise<Map<string, NamedItem>> {
  if (act && isLocked && isOfProduct(act.kind)) await lockProductsOf(ctx, itemIds);
  const { rows } = await ctx.db.execute<ItemRow>(sql`
    select id::text as "itemId", item_no as "itemNo", name as "itemName", is_on_sale as "isOnSale",
      exists (select 1 from suppliers u where u.company_id = items.company_id and u.id = items.supplier_id
        and not u.is_active) as "isStopped",
      retail_fen::float8 as "retailFen", enterprise_fen::float8 as "enterpriseFen", market_fen::float8 as "marketFen",
      array(select l.label_id::text from item_labels l where l.company_id = items.company_id and l.item_id = items.id)
        as "labelIds"
    from items where company_id = ${ctx.companyId} and id = any(${idList(itemIds)})
    order by id ${isLocked ? sql`for no key update` : sql``}`);
  const fields = act && isFieldAct(act) ? await selectFieldFacts(ctx, itemIds) : undefined;
  return new Map(
    rows.map(({ itemId, itemNo, itemName, isStopped, isOnSale, retailFen, enterpriseFen, marketFen, labelIds }) => {
      const facts = { isOnSale, retailFen, enterpriseFen, marketFen, labelIds, ...fields?.get(itemId) };
      return [itemId, { itemId, itemNo, itemName, isStopped, facts }];
    }),
  );
}

/** Writes what items have become by an act, or by undoing it; answers all items that are others now. */
export async function updateItems(
  ctx: Ctx,
  act: GoodsAct,
  changes: readonly { itemId: string; facts: ItemFacts }[],
): Promise<string[]> {
  const itemIds = changes.map(({ itemId }) => itemId);
  const concerned = isFieldAct(act) ? await updateFields(ctx, act, changes) : itemIds;
  if (!isFieldAct(act)) await updateFacts(ctx, act, changes);
  await keepStoppedOff(ctx, itemIds);
  return concerned;
}

async function updateFacts(
  ctx: Ctx,
  { kind }: GoodsAct,
  changes: readonly { itemId: string; facts: ItemFacts }[],
): Promise<void> {
  if (kind === 'label')
    await replaceLabels(
      ctx,
      changes.map(({ itemId, facts: { labelIds = [] } }) => ({ itemId, labelIds })),
    );
  const rows = changes.map(({ itemId, facts: { isOnSale, retailFen, enterpriseFen, marketFen } }) => ({
    id: itemId,
    isOnSale,
    retailFen,
    enterpriseFen,
    marketFen,
  }));
  await keepPastPrices(
    ctx,
    'itemId',
    rows.map(({ id, retailFen, enterpriseFen }) => ({ key: id, retailFen, enterpriseFen })),
  );
  await ctx.db.execute(sql`
    update items i set is_on_sale = c."isOnSale", retail_fen = c."retailFen", enterprise_fen = c."enterpriseFen",
      market_fen = c."marketFen", updated_at = ${ctx.now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id bigint, "isOnSale" boolean, "retailFen" bigint, "enterpriseFen" bigint, "marketFen" bigint)
    where i.company_id = ${ctx.companyId} and i.id = c.id`);
}

export interface RunItem {
  itemId: string;
  before: ItemFacts;
  after: ItemFacts;
}

export async function insertRun(
  ctx: SignedInCtx,
  { runId, act, items }: { runId: string; act: GoodsAct; items: readonly RunItem[] },
): Promise<void> {
  const { companyId } = ctx;
  const { userId, userName } = ctx.actor;
  const run = { companyId, id: runId, act, userId, userName, changedCount: items.length, createdAt: ctx.now };
  await ctx.db.insert(goodsRuns).values(run);
  await ctx.db.insert(goodsRunItems).values(items.map((item) => ({ companyId, runId, ...item })));
}

const ofRun = (ctx: Ctx, runId: string) => and(eq(goodsRuns.companyId, ctx.companyId), eq(goodsRuns.id, runId));

export async function lockRun(ctx: Ctx, runId: string) {
  const [row] = await ctx.db.select().from(goodsRuns).where(ofRun(ctx, runId)).for('update');
  return row;
}

export async function selectRunItems(ctx: Ctx, runId: string): Promise<RunItem[]> {
  return ctx.db
    .select({ itemId: goodsRunItems.itemId, before: goodsRunItems.before, after: goodsRunItems.after })
    .from(goodsRunItems)
    .where(and(eq(goodsRunItems.companyId, ctx.companyId), eq(goodsRunItems.runId, runId)));
}

export async function updateRunUndone(
  ctx: SignedInCtx,
  runId: string,
  { undone, keptCount }: { undone: readonly string[]; keptCount: number },
): Promise<void> {
  const { userName: undoUserName } = ctx.actor;
  await ctx.db
    .update(goodsRuns)
    .set({ state: runStates.undone, undoneAt: ctx.now, undoUserName, undoneCount: undone.length, keptCount })
    .where(ofRun(ctx, runId));
  await markUndone(ctx, runId, undone);
}

export async function markUndone(ctx: Ctx, runId: string, undone: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update goods_run_items set is_undone = true
    where company_id = ${ctx.companyId} and run_id = ${runId} and item_id = any(${idList(undone)})`);
}

/** The newest first. */
export async function selectRuns(ctx: Ctx, { limit, offset }: { limit: number; offset: number }) {
  const mine = eq(goodsRuns.companyId, ctx.companyId);
  const [rows, total] = await Promise.all([
    ctx.db.select().from(goodsRuns).where(mine).orderBy(desc(goodsRuns.id)).limit(limit).offset(offset),
    ctx.db.$count(goodsRuns, mine),
  ]);
  return { rows, total };
}
