import { priceNames } from '@jicai/domain/goods/goods-acts.ts';
import type { SellingPrices } from '@jicai/domain/money/margin-line.ts';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type ChangeSubject, requestChange, selectWaitingPriceRows } from '../changes/index.ts';
import { replaceTiers } from '../pricing/index.ts';
import { indexItems } from '../search/index.ts';
import { type PricedItem, selectSellingPrices, updateSellingPrices } from './selling-prices.store.ts';

/** What an item is to get once a second person agrees; `isOnSale` where it waits for its first price to be sold at all. */
export interface WaitingPrices {
  itemId: string;
  set: Partial<SellingPrices> & { isOnSale?: true };
}

/**
 * Prices under the margin line wait for a second person (docs/domain/money.md §10), all of one act in one request. It is void
 * once one of the prices is no longer what it was. The caller holds the items.
 */
export async function askForPrices(
  ctx: Ctx,
  {
    rows,
    ...asked
  }: {
    rows: readonly WaitingPrices[];
    subjectName: string;
    reason: string;
    requester?: { accountId: string; userName: string };
  },
): Promise<{ changeId: string }> {
  const items = await selectSellingPrices(ctx, idsOf(rows), { isLocked: false });
  const after = Object.assign({}, ...rows.map((row) => textsOf(items.get(row.itemId), row, row.set))) as object;
  return requestChange(ctx, {
    ...asked,
    kind: 'goods.price',
    subjectId: ctx.newId(),
    before: beforeOf(items, rows),
    after: { ...after, priceRows: rows },
  });
}

/** Prices of these items that wait already. */
export const listWaitingPrices = async (ctx: Ctx, itemIds: readonly string[]): Promise<WaitingPrices[]> =>
  (await selectWaitingPriceRows(ctx, itemIds)) as unknown as WaitingPrices[];

/** Why a price is not asked for twice. */
export const waitsAlready = '这个价格已在等第二人复核，请先复核或撤回';

/** Whether one of these prices waits already. */
export const isAsked = (standing: readonly WaitingPrices[], { itemId, set }: WaitingPrices): boolean =>
  standing.some(
    (one) =>
      one.itemId === itemId && (['retailFen', 'enterpriseFen', 'tiers'] as const).some((f) => f in one.set && f in set),
  );

/** The same prices after a second person has agreed. */
export const priceChange: ChangeSubject = {
  async lock(ctx, _subjectId, after) {
    const rows = rowsIn(after);
    return beforeOf(await selectSellingPrices(ctx, idsOf(rows), { isLocked: true }), rows);
  },
  async apply(ctx, { after }) {
    const rows = rowsIn(after);
    const items = await selectSellingPrices(ctx, idsOf(rows), { isLocked: true });
    const written = rows.flatMap(({ itemId, set }): PricedItem[] => {
      const item = items.get(itemId);
      return item ? [{ ...item, ...set }] : [];
    });
    if (written.length === 0) throw refuse.notFound();
    await updateSellingPrices(ctx, written);
    const tiered = new Set(rows.filter(({ set }) => set.tiers).map(({ itemId }) => itemId));
    if (tiered.size > 0)
      await replaceTiers(
        ctx,
        written.filter(({ itemId }) => tiered.has(itemId)),
      );
    await indexItems(
      ctx,
      written.map(({ itemId }) => itemId),
    );
  },
};

// Stored by askForPrices.
const rowsIn = (after: Record<string, unknown>) => after['priceRows'] as WaitingPrices[];
const idsOf = (rows: readonly WaitingPrices[]) => ({ itemIds: rows.map(({ itemId }) => itemId) });

function beforeOf(items: ReadonlyMap<string, PricedItem>, rows: readonly WaitingPrices[]): Record<string, unknown> {
  const texts = rows.map((row) => {
    const item = items.get(row.itemId);
    return item ? textsOf(item, row, item) : {};
  });
  return Object.assign({}, ...texts) as Record<string, unknown>;
}

/** Each waiting price under the number of its item, as a person reads it. */
function textsOf(
  item: PricedItem | undefined,
  { set }: WaitingPrices,
  from: Partial<SellingPrices>,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const field of ['retailFen', 'enterpriseFen'] as const)
    if (field in set) texts[`${item?.itemNo} ${priceNames[field]}`] = fenText(from[field]);
  if (set.tiers) texts[`${item?.itemNo} 阶梯价`] = (from.tiers ?? []).map(tierText).join('、');
  return texts;
}

const fenText = (fen: number | null | undefined): string => (typeof fen === 'number' ? moneyText(fen) : '');
const tierText = ({ qtyFrom, priceFen }: Tier): string => `满 ${qtyFrom} ${moneyText(priceFen)}`;
