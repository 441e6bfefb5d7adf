import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { randomUUID } from 'node:crypto';
import { callApi } from './api.ts';
import { tokenOf } from './sign-in.ts';

/** What the account buyer and his enterprise have to show, so that no screen stands empty. */
export interface Scene {
  /** Bought on account, shipped and received; part of it is sent back. */
  orderNo: string;
  returnNo: string;
  supplierId: string;
  /** Waits for its payment, which has begun at Alipay; that of another trade has at WeChat. */
  tradeNo: string;
  alipayNo: string;
  weChatNo: string;
  /** Paid by transfer, received and in part invoiced. */
  invoicedOrderNo: string;
  invoiceReqNo: string;
  /** Waits for the approver: it costs more than the enterprise lets pass by itself. */
  auditId: string;
  auditedTradeNo: string;
  /** The statement of the past month. */
  checkId: string;
  productId: string;
  itemId: string;
}

interface Sku {
  productId: string;
  itemId: string;
  itemName: string;
  itemSpec: string;
  minQty: number;
  stepQty: number;
}
export interface ShopOrder {
  orderNo: string;
  supplierId: string;
  version: number;
  lines: {
    orderItemId: string;
    itemNo: string;
    itemName: string;
    itemSpec: string;
    qty: number;
    cancelledQty: number;
  }[];
}
interface Trade {
  tradeNo: string;
  orderNos: string[];
  payFee: number;
}

/** A command that must succeed; answers its resultData. */
export async function command<T>(path: string, data: object, token: string): Promise<T> {
  const answer = await callApi(path, { data: { requestId: randomUUID(), ...data } }, { token });
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.resultData;
}

async function checkOf(): Promise<string> {
  const { resultData } = await callApi('/api/FinCheck/GetPage', {}, { token: await tokenOf('finance') });
  const statements = resultData as { checkId: string; checkState: number }[];
  // Others may have confirmed a newer one.
  const waiting = statements.find(({ checkState }) => checkState === statementStates.awaitingConfirm);
  return (waiting ?? statements[0])?.checkId ?? '';
}

export async function setScene(): Promise<Scene> {
  const [buyer, operator] = [await tokenOf('buyer'), await tokenOf('operator')];
  const [first, second, third] = await singleSkus();
  const buy = (sku: Sku | undefined, payMode: number) => buyThree(sku, payMode, buyer);

  const onAccount = await buy(first, 2);
  const orderNo = onAccount.orderNos[0] ?? '';
  const { lines, supplierId } = await deliver(orderNo, { buyer, operator });
  const items = lines.map(({ orderItemId }) => ({ orderItemId, qty: 1 }));
  const reason = {
    returnType: returnTypes.refund,
    reasonCode: returnReasons.agreed,
    remark: '与销售商定退回一件',
    images: [],
    receiveState: receiveStates.received,
  };
  const contact = { contactName: '陈思远', contactMobile: '13800100002' };
  const asked = { orderNo, ...reason, ...contact, items };
  const { returnNo } = await command<{ returnNo: string }>('/api/ShopReturn/Submit', asked, buyer);

  const { tradeNo } = await buy(second, 1);
  const other = await buy(second, 1);
  const pay = async (channel: string, of: string) =>
    (await command<{ payNo: string }>('/api/ShopPay/Create', { tradeNo: of, channel }, buyer)).payNo;
  const [alipayNo, weChatNo] = [await pay('ALIPAY', tradeNo), await pay('WECHAT', other.tradeNo)];

  // One of three pieces: the others can still be invoiced.
  const { orderNo: invoicedOrderNo, line } = await orderToInvoice(third);
  const part = { orderNos: [invoicedOrderNo], items: [{ orderItemId: line?.orderItemId, qty: 1 }] };
  const bill = { ...part, invoiceKind: invoiceKinds.ordinary, titleId: await titleOf() };
  const sent = { ...bill, receiveEmail: 'finance@example.cn', remark: '' };
  const { invoiceReqNo } = await command<{ invoiceReqNo: string }>('/api/ShopInvoice/Submit', sent, buyer);
  for (const { itemId } of [first, second].filter((sku) => sku !== undefined)) {
    await command('/api/ShopItemConcern/Add', { itemId }, buyer);
    await command('/api/CustBrowsing/Submit', { itemId }, buyer);
  }
  const asking = await askForApproval(buyer);
  const approval = { auditId: asking.auditId, auditedTradeNo: asking.tradeNo };
  const { productId = '', itemId = '' } = first ?? {};
  const shown = { checkId: await checkOf(), productId, itemId };
  const payments = { ...approval, tradeNo, alipayNo, weChatNo };
  return { orderNo, returnNo, supplierId, ...payments, invoicedOrderNo, invoiceReqNo, ...shown };
}

