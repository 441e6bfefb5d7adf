import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { type BasketLine, basketsOf, type Goods } from './business-goods.ts';
import type { DemoDays } from './demo-days.ts';
import { delivered, invoiced, type Purchase, returned, type ReturnPlot, type Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';

/** Sent the next day, there a day later, confirmed on the third. */
const promptWay = (logisticsNo: string) => ({
  shippedAfter: 1,
  travelHours: 30,
  logisticsCode: 'shunfeng',
  logisticsNo,
  receivedAfter: 3,
});

/** What was bought, and the sheet about it: always by agreement, which leaves every type open. */
interface Plot extends Pick<Purchase, 'name' | 'on'> {
  bought: BasketLine;
  courierNo: string;
  invoicedAt?: Date;
  sheet: Omit<ReturnPlot, 'name' | 'orderNo' | 'reasonCode'>;
}

/** After-sales of the enterprise in every state: done, refused, exchanged, asked for, agreed to, on the way back. */
export function afterSalesStories(scene: Scene, goods: Goods): Story[] {
  const of = basketsOf(goods);
  const play = async function* ({ name, on, bought, courierNo, invoicedAt, sheet }: Plot): Story {
    const placed = yield* delivered(scene, { name, on, basket: of(bought) }, promptWay(courierNo));
    if (!placed) return;
    if (invoicedAt)
      yield* invoiced(scene, { name, orderNos: placed.orderNos, kind: invoiceKinds.ordinary, at: invoicedAt });
    yield* returned(scene, { ...sheet, name, orderNo: placed.orderNos[0], reasonCode: returnReasons.agreed });
  };
  return [...endedPlots(scene.days), ...openPlots(scene.days)].map(play);
}

const endedPlots = ({ day }: DemoDays): Plot[] => [
  {
    // Goods back, money back, and the red letter for what the invoice carried of it.
    name: 'buyer',
    on: [39, '10:30'],
    bought: ['螺丝刀', 12],
    courierNo: 'SF1462900031502',
    invoicedAt: day(35, '11:15'),
    sheet: {
      returnType: returnTypes.refund,
      qty: 2,
      remark: '与供应商协商，多余数量退回',
      at: { asked: day(34, '14:00'), answered: day(33, '09:30'), sent: day(33, '15:10'), found: day(31, '10:20') },
      backNo: 'SF1462900099211',
    },
  },
  {
    // Everything goes back: the order is closed.
    name: 'buyer',
    on: [29, '16:10'],
    bought: ['口罩', 5],
    courierNo: 'SF1462900042610',
    sheet: {
      returnType: returnTypes.refund,
      qty: 999,
      remark: '规格不合用，协商全部退回',
      at: { asked: day(25, '10:00'), answered: day(24, '11:00'), sent: day(24, '16:30'), found: day(22, '09:40') },
      backNo: 'SF1462900099325',
    },
  },
  {
    name: 'buyer',
    on: [25, '09:15'],
    bought: ['垃圾袋', 20],
    courierNo: 'SF1462900053714',
    sheet: {
      returnType: returnTypes.refund,
      qty: 5,
      remark: '尺寸与预期不一致，希望退回一部分',
      at: { asked: day(20, '13:20'), answered: day(19, '10:00') },
      refusal: '商品已拆封使用，与约定的退货条件不符',
    },
  },
  {
    name: 'buyer',
    on: [21, '11:25'],
    bought: ['插座', 8],
    courierNo: 'SF1462900064825',
    sheet: {
      returnType: returnTypes.exchange,
      qty: 1,
      remark: '一只开关接触不良，协商更换',
      at: {
        asked: day(17, '09:30'),
        answered: day(16, '09:00'),
        sent: day(16, '14:00'),
        found: day(14, '11:00'),
        reshipped: day(14, '16:00'),
        ended: day(12, '10:30'),
      },
      backNo: 'SF1462900099440',
      exchangeNo: 'SF1462900099553',
    },
  },
];

const openPlots = ({ day, minutesAgo }: DemoDays): Plot[] => [
  {
    name: 'buyer',
    on: [10, '10:05'],
    bought: ['洗手液', 12],
    courierNo: 'SF1462900075936',
    sheet: {
      returnType: returnTypes.refundOnly,
      qty: 2,
      remark: '两瓶泵头破损，协商仅退款',
      at: { asked: minutesAgo(300) },
    },
  },
  {
    name: 'admin',
    on: [11, '15:45'],
    bought: ['网线', 10],
    courierNo: 'SF1462900086040',
    sheet: {
      returnType: returnTypes.refund,
      qty: 3,
      remark: '长度买错，协商退回三卷',
      at: { asked: day(2, '10:10'), answered: day(1, '09:40') },
    },
  },
  {
    name: 'buyer',
    on: [12, '14:20'],
    bought: ['硒鼓', 3],
    courierNo: 'SF1462900097152',
    sheet: {
      returnType: returnTypes.refund,
      qty: 1,
      remark: '打印机型号更换，协商退回一支',
      at: { asked: day(4, '09:10'), answered: day(3, '10:00'), sent: day(2, '18:00') },
      backNo: 'SF1462900099661',
    },
  },
];
