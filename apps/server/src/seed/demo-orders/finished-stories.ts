import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { basketsOf, type Goods } from './business-goods.ts';
import { later } from './demo-days.ts';
import { delivered, invoiced, type Purchase, type Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';
import { reportTransfer } from './report-transfer.ts';
import { place, ship } from './scenes.ts';

/** Orders of the enterprise that are over: done in every mode of payment, cancelled, and run out of time. */
export function finishedStories(scene: Scene, goods: Goods): Story[] {
  const { days } = scene;
  const of = basketsOf(goods);
  return [
    (async function* () {
      const basket = of(['复印纸', 20], ['中性笔', 10], ['便利贴', 10]);
      const purchase: Purchase = { name: 'buyer', on: [58, '09:20'], basket, purchaseNo: 'PO-2609-018' };
      const way = {
        shippedAfter: 1,
        travelHours: 40,
        logisticsCode: 'shunfeng',
        logisticsNo: 'SF1462900018301',
        receivedAfter: 4,
      };
      const placed = yield* delivered(scene, purchase, way);
      if (placed)
        yield* invoiced(scene, {
          name: 'buyer',
          orderNos: placed.orderNos,
          kind: invoiceKinds.ordinary,
          at: days.day(52, '10:05'),
        });
    })(),
    (async function* () {
      const basket = of(['手套', 30], ['安全帽', 10]);
      yield* delivered(
        scene,
        { name: 'admin', on: [51, '14:10'], basket, payMode: payModes.credit, purchaseNo: 'PO-2609-027' },
        { shippedAfter: 1, travelHours: 52, logisticsCode: 'debangkuaidi', logisticsNo: 'DPK300281744061' },
      );
    })(),
    (async function* () {
      const basket = of(['硒鼓', 4], ['网线', 6], ['插座', 5], ['洗手液', 6]);
      yield* delivered(
        scene,
        { name: 'buyer', on: [47, '10:45'], basket, remark: '请在工作日送货，送前电话联系' },
        {
          shippedAfter: 1,
          travelHours: 46,
          logisticsCode: 'zhongtong',
          logisticsNo: '78830014562101',
          receivedAfter: 5,
        },
      );
    })(),
    (async function* () {
      const at = days.day(44, '15:30');
      yield at;
      const placed = await place(scene.stage, 'buyer', { basket: of(['面巾纸', 20]) });
      yield later(at, 55);
      const data = { tradeNo: placed?.tradeNo, reasonCode: cancelReasons.orderedTwice };
      if (placed) await scene.stage.call('buyer', '/api/ShopOrder/Cancel', { data });
    })(),
    // Nobody pays: the deadline cancels it.
    (async function* () {
      const at = days.day(40, '11:00');
      yield at;
      await place(scene.stage, 'buyer', { basket: of(['计算器', 6]) });
      yield later(at, 24 * 60 + 5);
    })(),
    ...laterFinished(scene, goods),
  ];
}

/** Of the last six weeks. */
function laterFinished(scene: Scene, goods: Goods): Story[] {
  const { days } = scene;
  const of = basketsOf(goods);
  return [
    (async function* () {
      const on = [36, '09:05'] as const;
      yield days.day(...on);
      const placed = await place(scene.stage, 'admin', {
        basket: of(['纸箱', 60], ['胶带', 36]),
        payMode: payModes.transfer,
      });
      if (!placed) return;
      yield days.day(35, '14:30');
      await confirmTransfer(scene, placed);
      yield days.day(34, '16:00');
      const parcel = { logisticsCode: 'annengwuliu', logisticsNo: 'AN40081726353', travelHours: 60 };
      for (const orderNo of placed.orderNos) await ship(scene.stage, 'admin', orderNo, parcel);
      yield days.day(30, '10:00');
      for (const orderNo of placed.orderNos)
        await scene.stage.call('admin', '/api/ShopOrder/Receive', { data: { orderNo } });
      yield* invoiced(scene, {
        name: 'admin',
        orderNos: placed.orderNos,
        kind: invoiceKinds.special,
        at: days.day(27, '16:40'),
      });
    })(),
    (async function* () {
      yield* delivered(
        scene,
        { name: 'buyer', on: [32, '13:40'], basket: of(['咖啡', 10], ['纯净水', 20]), payMode: payModes.credit },
        { shippedAfter: 1, travelHours: 30, logisticsCode: 'jd', logisticsNo: 'JDVA11862300421', receivedAfter: 3 },
      );
    })(),
    (async function* () {
      yield* delivered(
        scene,
        {
          name: 'admin',
          on: [22, '10:10'],
          basket: of(['复印纸', 30], ['文件夹', 20]),
          payMode: payModes.credit,
          purchaseNo: 'PO-2610-006',
        },
        {
          shippedAfter: 1,
          travelHours: 36,
          logisticsCode: 'shunfeng',
          logisticsNo: 'SF1462900027424',
          receivedAfter: 4,
        },
      );
    })(),
    (async function* () {
      yield* delivered(
        scene,
        { name: 'buyer', on: [13, '09:50'], basket: of(['中性笔', 20], ['电池', 10]), channel: 'WECHAT' },
        {
          shippedAfter: 1,
          travelHours: 28,
          logisticsCode: 'yuantong',
          logisticsNo: 'YT7420016385122',
          receivedAfter: 3,
        },
      );
    })(),
  ];
}

/** The report of a transfer with its confirmation by the operator, on the day the money came. */
async function confirmTransfer(
  { stage, days }: Scene,
  placed: { tradeNo: string; orderNos: readonly string[]; payFee: number },
) {
  const { tradeNo, payFee } = placed;
  const bankSerialNo = await reportTransfer(stage, { tradeNo, payFee, paidOn: shanghaiDay(days.day(36, '15:00')) });
  const page = await stage.call('operator', '/api/OpsOrder/GetPage', { searchKey: placed.orderNos[0] });
  const data = { tradeNo, receivedFee: payFee, bankSerialNo, version: page[0]?.version };
  await stage.call('operator', '/api/OpsOrder/ConfirmTransfer', { data });
}
