import type { Look } from '@jicai/contract/shop/studio.ops.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { picturesOfHtml } from '../help/index.ts';

/** Takes the pictures that a look brings into use: those it had already stay, others must have been uploaded by the caller. */
export async function claimLookPictures(ctx: SignedInCtx, look: Look, before: Look): Promise<void> {
  const known = new Set(picturesOf(before));
  const added = picturesOf(look).filter((url) => !known.has(url));
  // Pictures that ship with the shop may stand anywhere.
  const uploaded = added.filter((url) => !url.startsWith('/pictures/'));
  if (uploaded.some((url) => !url.startsWith('/files/'))) throw badField('look', '请上传图片');
  await claimFiles(ctx, { urls: uploaded, bizType: bizTypes.shopPicture, field: 'look' });
}

function picturesOf({ logoUrl, companyLogoUrl, page }: Look): string[] {
  const inBlocks = page.modelContent.flatMap((block) => {
    if (block.type === 'banner') return block.options.images.map(({ imgUrl }) => imgUrl);
    if (block.type === 'floor') return [block.options.promo?.imgUrl ?? ''];
    if (block.type === 'richText') return picturesOfHtml(block.options.html);
    return block.type === 'bottomHelp' ? [block.options.codeImg] : [];
  });
  return [...new Set([logoUrl, companyLogoUrl, page.bottomContent.licenseUrl, ...inBlocks])].filter(
    (url) => url !== '',
  );
}
