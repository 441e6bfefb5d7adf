import { dayMs } from '@jicai/domain/time/durations.ts';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../ctx/deps.ts';
import { importCatalogue } from '../modules/catalogue-import/index.ts';
import { seedDir } from '../paths.ts';
import type { Tx } from '../db/open.ts';
import { categories } from '../db/tables/categories.ts';
import { brands, suppliers } from '../db/tables/goods.ts';
import { costPrices } from '../db/tables/prices.ts';
import { hotSearches } from '../db/tables/hot-searches.ts';
import { withTenant } from '../db/with-tenant.ts';
import { addDetailFigures } from './detail-figures.ts';
import { demoLicenseUrl, type DemoShop, demoShops } from './shop-looks.ts';

const costsSinceDays = 800;

/** The goods of the demo shops from their CSV files, through the same import that a shop's own files take. */
export async function seedGoods(deps: Deps): Promise<void> {
  for (const shop of demoShops) await seedGoodsOf(deps, shop);
}

async function seedGoodsOf(deps: Deps, shop: DemoShop): Promise<void> {
  const { companyId, kind } = shop;
  await withTenant(deps.db, companyId, async (tx) => {
    const room = { tx, companyId, kind, newId: deps.db.newId, updatedAt: deps.now() };
    await insertCategories(room);
    await insertBrands(room);
    await insertSuppliers(room);
    await insertHotSearches(room, shop.page.topContent?.hotWords ?? []);
  });
  const folder = join(seedDir, kind, 'goods');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const report = await importCatalogue(deps, companyId, {
    files,
    isDemo: true,
  });
  const [first] = report.refused;
  if (first) throw new Error(`demo goods: ${first.file} row ${first.row}, ${first.column}: ${first.reason}`);
  // Before the demo's past begins, so that what was sold then had a cost, and its reports tell a margin.
  const validFrom = new Date(deps.now().getTime() - costsSinceDays * dayMs);
  await withTenant(deps.db, companyId, async (tx) => {
    await addDetailFigures(tx, companyId, files);
    await tx.update(costPrices).set({ validFrom }).where(eq(costPrices.companyId, companyId));
  });
}

interface Room {
  tx: Tx;
  companyId: string;
  kind: string;
  newId: () => string;
  updatedAt: Date;
}

function readTable<Column extends string>({ kind }: Room, name: string): Record<Column, string>[] {
  return parse(readFileSync(join(seedDir, kind, name), 'utf8'), { columns: true, bom: true });
}

/** First-level categories with icon, picture and order; the import makes the levels below. */
async function insertCategories(room: Room): Promise<void> {
  const { tx, companyId, newId, updatedAt } = room;
  const rows = readTable<'categoryPath' | 'iconName' | 'imgUrl'>(room, 'categories.csv');
  const taxNames = new Map(
    readTable<'categoryPath' | 'taxName'>(room, 'tax-names.csv').map((row) => [row.categoryPath, row.taxName]),
  );
  await tx.insert(categories).values(
    rows.map(({ categoryPath, iconName, imgUrl }, at) => ({
      companyId,
      id: newId(),
      parentId: '0',
      level: 1,
      name: categoryPath,
      iconName,
      imgUrl,
      taxName: taxNames.get(categoryPath) ?? '',
      sortNo: at + 1,
      updatedAt,
    })),
  );
}

async function insertBrands(room: Room): Promise<void> {
  const { tx, companyId, newId, updatedAt } = room;
  const rows = readTable<'brandName' | 'brandNameEn' | 'initial' | 'logoUrl'>(room, 'brands.csv');
  await tx.insert(brands).values(
    rows.map(({ brandName, brandNameEn, initial, logoUrl }, at) => ({
      companyId,
      id: newId(),
      name: brandName,
      nameEn: brandNameEn,
      initial,
      logoUrl,
      sortNo: at + 1,
      updatedAt,
    })),
  );
}

async function insertSuppliers(room: Room): Promise<void> {
  const { tx, companyId, newId, updatedAt } = room;
  const rows = readTable<'supplierName' | 'intro' | 'contactName' | 'telephone' | 'areaText' | 'address' | 'isSelf'>(
    room,
    'suppliers.csv',
  );
  await tx.insert(suppliers).values(
    rows.map(({ supplierName, isSelf, ...about }) => ({
      companyId,
      id: newId(),
      name: supplierName,
      ...about,
      isSelf: isSelf === '1',
      licenseUrls: [demoLicenseUrl],
      updatedAt,
    })),
  );
}

async function insertHotSearches({ tx, companyId, newId }: Room, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insert(hotSearches)
    .values(words.map((searchKey, at) => ({ companyId, id: newId(), searchKey, viewOrder: at + 1 })));
}
