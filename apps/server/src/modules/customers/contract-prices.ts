import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { endPrices, insertPrices, type PricedItem, selectPricedItems } from './contract-prices.store.ts';
import { type CustomerRow, lockCustomerFile, selectCustomerFile } from './customer-file.store.ts';

/** Refused as notFound for a person and for another shop's customer. */
export async function requireCustomer(ctx: Ctx, customerId: string): Promise<CustomerRow> {
  const file = await selectCustomerFile(ctx, customerId);
  if (!file) throw refuse.notFound();
  return file;
}

/** What these prices would change, in their order. */
export async function previewPrices(
  ctx: Ctx,
  { customerId, rows }: { customerId: string; rows: readonly { itemNo: string; priceFee: number }[] },
) {
  await requireCustomer(ctx, customerId);
  const itemNos = rows.map(({ itemNo }) => itemNo);
  const byNo = new Map((await selectPricedItems(ctx, customerId, { itemNos })).map((item) => [item.itemNo, item]));
  return rows.map(({ itemNo, priceFee }) => {
    const item = byNo.get(itemNo);
    if (!item) return { itemNo, priceFee, hasTiers: false, fault: '没有这个商品编号' };
    const { priceFen, hasTiers } = item;
    const fault = priceFen === priceFee ? '与现在的协议价相同' : undefined;
    return { itemNo, priceFee, item: toItem(item), beforeFee: priceFen ?? undefined, hasTiers, fault };
  });
}

export const toItem = ({ itemId, itemNo, itemName, enterpriseFen }: Omit<PricedItem, 'priceFen' | 'hasTiers'>) => ({
  itemId,
  itemNo,
  itemName,
  enterpriseFee: enterpriseFen ?? undefined,
});

interface PriceRow {
  itemId: string;
  beforeFee?: number | undefined;
  /** Undefined ends the contract price. */
  priceFee?: number | undefined;
}

/**
 * Agrees on prices from now on, or ends them; what held before ends and is kept. Rows where another price holds than was
 * read are left alone and named. Refused as notFound, badInput at validTo.
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
  const file = await lockCustomerFile(ctx, customerId);
  if (!file) throw refuse.notFound();
  const endsAt = endOf(ctx, validTo);
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))];
  const held = new Map((await selectPricedItems(ctx, customerId, { itemIds })).map((item) => [item.itemId, item]));
  const outcomes = rows.map((row) => ({ row, reason: whyNot(held.get(row.itemId), row) }));
  const taken = outcomes.filter((one) => one.reason === undefined).map(({ row }) => row);
  const refused = outcomes.flatMap(({ row: { itemId }, reason: why }) => (why ? [{ itemId, reason: why }] : []));
  if (taken.length === 0) return { savedCount: 0, refused };
  await endPrices(
    ctx,
    customerId,
    taken.map(({ itemId }) => itemId),
  );
  const agreed = taken.flatMap(({ itemId, priceFee }) =>
    priceFee === undefined ? [] : [{ itemId, priceFen: priceFee }],
  );
  if (agreed.length > 0) await insertPrices(ctx, customerId, { rows: agreed, validTo: endsAt });
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: { prices: taken.map((row) => priceText(held.get(row.itemId), row.beforeFee)) },
    after: { prices: taken.map((row) => priceText(held.get(row.itemId), row.priceFee)), reason },
  });
  return { savedCount: taken.length, refused };
}

function whyNot(item: PricedItem | undefined, row: PriceRow): string | undefined {
  if (!item) return '商品不存在';
  if ((item.priceFen ?? undefined) !== row.beforeFee) return '已被他人修改，请刷新后再改';
  return row.priceFee === undefined && item.priceFen === null ? '没有协议价' : undefined;
}

/** Its last day in Shanghai; null without an end. */
function endOf(ctx: Ctx, validTo: string): Date | null {
  if (validTo === '') return null;
  const lastDay = fromShanghai(validTo);
  if (!lastDay) throw badField('validTo', '请选择截止日期');
  const endsAt = new Date(lastDay.getTime() + dayMs);
  if (endsAt <= ctx.now) throw badField('validTo', '截止日期不能早于今天');
  return endsAt;
}

const priceText = (item: PricedItem | undefined, fee: number | undefined): string =>
  `${item?.itemNo ?? ''} ${fee === undefined ? '无' : `¥${(fee / 100).toFixed(2)}`}`;
