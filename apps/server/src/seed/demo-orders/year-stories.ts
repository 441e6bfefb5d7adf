import { payModes } from '@jicai/domain/orders/order-states.ts';
import { basketsOf, type BasketLine, type Goods } from './business-goods.ts';
import { qtyOf, stockVersions } from './demo-goods.ts';
import { delivered, type Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';
import type { Basket } from './scenes.ts';

/** From here on the other stories tell more. */
const lastDay = 35;
const everyDays = 13;

/** What a factory orders again and again; what the year brings beside it comes with the month. */
const usual: readonly (readonly BasketLine[])[] = [
  [
    ['复印纸', 120],
    ['硒鼓', 30],
    ['文件夹', 60],
  ],
  [
    ['手套', 120],
    ['口罩', 90],
    ['安全帽', 40],
  ],
  [
    ['纸箱', 60],
    ['胶带', 100],
  ],
  [
    ['网线', 60],
    ['插座', 40],
    ['电池', 30],
  ],
  [
    ['咖啡', 15],
    ['纯净水', 90],
    ['中性笔', 80],
  ],
  [
    ['洗手液', 80],
    ['垃圾袋', 120],
    ['螺丝刀', 40],
  ],
];
const centers = ['CC-1001', 'CC-2101', 'CC-2107', 'CC-3001', 'CC-1001', 'CC-2101'] as const;

/**
 * The months before: an order about every two weeks since the month began that the dashboard begins with, paid online or on account, sent and received, so that a year of spending stands on the
 * dashboard. Few of them: each is played through the shop's doors when the demo first starts.
 */
export function yearStories(scene: Scene, goods: Goods): Story[] {
  const of = basketsOf(goods);
  const { yearBegan } = scene.days;
  const count = Math.floor((yearBegan - 1 - lastDay) / everyDays);
  return Array.from({ length: count + 1 }, (_, at) =>
    (async function* (): Story {
      const daysAgo = yearBegan - 1 - at * everyDays;
      // Some months more, some less, and each way the same in every demo.
      const factor = 1.6 + ((at * 7) % 10) / 8;
      const bought = [...(usual[at % usual.length] ?? []), ...(usual[(at + 2) % usual.length] ?? [])];
      const lines = bought.map(([word, qty]) => [word, Math.round(qty * factor)] as const);
      yield* delivered(
        scene,
        {
          name: at % 3 === 2 ? 'admin' : 'buyer',
          on: [daysAgo, at % 2 ? '10:20' : '14:35'],
          basket: of(...lines),
          costCenter: centers[at % centers.length] ?? '',
          ...(at % 2 === 0 && { payMode: payModes.credit }),
        },
        {
          shippedAfter: 1,
          travelHours: 30,
          logisticsCode: 'shunfeng',
          logisticsNo: `SF14620${String(10_000 + at * 7)}1`,
          receivedAfter: 4,
        },
      );
    })(),
  );
}

/** In a month of the year before, of what is usual: less than a year later, and not the same each month. */
const shareOfMonth = [2.3, 2.6, 1.3, 2.5, 2.4, 2.1, 2.6, 2.7, 2.2, 2.5, 2.7, 2.9] as const;

/**
 * What the year is compared with: each month a purchase of the buyer's, paid online, sent and received. No statement is made of them, and
 * nothing else is told of that year: the chart of the dashboard needs no more, and every call makes the first start longer. When it is over the
 * shop has filled its shelves again.
 */
export function yearBeforeStories(scene: Scene, goods: Goods): Story[] {
  const of = basketsOf(goods);
  const baskets = shareOfMonth.map((share, month) => {
    const bought = [month, month + 1].flatMap((list) => usual[list % usual.length] ?? []);
    return of(...bought.map(([word, qty]) => [word, Math.round(qty * share)] as const));
  });
  return [...baskets.map((basket, month) => pastPurchase(scene, basket, month)), refill(scene, baskets.flat())];
}

async function* pastPurchase(scene: Scene, basket: Basket, month: number): Story {
  yield* delivered(
    scene,
    {
      name: 'buyer',
      // Early in each month, so that all twelve have theirs.
      on: [scene.days.yearBeforeBegan - 6 - Math.round(month * 30.4), '15:05'],
      basket,
      costCenter: centers[month % centers.length] ?? '',
    },
    {
      shippedAfter: 1,
      travelHours: 30,
      logisticsCode: 'shunfeng',
      logisticsNo: `SF14510${String(10_000 + month * 9)}1`,
      receivedAfter: 4,
    },
  );
}

async function* refill({ stage, days }: Scene, bought: Basket): Story {
  yield days.day(days.yearBegan + 1, '09:00');
  const sold = new Map<string, number>();
  for (const [item, qty] of bought) if (item) sold.set(item.itemId, (sold.get(item.itemId) ?? 0) + qtyOf(item, qty));
  const versions = await stage.outside((ctx) => stockVersions(ctx, [...sold.keys()]));
  for (const [itemId, delta] of sold)
    await stage.call('operator', '/api/OpsStock/Adjust', {
      data: { itemId, delta, reason: '年度补货入库' },
      version: versions.get(itemId),
    });
}
