import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { categories } from './categories.ts';
import { companyColumn, fen, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: brands; `name` is what buyers read, `initial` the letter A–Z they are listed under. */
export const brands = pgTable(
  'brands',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull().default(''),
    initial: text('initial').notNull().default(''),
    logoUrl: text('logo_url').notNull().default(''),
    sortNo: integer('sort_no').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('brands_name').on(t.companyId, t.name),
    index('brands_order').on(t.companyId, t.sortNo),
  ],
);

/** Tenant: who ships the goods and takes returns; the company itself stands here too (`isSelf`, 自营). */
export const suppliers = pgTable(
  'suppliers',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    logoUrl: text('logo_url').notNull().default(''),
    intro: text('intro').notNull().default(''),
    contactName: text('contact_name').notNull().default(''),
    telephone: text('telephone').notNull().default(''),
    areaText: text('area_text').notNull().default(''),
    address: text('address').notNull().default(''),
    /** string[] */
    licenseUrls: jsonb('license_urls').$type<string[]>().notNull().default([]),
    isSelf: boolean('is_self').notNull().default(false),
    /** False: stopped. Its goods are off sale; what is open is still shipped. */
    isActive: boolean('is_active').notNull().default(true),
    stopReason: text('stop_reason').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [...tenantWall(t), unique('suppliers_name').on(t.companyId, t.name)],
);

