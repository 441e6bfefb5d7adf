import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { findItemIdsByNo } from '../catalog/index.ts';
import { type AddedLine, readyLines } from './add-lines.ts';

export interface ListedLine {
  itemId?: string | undefined;
  itemNo?: string | undefined;
  qty: number;
}

/** Quick order: lines by item id or by item number as typed; an unknown number is refused with offSale. As {@link readyLines}. */
export async function readyList(
  ctx: SignedInCtx,
  list: readonly ListedLine[],
): Promise<{ lines: AddedLine[]; save: () => Promise<void> }> {
  const typed = list.flatMap((line) => (!line.itemId && line.itemNo ? [line.itemNo] : []));
  const idsByNo = await findItemIdsByNo(ctx, typed);
  const known: { itemId: string; qty: number }[] = [];
  const unknown: AddedLine[] = [];
  for (const { itemId, itemNo = '', qty } of list) {
    const id = itemId ?? idsByNo.get(itemNo);
    if (id) known.push({ itemId: id, qty });
    else unknown.push({ itemId: '', itemNo, qty: 0, refusal: refuse.offSale() });
  }
  const { lines, save } = await readyLines(ctx, known);
  return { lines: [...lines, ...unknown], save };
}
