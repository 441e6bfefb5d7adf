import { areTiers } from '@jicai/domain/money/contract-rows.ts';
import { holdUnderLine, isHeld, underLineText } from '@jicai/domain/money/margin-line.ts';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { askForContractPrices } from './contract-price-change.ts';
import { type PricedItem, selectPricedItems } from './contract-prices.store.ts';
import { type CustomerRow, selectCustomerFile } from './customer-file.store.ts';
import { lockOpenFile } from './hold-file.ts';
import { endOf, writePrices } from './write-contract-prices.ts';

/** Refused as notFound for a person and for another shop's customer. */
export async function requireCustomer(ctx: Ctx, customerId: string): Promise<CustomerRow> {
  const file = await selectCustomerFile(ctx, customerId);
  if (!file) throw refuse.notFound();
  return file;
}

/** A company that is still to be let in has no prices yet. */
const nobody = '0';

type TierFee = { qtyFrom: number; priceFee: number };

/** What these prices would change, in their order. */
export async function previewPrices(
  ctx: Ctx,
  {
    customerId,
    rows,
  }: {
    customerId?: string | undefined;
    rows: readonly { itemNo: string; priceFee: number; tiers: readonly TierFee[] }[];
  },
) {
  if (customerId !== undefined) await requireCustomer(ctx, customerId);
  const itemNos = rows.map(({ itemNo }) => itemNo);
  const byNo = new Map(
    (await selectPricedItems(ctx, customerId ?? nobody, { itemNos })).map((item) => [item.itemNo, item]),
  );
  return rows.map(({ itemNo, priceFee, tiers }) => {
    const item = byNo.get(itemNo);
    const row = { itemNo, priceFee, tiers: [...tiers] };
    if (!item) return { ...row, hasTiers: false, isUnderLine: false, fault: '没有这个商品编号' };
    const { priceFen } = item;
    const isSame = priceFen === priceFee && isDeepStrictEqual(item.tiers, fromTiers(tiers));
    const fault = isSame ? '与现在的协议价相同' : tiersFault(tiers);
    return {
      ...row,
      item: toItem(ctx, item),
      beforeFee: priceFen ?? undefined,
      hasTiers: item.tiers.length > 0,
      isUnderLine: isHeldPrice(item, { priceFee, tiers }),
      fault,
    };
  });
}

/** Cost and margin line only for who may see them (docs/domain/money.md §9). */
export const toItem = (
  ctx: Ctx,
  { itemId, itemNo, itemName, enterpriseFen, costFen, lineBp }: Omit<PricedItem, 'priceFen' | 'tiers'>,
) => ({
  itemId,
  itemNo,
  itemName,
  enterpriseFee: enterpriseFen ?? undefined,
  ...(maySeeCosts(ctx) && { costFee: costFen ?? undefined, marginLineBp: lineBp }),
});

const fromTiers = (tiers: readonly TierFee[]): Tier[] =>
  tiers.map(({ qtyFrom, priceFee }) => ({ qtyFrom, priceFen: priceFee }));
const tiersFault = (tiers: readonly TierFee[]) => (areTiers(fromTiers(tiers)) ? undefined : '阶梯的数量应逐级增加');

/** Whether the price, or one of its prices by quantity, waits for a second person. */
function isHeldPrice(item: PricedItem, { priceFee, tiers }: { priceFee: number; tiers: readonly TierFee[] }): boolean {
  const pricesOf = (enterpriseFen: number | null, own: Tier[]) => ({ retailFen: null, enterpriseFen, tiers: own });
  return isHeld(holdUnderLine(pricesOf(item.priceFen, item.tiers), pricesOf(priceFee, fromTiers(tiers)), item));
}

interface PriceRow {
  itemId: string;
  beforeFee?: number | undefined;
  /** Undefined ends the contract price. */
  priceFee?: number | undefined;
  tiers: readonly TierFee[];
}

/**
 * Agrees on prices from now on, or ends them; what held before ends and is kept. Rows where another price holds than was
 * read are left alone and named; prices under the margin line wait for a second person. Refused as notFound, badInput at
 * validTo, statementChanged while others of the customer wait.
 */
export async function savePrices(
  ctx: SignedInCtx,
  {
    customerId,
    rows,
    validTo,
    reason,
  }: { customerId: string; rows: readonly PriceRow[]; validTo: string; reason: string },
) {
  const file = await lockOpenFile(ctx, customerId);
  const endsAt = endOf(ctx, validTo);
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))];
  const held = new Map((await selectPricedItems(ctx, customerId, { itemIds })).map((item) => [item.itemId, item]));
  const outcomes = rows.map((row) => ({ row, reason: whyNot(held.get(row.itemId), row) }));
  const fit = outcomes.filter((one) => one.reason === undefined).map(({ row }) => row);
  const refused = outcomes.flatMap(({ row: { itemId }, reason: why }) => (why ? [{ itemId, reason: why }] : []));
  const waiting = fit.flatMap((row) => (waits(held.get(row.itemId), row) ? [toWaitingRow(row)] : []));
  const asked =
    waiting.length > 0 &&
    (await askForContractPrices(ctx, { file, rows: waiting, validTo, reason: reason || underLineText }));
  const waitingIds = new Set(waiting.map(({ itemId }) => itemId));
  const taken = fit.filter(({ itemId }) => !waitingIds.has(itemId));
  const answer = { waitingCount: waiting.length, ...asked, refused };
  if (taken.length === 0) return { savedCount: 0, ...answer };
  await writePrices(ctx, customerId, { rows: taken.map(toAgreed), validTo: endsAt });
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: { prices: taken.map((row) => priceText(held.get(row.itemId), row.beforeFee)) },
    after: { prices: taken.map((row) => priceText(held.get(row.itemId), row.priceFee)), reason },
  });
  return { savedCount: taken.length, ...answer };
}

const waits = (item: PricedItem | undefined, { priceFee, tiers }: PriceRow): boolean =>
  item !== undefined && priceFee !== undefined && isHeldPrice(item, { priceFee, tiers });
const toAgreed = ({ itemId, priceFee, tiers }: PriceRow) => ({
  itemId,
  priceFen: priceFee ?? null,
  tiers: fromTiers(tiers),
});
const toWaitingRow = ({ itemId, priceFee = 0, tiers }: PriceRow) => ({
  itemId,
  priceFen: priceFee,
  tiers: fromTiers(tiers),
});

function whyNot(item: PricedItem | undefined, row: PriceRow): string | undefined {
  if (!item) return '商品不存在';
  if ((item.priceFen ?? undefined) !== row.beforeFee) return '已被他人修改，请刷新后再改';
  if (row.priceFee === undefined) return item.priceFen === null ? '没有协议价' : undefined;
  return tiersFault(row.tiers);
}

const priceText = (item: PricedItem | undefined, fee: number | undefined): string =>
  `${item?.itemNo ?? ''} ${fee === undefined ? '无' : `¥${(fee / 100).toFixed(2)}`}`;
