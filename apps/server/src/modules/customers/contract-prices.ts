import { areTiers } from '@jicai/domain/money/contract-rows.ts';
import { holdUnderLine, isHeld, underLineText } from '@jicai/domain/money/margin-line.ts';
import { daysOfSpan, daysText, spanOfDays, type ValidDays } from '@jicai/domain/money/price-validity.ts';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { askForContractPrices } from './contract-price-change.ts';
import { type PricedItem, selectPricedItems } from './contract-prices.store.ts';
import { type CustomerRow, selectCustomerFile } from './customer-file.store.ts';
import { lockOpenFile } from './hold-file.ts';
import { daysOf, faultOfDays, requireSpan, writePrices } from './write-contract-prices.ts';

/** Refused as notFound for a person and for another shop's customer. */
export async function requireCustomer(ctx: Ctx, customerId: string): Promise<CustomerRow> {
  const file = await selectCustomerFile(ctx, customerId);
  if (!file) throw refuse.notFound();
  return file;
}

/** A company that is still to be let in has no prices yet. */
const nobody = '0';

type TierFee = { qtyFrom: number; priceFee: number };
type RowDays = Partial<Record<keyof ValidDays, string | undefined>>;

/** What these prices would change, in their order. */
export async function previewPrices(
  ctx: Ctx,
  {
    customerId,
    rows,
    ...all
  }: ValidDays & {
    customerId?: string | undefined;
    rows: readonly ({ itemNo: string; priceFee: number; tiers: readonly TierFee[] } & RowDays)[];
  },
) {
  if (customerId !== undefined) await requireCustomer(ctx, customerId);
  const asked = rows.map((row) => ({ row, days: daysOf(row, all), span: spanOfDays(daysOf(row, all), ctx.now) }));
  const wanted = asked.map(({ row, span }) => ({ key: row.itemNo, at: span.from }));
  const found = await selectPricedItems(ctx, customerId ?? nobody, { by: 'itemNo', wanted });
  const byNo = new Map(found.map((item) => [item.itemNo, item]));
  return asked.map(({ row: { itemNo, priceFee, tiers }, days, span }) => {
    const item = byNo.get(itemNo);
    const row = { itemNo, priceFee, tiers: [...tiers], ...daysOfSpan(span) };
    if (!item) return { ...row, hasTiers: false, isUnderLine: false, fault: '没有这个商品编号' };
    const { priceFen, nextMs } = item;
    const isSame = priceFen === priceFee && isDeepStrictEqual(item.tiers, fromTiers(tiers));
    const sameFault = span.from > ctx.now ? '与那天的协议价相同' : '与现在的协议价相同';
    const takesBack = nextMs !== null && (span.to === null || nextMs < span.to.getTime());
    return {
      ...row,
      item: toItem(ctx, item),
      beforeFee: priceFen ?? undefined,
      hasTiers: item.tiers.length > 0,
      isUnderLine: isHeldPrice(item, { priceFee, tiers }),
      ...(takesBack && { takesBack: shanghaiDay(new Date(nextMs)) }),
      fault: faultOfDays(ctx, days) ?? (isSame ? sameFault : tiersFault(tiers)),
    };
  });
}

/** Cost and margin line only for who may see them (docs/domain/money.md §9). */
export const toItem = (
  ctx: Ctx,
  { itemId, itemNo, itemName, enterpriseFen, costFen, lineBp }: Omit<PricedItem, 'priceFen' | 'tiers' | 'nextMs'>,
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

interface PriceRow extends RowDays {
  itemId: string;
  beforeFee?: number | undefined;
  priceFee: number;
  tiers: readonly TierFee[];
}

/**
 * Agrees on prices, each from its first day on; what holds then ends and is kept. Rows where another price holds than was
 * read are left alone and named; prices under the margin line wait for a second person. Refused as notFound, badInput at
 * validFrom and validTo, statementChanged while others of the customer wait.
 */
export async function savePrices(
  ctx: SignedInCtx,
  { customerId, rows, reason, ...all }: ValidDays & { customerId: string; rows: readonly PriceRow[]; reason: string },
) {
  const file = await lockOpenFile(ctx, customerId);
  const days: ValidDays = { validFrom: all.validFrom, validTo: all.validTo };
  requireSpan(ctx, days);
  const asked = rows.map((row) => ({ ...row, ...daysOf(row, days) }));
  const wanted = asked.map((row) => ({ key: row.itemId, at: spanOfDays(row, ctx.now).from }));
  const found = await selectPricedItems(ctx, customerId, { by: 'itemId', wanted });
  const held = new Map(found.map((item) => [item.itemId, item]));
  const outcomes = asked.map((row) => ({ row, reason: faultOfDays(ctx, row) ?? whyNot(held.get(row.itemId), row) }));
  const fit = outcomes.filter((one) => one.reason === undefined).map(({ row }) => row);
  const refused = outcomes.flatMap(({ row: { itemId }, reason: why }) => (why ? [{ itemId, reason: why }] : []));
  const waiting = fit.filter((row) => waits(held.get(row.itemId), row));
  const request =
    waiting.length > 0 &&
    (await askForContractPrices(ctx, { file, rows: waiting.map(toPriced), days, reason: reason || underLineText }));
  const taken = fit.filter((row) => !waiting.includes(row));
  const answer = { waitingCount: waiting.length, ...request, refused };
  if (taken.length === 0) return { savedCount: 0, ...answer };
  await writePrices(
    ctx,
    customerId,
    taken.map((row) => ({ ...toPriced(row), ...spanOfDays(row, ctx.now) })),
  );
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: { prices: taken.map((row) => priceText(held.get(row.itemId), row.beforeFee)) },
    after: {
      prices: taken.map((row) =>
        [priceText(held.get(row.itemId), row.priceFee), daysText(row)].filter(Boolean).join('，'),
      ),
      reason,
    },
  });
  return { savedCount: taken.length, ...answer };
}

const waits = (item: PricedItem | undefined, row: PriceRow): boolean => item !== undefined && isHeldPrice(item, row);
const toPriced = ({ itemId, priceFee, tiers, validFrom, validTo }: PriceRow & ValidDays) => ({
  itemId,
  priceFen: priceFee,
  tiers: fromTiers(tiers),
  validFrom,
  validTo,
});

function whyNot(item: PricedItem | undefined, row: PriceRow): string | undefined {
  if (!item) return '商品不存在';
  if ((item.priceFen ?? undefined) !== row.beforeFee) return '已被他人修改，请刷新后再改';
  return tiersFault(row.tiers);
}

export const priceText = (item: { itemNo: string } | undefined, fee: number | undefined): string =>
  `${item?.itemNo ?? ''} ${fee === undefined ? '无' : `¥${(fee / 100).toFixed(2)}`}`;