/** Goods on the shelf that are sold by the piece. */
async function singleSkus(): Promise<Sku[]> {
  const goods = await callApi('/api/ProductToC/GetWebSkuPage', { pageSize: 100, reqData: { inStock: true } });
  return (goods.resultData as Sku[]).filter(({ minQty, stepQty }) => minQty === 1 && stepQty === 1);
}

async function buyThree(sku: Sku | undefined, payMode: number, buyer: string): Promise<Trade> {
  const input = { itemList: [{ itemId: sku?.itemId, qty: 3 }], addressId: await addressOf(buyer), payMode };
  const { previewKey } = await command<{ previewKey: string }>('/api/ShopOrder/Settle', input, buyer);
  return command<Trade>('/api/ShopOrder/Submit', { ...input, previewKey }, buyer);
}

/** A trade of the demo enterprise that waits for a bank transfer. */
export async function transferTrade(sku?: Sku): Promise<Trade> {
  return buyThree(sku ?? (await singleSkus())[0], payModes.transfer, await tokenOf('buyer'));
}

/** An order of the buyer for three pieces of one kind, the first on the shelf if none is given, paid by transfer and received. */
export async function orderToInvoice(sku?: Sku) {
  const [buyer, operator] = [await tokenOf('buyer'), await tokenOf('operator')];
  const trade = await transferTrade(sku);
  const received = { tradeNo: trade.tradeNo, receivedFee: trade.payFee, bankSerialNo: `B${Date.now()}` };
  await command('/api/OpsOrder/ConfirmTransfer', { ...received, version: 1 }, operator);
  const orderNo = trade.orderNos[0] ?? '';
  const [line] = (await deliver(orderNo, { buyer, operator })).lines;
  return { orderNo, line, payFee: trade.payFee };
}

/** Fen: from this amount on an order of the demo enterprise has to be approved. */
const approvalFromFen = 500_000;

/** So many orders of the same goods must find them in stock. */
const ordersToApprove = 8;

interface Settled {
  groups: { items: { itemId: string; price: number; errorCode?: string }[] }[];
}

/** Goods of the buyer that cost enough to need an approval, as the settlement page takes them. */
export async function goodsToApprove(buyer: string): Promise<{ itemId: string; qty: number }> {
  const addressId = await addressOf(buyer);
  const settle = async (itemList: { itemId: string; qty: number }[]) =>
    (await command<Settled>('/api/ShopOrder/Settle', { itemList, addressId }, buyer)).groups
      .flatMap(({ items }) => items)
      .filter(({ errorCode }) => !errorCode);
  const single = await settle((await singleSkus()).map(({ itemId }) => ({ itemId, qty: 1 })));
  const wanted = new Map(single.map(({ itemId, price }) => [itemId, Math.ceil(approvalFromFen / price)]));
  const plenty = await settle([...wanted].map(([itemId, qty]) => ({ itemId, qty: qty * ordersToApprove })));
  const [dearest] = plenty.toSorted((one, other) => other.price - one.price);
  if (!dearest) throw new Error('nothing to buy');
  // The price is that of many, which prices by quantity may lower: so many cost enough in any case.
  return { itemId: dearest.itemId, qty: Math.ceil(approvalFromFen / dearest.price) };
}

