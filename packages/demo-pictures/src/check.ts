// Checks the demo catalogue: `npx tsx packages/demo-pictures/src/check.ts`. Exits 1 when anything is wrong.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readGoods, readTable, type Row } from './csv.ts';
import { CARD, THUMB, ZOOM } from './encode.ts';
import { pictureRoles, sizeName } from './roles.ts';

const PICTURES = new URL('../pictures/', import.meta.url);
/** Goods, and grain, oil, fresh milk and other farm products. */
const TAX_RATES = ['0.13', '0.09'];
const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

const mains = pictureRoles().main;
const problems: string[] = [];
const complain = (where: string, what: string) => problems.push(`${where}: ${what}`);
const fen = (yuan = '') => Math.round(Number(yuan) * 100);

function checkPicture(where: string, url: string) {
  if (!/^\/pictures\/[a-z0-9-]+\.(webp|svg)$/.test(url)) return complain(where, `malformed picture address ${url}`);
  const name = url.slice('/pictures/'.length);
  if (!existsSync(new URL(name, PICTURES))) complain(where, `no picture ${name}`);
  if (!name.endsWith('.webp')) return;
  const { suffix } = /-(side|pack|size)\.webp$/.test(name) ? THUMB : CARD;
  const card = name.replace('.webp', `${suffix}.webp`);
  if (!existsSync(new URL(card, PICTURES))) complain(where, `no card picture ${card}`);
}

function checkPrices(where: string, row: Row) {
  const price = fen(row.price);
  if (!/^\d+\.\d{2}$/.test(row.price ?? '') || price <= 0) complain(where, `price ${row.price}`);
  if (fen(row.marketPrice) < price) complain(where, 'marketPrice below price');
  let last = row.enterprisePrice ? fen(row.enterprisePrice) : price;
  if (last > price) complain(where, 'enterprisePrice above price');
  let lastQty = 1;
  for (const tier of (row.tierPrices ?? '').split('|').filter(Boolean)) {
    const [qty = '', yuan] = tier.split(':');
    if (Number(qty) <= lastQty) complain(where, `tier ${tier}: quantities must rise`);
    if (fen(yuan) >= last) complain(where, `tier ${tier}: price must fall`);
    lastQty = Number(qty);
    last = fen(yuan);
  }
}

function checkRow(where: string, row: Row) {
  if ((row.categoryPath ?? '').split('/').filter(Boolean).length !== 3)
    complain(where, `categoryPath ${row.categoryPath}`);
  const [moq, step, stock] = [Number(row.moq), Number(row.stepQty || 1), Number(row.stock)];
  if (!Number.isInteger(moq) || moq < 1 || moq % step !== 0)
    complain(where, `moq ${row.moq} is no multiple of ${step}`);
  if (!Number.isInteger(stock) || stock < 0) complain(where, `stock ${row.stock}`);
  if (!TAX_RATES.includes(row.taxRate ?? '')) complain(where, `taxRate ${row.taxRate}`);
  for (const pair of `${row.attrs}|${row.specs}`.split('|').filter(Boolean)) {
    if (!/^[^:]+:.+$/.test(pair)) complain(where, `malformed attribute ${pair}`);
  }
  checkPrices(where, row);
  for (const url of [row.imgUrl ?? '', ...(row.images ?? '').split('|').filter(Boolean)]) checkPicture(where, url);
}

function checkVariants(shop: string, goods: Row[]) {
  const bySpu = new Map<string, Row[]>();
  for (const row of goods) bySpu.set(row.spuNo ?? '', [...(bySpu.get(row.spuNo ?? '') ?? []), row]);
  for (const [spuNo, rows] of bySpu) {
    const where = `${shop} ${spuNo}`;
    if (new Set(rows.map((row) => row.specs)).size !== rows.length) complain(where, 'two SKUs with the same specs');
    const names = rows.map((row) =>
      (row.specs ?? '')
        .split('|')
        .map((pair) => pair.split(':')[0])
        .join(),
    );
    if (new Set(names).size !== 1) complain(where, `different spec names: ${[...new Set(names)].join(' / ')}`);
    for (const field of ['categoryPath', 'brandName', 'supplierName', 'unit']) {
      if (new Set(rows.map((row) => row[field])).size !== 1) complain(where, `different ${field} inside one SPU`);
    }
  }
  return bySpu.size;
}

