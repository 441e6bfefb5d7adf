import { parse } from 'csv-parse/sync';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Row = Record<string, string>;

const seed = new URL('../../../apps/server/seed/', import.meta.url);

/** Rows of one seed table, e.g. `brands`. A line with too many or too few fields is an error. */
export const readTable = (shop: string, name: string): Row[] => readCsv(new URL(`${shop}/${name}.csv`, seed));

/** Goods of a shop, one file per top category. */
export function readGoods(shop: string): Row[] {
  const folder = new URL(`${shop}/goods/`, seed);
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readCsv(new URL(file, folder)));
}

function readCsv(file: URL): Row[] {
  try {
    return parse(readFileSync(file, 'utf8'), { columns: true, bom: true });
  } catch (error) {
    throw new Error(fileURLToPath(file), { cause: error });
  }
}
