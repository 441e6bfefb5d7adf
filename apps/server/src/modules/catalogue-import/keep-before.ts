import type { Ctx } from '../../ctx/ctx.ts';
import {
  selectItemMarks,
  selectItemStandings,
  selectProductMarks,
  selectProductStandings,
  type Standing,
  type Written,
} from '../goods-writing/index.ts';
import { insertWrittenItems, insertWrittenProducts } from './undo.store.ts';

/**
 * Does a write to products as part of an import that can be undone: what differs by it is kept as it was before. `importId`
 * undefined: nobody can undo it.
 */
export async function keepingProducts<T>(
  ctx: Ctx,
  { importId, productNos }: { importId: string | undefined; productNos: readonly string[] },
  write: () => Promise<T>,
): Promise<T> {
  if (importId === undefined) return write();
  const before = await selectProductStandings(ctx, { productNos });
  const result = await write();
  const after = await selectProductMarks(ctx, { productNos });
  await insertWrittenProducts(ctx, importId, differing(before, after));
  return result;
}

/** The same for items, with their stock. */
export async function keepingItems<T>(
  ctx: Ctx,
  { importId, itemNos }: { importId: string | undefined; itemNos: readonly string[] },
  write: () => Promise<T>,
): Promise<T> {
  if (importId === undefined) return write();
  const before = await selectItemStandings(ctx, { itemNos });
  const result = await write();
  const after = await selectItemMarks(ctx, { itemNos });
  const stockOf = new Map(before.map(({ id, onHand }) => [id, onHand]));
  const known = new Map(after.map((one) => [one.id, one]));
  const moved = ({ id, onHand }: { id: string; onHand: number }) => stockOf.has(id) && stockOf.get(id) !== onHand;
  const changed = differing(before, after, moved).map((row) => {
    const now = known.get(row.id)?.onHand ?? 0;
    return { ...row, stockDelta: now - (stockOf.get(row.id) ?? now) };
  });
  await insertWrittenItems(ctx, importId, changed);
  return result;
}

function differing<S extends Omit<Standing, 'state'>>(
  before: readonly Standing[],
  after: readonly S[],
  isMoved: (one: S) => boolean = () => false,
): Written[] {
  const standing = new Map(before.map((one) => [one.id, one]));
  return after
    .filter((one) => standing.get(one.id)?.mark !== one.mark || isMoved(one))
    .map(({ id, mark }) => ({ id, before: standing.get(id)?.state ?? null, afterMark: mark }));
}
