import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import type { ItemRow, ProductRow } from './product-editor.store.ts';

type Pictured = { imgUrl: string; imgUrls: readonly string[] };
interface Illustrated {
  items: readonly Pictured[];
  detailHtml: string;
}

/**
 * Takes the pictures a save brings into use. What the product had already, and what its supplier brought for it, stays;
 * anything else must have been uploaded by the caller. Refused with badInput at `items` or `detailHtml`.
 */
export async function claimPictures(
  ctx: SignedInCtx,
  input: Illustrated,
  before: { product: ProductRow; items: readonly ItemRow[] } | undefined,
  agreed?: Illustrated,
): Promise<void> {
  const standing = before && { items: before.items, detailHtml: before.product.detailHtml };
  const known = new Set([standing, agreed].flatMap((one) => (one ? allPictures(one) : [])));
  const added = picturesOf(input.items).filter((url) => !known.has(url));
  if (added.some((url) => !url.startsWith('/files/'))) throw badField('items', '请上传图片');
  const drawn = picturesIn(input.detailHtml).filter((url) => !known.has(url));
  await claimFiles(ctx, { urls: added, bizType: bizTypes.shopPicture, field: 'items' });
  await claimFiles(ctx, { urls: drawn, bizType: bizTypes.shopPicture, field: 'detailHtml' });
}

/** Pictures that stand in none of the others; refused with badInput at `items` where one was not uploaded. */
export function addedPictures(input: Illustrated, others: readonly (Illustrated | undefined)[]): string[] {
  const known = new Set(others.flatMap((one) => (one ? allPictures(one) : [])));
  const added = allPictures(input).filter((url) => !known.has(url));
  if (added.some((url) => !url.startsWith('/files/'))) throw badField('items', '请上传图片');
  return added;
}

const allPictures = ({ items, detailHtml }: Illustrated): string[] => [
  ...new Set([...picturesOf(items), ...picturesIn(detailHtml)]),
];

const picturesOf = (items: readonly Pictured[]): string[] => [
  ...new Set(items.flatMap(({ imgUrl, imgUrls }) => [imgUrl, ...imgUrls]).filter(Boolean)),
];

/** Uploaded pictures in a text of HTML; others are cut out when it is cleaned. */
const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img[^>]*\ssrc="(\/files\/[^"]+)"/g)].map(([, url]) => url ?? '')),
];
