import { basketsOf, type Goods } from './business-goods.ts';
import { delivered, invoiced, returned, type Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';

/** Sent the next day, there a day later, confirmed on the third. */
const promptWay = (logisticsNo: string) => ({
  shippedAfter: 1,
  travelHours: 30,
  logisticsCode: 'shunfeng',
  logisticsNo,
  receivedAfter: 3,
});

/** After-sales of the enterprise in every state: done, refused, exchanged, asked for, agreed to, on the way back. */
export function afterSalesStories(scene: Scene, goods: Goods): Story[] {
  const { days } = scene;
  const of = basketsOf(goods);
  return [
    // Goods back, money back, and the red letter for what the invoice carried of it.
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'buyer', on: [39, '10:30'], basket: of(['螺丝刀', 12]) },
        promptWay('SF1462900031502'),
      );
      if (!placed) return;
      yield* invoiced(scene, { name: 'buyer', orderNos: placed.orderNos, kind: '82', at: days.day(35, '11:15') });
      yield* returned(scene, {
        name: 'buyer',
        orderNo: placed.orderNos[0],
        returnType: 1,
        reasonCode: 108,
        qty: 2,
        remark: '与供应商协商，多余数量退回',
        at: {
          asked: days.day(34, '14:00'),
          answered: days.day(33, '09:30'),
          sent: days.day(33, '15:10'),
          found: days.day(31, '10:20'),
        },
        backNo: 'SF1462900099211',
      });
    })(),
    // Everything goes back: the order is closed.
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'buyer', on: [29, '16:10'], basket: of(['口罩', 5]) },
        promptWay('SF1462900042610'),
      );
      yield* returned(scene, {
        name: 'buyer',
        orderNo: placed?.orderNos[0],
        returnType: 1,
        reasonCode: 108,
        qty: 999,
        remark: '规格不合用，协商全部退回',
        at: {
          asked: days.day(25, '10:00'),
          answered: days.day(24, '11:00'),
          sent: days.day(24, '16:30'),
          found: days.day(22, '09:40'),
        },
        backNo: 'SF1462900099325',
      });
    })(),
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'buyer', on: [25, '09:15'], basket: of(['垃圾袋', 20]) },
        promptWay('SF1462900053714'),
      );
      yield* returned(scene, {
        name: 'buyer',
        orderNo: placed?.orderNos[0],
        returnType: 1,
        reasonCode: 108,
        qty: 5,
        remark: '尺寸与预期不一致，希望退回一部分',
        at: { asked: days.day(20, '13:20'), answered: days.day(19, '10:00') },
        refusal: '商品已拆封使用，与约定的退货条件不符',
      });
    })(),
    ...laterAfterSales(scene, goods),
  ];
}

/** The exchange, and those that still run. */
function laterAfterSales(scene: Scene, goods: Goods): Story[] {
  const { days } = scene;
  const of = basketsOf(goods);
  return [
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'buyer', on: [21, '11:25'], basket: of(['插座', 8]) },
        promptWay('SF1462900064825'),
      );
      yield* returned(scene, {
        name: 'buyer',
        orderNo: placed?.orderNos[0],
        returnType: 2,
        reasonCode: 108,
        qty: 1,
        remark: '一只开关接触不良，协商更换',
        at: {
          asked: days.day(17, '09:30'),
          answered: days.day(16, '09:00'),
          sent: days.day(16, '14:00'),
          found: days.day(14, '11:00'),
          reshipped: days.day(14, '16:00'),
          ended: days.day(12, '10:30'),
        },
        backNo: 'SF1462900099440',
        exchangeNo: 'SF1462900099553',
      });
    })(),
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'buyer', on: [10, '10:05'], basket: of(['洗手液', 12]) },
        promptWay('SF1462900075936'),
      );
      yield* returned(scene, {
        name: 'buyer',
        orderNo: placed?.orderNos[0],
        returnType: 3,
        reasonCode: 108,
        qty: 2,
        remark: '两瓶泵头破损，协商仅退款',
        at: { asked: days.minutesAgo(300) },
      });
    })(),
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'admin', on: [11, '15:45'], basket: of(['网线', 10]) },
        promptWay('SF1462900086040'),
      );
      yield* returned(scene, {
        name: 'admin',
        orderNo: placed?.orderNos[0],
        returnType: 1,
        reasonCode: 108,
        qty: 3,
        remark: '长度买错，协商退回三卷',
        at: { asked: days.day(2, '10:10'), answered: days.day(1, '09:40') },
      });
    })(),
    (async function* () {
      const placed = yield* delivered(
        scene,
        { name: 'buyer', on: [12, '14:20'], basket: of(['硒鼓', 3]) },
        promptWay('SF1462900097152'),
      );
      yield* returned(scene, {
        name: 'buyer',
        orderNo: placed?.orderNos[0],
        returnType: 1,
        reasonCode: 108,
        qty: 1,
        remark: '打印机型号更换，协商退回一支',
        at: { asked: days.day(4, '09:10'), answered: days.day(3, '10:00'), sent: days.day(2, '18:00') },
        backNo: 'SF1462900099661',
      });
    })(),
  ];
}
