import { payModes } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { basketsOf, type Goods } from './business-goods.ts';
import { paid, type Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';
import { reportTransfer } from './report-transfer.ts';
import { pay, place, ship } from './scenes.ts';

/** Orders that still have a way to go: to pay, to ship, on the way, signed, astray, asked to be cancelled. */
export function openStories(scene: Scene, goods: Goods): Story[] {
  const { stage, days } = scene;
  const of = basketsOf(goods);
  return [
    // Signed at the gate, not yet confirmed by the buyer.
    (async function* () {
      const placed = yield* paid(scene, { name: 'buyer', on: [5, '10:40'], basket: of(['文件夹', 12], ['便利贴', 8]) });
      yield days.day(4, '15:30');
      for (const orderNo of placed?.orderNos ?? [])
        await ship(stage, 'buyer', orderNo, {
          logisticsCode: 'shunfeng',
          logisticsNo: 'SF1462900108263',
          travelHours: 44,
        });
    })(),
    // The courier cannot find the address for a while.
    (async function* () {
      const placed = yield* paid(scene, { name: 'buyer', on: [4, '13:15'], basket: of(['纯净水', 20]) });
      yield days.minutesAgo(75 * 60);
      for (const orderNo of placed?.orderNos ?? [])
        await ship(stage, 'buyer', orderNo, {
          logisticsCode: 'yunda',
          logisticsNo: '432900117378477',
          travelHours: 96,
        });
    })(),
    (async function* () {
      const placed = yield* paid(scene, {
        name: 'admin',
        on: [3, '09:25'],
        basket: of(['复印纸', 20]),
        payMode: payModes.credit,
        purchaseNo: 'PO-2611-003',
      });
      yield days.day(1, '17:10');
      for (const orderNo of placed?.orderNos ?? [])
        await ship(stage, 'admin', orderNo, { logisticsCode: 'jd', logisticsNo: 'JDVA11862311534', travelHours: 60 });
    })(),
    // Only a part of it has gone out.
    (async function* () {
      const placed = yield* paid(scene, { name: 'buyer', on: [3, '14:50'], basket: of(['手套', 40]) });
      yield days.day(1, '15:20');
      for (const orderNo of placed?.orderNos ?? [])
        await ship(stage, 'buyer', orderNo, {
          logisticsCode: 'zhongtong',
          logisticsNo: '78830014573212',
          travelHours: 50,
          qty: 15,
        });
    })(),
    (async function* () {
      yield* paid(scene, {
        name: 'buyer',
        on: [2, '11:05'],
        basket: of(['胶带', 24], ['纸箱', 40]),
        remark: '纸箱请打包捆扎',
      });
    })(),
    ...waitingStories(scene, goods),
  ];
}

/** What waits for the shop, or for money; and the member of the business shop. */
function waitingStories(scene: Scene, goods: Goods): Story[] {
  const { stage, days } = scene;
  const of = basketsOf(goods);
  return [
    (async function* () {
      yield* paid(scene, {
        name: 'admin',
        on: [1, '16:30'],
        basket: of(['咖啡', 6], ['面巾纸', 12]),
        payMode: payModes.credit,
      });
    })(),
    // Picking has begun, so the cancel waits for the shop's consent.
    (async function* () {
      const placed = yield* paid(scene, { name: 'buyer', on: [2, '15:35'], basket: of(['计算器', 4]) });
      const [orderNo] = placed?.orderNos ?? [];
      yield days.day(1, '10:00');
      const page = orderNo ? await stage.call('operator', '/api/OpsOrder/GetPage', { searchKey: orderNo }) : [];
      const lock = { orderNo, isLocked: true, version: page[0]?.version };
      if (orderNo) await stage.call('operator', '/api/OpsOrder/SetPickLock', { data: lock });
      yield days.day(1, '11:30');
      if (orderNo)
        await stage.call('buyer', '/api/ShopOrder/ApplyCancel', {
          data: { orderNo, reasonCode: cancelReasons.notWanted },
        });
    })(),
    // Money is on its way by bank.
    (async function* () {
      yield days.minutesAgo(420);
      const placed = await place(stage, 'admin', {
        basket: of(['安全帽', 20], ['手套', 30]),
        payMode: payModes.transfer,
      });
      yield days.minutesAgo(200);
      if (!placed) return;
      const { tradeNo, payFee } = placed;
      await reportTransfer(stage, { tradeNo, payFee, paidOn: shanghaiDay(days.minutesAgo(230)) });
    })(),
    (async function* () {
      yield days.minutesAgo(130);
      await place(stage, 'buyer', { basket: of(['中性笔', 10], ['电池', 6]) });
    })(),
    (async function* () {
      yield days.minutesAgo(35);
      await place(stage, 'buyer', { basket: of(['垃圾袋', 10], ['面巾纸', 10]), purchaseNo: 'PO-2611-009' });
    })(),
    (async function* () {
      const placed = yield* paid(scene, { name: 'member', on: [18, '20:15'], basket: of(['中性笔', 1]) });
      yield days.day(17, '15:00');
      for (const orderNo of placed?.orderNos ?? [])
        await ship(stage, 'member', orderNo, {
          logisticsCode: 'yuantong',
          logisticsNo: 'YT7420016396235',
          travelHours: 40,
        });
      yield days.day(14, '19:30');
      for (const orderNo of placed?.orderNos ?? [])
        await stage.call('member', '/api/ShopOrder/Receive', { data: { orderNo } });
    })(),
    (async function* () {
      yield days.minutesAgo(95);
      const placed = await place(stage, 'member', { basket: of(['咖啡', 1]) });
      if (placed) await pay(stage, 'member', placed, 'WECHAT');
    })(),
  ];
}
