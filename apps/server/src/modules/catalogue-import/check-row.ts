import { itemTaxClassFaults } from '@jicai/domain/invoices/tax-class.ts';
import { itemRuleFaults } from '@jicai/domain/goods/product-form.ts';
import {
  address,
  BadCell,
  categoryPath,
  flag,
  integer,
  labels,
  list,
  shelfPlace,
  pairs,
  taxRate,
  text,
  tiers,
  yuan,
} from './cell-values.ts';
import { noPieces, type Pieces, piecesFaults, readPieces } from '@jicai/domain/goods/pieces.ts';
import { noLabels } from '@jicai/domain/goods/goods-labels.ts';
import { type Cells, type Column, type GoodsRow, keptDetail, toDetailHtml } from '../goods-writing/index.ts';
import type { RefusedRow } from './refused-row.ts';

type Place = Pick<RefusedRow, 'file' | 'row'>;

/** The line as goods, or every fault in it: one report is enough to mend a file. */
export function checkRow(place: Place, cells: Cells): { goods: GoodsRow } | { refused: RefusedRow[] } {
  const refused: RefusedRow[] = [];
  const refuse = (column: Column, reason: string) => refused.push({ ...place, column, reason });
  /** Reads a cell; a fault is noted and the rest of the line is still read. */
  function read<T>(column: Column, reader: (value: string | undefined) => T, fallback: T): T {
    try {
      return reader(cells[column]);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      refuse(column, error.message);
      return fallback;
    }
  }
  const goods: GoodsRow = Object.assign(
    readTexts(read),
    readNumbers(read),
    read('pieces', orUnsaid(pieces), undefined),
    place,
  );
  const isUnpriced = goods.priceFen === null && goods.enterpriseFen === null && goods.isOnSale !== false;
  if (isUnpriced && !refused.some((fault) => fault.column === 'price')) refuse('price', '不能为空');
  checkTogether(goods, refuse);
  // A picture that stands twice in the gallery looks like a mistake of the shop.
  goods.images = goods.images.filter((image) => image !== goods.imgUrl);
  return refused.length > 0 ? { refused } : { goods };
}

type Read = <T>(column: Column, reader: (value: string | undefined) => T, fallback: T) => T;

function readTexts(read: Read) {
  const short =
    (max: number, isRequired = false) =>
    (value: string | undefined) =>
      text(value, { max, isRequired });
  const description = read('description', (value) => text(value, { max: 5000, isLong: true }), '');
  const detail = read('detail', short(20_000), '');
  const attrs = read('attrs', orNone(pairs), attrsOfDescription(description));
  return {
    spuNo: read('spuNo', short(64, true), ''),
    itemNo: read('itemNo', short(64, true), ''),
    itemName: read('itemName', short(300, true), ''),
    itemSpec: read('itemSpec', short(200), ''),
    colorName: read('colorName', short(50), ''),
    categoryPath: read('categoryPath', categoryPath, []),
    brandName: read('brandName', short(50), ''),
    supplierName: read('supplierName', short(100, true), ''),
    unit: read('unit', short(10, true), ''),
    description,
    detailHtml: detail === keptDetail ? undefined : toDetailHtml(description, detail),
    modelNo: read('modelNo', short(64), ''),
    attrs: eachOnce(attrs ?? attrsOfDescription(description)),
    specs: read('specs', pairs, []),
    imgUrl: read('imgUrl', address, ''),
    images: [...new Set(read('images', (value) => list(value).map(address), []))],
    packing: read('packing', short(100), ''),
    keywords: read('keywords', short(500), ''),
    taxName: read('taxName', orUnsaid(orNothing), undefined),
    taxCode: read('taxCode', orUnsaid(orNothing), undefined),
    labelNames: read('labels', labels, undefined),
    shelfPlace: read('shelfPlace', orUnsaid(shelfPlace), undefined),
  };
}

/** An empty cell says nothing. */
const orUnsaid =
  <T>(reader: (value: string | undefined) => T) =>
  (value: string | undefined): T | undefined =>
    (value ?? '').trim() === '' ? undefined : reader(value);

/** 「无」 is nothing. */
function orNothing(value: string | undefined): string {
  const said = text(value, { max: 50 });
  return said === noLabels ? '' : said;
}

