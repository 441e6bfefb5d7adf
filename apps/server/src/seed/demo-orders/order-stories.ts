import { payModes } from '@jicai/domain/orders/order-states.ts';
import type { DemoDays } from './demo-days.ts';
import { later } from './demo-days.ts';
import type { Story } from './play-stories.ts';
import {
  answerReturn,
  askInvoice,
  askReturn,
  type Basket,
  pay,
  type Placed,
  place,
  receive,
  type ReturnInput,
  sendBack,
  sendExchange,
  ship,
  takeBack,
} from './scenes.ts';
import type { DemoName, Stage } from './stage.ts';

export interface Scene {
  stage: Stage;
  days: DemoDays;
  /** Invoice titles by who uses them; '' where there is none. */
  titleIds: Readonly<Record<string, string>>;
}

export interface Purchase {
  name: DemoName;
  /** Days before today, and the time of day. */
  on: readonly [daysAgo: number, time: string];
  basket: Basket;
  payMode?: 1 | 2 | 3;
  channel?: 'ALIPAY' | 'WECHAT';
  purchaseNo?: string;
  costCenter?: string;
  remark?: string;
}

export interface Delivery {
  /** Days after the order. */
  shippedAfter: number;
  travelHours: number;
  logisticsCode: string;
  logisticsNo: string;
  /** Days after the order; by itself without it, seven days after the signature. */
  receivedAfter?: number;
}

/** Placed and, unless it is on account, paid a few minutes later. */
export async function* paid(scene: Scene, purchase: Purchase): AsyncGenerator<Date, Placed | undefined> {
  const { stage, days } = scene;
  const { name, on, payMode = 1, channel } = purchase;
  const at = days.day(...on);
  yield at;
  const placed = await place(stage, name, purchase);
  if (!placed || payMode === payModes.credit) return placed;
  yield later(at, 12);
  await pay(stage, name, placed, channel);
  return placed;
}

/** Every order of the trade goes out, arrives and is received. */
export async function* delivered(
  scene: Scene,
  purchase: Purchase,
  delivery: Delivery,
): AsyncGenerator<Date, Placed | undefined> {
  const placed = yield* paid(scene, purchase);
  if (!placed) return undefined;
  const { stage, days } = scene;
  const [daysAgo, time] = purchase.on;
  const { shippedAfter, receivedAfter, travelHours, logisticsNo } = delivery;
  const shippedAt = days.day(daysAgo - shippedAfter, '16:20');
  yield shippedAt;
  for (const [at, orderNo] of placed.orderNos.entries())
    await ship(stage, purchase.name, orderNo, { ...delivery, logisticsNo: nextNo(logisticsNo, at) });
  // The courier is asked when he should have arrived.
  yield later(shippedAt, travelHours * 60 + 5);
  if (receivedAfter === undefined) {
    yield later(shippedAt, travelHours * 60 + 7 * 24 * 60 + 10);
    return placed;
  }
  yield later(days.day(daysAgo - receivedAfter, time), 35);
  for (const orderNo of placed.orderNos) await receive(stage, purchase.name, orderNo);
  return placed;
}

/** Orders of one trade travel under numbers of their own; the last digit, which the courier's way depends on, stays. */
const nextNo = (logisticsNo: string, at: number): string =>
  at === 0
    ? logisticsNo
    : `${logisticsNo.slice(0, -2)}${(Number(logisticsNo.at(-2)) + at) % 10}${logisticsNo.slice(-1)}`;

/** An invoice for orders, asked for at `at` and issued within two minutes. */
export async function* invoiced(
  { stage, titleIds }: Scene,
  { name, orderNos, kind, at }: { name: DemoName; orderNos: readonly string[]; kind: '81' | '82'; at: Date },
): AsyncGenerator<Date, void> {
  yield at;
  const titleId = titleIds[name];
  if (!titleId) return;
  await askInvoice(stage, name, { orderNos, invoiceKind: kind, titleId, receiveEmail: `${name}@example.com` });
  yield later(at, 1.5);
  yield later(at, 2);
}

export interface ReturnPlot extends ReturnInput {
  name: DemoName;
  orderNo: string | undefined;
  /** Moments of the steps; what is left out has not happened yet. */
  at: { asked: Date; answered?: Date; sent?: Date; found?: Date; reshipped?: Date; ended?: Date };
  /** Why the shop refuses; agreed to without it. */
  refusal?: string;
  /** Under which numbers goods go back and an exchange goes out. */
  backNo?: string;
  exchangeNo?: string;
}

/** After-sales of the first line of an order, as far as the plot goes. */
export async function* returned({ stage }: Scene, plot: ReturnPlot): Story {
  const { name, orderNo, at, refusal, backNo = '', exchangeNo = '' } = plot;
  yield at.asked;
  if (!orderNo) return;
  const returnNo = await askReturn(stage, name, orderNo, plot);
  if (!at.answered) return;
  yield at.answered;
  await answerReturn(stage, returnNo, refusal ? { isAgree: false, remark: refusal } : { isAgree: true });
  if (at.sent) {
    yield at.sent;
    await sendBack(stage, name, returnNo, { logisticsCode: 'shunfeng', logisticsNo: backNo, travelHours: 30 });
  }
  if (at.found) {
    yield at.found;
    await takeBack(stage, returnNo);
    yield later(at.found, 2);
  }
  if (at.reshipped) {
    yield at.reshipped;
    await sendExchange(stage, returnNo, { logisticsCode: 'shunfeng', logisticsNo: exchangeNo, travelHours: 30 });
  }
  if (at.ended) {
    yield at.ended;
    await stage.call(name, '/api/ShopReturn/ConfirmExchange', { data: { returnNo } });
  }
}
