import {
  type BadReason,
  badReasonTexts,
  foundLineFault,
  type MissingReason,
  missingReasonTexts,
} from '@jicai/domain/returns/inspection.ts';
import { foundRefund } from '@jicai/domain/returns/return-fees.ts';
import type { Picture } from '@jicai/web/form/use-pictures.ts';
import type { ReturnItem, ReturnSheet } from './returns.queries.ts';

/** What an inspection found of a line: units that arrived, of these how many are good, why not all, and pictures. */
export interface Found {
  arrived: number;
  good: number;
  /** '' while none is chosen, as the next one. */
  badReason: BadReason | '';
  missingReason: MissingReason | '';
  note: string;
  pictures: Picture[];
}
export type FoundLines = Record<string, Found>;

const wholeOf = (qty: number): Found => ({
  arrived: qty,
  good: qty,
  badReason: '',
  missingReason: '',
  note: '',
  pictures: [],
});

/** Everything arrived and is good: what is proposed. */
export const allGood = (items: readonly Pick<ReturnItem, 'orderItemId' | 'qty'>[]): FoundLines =>
  Object.fromEntries(items.map(({ orderItemId, qty }) => [orderItemId, wholeOf(qty)]));

export const foundOf = (found: Readonly<FoundLines>, { orderItemId }: Pick<ReturnItem, 'orderItemId'>): Found =>
  found[orderItemId] ?? wholeOf(0);

/** How many units are good, not good, and missing. */
export function foundSums(
  items: readonly Pick<ReturnItem, 'orderItemId' | 'qty'>[],
  found: Readonly<FoundLines>,
): { good: number; bad: number; missing: number } {
  const sums = { good: 0, bad: 0, missing: 0 };
  for (const item of items) {
    const { arrived, good } = foundOf(found, item);
    sums.good += good;
    sums.bad += arrived - good;
    sums.missing += item.qty - arrived;
  }
  return sums;
}

/** The same as the server is told it. */
export const sentLine = (orderItemId: string, { arrived, good, ...rest }: Found) => ({
  orderItemId,
  goodQty: good,
  badQty: arrived - good,
  ...(rest.badReason && { badReason: rest.badReason }),
  ...(rest.missingReason && { missingReason: rest.missingReason }),
  note: rest.note.trim(),
  images: rest.pictures.map(({ url }) => url),
});

/** What is wrong with a line, by the rule that the server has. */
export function lineFault({ orderItemId, qty }: Pick<ReturnItem, 'orderItemId' | 'qty'>, found: Found) {
  const { images, ...line } = sentLine(orderItemId, found);
  return foundLineFault({ ...line, qty, imageCount: images.length });
}

/** Where nothing arrived at all the parcel is refused instead. */
export function foundFault(
  items: readonly Pick<ReturnItem, 'orderItemId' | 'qty'>[],
  found: Readonly<FoundLines>,
): string | undefined {
  if (items.every((item) => foundOf(found, item).arrived === 0)) return '未收到任何商品时请选择拒收';
  const faulty = items.some((item) => lineFault(item, foundOf(found, item)));
  return faulty ? '还有商品没有写明原因' : undefined;
}

/** What a line gives back for what was found of it; undefined for who is not told money. */
export function lineRefundFen(item: ReturnItem, { arrived }: Found, withFreight: boolean): number | undefined {
  const { refundable, agreeFee, applyFee, qty, basis } = item;
  const feeFen = agreeFee ?? applyFee;
  if (!refundable || feeFen === undefined) return undefined;
  const asked = { qty, basis, feeFen, isWhole: refundable.isWhole };
  return foundRefund(refundable, asked, { nowQty: arrived, withFreight });
}

/** What is to be paid back of all lines; undefined for an exchange, and for who is not told money. */
export function refundFen({ items, withFreight }: ReturnSheet, found: Readonly<FoundLines>): number | undefined {
  const fees = items.map((item) => lineRefundFen(item, foundOf(found, item), withFreight));
  return fees.reduce((sum, fen) => (sum === undefined || fen === undefined ? undefined : sum + fen), 0);
}

export const badReasonOptions = Object.entries(badReasonTexts);
export const missingReasonOptions = Object.entries(missingReasonTexts);