/** An order of the buyer that waits for the approver. */
async function askForApproval(buyer: string): Promise<{ auditId: string; tradeNo: string }> {
  const input = {
    itemList: [await goodsToApprove(buyer)],
    addressId: await addressOf(buyer),
    payMode: payModes.online,
  };
  const { previewKey } = await command<{ previewKey: string }>('/api/ShopOrder/Settle', input, buyer);
  return command('/api/ShopOrder/Submit', { ...input, previewKey, auditNote: '产线换型备料' }, buyer);
}

/** An order of the buyer for three pieces of one kind, on account, that waits to be sent. */
export async function boughtOrder(isWanted: (sku: Sku) => boolean = () => true): Promise<ShopOrder> {
  const { orderNos } = await buyThree((await singleSkus()).find(isWanted), 2, await tokenOf('buyer'));
  return findOrder(orderNos[0] ?? '', await tokenOf('operator'));
}

/** The same in a parcel on its way. */
export async function shippedOrder(isWanted?: (sku: Sku) => boolean): Promise<ShopOrder> {
  const { orderNo } = await boughtOrder(isWanted);
  return ship(orderNo, await tokenOf('operator'));
}

/** The same, received by the buyer. */
export async function deliveredOrder(isWanted?: (sku: Sku) => boolean): Promise<ShopOrder> {
  const { orderNo } = await shippedOrder(isWanted);
  await command('/api/ShopOrder/Receive', { orderNo }, await tokenOf('buyer'));
  return findOrder(orderNo, await tokenOf('operator'));
}

/** The shop ships the whole order and the buyer receives it. */
async function deliver(orderNo: string, { buyer, operator }: { buyer: string; operator: string }): Promise<ShopOrder> {
  const order = await ship(orderNo, operator);
  await command('/api/ShopOrder/Receive', { orderNo }, buyer);
  return order;
}

/** Ships what is due of an order in one parcel. */
export async function ship(orderNo: string, operator: string, logisticsNo = 'SF1234567890'): Promise<ShopOrder> {
  const order = await findOrder(orderNo, operator);
  const items = order.lines.map(({ orderItemId, qty, cancelledQty }) => ({ orderItemId, qty: qty - cancelledQty }));
  const parcel = { orderNo, version: order.version, logisticsCode: 'shunfeng', logisticsNo, items };
  await command('/api/OpsOrder/Ship', parcel, operator);
  return order;
}

async function findOrder(orderNo: string, operator: string): Promise<ShopOrder> {
  const page = await callApi('/api/OpsOrder/GetPage', { searchKey: orderNo }, { token: operator });
  return (page.resultData as [ShopOrder])[0];
}

async function addressOf(token: string): Promise<string | undefined> {
  const list = async () =>
    (await callApi('/api/CustAddress/GetList', {}, { token })).resultData as { addressId: string }[];
  if ((await list()).length === 0) {
    const where = { areaCode: '310117', address: '新桥镇莘砖公路518号28幢', isDefault: true };
    await command('/api/CustAddress/Add', { receiver: '陈思远', mobile: '13800100002', ...where }, token);
  }
  return (await list())[0]?.addressId;
}

/** The enterprise's title, which its finance keeps. */
async function titleOf(): Promise<string | undefined> {
  const token = await tokenOf('finance');
  const list = async () =>
    (await callApi('/api/CustInvoiceTitle/GetList', {}, { token })).resultData as { titleId: string }[];
  if ((await list()).length === 0) {
    const title = {
      titleType: titleTypes.company,
      titleName: '华东精密制造有限公司',
      taxNo: '91350100M000100Y43',
      isDefault: true,
    };
    await command('/api/CustInvoiceTitle/Add', title, token);
  }
  return (await list())[0]?.titleId;
}
