import { type GoodsPool, poolScopeTexts, type PoolScope, wholeRange } from '@jicai/domain/goods/goods-pool.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { findItemIdsByNo } from '../catalog/index.ts';
import { savePool, selectPool } from '../pricing/index.ts';
import { requireCustomer } from './contract-prices.ts';
import { updateCustomerFile } from './customer-file.store.ts';
import { countPooled, selectNosOfIds, selectPoolNames } from './goods-pool.store.ts';
import { type FileChanged, holdOpenFile, type NamedFile } from './hold-file.ts';

/** A pool as operators write it: goods by their numbers. */
export interface TypedPool {
  scope: PoolScope;
  categoryIds: readonly string[];
  brandIds: readonly string[];
  itemNos: readonly string[];
  excludedItemNos: readonly string[];
  maxFee?: number | undefined;
}

/** The pool of a customer in words, with what it holds. Refused as notFound. */
export async function getGoodsPool(ctx: Ctx, customerId: string) {
  const { version } = await requireCustomer(ctx, customerId);
  const pool = (await selectPool(ctx, customerId)) ?? wholeRange;
  return { ...(await describe(ctx, pool)), count: await countPooled(ctx, pool), version };
}

async function describe(ctx: Ctx, pool: GoodsPool) {
  const [names, itemNos, excludedItemNos] = await Promise.all([
    selectPoolNames(ctx, pool),
    selectNosOfIds(ctx, pool.itemIds),
    selectNosOfIds(ctx, pool.excludedItemIds),
  ]);
  return { scope: pool.scope, ...names, itemNos, excludedItemNos, maxFee: pool.maxFen ?? undefined };
}

/** What a pool would hold. Refused as notFound. */
export async function previewGoodsPool(
  ctx: Ctx,
  { customerId, ...typed }: TypedPool & { customerId?: string | undefined },
) {
  if (customerId !== undefined) await requireCustomer(ctx, customerId);
  const { pool, unknownItemNos } = await readPool(ctx, typed);
  return { ...(await countPooled(ctx, pool)), unknownItemNos };
}

/**
 * Sets what a customer may see and buy from now on; orders stay as they are. Refused as notFound, outdated, and badInput
 * at itemNos or excludedItemNos for numbers that no item has.
 */
export async function saveGoodsPool(
  ctx: SignedInCtx,
  { customerId, version, ...typed }: NamedFile & TypedPool,
): Promise<FileChanged> {
  const file = await holdOpenFile(ctx, { customerId, version });
  const { pool, unknownItemNos } = await readPool(ctx, typed);
  const [unknown] = unknownItemNos;
  if (unknown !== undefined) {
    const field = typed.itemNos.includes(unknown) ? 'itemNos' : 'excludedItemNos';
    throw badField(field, `没有商品编号 ${unknown}`);
  }
  const before = (await selectPool(ctx, customerId)) ?? wholeRange;
  await savePool(ctx, customerId, pool);
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: { goodsPool: await inWords(ctx, before) },
    after: { goodsPool: await inWords(ctx, pool) },
  });
  return { version: await updateCustomerFile(ctx, file) };
}

async function readPool(
  ctx: Ctx,
  { scope, categoryIds, brandIds, itemNos, excludedItemNos, maxFee }: TypedPool,
): Promise<{ pool: GoodsPool; unknownItemNos: string[] }> {
  const idOf = await findItemIdsByNo(ctx, [...itemNos, ...excludedItemNos]);
  const idsOf = (nos: readonly string[]) => [...new Set(nos.flatMap((no) => idOf.get(no) ?? []))];
  // A whole range has no lists of what is chosen: they would come back with the next choice unseen.
  const isChosen = scope === 'chosen';
  return {
    pool: {
      scope,
      categoryIds: isChosen ? categoryIds : [],
      brandIds: isChosen ? brandIds : [],
      itemIds: idsOf(itemNos),
      excludedItemIds: idsOf(excludedItemNos),
      maxFen: maxFee ?? null,
    },
    unknownItemNos: [...new Set([...itemNos, ...excludedItemNos])].filter((no) => !idOf.has(no)),
  };
}

/** For the log. */
async function inWords(ctx: Ctx, pool: GoodsPool): Promise<string> {
  const { categories, brands, itemNos, excludedItemNos, maxFee } = await describe(ctx, pool);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('、');
  return [
    poolScopeTexts[pool.scope],
    categories.length > 0 && `分类 ${names(categories)}`,
    brands.length > 0 && `品牌 ${names(brands)}`,
    itemNos.length > 0 && `商品 ${itemNos.join('、')}`,
    excludedItemNos.length > 0 && `排除 ${excludedItemNos.join('、')}`,
    maxFee !== undefined && `单价不超过 ${moneyText(maxFee)}`,
  ]
    .filter(Boolean)
    .join('；');
}
