import type { BodyOf } from '@jicai/contract/index.ts';
import { areSameAttrs, fitAttrs } from '@jicai/domain/goods/category-attrs.ts';
import type { OwnProduct } from '@jicai/domain/goods/proposal-form.ts';
import { itemFaults, itemsFault, productFaults } from '@jicai/domain/goods/product-form.ts';
import { underLineText } from '@jicai/domain/money/margin-line.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import {
  askForPrices,
  brandIdOf,
  createNameBook,
  type GoodsRow,
  resolveNameIds,
  selectWantedAttrs,
  upsertProducts,
  valueIdsOf,
  writeItems,
  isAsked,
  listWaitingPrices,
  type WaitingPrices,
  waitsAlready,
} from '../goods-writing/index.ts';
import { mayEditCosts, saveCosts } from '../pricing/index.ts';
import { indexItems } from '../search/index.ts';
import { claimPictures } from './claim-pictures.ts';
import { holdPrices } from './hold-prices.ts';
import { changesOf } from './product-changes.ts';
import {
  type ItemRow,
  type ProductRow,
  selectCategoryUse,
  selectItems,
  selectProduct,
  selectSupplierIds,
  selectTakenNos,
} from './product-editor.store.ts';
import { selectLabels } from './labels/labels.store.ts';

export type ProductInput = BodyOf<'/api/OpsGoods/SaveProduct'>['data'];
type ItemInput = ProductInput['items'][number];

interface Standing {
  product: ProductRow;
  items: ItemRow[];
}

/**
 * Saves a product with its items as its editor holds them (docs/domain/catalog.md §7). Refuses with notFound, outdated
 * when product or items changed since they were read, and badInput at the field. Prices under the margin line wait for a
 * second person; everything else is saved. `agreed`: what a supplier wanted, whose pictures are in use already.
 */
export async function saveProduct(
  ctx: SignedInCtx,
  asked: ProductInput,
  agreed?: OwnProduct,
): Promise<{ productId: string; waitingNos: string[]; changeId?: string }> {
  const before = await readStanding(ctx, asked);
  await check(ctx, asked, before);
  await claimPictures(ctx, asked, before, agreed);
  const fitted = agreed ? asked : await fitItems(ctx, asked, before);
  const { input, waiting } = await holdPrices(ctx, fitted, before?.items ?? []);
  const { productId, recosted, idOfNo } = await write(ctx, input);
  const labelNames = new Map((await selectLabels(ctx)).map(({ labelId, labelName }) => [labelId, labelName]));
  const changes = changesOf(before, { product: input, items: keepUnsaid(before, input.items) }, labelNames);
  // The log has more readers than costs have: it names the items and no amounts (docs/domain/money.md §9).
  const after = { ...changes.after, ...(recosted.length > 0 && { 修改进价的货号: recosted.join('、') }) };
  await writeAudit(ctx, { subject: `product ${input.productNo}`, before: changes.before, after });
  const waitingNos = waiting.map(({ itemNo }) => itemNo);
  if (waiting.length === 0) return { productId, waitingNos };
  const rows = waiting.map(({ itemNo, set }) => ({ itemId: idOfNo.get(itemNo) ?? '', set }));
  if (!agreed) await requireUnasked(ctx, rows);
  const { changeId } = await askForPrices(ctx, {
    rows,
    subjectName: input.items[0]?.itemName ?? '',
    reason: underLineText,
  });
  return { productId, waitingNos, changeId };
}

/** Refused as statementChanged for a price that waits already. */
async function requireUnasked(ctx: SignedInCtx, rows: readonly WaitingPrices[]): Promise<void> {
  const ids = rows.map(({ itemId }) => itemId);
  const standing = await listWaitingPrices(ctx, ids);
  if (rows.some((row) => isAsked(standing, row))) throw refuse.statementChanged({ text: waitsAlready });
}

async function readStanding(ctx: SignedInCtx, input: ProductInput): Promise<Standing | undefined> {
  const { productId, changedMs } = input;
  if (productId === undefined) return undefined;
  const product = await selectProduct(ctx, productId, { isLocked: true });
  if (!product) throw refuse.notFound();
  const items = await selectItems(ctx, productId, { isLocked: true });
  if (lastChange({ product, items }) !== changedMs) throw refuse.outdated();
  return { product, items };
}

/** When a product or one of its items was changed last, in ms. */
export const lastChange = ({ product, items }: { product: ProductRow; items: readonly ItemRow[] }): number =>
  Math.floor(Math.max(product.changedMs, ...items.map(({ changedMs }) => changedMs)));

