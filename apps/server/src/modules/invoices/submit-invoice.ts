import type { BodyOf } from '@jicai/contract/index.ts';
import { invoiceableOf, paperLines, partOfInvoiceable } from '@jicai/domain/invoice-lines.ts';
import { email } from '@jicai/domain/validation/account.ts';
import { takesSpecialInvoice } from '@jicai/domain/validation/invoice-title.ts';
import { insertNumbered } from '../../db/insert-numbered.ts';
import type { InvoiceSeller } from '../../db/tables/invoices.ts';
import type { Ctx, SignedInCtx } from '../../http/context.ts';
import { badField, Refusal } from '../../http/refusal.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { lockOrder, type LockedTrade, moverOf } from '../orders/index.ts';
import { selectInvoiceLines } from './invoiceable.store.ts';
import { insertHistory, insertInvoice, insertPaper, selectShop } from './invoices.store.ts';
import { showOnOrders } from './move-invoice.ts';
import { takeStatement, type TakenPart } from './take-statement.ts';
import { getTitle } from './titles.ts';

/** The buyer may still withdraw for so long; then the request goes to the tax platform by itself. */
const graceMs = 60_000;

type Submitted = BodyOf<'/api/ShopInvoice/Submit'>['data'];

/**
 * 开票申请 for completed orders, whole or by lines and units, or for a confirmed statement (domain.md 2.5). Refuses with '7002'
 * a 专票 for a title without tax number or a personal one, with '7005' orders on account, with '7001' what is more than is left.
 */
export async function submitInvoice(ctx: SignedInCtx, data: Submitted) {
  const title = await getTitle(ctx, data.titleId);
  if (data.invoiceKind === '81' && (ctx.actor.customerType !== 1 || !takesSpecialInvoice(title))) {
    throw new Refusal('7002');
  }
  if (data.receiveEmail === '' || email(data.receiveEmail)) throw badField('receiveEmail', '请输入接收发票的邮箱');
  const { statementId, parts } = await partsFor(ctx, data);
  const lines = paperLines(parts.map(({ part }) => part));
  const sum = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const {
    id: _id,
    companyId: _c,
    customerId: _u,
    isDefault: _d,
    version: _v,
    createdAt: _a,
    updatedAt: _b,
    ...snapshot
  } = title;
  const invoiceId = ctx.newId();
  const invoiceReqNo = await insertNumbered(ctx, 'I', async (reqNo) =>
    insertInvoice(ctx, {
      id: invoiceId,
      reqNo,
      customerId: ctx.actor.customerId,
      customerName: ctx.actor.customerName,
      accountId: ctx.actor.accountId,
      userId: ctx.actor.userId,
      userName: ctx.actor.userName,
      kind: data.invoiceKind,
      state: 10,
      title: snapshot,
      seller: await sellerOf(ctx),
      receiveEmail: data.receiveEmail,
      remark: data.remark,
      statementId,
      amountFen: sum((line) => line.feeFen),
      taxFen: sum((line) => line.taxFen),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }),
  );
  await insertPaper(ctx, {
    lines: lines.map(({ exTaxFen: _exTaxFen, orderLineId, ...line }, at) => ({
      ...line,
      invoiceId,
      lineNo: at + 1,
      orderLineId: orderLineId || null,
    })),
    sources: parts.map(({ line, orderNo, part }) => ({
      invoiceId,
      orderId: line.orderId,
      orderNo,
      orderLineId: line.orderLineId,
      qty: part.qty,
      goodsFen: part.goodsFen,
      freightFen: part.freightFen,
    })),
  });
  const history = { invoiceId, version: 1, fromState: null, toState: 10, event: 'submit', reason: '' } as const;
  await insertHistory(ctx, { ...history, ...moverOf(ctx) });
  await showOnOrders(ctx, invoiceId);
  await addTimer(ctx, { kind: 'invoice.begin', subject: invoiceReqNo, dueAt: new Date(ctx.now.getTime() + graceMs) });
  return { invoiceReqNo, invoiceState: 10, version: 1 };
}

/** By orders or by a statement, never both. */
async function partsFor(ctx: Ctx, { checkNo, orderNos, items }: Submitted) {
  if (checkNo) return takeStatement(ctx, checkNo);
  if (orderNos.length === 0) throw badField('orderNos', '请选择要开票的订单');
  return { statementId: null, parts: await takeParts(ctx, await lockOrders(ctx, orderNos), items) };
}

/** In the order of their numbers, so that two requests cannot wait for each other. */
async function lockOrders(ctx: Ctx, orderNos: readonly string[]): Promise<LockedTrade['order'][]> {
  const locked: LockedTrade['order'][] = [];
  for (const orderNo of [...new Set(orderNos)].toSorted()) {
    const { order, trade } = await lockOrder(ctx, { orderNo });
    if (trade.payMode === 2) throw new Refusal('7005');
    if (order.state !== 50) throw new Refusal('3001', { text: `订单 ${orderNo} 尚未完成，暂不能开票` });
    locked.push(order);
  }
  return locked;
}

/** What of the orders goes on the paper; the callers hold the orders, so nobody takes it meanwhile. */
async function takeParts(
  ctx: Ctx,
  orders: readonly LockedTrade['order'][],
  items: Submitted['items'],
): Promise<TakenPart[]> {
  const orderNoOf = new Map(orders.map((order) => [order.orderId, order.orderNo]));
  const lines = await selectInvoiceLines(ctx, [...orderNoOf.keys()]);
  const wanted = items && new Map(items.map((item) => [item.orderItemId, item.qty]));
  if (wanted && [...wanted.keys()].some((id) => !lines.some((line) => line.orderLineId === id))) throw new Refusal('5');
  const parts = lines.flatMap((line): TakenPart[] => {
    const left = invoiceableOf(line, line.taken);
    const qty = wanted ? wanted.get(line.orderLineId) : left.qty;
    const isUsedUp = left.goodsFen + left.freightFen === 0;
    if (qty === undefined || (isUsedUp && !wanted)) return [];
    if (isUsedUp || qty > left.qty) throw new Refusal('7001');
    const { orderLineId, itemName, itemSpec, unitName, taxRateBp, taxName, taxCode } = line;
    const facts = { orderLineId, itemName, itemSpec, unitName, taxRateBp, taxName, taxCode };
    return [{ line, orderNo: orderNoOf.get(line.orderId) ?? '', part: { ...facts, ...partOfInvoiceable(left, qty) } }];
  });
  if (!parts.some(({ part }) => part.goodsFen + part.freightFen > 0)) throw new Refusal('7001');
  return parts;
}

/** The company sells, whoever ships (D2): its particulars from the settings. */
async function sellerOf(ctx: Ctx): Promise<InvoiceSeller> {
  const { name, options } = await selectShop(ctx);
  const stored = (options as { seller?: Partial<InvoiceSeller> }).seller ?? {};
  return { name, taxNo: '', address: '', telephone: '', bankName: '', bankAccount: '', ...stored };
}
