// The sizes and the WebP settings of the goods pictures. The folder of all pictures may weigh 40 MB: `maxBytes` keeps
// woven and printed goods, which cost five times as much as smooth ones, from eating the share of the others.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

export type PictureSize = { suffix: string; px: number; quality: number; maxBytes: number };

export const CARD: PictureSize = { suffix: '-400', px: 400, quality: 50, maxBytes: 7_000 };
export const DETAIL: PictureSize = { suffix: '', px: 640, quality: 42, maxBytes: 12_000 };
/** For the main picture of a product only; loaded when a buyer zooms, and on dense screens. */
export const ZOOM: PictureSize = { suffix: '-1200', px: 1200, quality: 24, maxBytes: 16_000 };
/** A second angle is looked at large or as a thumbnail, never in a list. */
export const ANGLE: PictureSize = { suffix: '', px: 1200, quality: 24, maxBytes: 16_000 };
export const THUMB: PictureSize = { suffix: '-200', px: 200, quality: 50, maxBytes: 3_000 };

const MIN_QUALITY = 16;

/** Pictures lie on white, without alpha: half the bytes, and the shops multiply them with the colour behind. */
async function encodeSize(negative: string, { px, quality, maxBytes }: PictureSize) {
  const paper = await sharp(negative).flatten({ background: '#ffffff' }).resize(px, px).raw().toBuffer();
  for (let q = quality; ; q -= 8) {
    const file = await sharp(paper, { raw: { width: px, height: px, channels: 3 } })
      .webp({ quality: q, effort: 4, preset: 'picture' })
      .toBuffer();
    if (file.length <= maxBytes || q - 8 < MIN_QUALITY) return file;
  }
}

export async function encodeGoods(negative: string, to: string, sizes: readonly PictureSize[]) {
  for (const size of sizes) writeFileSync(`${to}${size.suffix}.webp`, await encodeSize(negative, size));
}

/** Banners, promos and login pictures lie on colours of their own: they keep their alpha, whole, or shadows show steps. */
export async function encodeScene(negative: string, to: string) {
  await sharp(negative).webp({ quality: 74, alphaQuality: 100, effort: 6 }).toFile(`${to}.webp`);
}