async function check(ctx: SignedInCtx, input: ProductInput, before: Standing | undefined): Promise<void> {
  if (!mayEditCosts(ctx) && input.items.some(({ costFen }) => costFen !== undefined)) throw refuse.forbidden();
  refuseFirst(productFaults(input), '');
  const together = itemsFault(input.items);
  if (together) throw badField('items', together);
  for (const [at, item] of input.items.entries())
    refuseFirst(itemFaults({ ...item, itemId: item.itemId ?? '' }), `items.${at}.`);
  checkNumbersKept(input, before);
  const taken = await selectTakenNos(ctx, {
    productNo: before ? undefined : input.productNo,
    itemNos: input.items.filter(({ itemId }) => itemId === undefined).map(({ itemNo }) => itemNo),
  });
  if (taken.isProductTaken) throw badField('productNo', '商品编号已被使用');
  if (taken.itemNos.length > 0) throw badField('items', `货号 ${taken.itemNos.join('、')} 已被使用`);
  const category = await selectCategoryUse(ctx, input.categoryId);
  if (!category) throw badField('categoryId', '分类不存在');
  if (category.hasChildren) throw badField('categoryId', '请选择最末一级分类');
  const supplierIds = await selectSupplierIds(
    ctx,
    input.items.map(({ supplierId }) => supplierId),
  );
  if (input.items.some(({ supplierId }) => !supplierIds.has(supplierId))) throw badField('items', '供应商不存在');
}

/**
 * Properties as the category wants them; items that keep the ones they have are let alone, and so is what a supplier wants:
 * who agrees to it cannot fill anything in.
 */
async function fitItems(ctx: SignedInCtx, input: ProductInput, before: Standing | undefined): Promise<ProductInput> {
  const wanted = await selectWantedAttrs(ctx, input.categoryId);
  if (wanted.length === 0) return input;
  const standing = new Map(before?.items.map(({ itemId, attrs }) => [itemId, attrs]));
  const items = input.items.map((item, at) => {
    const kept = standing.get(item.itemId ?? '');
    if (kept && areSameAttrs(kept, item.attrs)) return item;
    const fit = fitAttrs(wanted, item.attrs);
    if ('fault' in fit) throw badField(`items.${at}.attrs`, fit.fault);
    return { ...item, attrs: fit.attrs };
  });
  return { ...input, items };
}

function refuseFirst(faults: Readonly<Record<string, string | undefined>>, prefix: string): void {
  for (const [field, text] of Object.entries(faults)) if (text !== undefined) throw badField(`${prefix}${field}`, text);
}

/** Orders, carts and goods files call goods by their numbers: they are never changed, and no item goes over to another product. */
function checkNumbersKept(input: ProductInput, before: Standing | undefined): void {
  if (before && before.product.productNo !== input.productNo) throw badField('productNo', '商品编号不能修改');
  const noOf = new Map(before?.items.map(({ itemId, itemNo }) => [itemId, itemNo]));
  for (const { itemId, itemNo } of input.items)
    if (itemId !== undefined && noOf.get(itemId) !== itemNo) throw badField('items', '货号不能修改');
}

/** Items that say nothing of their labels, their 税收分类 or what a unit holds keep what they have. */
const keepUnsaid = (before: Standing | undefined, items: readonly ItemInput[]): ItemInput[] =>
  items.map((item) => {
    const standing = before?.items.find(({ itemId }) => itemId === item.itemId);
    const { labelIds = standing?.labelIds ?? [], taxName = standing?.taxName ?? '' } = item;
    const { pieceQty = standing?.pieceQty, pieceName = standing?.pieceName } = item;
    return { ...item, labelIds, taxName, taxCode: item.taxCode ?? standing?.taxCode ?? '', pieceQty, pieceName };
  });

/** `recosted`: numbers of the items whose cost is another now. */
async function write(
  ctx: SignedInCtx,
  input: ProductInput,
): Promise<{ productId: string; recosted: string[]; idOfNo: Map<string, string> }> {
  const rows = input.items.map((item, at) => toRow(input, item, at));
  const book = createNameBook();
  await resolveNameIds(ctx, book, rows);
  const resolved = rows.map((row, at) =>
    Object.assign(row, {
      categoryId: input.categoryId,
      brandId: brandIdOf(book, row.brandName),
      supplierId: input.items[at]?.supplierId ?? '',
      valueIds: valueIdsOf(book, row.attrs),
    }),
  );
  const productIds = await upsertProducts(ctx, resolved.slice(0, 1));
  const productId = productIds.get(input.productNo) ?? '';
  const written = await writeItems(ctx, {
    rows: resolved.map((row) => Object.assign(row, { productId })),
    sourceId: input.requestId ?? ctx.newId(),
  });
  await indexItems(
    ctx,
    written.map(({ itemId }) => itemId),
  );
  const costs = written.flatMap(({ itemId, costFen }) => (costFen === undefined ? [] : [{ itemId, costFen }]));
  const changed = new Set(await saveCosts(ctx, costs, ctx.actor));
  return {
    productId,
    recosted: written.filter(({ itemId }) => changed.has(itemId)).map(({ itemNo }) => itemNo),
    idOfNo: new Map(written.map(({ itemNo, itemId }) => [itemNo, itemId])),
  };
}

/** An item as a line of a goods file: both are written the same way. Categories and suppliers are known by their ids here. */
function toRow(input: ProductInput, item: ItemInput, at: number): GoodsRow {
  const { productNo, items: _items, productId: _id, changedMs: _read, categoryId: _category, ...shared } = input;
  const { unitName, retailFen, imgUrls, ...rest } = item;
  return {
    ...shared,
    ...rest,
    file: '',
    row: at + 1,
    spuNo: productNo,
    categoryPath: [],
    supplierName: '',
    unit: unitName,
    priceFen: retailFen,
    images: imgUrls,
    salesQty: 0,
  };
}