/** `24瓶`; 「无」 for none. */
function pieces(value: string | undefined): Pieces {
  const said = orNothing(value);
  const read = said === '' ? noPieces : readPieces(said);
  if (!read) throw new BadCell('应为 数量和单位，如 24瓶');
  return read;
}

/** Undefined for an empty cell, none for 「无」. */
const orNone = (reader: typeof pairs) => (value: string | undefined) =>
  (value ?? '').trim() === noLabels ? [] : orUnsaid(reader)(value);

function readNumbers(read: Read) {
  return {
    priceFen: read('price', yuan, null),
    marketFen: read('marketPrice', yuan, null),
    enterpriseFen: read('enterprisePrice', yuan, null),
    costFen: read('costPrice', yuan, null) ?? undefined,
    tiers: read('tierPrices', tiers, []),
    stock: read('stock', (value) => integer(value, { min: 0 }), 0),
    taxRateBp: read('taxRate', taxRate, 0),
    minQty: read('moq', (value) => integer(value, { min: 1, max: 999_999, fallback: 1 }), 1),
    stepQty: read('stepQty', (value) => integer(value, { min: 1, max: 999_999, fallback: 1 }), 1),
    maxQty: read('maxQty', (value) => integer(value, { min: 0, max: 999_999, fallback: 0 }), 0),
    weightG: read('weightG', (value) => integer(value, { min: 0, max: 9_999_999, fallback: 0 }), 0),
    deliveryDays: read('deliveryDays', (value) => integer(value, { min: 0, max: 365, fallback: 2 }), 2),
    isReturnable7: read('isReturnable7', (value) => flag(value, true), true),
    isOnSale: read(
      'isOnSale',
      orUnsaid((value) => flag(value, true)),
      undefined,
    ),
    safetyQty: read(
      'safetyQty',
      orUnsaid((value) => integer(value, { min: 0, max: 999_999 })),
      undefined,
    ),
    salesQty: read('salesQty', (value) => integer(value, { min: 0, fallback: 0 }), 0),
  };
}

/** Rules between cells, as the editor of goods has them. */
function checkTogether(goods: GoodsRow, refuse: (column: Column, reason: string) => void): void {
  checkTaxClass(goods, refuse);
  // Field by field: a copy of a wide row costs more than all of its checks.
  const { unit: unitName, priceFen: retailFen, pieceQty, pieceName, minQty, stepQty, maxQty, marketFen } = goods;
  const ofPieces = piecesFaults({ unitName, pieceQty, pieceName });
  const wrong = ofPieces.pieceQty ?? ofPieces.pieceName;
  if (wrong !== undefined) refuse('pieces', wrong);
  const faults = itemRuleFaults({ minQty, stepQty, maxQty, retailFen, marketFen });
  const columns = { minQty: 'moq', maxQty: 'maxQty', marketFen: 'marketPrice' } as const;
  for (const field of Object.keys(columns) as (keyof typeof columns)[]) {
    const reason = faults[field];
    if (reason !== undefined) refuse(columns[field], reason);
  }
}

/** Both cells are filled or neither: of one alone nobody knows whether the other is meant to stay. */
function checkTaxClass({ taxName, taxCode }: GoodsRow, refuse: (column: Column, reason: string) => void): void {
  if (taxName === undefined && taxCode === undefined) return;
  const faults = itemTaxClassFaults({ taxName: taxName ?? '', taxCode: taxCode ?? '' });
  if (taxCode === undefined) refuse('taxCode', faults.taxCode ?? '请与简称一起填写');
  else if (taxName === undefined) refuse('taxName', faults.taxName ?? '请与编码一起填写');
  else for (const column of ['taxCode', 'taxName'] as const) if (faults[column]) refuse(column, faults[column]);
}

/** Descriptions of the form 「材质：毛绒；功能：蓝牙、无线」 are a data sheet already. */
function attrsOfDescription(description: string): { name: string; value: string }[] {
  return description.split('；').flatMap((part) => {
    const match = /^([\p{Script=Han}A-Za-z]{2,8})：(.{1,100})$/u.exec(part.trim());
    const [, name, values] = match ?? [];
    return name && values
      ? values
          .split('、')
          .map((value) => ({ name, value: value.trim() }))
          .filter((attr) => attr.value.length > 0 && attr.value.length <= 30)
      : [];
  });
}

const eachOnce = (attrs: readonly { name: string; value: string }[]) => [
  ...new Map(attrs.map((attr) => [JSON.stringify([attr.name, attr.value]), attr])).values(),
];
