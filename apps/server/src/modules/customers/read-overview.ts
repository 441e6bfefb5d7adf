import type { ResultOf } from '@jicai/contract/index.ts';
import { orderStateTexts } from '@jicai/domain/orders/order-states.ts';
import { lastDayOf } from '@jicai/domain/payments/credit-limits.ts';
import { buyingGap } from '@jicai/domain/shop-side/buying-gap.ts';
import { addMonths } from '@jicai/domain/statements/statement-period.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai, shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { selectPriceFigures } from './contract-prices.store.ts';
import { requireCustomer } from './contract-prices.ts';
import {
  selectBuyingDays,
  selectCategoryFens,
  selectLastOrders,
  selectMonths,
  selectPapersKept,
} from './overview.store.ts';

type Overview = ResultOf<'/api/OpsCustomer/GetOverview'>;
const shownOrders = 5;
const shownCategories = 4;
const categoryDays = 90;
const gapDays = 365;

/** 概况 of a customer (docs/domain/accounts.md §13). Refused as notFound. */
export async function readOverview(ctx: SignedInCtx, customerId: string): Promise<Overview> {
  await requireCustomer(ctx, customerId);
  const today = shanghaiDay(ctx.now);
  const thisMonth = today.slice(0, 7);
  const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * dayMs);
  const twoYears = fromShanghai(`${addMonths(thisMonth, -23)}-01`) ?? ctx.now;
  const maySeeOrders = ctx.actor.shopPermissions.has('ops.order.view');
  const [months, buyingDays, categories, prices, kept, orders] = await Promise.all([
    selectMonths(ctx, customerId, twoYears),
    selectBuyingDays(ctx, customerId, daysAgo(gapDays)),
    selectCategoryFens(ctx, customerId, daysAgo(categoryDays)),
    selectPriceFigures(ctx, customerId),
    selectPapersKept(ctx, customerId),
    maySeeOrders ? selectLastOrders(ctx, customerId, shownOrders) : [],
  ]);
  const { endingCount, firstEndMs } = prices;
  const gap = buyingGap(buyingDays, today);
  return {
    months: Array.from({ length: 12 }, (_, at) => {
      const month = addMonths(thisMonth, at - 11);
      const { fen = 0, count = 0 } = months.get(month) ?? {};
      return { month, fee: fen, orderCount: count, lastYearFee: months.get(addMonths(month, -12))?.fen ?? 0 };
    }),
    categories: firstOf(categories),
    ...(gap && { gap }),
    endingPriceCount: endingCount,
    firstPriceEnd: endingCount > 0 && firstEndMs !== null ? lastDayOf(new Date(firstEndMs)) : '',
    ...kept,
    ...(maySeeOrders && { lastOrders: orders.map(toLastOrder) }),
  };
}

/** The largest by name, all others as one; what belongs to no category is among those. */
function firstOf(categories: readonly { name: string; fee: number }[]): Overview['categories'] {
  const named = categories.filter(({ name, fee }) => name !== '' && fee > 0).slice(0, shownCategories);
  const sum = (rows: readonly { fee: number }[]) => rows.reduce((fee, row) => fee + row.fee, 0);
  const rest = sum(categories) - sum(named);
  return rest > 0 ? [...named, { name: '', fee: rest }] : named;
}

const toLastOrder = ({
  createdAt,
  payFen,
  state,
  ...order
}: Awaited<ReturnType<typeof selectLastOrders>>[number]): NonNullable<Overview['lastOrders']>[number] => ({
  ...order,
  createTime: shanghaiTime(createdAt),
  payFee: payFen,
  orderState: state,
  orderStateText: orderStateTexts[state],
});