function checkShop(shop: string, seenItems: Set<string>) {
  const table = (name: string) => readTable(shop, name);
  const goods = readGoods(shop);
  const known = (name: string, field: string) => new Set(table(name).map((row) => row[field]));
  const brands = known('brands', 'brandName');
  const suppliers = known('suppliers', 'supplierName');
  const tops = known('categories', 'categoryPath');
  for (const row of goods) {
    const where = `${shop} ${row.itemNo}`;
    if (seenItems.has(row.itemNo ?? '')) complain(where, 'itemNo twice');
    seenItems.add(row.itemNo ?? '');
    if (!brands.has(row.brandName ?? '')) complain(where, `brand ${row.brandName} is not in brands.csv`);
    if (!suppliers.has(row.supplierName ?? '')) complain(where, `supplier ${row.supplierName} is not in suppliers.csv`);
    if (!tops.has((row.categoryPath ?? '').split('/')[0]))
      complain(where, `${row.categoryPath} is not in categories.csv`);
    checkRow(where, row);
  }
  for (const row of table('brands')) checkPicture(`${shop} brand ${row.brandName}`, row.logoUrl ?? '');
  for (const row of table('categories'))
    if (row.imgUrl) checkPicture(`${shop} category ${row.categoryPath}`, row.imgUrl);
  const spus = checkVariants(shop, goods);
  console.log(
    `${shop}: ${goods.length} SKUs, ${spus} SPUs, ${tops.size} top categories, ${new Set(goods.map((row) => row.categoryPath)).size} third-level categories`,
  );
}

const seenItems = new Set<string>();
checkShop('business', seenItems);
checkShop('retail', seenItems);

/** Pictures of each size, their number and weight: the whole folder is committed and must stay small. */
function checkBudget() {
  const kinds: [kind: string, pattern: RegExp][] = [
    ['card', /-400\.webp$/],
    ['thumb', /-200\.webp$/],
    ['zoom', /-1200\.webp$/],
    ['drawn', /-(pack|size)\.webp$/],
    ['angle', /-side\.webp$/],
    ['scenes', /^(banner|promo|login)-.*\.webp$/],
    ['detail', /\.webp$/],
    ['signs', /\.svg$/],
  ];
  const files = readdirSync(PICTURES).map((name) => ({ name, bytes: statSync(new URL(name, PICTURES)).size }));
  const table: Record<string, { files: number; MB: number; averageKB: number; largestKB: number }> = {};
  const row = (kind: string, sizes: number[]) => {
    const sum = sizes.reduce((total, bytes) => total + bytes, 0);
    const round = (value: number, unit: number) => Math.round((value / unit) * 100) / 100;
    const averageKB = round(sum / (sizes.length || 1), 1024);
    table[kind] = {
      files: sizes.length,
      MB: round(sum, 1024 ** 2),
      averageKB,
      largestKB: round(Math.max(0, ...sizes), 1024),
    };
    return sum;
  };
  const kindOf = (name: string) => kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
  for (const kind of [...kinds.map(([name]) => name), 'other'])
    row(
      kind,
      files.filter(({ name }) => kindOf(name) === kind).map(({ bytes }) => bytes),
    );
  const total = row(
    'all',
    files.map(({ bytes }) => bytes),
  );
  console.table(table);
  if (total > MAX_PICTURE_BYTES) complain('pictures', `${total} bytes, more than ${MAX_PICTURE_BYTES}`);
}

checkBudget();
for (const name of mains)
  for (const file of [`${name}${ZOOM.suffix}`, sizeName(name)])
    if (!existsSync(new URL(`${file}.webp`, PICTURES))) complain(name, `no picture ${file}`);
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : 'all good');
process.exitCode = problems.length ? 1 : 0;
