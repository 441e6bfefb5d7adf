import { type ItemState, itemStates } from '@jicai/domain/goods/quantity.ts';
import { cartTotals } from '@jicai/domain/cart/cart-totals.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { listSkuFacts, type SkuFact } from '../catalog/index.ts';
import { type ResolvedPrice, resolvePrices } from '../pricing/index.ts';
import { type CartLineRow, selectCartLines } from './cart.store.ts';

/** A cart line with what its item is and costs now. */
export interface CartLine extends CartLineRow {
  fact: SkuFact;
  price: ResolvedPrice | undefined;
  priceFen: number | null;
  itemState: 0 | 1;
}

/** The caller's whole cart, newest first; goods that have left the shop stay in it with itemState 0. */
export async function readCart(ctx: SignedInCtx): Promise<CartLine[]> {
  const rows = await selectCartLines(ctx);
  const [facts, prices] = await Promise.all([
    listSkuFacts(
      ctx,
      rows.map((row) => row.itemId),
    ),
    resolvePrices(ctx, rows),
  ]);
  return rows.flatMap((row) => {
    const fact = facts.get(row.itemId);
    if (!fact) return [];
    const price = prices.get(row.itemId);
    const priceFen = price?.priceFen ?? null;
    return [{ ...row, fact, price, priceFen, itemState: priceFen === null ? itemStates.offSale : fact.itemState }];
  });
}

export interface CartFilter {
  searchKey?: string | undefined;
  supplierId?: string | undefined;
  itemState?: ItemState | undefined;
}

/** A page of the cart with the totals of all of it (docs/domain/money.md §7). pageIndex is 1-based. */
export async function listCart(ctx: SignedInCtx, filter: CartFilter, page: { pageIndex: number; pageSize: number }) {
  const all = await readCart(ctx);
  const found = all.filter((line) => matches(line, filter));
  const start = (page.pageIndex - 1) * page.pageSize;
  return {
    lines: found.slice(start, start + page.pageSize),
    totalCount: found.length,
    ...cartTotals(all),
  };
}

function matches({ fact, itemState }: CartLine, filter: CartFilter): boolean {
  const key = filter.searchKey?.toLowerCase();
  return (
    (!key || fact.itemNo.toLowerCase() === key || fact.itemName.toLowerCase().includes(key)) &&
    (!filter.supplierId || fact.supplierId === filter.supplierId) &&
    (filter.itemState === undefined || itemState === filter.itemState)
  );
}
