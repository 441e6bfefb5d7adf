import { wordsVersion, writeTerms } from '@jicai/goods-search/write.ts';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { CatalogueRow } from './catalogue.ts';

export interface FilledShops {
  companyIds: string[];
  perCompany: number;
}

const firstCompany = 900_000;
const columns =
  'company_id, item_id, product_id, category_id, brand_id, supplier_id, value_labels, tsv, heading, terms, words_version, item_no_key, model_no_key, retail_fen, enterprise_fen, sales_qty, stock_state, listed_at, card, retail';

/**
 * Search documents of many shops without importing them: the title of one row with the end of another's, all else of the
 * first. The words for PostgreSQL stay empty; the index in memory reads none of them.
 */
export async function fillGoods(
  databaseUrl: string,
  rows: readonly CatalogueRow[],
  { companies, perCompany, first }: { companies: number; perCompany: number; first: number },
): Promise<FilledShops> {
  const companyIds = Array.from({ length: companies }, (_, at) => String(firstCompany + first + at));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const categories = [...new Set(rows.map((row) => row.categoryPath))];
    const brands = [...new Set(rows.map((row) => row.brandName).filter(Boolean))];
    await nameCategories(client, companyIds, { categories, brands });
    const docs = rows.map((row) => ({
      row,
      parts: termsOf(row).split('\n'),
      category: categories.indexOf(row.categoryPath) + 1,
      brand: row.brandName ? brands.indexOf(row.brandName) + 1 : 0,
    }));
    const version = wordsVersion();
    const lines = function* (): Generator<string> {
      for (const [at, companyId] of companyIds.entries()) {
        for (let item = 0; item < perCompany; item += 1) {
          const place = at * perCompany + item;
          const doc = docs[place % docs.length];
          const other = docs[(place * 7919 + at * 31) % docs.length];
          if (doc && other) yield lineOf({ companyId, place, version, doc, otherTitle: other.parts[0] ?? '' });
        }
      }
    };
    await pipeline(Readable.from(lines()), client.query(copyFrom(`copy search_docs (${columns}) from stdin`)));
    await client.query('analyze search_docs');
    return { companyIds, perCompany };
  } finally {
    await client.end();
  }
}

const termsOf = (row: CatalogueRow): string =>
  writeTerms({
    title: row.itemName,
    kinds: [],
    hasOwnKinds: false,
    brandNames: row.brandName ? [row.brandName] : [],
    categoryNames: row.categoryPath.split('/'),
    properties: [row.itemSpec],
    description: row.description,
    itemNo: row.itemNo,
    modelNo: '',
  });

interface Line {
  companyId: string;
  place: number;
  version: number;
  doc: { row: CatalogueRow; parts: string[]; category: number; brand: number };
  otherTitle: string;
}

function lineOf({ companyId, place, version, doc, otherTitle }: Line): string {
  const [title = '', ...rest] = doc.parts;
  const tokens = otherTitle.split(' ');
  const terms = [`${title} ${tokens.slice(tokens.length >> 1).join(' ')}`, ...rest].join('\n');
  const itemId = String(10 ** 12 + place);
  const itemNo = `${doc.row.itemNo}-${place.toString(36)}`;
  const card = cardOf(doc.row, itemId, itemNo);
  const priceFen = 100 + ((place * 37) % 90_000);
  const labels = ['规格', '材质', '颜色'].map((name, tag) => {
    const value = (place * (tag + 3)) % (6 + tag * 4);
    return [tag + 1, name, tag * 100 + value, `${name}${value}`].join('\u001f');
  });
  const retail = { priceFen, source: 'retail', marketPriceFen: null, tiers: [] };
  const cells = [
    companyId,
    itemId,
    itemId,
    String(doc.category),
    doc.brand === 0 ? null : String(doc.brand),
    '1',
    `{${labels.map((label) => `"${label}"`).join(',')}}`,
    '',
    '',
    terms,
    String(version),
    itemNo.toLowerCase(),
    '',
    String(priceFen),
    String(priceFen),
    String((place * 31) % 5000),
    place % 33 === 0 ? '0' : '1',
    '2026-01-01',
    JSON.stringify(card),
    JSON.stringify(retail),
  ];
  return `${cells.map(escaped).join('\t')}\n`;
}

const cardOf = (row: CatalogueRow, itemId: string, itemNo: string) => ({
  itemId,
  productId: itemId,
  itemNo,
  modelNo: '',
  itemName: row.itemName,
  itemSpec: row.itemSpec,
  colorName: '',
  brandName: row.brandName,
  imgUrl: '',
  unitName: '个',
  minQty: 1,
  stepQty: 1,
  maxQty: 0,
  salesQty: 0,
  deliveryDays: 2,
  supplierId: '1',
  supplierName: '示例供应商',
  isSelf: false,
});

const escaped = (cell: string | null): string =>
  cell === null
    ? '\\N'
    : cell.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\r', '\\r');

async function nameCategories(
  client: pg.Client,
  companyIds: readonly string[],
  names: { categories: readonly string[]; brands: readonly string[] },
): Promise<void> {
  await client.query(
    `insert into categories (company_id, id, parent_id, level, name, updated_at)
     select c.id, n.at, 0, 1, n.name || ' ' || n.at, '2026-01-01'
     from unnest($1::bigint[]) as c (id), unnest($2::text[]) with ordinality as n (name, at)`,
    [companyIds, names.categories.map((path) => path.split('/').at(-1) ?? '')],
  );
  await client.query(
    `insert into brands (company_id, id, name, updated_at)
     select c.id, n.at, n.name, '2026-01-01'
     from unnest($1::bigint[]) as c (id), unnest($2::text[]) with ordinality as n (name, at)`,
    [companyIds, names.brands],
  );
}
