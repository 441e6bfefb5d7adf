// Draws what goods measure and how they are packed: `npx tsx packages/demo-pictures/src/draw.ts [part of a name …] [--missing]`,
// from the lines of `outlines.ts`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { readGoods, type Row } from './csv.ts';
import { latinOf } from './drawings/brand-color.ts';
import { measure } from './drawings/measures.ts';
import { outlineFile } from './drawings/outline-file.ts';
import { drawPack } from './drawings/pack-drawing.ts';
import { drawSizes } from './drawings/size-drawing.ts';
import { THUMB } from './encode.ts';
import type { Outlines } from './page/outline.ts';
import { packName, sizeName } from './roles.ts';

const OUT = fileURLToPath(new URL('../pictures/', import.meta.url));
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isMissing = process.argv.includes('--missing');
const readOutlines = (name: string): Outlines => JSON.parse(readFileSync(outlineFile(name), 'utf8'));

const encode = (picture: Sharp, quality: number) =>
  picture.flatten({ background: '#ffffff' }).webp({ quality, effort: 4, preset: 'picture' }).toBuffer();

/** Each drawing is large and a thumbnail. */
async function save(svg: string, name: string, quality: number) {
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = sharp(drawn.data, { raw: drawn.info });
  const paper = { fit: 'contain', background: '#ffffff' } as const;
  writeFileSync(`${OUT}${name}.webp`, await encode(picture.clone(), quality));
  const thumb = picture.clone().resize(THUMB.px, THUMB.px, paper);
  writeFileSync(`${OUT}${name}${THUMB.suffix}.webp`, await encode(thumb, THUMB.quality));
}

async function drawSize(main: string) {
  const outlines = readOutlines(main);
  await save(drawSizes(outlines, measure(main, outlines.extents)), sizeName(main), 30);
}

async function drawPacking(row: Row, main: string) {
  const label = {
    brand: row.brandName ?? '',
    latin: latinOf(row.brandName ?? ''),
    kind: (row.categoryPath ?? '').split('/').at(-1) ?? '',
    model: row.modelNo ?? '',
    unit: row.unit ?? '',
    packing: row.packing ?? '',
  };
  await save(await drawPack(label, readOutlines(main)), packName(row.spuNo ?? ''), 16);
}

const products = new Map<string, Row>();
for (const row of ['business', 'retail'].flatMap(readGoods))
  if (!products.has(row.spuNo ?? '')) products.set(row.spuNo ?? '', row);
const isDrawn = (row: Row) => existsSync(`${OUT}${packName(row.spuNo ?? '')}${THUMB.suffix}.webp`);
for (const row of products.values()) {
  const isAsked = only.length ? only.some((word) => row.imgUrl?.includes(word)) : !isMissing || !isDrawn(row);
  if (!isAsked) continue;
  const main = (row.imgUrl ?? '').slice('/pictures/'.length, -'.webp'.length);
  await drawSize(main);
  await drawPacking(row, main);
}
