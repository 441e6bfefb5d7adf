import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { cleanHtml } from './clean-html.ts';

/** The addresses of all pictures in a text. */
export const picturesOfHtml = (html: string): string[] =>
  [...html.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, url]) => url ?? '');

/**
 * A text as it is stored: cleaned, its pictures taken into use. Those of the text `before` it stay, others must have been
 * uploaded by the caller; refused with badInput at `field`.
 */
export async function keepRichText(
  ctx: SignedInCtx,
  { html, before, field }: { html: string; before: string; field: string },
): Promise<string> {
  const cleaned = cleanHtml(html);
  const known = new Set(picturesOfHtml(before));
  // Pictures that ship with the shop may stand anywhere.
  const added = picturesOfHtml(cleaned).filter((url) => !known.has(url) && !url.startsWith('/pictures/'));
  if (added.some((url) => !url.startsWith('/files/'))) throw badField(field, '请上传图片');
  await claimFiles(ctx, { urls: [...new Set(added)], bizType: bizTypes.shopPicture, field });
  return cleaned;
}
