import { brands, items, products, suppliers } from '../src/db/tables/goods.ts';
import { categories } from '../src/db/tables/categories.ts';
import { contractPrices, tierPrices } from '../src/db/tables/prices.ts';
import { stockLedger, stockRows } from '../src/db/tables/stock.ts';
import type { Tx } from '../src/db/open.ts';
import { upsertItemNames } from '../src/modules/goods-writing/goods.store.ts';
import { withTenant } from '../src/db/with-tenant.ts';
import type { Deps } from '@jicai/server/ctx/deps.ts';

export interface SkuOptions {
  itemNo?: string;
  modelNo?: string;
  itemName?: string;
  itemSpec?: string;
  colorName?: string;
  specs?: { name: string; value: string }[];
  attrs?: { name: string; value: string }[];
  imgUrls?: string[];
  retailFen?: number | null;
  enterpriseFen?: number | null;
  marketFen?: number | null;
  tiers?: { qtyFrom: number; priceFen: number }[];
  minQty?: number;
  stepQty?: number;
  pieceQty?: number;
  pieceName?: string;
  maxQty?: number;
  taxRateBp?: 0 | 100 | 300 | 600 | 900 | 1300;
  /** 税收分类 of its own. */
  taxName?: string;
  taxCode?: string;
  /** Pieces on hand; null leaves the item without a stock row. */
  stock?: number | null;
  isOnSale?: boolean;
  isReturnable7?: boolean;
  salesQty?: number;
  /** Existing rows to hang the item on; new ones are made otherwise. */
  productId?: string;
  supplierId?: string;
  categoryId?: string;
  brandId?: string;
}

export interface BuiltSku {
  itemId: string;
  itemNo: string;
  productId: string;
  supplierId: string;
  categoryId: string;
}

/** One item for sale with everything it hangs on: by default ¥10.00 retail, ¥9.00 for enterprises, 100 in stock. */
export async function buildSku(deps: Deps, companyId: string, options: SkuOptions = {}): Promise<BuiltSku> {
  return withTenant(deps.db, companyId, async (tx) => {
    const room = { tx, deps, companyId };
    const supplierId = options.supplierId ?? (await insertSupplier(room, {}));
    const categoryId = options.categoryId ?? (await insertCategory(room, {}));
    const productId = options.productId ?? (await insertProduct(room, { ...options, categoryId }));
    const itemId = deps.db.newId();
    const itemNo = options.itemNo ?? `T${itemId}`;
    const name = options.itemName ?? `测试商品 ${itemNo}`;
    const now = deps.now();
    await tx.insert(items).values({
      companyId,
      id: itemId,
      productId,
      supplierId,
      itemNo,
      modelNo: options.modelNo ?? '',
      name,
      spec: options.itemSpec ?? '标准',
      colorName: options.colorName ?? '',
      specs: options.specs ?? [],
      attrs: options.attrs ?? [],
      imgUrls: options.imgUrls ?? [],
      unitName: '个',
      minQty: options.minQty ?? 1,
      stepQty: options.stepQty ?? 1,
      pieceQty: options.pieceQty ?? 1,
      pieceName: options.pieceName ?? '',
      maxQty: options.maxQty ?? 0,
      taxRateBp: options.taxRateBp ?? 1300,
      taxName: options.taxName ?? '',
      taxCode: options.taxCode ?? '',
      retailFen: options.retailFen === undefined ? 1000 : options.retailFen,
      enterpriseFen: options.enterpriseFen === undefined ? 900 : options.enterpriseFen,
      marketFen: options.marketFen ?? null,
      salesQty: options.salesQty ?? 0,
      isOnSale: options.isOnSale ?? true,
      createdAt: now,
      updatedAt: now,
    });
    await upsertItemNames({ db: tx, companyId }, [{ itemId, itemName: name }]);
    if (options.tiers?.length)
      await tx.insert(tierPrices).values(options.tiers.map((tier) => ({ companyId, itemId, ...tier })));
    if (options.stock !== null) {
      const onHand = options.stock ?? 100;
      await tx.insert(stockRows).values({ companyId, itemId, onHand, updatedAt: now });
      // As an import brings it: the books compare stock with its ledger.
      const moved = { itemId, onHandDelta: onHand, reservedDelta: 0, sourceType: 'import' as const, sourceId: itemId };
      await tx.insert(stockLedger).values({ companyId, id: deps.db.newId(), ...moved, createdAt: now });
    }
    return { itemId, itemNo, productId, supplierId, categoryId };
  });
}

/** A supplier of the shop; `name` must be unique in it. */
export async function buildSupplier(deps: Deps, companyId: string, options: { name?: string; isSelf?: boolean } = {}) {
  return withTenant(deps.db, companyId, (tx) => insertSupplier({ tx, deps, companyId }, options));
}

/** A category; its level follows from the parent's. */
export async function buildCategory(
  deps: Deps,
  companyId: string,
  options: { name?: string; parentId?: string; level?: number } = {},
) {
  return withTenant(deps.db, companyId, (tx) => insertCategory({ tx, deps, companyId }, options));
}

export async function buildBrand(deps: Deps, companyId: string, name: string) {
  const id = deps.db.newId();
  await withTenant(deps.db, companyId, (tx) =>
    tx.insert(brands).values({ companyId, id, name, updatedAt: deps.now() }),
  );
  return id;
}

/** What a customer enterprise signed for an item, valid from the beginning of 2026 unless told otherwise. */
export async function buildContractPrice(
  deps: Deps,
  companyId: string,
  options: { customerId: string; itemId: string; priceFen: number; validFrom?: Date; validTo?: Date },
) {
  const validFrom = options.validFrom ?? new Date('2026-01-01T00:00:00Z');
  await withTenant(deps.db, companyId, (tx) =>
    tx.insert(contractPrices).values({ companyId, id: deps.db.newId(), ...options, validFrom }),
  );
}

interface Room {
  tx: Tx;
  deps: Deps;
  companyId: string;
}

async function insertSupplier({ tx, deps, companyId }: Room, options: { name?: string; isSelf?: boolean }) {
  const id = deps.db.newId();
  await tx.insert(suppliers).values({
    companyId,
    id,
    name: options.name ?? `测试供应商 ${id}`,
    isSelf: options.isSelf ?? false,
    updatedAt: deps.now(),
  });
  return id;
}

async function insertCategory(
  { tx, deps, companyId }: Room,
  options: { name?: string; parentId?: string; level?: number },
) {
  const id = deps.db.newId();
  await tx.insert(categories).values({
    companyId,
    id,
    parentId: options.parentId ?? '0',
    level: options.level ?? 1,
    name: options.name ?? `测试分类 ${id}`,
    updatedAt: deps.now(),
  });
  return id;
}

async function insertProduct({ tx, deps, companyId }: Room, options: SkuOptions & { categoryId: string }) {
  const id = deps.db.newId();
  const now = deps.now();
  await tx.insert(products).values({
    companyId,
    id,
    productNo: `P${id}`,
    categoryId: options.categoryId,
    brandId: options.brandId ?? null,
    isReturnable7: options.isReturnable7 ?? true,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
