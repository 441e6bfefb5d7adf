import { basketsOf, type BasketLine, type Goods } from './business-goods.ts';
import { delivered, type Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';

/** The first day of the demo's past: twelve months, whatever day of a month it is. */
export const firstDay = 366;
/** From here on the other stories tell more. */
const lastDay = 66;
const everyDays = 13;

/** What a factory orders again and again; what the year brings beside it comes with the month. */
const usual: readonly (readonly BasketLine[])[] = [
  [
    ['复印纸', 60],
    ['硒鼓', 8],
    ['文件夹', 40],
  ],
  [
    ['手套', 160],
    ['口罩', 60],
    ['安全帽', 20],
  ],
  [
    ['纸箱', 160],
    ['胶带', 120],
  ],
  [
    ['网线', 20],
    ['插座', 24],
    ['电池', 40],
  ],
  [
    ['咖啡', 24],
    ['纯净水', 60],
    ['面巾纸', 80],
  ],
  [
    ['洗手液', 40],
    ['垃圾袋', 80],
    ['螺丝刀', 20],
  ],
];
const centers = ['CC-1001', 'CC-2101', 'CC-2107', 'CC-3001', 'CC-1001', 'CC-2101'] as const;

/**
 * The ten months before: an order about every two weeks, paid online, sent and received, so that a year of spending stands on the
 * dashboard. Few of them: each is played through the shop's doors when the demo first starts.
 */
export function yearStories(scene: Scene, goods: Goods): Story[] {
  const of = basketsOf(goods);
  const count = Math.floor((firstDay - 1 - lastDay) / everyDays);
  return Array.from({ length: count + 1 }, (_, at) =>
    (async function* (): Story {
      const daysAgo = firstDay - 1 - at * everyDays;
      // Some months more, some less, and each way the same in every demo.
      const factor = 0.6 + ((at * 7) % 10) / 10;
      const lines = (usual[at % usual.length] ?? []).map(([word, qty]) => [word, Math.round(qty * factor)] as const);
      yield* delivered(
        scene,
        {
          name: at % 3 === 2 ? 'admin' : 'buyer',
          on: [daysAgo, at % 2 ? '10:20' : '14:35'],
          basket: of(...lines),
          costCenter: centers[at % centers.length] ?? '',
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