/** Tenant: SPU, what the items of one product have in common. */
export const products = pgTable(
  'products',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    productNo: text('product_no').notNull(),
    /** Third level where the tree has one. */
    categoryId: id('category_id').notNull(),
    brandId: id('brand_id'),
    description: text('description').notNull().default(''),
    /** Sanitised on write. */
    detailHtml: text('detail_html').notNull().default(''),
    packing: text('packing').notNull().default(''),
    /** Working days until it leaves the store. */
    deliveryDays: integer('delivery_days').notNull().default(2),
    isReturnable7: boolean('is_returnable7').notNull().default(true),
    keywords: text('keywords').notNull().default(''),
    videoUrl: text('video_url').notNull().default(''),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('products_no').on(t.companyId, t.productNo),
    index('products_category').on(t.companyId, t.categoryId),
    index('products_brand').on(t.companyId, t.brandId),
    foreignKey({
      name: 'products_category_fk',
      columns: [t.companyId, t.categoryId],
      foreignColumns: [categories.companyId, categories.id],
    }),
    foreignKey({
      name: 'products_brand_fk',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
);

/** Tenant: SKU, what is priced, stocked, put into carts and ordered. Prices include VAT; unit is whole fen. */
export const items = pgTable(
  'items',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    productId: id('product_id').notNull(),
    supplierId: id('supplier_id').notNull(),
    itemNo: text('item_no').notNull(),
    modelNo: text('model_no').notNull().default(''),
    name: text('name').notNull(),
    spec: text('spec').notNull().default(''),
    colorName: text('color_name').notNull().default(''),
    imgUrl: text('img_url').notNull().default(''),
    unitName: text('unit_name').notNull(),
    /** One sale unit holds so many of these, such as 24 瓶; 1 and '' where nobody says. */
    pieceQty: integer('piece_qty').notNull().default(1),
    pieceName: text('piece_name').notNull().default(''),
    /** Selling options in display order, such as 颜色 and 笔尖: [{ name, value }]. */
    specs: jsonb('specs').$type<{ name: string; value: string }[]>().notNull().default([]),
    /** All attributes in display order, as the product page prints them; `item_attributes` is what goods are filtered by. */
    attrs: jsonb('attrs').$type<{ name: string; value: string }[]>().notNull().default([]),
    /** Pictures beside the main one, in display order. */
    imgUrls: jsonb('img_urls').$type<string[]>().notNull().default([]),
    minQty: integer('min_qty').notNull().default(1),
    stepQty: integer('step_qty').notNull().default(1),
    /** 0 = no limit. */
    maxQty: integer('max_qty').notNull().default(0),
    taxRateBp: integer('tax_rate_bp').notNull(),
    /** 税收分类 of its own for invoices; '' for that of its category. */
    taxName: text('tax_name').notNull().default(''),
    taxCode: text('tax_code').notNull().default(''),
    /** Without a retail price visitors and members see the item as unavailable. */
    retailFen: fen('retail_fen'),
    enterpriseFen: fen('enterprise_fen'),
    marketFen: fen('market_fen'),
    salesQty: integer('sales_qty').notNull().default(0),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    /** It left the shop with its supplier, and comes back with it. */
    isOffWithSupplier: boolean('is_off_with_supplier').notNull().default(false),
    /** 安全库存: fewer for sale than these are told on the desk; 0 = never. */
    safetyQty: integer('safety_qty').notNull().default(0),
    /** Gross weight of one unit in grams, for freight by weight; 0 = not known. */
    weightG: integer('weight_g').notNull().default(0),
    sortNo: integer('sort_no').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('items_no').on(t.companyId, t.itemNo),
    // With the id, the items of products are found in the index alone.
    index('items_of_product').on(t.companyId, t.productId, t.sortNo, t.id),
    index('items_supplier').on(t.companyId, t.supplierId),
    index('items_retail').on(t.companyId, t.retailFen),
    // What the list of goods may stand by; the number has its own.
    index('items_by_retail').on(t.companyId, sql`coalesce(${t.retailFen}, 0)`, t.id),
    index('items_by_change').on(t.companyId, t.updatedAt, t.id),
    index('items_tax_code')
      .on(t.companyId, t.taxCode, t.taxName)
      .where(sql`tax_code <> ''`),
    index('items_off_sale')
      .on(t.companyId, t.id)
      .where(sql`not is_on_sale`),
    index('items_no_picture')
      .on(t.companyId, t.id)
      .where(sql`img_url = ''`),
    // With what is watched, so that low stock is found without the items.
    index('items_safety')
      .on(t.companyId, t.id, t.safetyQty)
      .where(sql`safety_qty > 0`),
    foreignKey({
      name: 'items_product_fk',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'items_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
    check(
      'items_quantities',
      sql`${t.stepQty} >= 1 and ${t.minQty} >= 1 and ${t.minQty} % ${t.stepQty} = 0 and ${t.maxQty} >= 0`,
    ),
    check('items_pieces', sql`${t.pieceQty} >= 1 and (${t.pieceQty} = 1) = (${t.pieceName} = '')`),
    check('items_prices', sql`${t.retailFen} > 0 and ${t.enterpriseFen} > 0 and ${t.marketFen} > 0`),
    check('items_tax_rate', sql`${t.taxRateBp} in (0, 100, 300, 600, 900, 1300)`),
  ],
);

/** Tenant: names of properties that goods can be filtered by, such as 材质 (tagId on the wire). */
export const attributes = pgTable(
  'attributes',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    isFilter: boolean('is_filter').notNull().default(true),
    sortNo: integer('sort_no').notNull().default(0),
  },
  (t) => [...tenantWall(t), unique('attributes_name').on(t.companyId, t.name)],
);

/** Tenant: the values of an attribute (valueId on the wire). */
export const attributeValues = pgTable(
  'attribute_values',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    attributeId: id('attribute_id').notNull(),
    value: text('value').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('attribute_values_value').on(t.companyId, t.attributeId, t.value),
    foreignKey({
      name: 'attribute_values_attribute_fk',
      columns: [t.companyId, t.attributeId],
      foreignColumns: [attributes.companyId, attributes.id],
    }),
  ],
);

/** Tenant: which values an item has, in the order of its data sheet. */
export const itemAttributes = pgTable(
  'item_attributes',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    valueId: id('value_id').notNull(),
    sortNo: integer('sort_no').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId, t.valueId] }),
    tenantPolicy(),
    foreignKey({
      name: 'item_attributes_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
    foreignKey({
      name: 'item_attributes_value_fk',
      columns: [t.companyId, t.valueId],
      foreignColumns: [attributeValues.companyId, attributeValues.id],
    }),
  ],
);
