import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { DemoItem } from './demo-goods.ts';
import { delivered, paid, returned, type Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';
import { place, ship } from './scenes.ts';

/** What the member buys at home, by a word of its name. */
export const retailWords = [
  '马克杯',
  '毛巾',
  '台灯',
  '收纳',
  '咖啡',
  '香薰',
  '餐具',
  '保温杯',
  '洗手液',
  '餐盘',
  '抱枕',
  '花瓶',
] as const;

type Baskets = ReturnType<typeof basketsOf>;

const basketsOf =
  (goods: ReadonlyMap<string, DemoItem>) =>
  (...lines: readonly (readonly [(typeof retailWords)[number], number])[]) =>
    lines.map(([word, qty]) => [goods.get(word), qty] as const);

const way = (logisticsNo: string) => ({
  shippedAfter: 1,
  travelHours: 38,
  logisticsCode: 'shunfeng',
  logisticsNo,
  receivedAfter: 3,
});

/** The stories of the member in the retail shop. */
export function retailStories(scene: Scene, goods: ReadonlyMap<string, DemoItem>): Story[] {
  const { stage, days } = scene;
  const of = basketsOf(goods);
  return [
    (async function* () {
      yield* delivered(
        scene,
        { name: 'member', on: [55, '20:40'], basket: of(['马克杯', 2], ['毛巾', 4]) },
        way('SF1462911018301'),
      );
    })(),
    (async function* () {
      const purchase = { name: 'member', on: [42, '21:10'], basket: of(['台灯', 1]), channel: 'WECHAT' } as const;
      yield* delivered(scene, purchase, way('SF1462911027412'));
    })(),
    (async function* () {
      yield days.day(33, '12:30');
      const placed = await place(stage, 'member', { basket: of(['花瓶', 1]) });
      yield days.day(33, '12:41');
      const data = { tradeNo: placed?.tradeNo, reasonCode: cancelReasons.notWanted };
      if (placed) await stage.call('member', '/api/ShopOrder/Cancel', { data });
    })(),
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'member', on: [26, '19:25'], basket: of(['收纳', 2]) },
        way('SF1462911036520'),
      );
      yield* returned(scene, {
        name: 'member',
        orderNo: placed?.orderNos[0],
        returnType: returnTypes.refund,
        reasonCode: returnReasons.noReason,
        qty: 1,
        remark: '颜色和家里不搭',
        at: {
          asked: days.day(21, '20:00'),
          answered: days.day(20, '10:00'),
          sent: days.day(20, '18:30'),
          found: days.day(18, '11:00'),
        },
        backNo: 'SF1462911099211',
      });
    })(),
    (async function* () {
      yield* delivered(
        scene,
        { name: 'member', on: [14, '22:05'], basket: of(['咖啡', 2], ['香薰', 1]) },
        way('SF1462911045631'),
      );
    })(),
    ...laterRetail(scene, of),
  ];
}

/** Those that still run. */
function laterRetail(scene: Scene, of: Baskets): Story[] {
  const { stage, days } = scene;
  return [
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'member', on: [8, '18:15'], basket: of(['抱枕', 2]) },
        way('SF1462911054742'),
      );
      yield* returned(scene, {
        name: 'member',
        orderNo: placed?.orderNos[0],
        returnType: returnTypes.refund,
        reasonCode: returnReasons.noReason,
        qty: 1,
        remark: '尺寸偏大，放在沙发上不合适',
        at: { asked: days.day(2, '20:20'), answered: days.day(1, '10:15') },
      });
    })(),
    (async function* () {
      const placed = yield* paid(scene, { name: 'member', on: [3, '21:30'], basket: of(['保温杯', 1]) });
      yield days.day(2, '15:00');
      for (const orderNo of placed?.orderNos ?? [])
        await ship(stage, 'member', orderNo, {
          logisticsCode: 'shunfeng',
          logisticsNo: 'SF1462911063853',
          travelHours: 66,
        });
    })(),
    (async function* () {
      yield* paid(scene, { name: 'member', on: [1, '20:50'], basket: of(['餐盘', 4]), channel: 'WECHAT' });
    })(),
    (async function* () {
      yield days.minutesAgo(6);
      await place(stage, 'member', { basket: of(['餐具', 1]) });
    })(),
  ];
}
