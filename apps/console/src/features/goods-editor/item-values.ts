import { type CategoryAttr, fitAttrs } from '@jicai/domain/goods/category-attrs.ts';
import { hasPieces, noPieces, type Pieces, type SaidPieces } from '@jicai/domain/goods/pieces.ts';
import { type FormFaults, itemFaults, type NamedValue } from '@jicai/domain/goods/product-form.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { type EditedItem, wholeOf } from './product-values.ts';

/** An item as it is typed: amounts in yuan, numbers as text. */
export interface ItemValues {
  itemNo: string;
  itemName: string;
  itemSpec: string;
  modelNo: string;
  colorName: string;
  supplierId: string;
  unitName: string;
  retailFen: string;
  enterpriseFen: string;
  marketFen: string;
  costFen: string;
  /** Quantity and price of each step, as typed. */
  tiers: NamedValue[];
  minQty: string;
  stepQty: string;
  maxQty: string;
  taxRateBp: string;
  taxName: string;
  taxCode: string;
  specs: NamedValue[];
  attrs: NamedValue[];
  pictures: string[];
  isOnSale: boolean;
  stock: string;
  safetyQty: string;
  weightG: string;
  /** '' where nobody says what a unit holds. */
  pieceQty: string;
  pieceName: string;
  labelIds?: string[] | undefined;
  /** Which parts of this item the others of the product take over. */
  sharesSupply: boolean;
  sharesAttrs: boolean;
  sharesPictures: boolean;
}

const priceText = (fen: number | null) => (fen === null ? '' : paymentText(fen));
/** Null for no price; NaN for what is none. */
const priceOf = (text: string) => (text.trim() === '' ? null : (yuanToFen(text) ?? NaN));
/** What of a list was typed. */
export const written = (pairs: readonly NamedValue[]) => pairs.filter(({ name, value }) => name !== '' || value !== '');

/** What a unit holds, as it is typed; nothing typed is nothing said. */
export const pieceValuesOf = (item: SaidPieces) =>
  hasPieces(item)
    ? { pieceQty: String(item.pieceQty), pieceName: item.pieceName ?? '' }
    : { pieceQty: '', pieceName: '' };
export const piecesOf = ({ pieceQty, pieceName }: { pieceQty: string; pieceName: string }): Pieces =>
  pieceQty.trim() === '' && pieceName.trim() === ''
    ? noPieces
    : { pieceQty: wholeOf(pieceQty), pieceName: pieceName.trim() };

export function itemValuesOf(item: EditedItem): ItemValues {
  const { itemId: _id, reserved: _held, imgUrl, imgUrls, ...rest } = item;
  return {
    ...rest,
    retailFen: priceText(item.retailFen),
    enterpriseFen: priceText(item.enterpriseFen),
    marketFen: priceText(item.marketFen),
    costFen: priceText(item.costFen ?? null),
    tiers: item.tiers.map(({ qtyFrom, priceFen }) => ({ name: String(qtyFrom), value: paymentText(priceFen) })),
    minQty: String(item.minQty),
    stepQty: String(item.stepQty),
    maxQty: String(item.maxQty),
    taxRateBp: String(item.taxRateBp),
    taxName: item.taxName ?? '',
    taxCode: item.taxCode ?? '',
    pictures: [imgUrl, ...imgUrls].filter(Boolean),
    stock: String(item.stock),
    safetyQty: String(item.safetyQty),
    weightG: String(item.weightG),
    ...pieceValuesOf(item),
    sharesSupply: false,
    sharesAttrs: false,
    sharesPictures: false,
  };
}

/** What is typed as an item; numbers that are none stay so and are refused by {@link itemValueFaults}. */
export function itemOf(values: ItemValues, before: EditedItem, wanted: readonly CategoryAttr[] = []): EditedItem {
  const fit = fitAttrs(wanted, written(values.attrs));
  const { pictures, sharesSupply: _supply, sharesAttrs: _attrs, sharesPictures: _pictures, ...rest } = values;
  const [imgUrl = '', ...imgUrls] = pictures;
  return {
    ...before,
    ...rest,
    imgUrl,
    imgUrls,
    retailFen: priceOf(values.retailFen),
    enterpriseFen: priceOf(values.enterpriseFen),
    marketFen: priceOf(values.marketFen),
    // Who may not see costs leaves them as they are.
    costFen: before.costFen === undefined ? undefined : priceOf(values.costFen),
    tiers: written(values.tiers).map(({ name, value }) => ({
      qtyFrom: wholeOf(name),
      priceFen: priceOf(value) ?? NaN,
    })),
    minQty: wholeOf(values.minQty),
    stepQty: wholeOf(values.stepQty),
    maxQty: wholeOf(values.maxQty),
    taxRateBp: Number(values.taxRateBp),
    taxName: values.taxName.trim(),
    taxCode: values.taxCode.trim(),
    specs: written(values.specs),
    attrs: 'attrs' in fit ? fit.attrs : written(values.attrs),
    stock: wholeOf(values.stock),
    safetyQty: wholeOf(values.safetyQty),
    weightG: wholeOf(values.weightG),
    ...piecesOf(values),
  };
}

/** Faults by field of the dialog. */
export function itemValueFaults(
  values: ItemValues,
  before: EditedItem,
  wanted: readonly CategoryAttr[] = [],
): FormFaults<ItemValues> {
  const fit = fitAttrs(wanted, written(values.attrs));
  const { imgUrl: _first, imgUrls: pictures, itemId: _id, ...faults } = itemFaults(itemOf(values, before, wanted));
  return { ...faults, ...(pictures && { pictures }), ...('fault' in fit && { attrs: fit.fault }) };
}

/** The other items with what they take over from the saved one. */
export function shareWith(other: EditedItem, item: EditedItem, values: ItemValues): EditedItem {
  const { supplierId, unitName, pieceQty, pieceName, minQty, stepQty, maxQty, weightG } = item;
  const { taxRateBp, taxName, taxCode, attrs, imgUrl, imgUrls } = item;
  return {
    ...other,
    ...(values.sharesSupply && {
      supplierId,
      unitName,
      pieceQty,
      pieceName,
      minQty,
      stepQty,
      maxQty,
      weightG,
      taxRateBp,
      taxName,
      taxCode,
    }),
    ...(values.sharesAttrs && { attrs }),
    ...(values.sharesPictures && { imgUrl, imgUrls }),
  };
}
