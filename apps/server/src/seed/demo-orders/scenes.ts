import { type OrderState, orderStates } from '@jicai/domain/orders/order-states.ts';
import type { ReturnReasonCode } from '@jicai/domain/returns/return-reasons.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { updateOpened, updatePaid } from '../../adapters/payment/local/local-books.store.ts';
import { insertLocalTrack } from '../../adapters/tracking/local/local-tracks.store.ts';
import { type DemoItem, qtyOf } from './demo-goods.ts';
import type { DemoName, Stage } from './stage.ts';

type Order = ResultOf<'/api/ShopOrder/GetModel'>;

/** What a basket holds: an item and about how many of it. */
export type Basket = readonly (readonly [DemoItem | undefined, number])[];

export interface Placed {
  tradeNo: string;
  orderNos: readonly string[];
  payFee: number;
  orderState: OrderState;
}

/** What those of the enterprise book on where a story says nothing; a member has no cost centres. */
const usualCenters: Partial<Record<DemoName, string>> = { buyer: 'CC-2101', admin: 'CC-1001' };

/** Settles and submits. Items that the shop does not have are left out; undefined when nothing is left. */
export async function place(
  stage: Stage,
  name: DemoName,
  input: {
    basket: Basket;
    payMode?: 1 | 2 | 3;
    purchaseNo?: string;
    costCenter?: string;
    remark?: string;
    auditNote?: string;
    /** Its approval is left to others; elsewhere a larger order is agreed to at once. */
    isLeftWaiting?: boolean;
  },
): Promise<Placed | undefined> {
  const {
    basket,
    payMode = 1,
    purchaseNo,
    costCenter = usualCenters[name] ?? '',
    remark,
    auditNote,
    isLeftWaiting = false,
  } = input;
  const itemList = basket.flatMap(([item, qty]) => (item ? [{ itemId: item.itemId, qty: qtyOf(item, qty) }] : []));
  if (itemList.length === 0) return undefined;
  const preview = await stage.call(name, '/api/ShopOrder/Settle', { data: { itemList, payMode } });
  const { previewKey, address, groups } = preview;
  const remarks = remark ? [{ supplierId: groups[0]?.supplierId, remark }] : [];
  const data = {
    itemList,
    previewKey,
    addressId: address?.addressId,
    payMode,
    purchaseNo,
    costCenter,
    remarks,
    auditNote,
  };
  const placed = await stage.call(name, '/api/ShopOrder/Submit', { data });
  if (placed.orderState === orderStates.awaitingApproval && !isLeftWaiting)
    await agree(stage, 'approver', placed.tradeNo, '同意采购');
  return placed;
}

/** Somebody who is asked says yes. */
export async function agree(stage: Stage, name: DemoName, tradeNo: string, comment: string): Promise<void> {
  const { auditTaskId, version } = await stage.call(name, '/api/ShopAudit/GetModel', { data: { tradeNo } });
  await stage.call(name, '/api/ShopAudit/Approve', { data: { auditTaskId, version, comment } });
}

/** Somebody who is asked says no. */
export async function refuse(stage: Stage, name: DemoName, tradeNo: string, comment: string): Promise<void> {
  const { auditTaskId, version } = await stage.call(name, '/api/ShopAudit/GetModel', { data: { tradeNo } });
  await stage.call(name, '/api/ShopAudit/Reject', { data: { auditTaskId, version, comment } });
}

/** Pays in full at the demo's channel, as a buyer does with his phone. */
export async function pay(stage: Stage, name: DemoName, { tradeNo }: Placed, channel: 'ALIPAY' | 'WECHAT' = 'ALIPAY') {
  const { payNo } = await stage.call(name, '/api/ShopPay/Create', { data: { tradeNo, channel } });
  await stage.outside(async (ctx) => {
    await updateOpened(ctx, payNo);
    await updatePaid(ctx, payNo);
  });
  await stage.call(name, '/api/ShopPay/GetPayState', { data: { payNo } });
}

export const readOrder = (stage: Stage, name: DemoName, orderNo: string): Promise<Order> =>
  stage.call(name, '/api/ShopOrder/GetModel', { data: { orderNo } });

