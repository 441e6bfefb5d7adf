import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readGoods, type Row } from './csv.ts';
import { ZOOM } from './encode.ts';
import { sizeName } from './roles.ts';

const PICTURES = fileURLToPath(new URL('../pictures/', import.meta.url));
const MAX_BYTES = 40 * 1024 * 1024;
const nameOf = (url: string) => url.slice('/pictures/'.length, -'.webp'.length);

/** The first line of each product: what a buyer sees who comes from a list. */
function products(): Row[] {
  const firsts = new Map<string, Row>();
  for (const row of ['business', 'retail'].flatMap(readGoods))
    if (!firsts.has(row.spuNo ?? '')) firsts.set(row.spuNo ?? '', row);
  return [...firsts.values()];
}

async function isLarge(name: string) {
  const { width } = await sharp(`${PICTURES}${name}.webp`).metadata();
  return width >= 1200;
}

test('every product has three views of 1200 px: from the front, in its packing, from the side or measured', async () => {
  const all = products();
  expect(all.length).toBeGreaterThan(600);
  const poor: string[] = [];
  for (const { spuNo = '', imgUrl = '', images = '' } of all) {
    const views = images.split('|').filter((url) => /-(side|pack|size)\.webp$/.test(url));
    const names = [`${nameOf(imgUrl)}${ZOOM.suffix}`, ...new Set(views.map(nameOf))];
    const large = await Promise.all(names.map(isLarge));
    if (large.filter(Boolean).length < 3) poor.push(spuNo);
  }
  expect(poor).toEqual([]);
});

test('every product has a drawing of its measures', () => {
  const files = new Set(readdirSync(PICTURES));
  const missing = products().filter(({ imgUrl = '' }) => !files.has(`${sizeName(nameOf(imgUrl))}.webp`));
  expect(missing.map(({ spuNo }) => spuNo)).toEqual([]);
});

test('all pictures weigh at most 40 MB', () => {
  const bytes = readdirSync(PICTURES).map((name) => statSync(`${PICTURES}${name}`).size);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MAX_BYTES);
});
