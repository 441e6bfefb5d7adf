import { readFileSync } from 'node:fs';
import { readTable } from '../csv.ts';

const brands = new Map(
  ['business', 'retail'].flatMap((shop) => readTable(shop, 'brands')).map((row) => [row.brandName, row]),
);

export const latinOf = (brand: string) => brands.get(brand)?.brandNameEn ?? '';

/** The first colour of the brand's mark. */
export function brandColor(brand: string): string {
  const url = brands.get(brand)?.logoUrl;
  if (!url) return '#35465a';
  const mark = readFileSync(new URL(`../../pictures/${url.slice('/pictures/'.length)}`, import.meta.url), 'utf8');
  return /#[0-9a-f]{6}/i.exec(mark)?.[0] ?? '#35465a';
}