export interface Parcel {
  logisticsCode: string;
  logisticsNo: string;
  /** How long the courier takes. */
  travelHours: number;
  /** Pieces of each line; all that is due without it. */
  qty?: number;
}

/** The shop hands a parcel to the courier, who knows its number and its way before. */
export async function ship(stage: Stage, name: DemoName, orderNo: string, parcel: Parcel): Promise<void> {
  const { logisticsCode, logisticsNo, qty } = parcel;
  const { version, lines } = await readOrder(stage, name, orderNo);
  await knowParcel(stage, parcel);
  const items = lines.map((line) => {
    const due = line.qty - line.cancelledQty - line.shippedQty;
    return { orderItemId: line.orderItemId, qty: Math.min(due, qty ?? due) };
  });
  const data = { orderNo, version, logisticsCode, logisticsNo, items: items.filter((item) => item.qty > 0) };
  await stage.call('operator', '/api/OpsOrder/Ship', { data });
}

/**
 * The courier has the parcel on his books; from where to where he hears from the shop. No news by itself: nobody listens
 * while the stories are told, so the shop asks.
 */
async function knowParcel(stage: Stage, { logisticsCode, logisticsNo, travelHours }: Parcel): Promise<void> {
  const books = { fromText: '', toText: '', notifyPath: '', travelMinutes: travelHours * 60, startedAt: stage.now() };
  await stage.outside((ctx) => insertLocalTrack(ctx, { logisticsCode, logisticsNo, ...books }));
}

export const receive = async (stage: Stage, name: DemoName, orderNo: string) =>
  stage.call(name, '/api/ShopOrder/Receive', { data: { orderNo } });

export interface ReturnInput {
  returnType: 1 | 2 | 3;
  reasonCode: ReturnReasonCode;
  qty: number;
  remark: string;
  receiveState?: 1 | 2;
}

/** Asks for after-sales for some of the first line; returns the sheet's number. */
export async function askReturn(stage: Stage, name: DemoName, orderNo: string, input: ReturnInput): Promise<string> {
  const { lines, address } = await readOrder(stage, name, orderNo);
  const [line] = lines;
  const { qty, receiveState = 2, ...rest } = input;
  const items = [{ orderItemId: line?.orderItemId, qty: Math.min(qty, line?.receivedQty ?? qty) }];
  const contact = { contactName: address.receiver, contactMobile: address.mobile };
  const data = { orderNo, ...rest, receiveState, ...contact, items };
  return (await stage.call(name, '/api/ShopReturn/Submit', { data })).returnNo;
}

const readSheet = (stage: Stage, returnNo: string) =>
  stage.call('operator', '/api/OpsReturn/GetModel', { data: { returnNo } });

export async function answerReturn(stage: Stage, returnNo: string, answer: { isAgree: boolean; remark?: string }) {
  const { version } = await readSheet(stage, returnNo);
  await stage.call('operator', '/api/OpsReturn/Audit', { data: { returnNo, version, ...answer } });
}

export async function sendBack(stage: Stage, name: DemoName, returnNo: string, parcel: Parcel) {
  await knowParcel(stage, parcel);
  const { logisticsCode, logisticsNo } = parcel;
  const data = { returnNo, logisticsCode, logisticsNo };
  await stage.call(name, '/api/ShopReturn/SubmitLogistics', { data });
}

export async function takeBack(stage: Stage, returnNo: string) {
  const { version, items } = await readSheet(stage, returnNo);
  const found = items.map(({ orderItemId, qty }) => ({ orderItemId, goodQty: qty, badQty: 0 }));
  await stage.call('operator', '/api/OpsReturn/Receive', { data: { returnNo, version, items: found } });
}

export async function sendExchange(stage: Stage, returnNo: string, parcel: Parcel) {
  await knowParcel(stage, parcel);
  const { version } = await readSheet(stage, returnNo);
  const { logisticsCode, logisticsNo } = parcel;
  await stage.call('operator', '/api/OpsReturn/Reship', { data: { returnNo, version, logisticsCode, logisticsNo } });
}

export async function askInvoice(
  stage: Stage,
  name: DemoName,
  input: { orderNos: readonly string[]; invoiceKind: '81' | '82'; titleId: string; receiveEmail: string },
) {
  return stage.call(name, '/api/ShopInvoice/Submit', { data: { ...input, remark: '' } });
}
