import { type ChoiceLine, chooseInvoiceable, type WantedUnits } from '@jicai/domain/invoices/invoice-choice.ts';
import { type InvoiceKind, invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { email } from '@jicai/domain/people/account-form.ts';
import { takesSpecialInvoice } from '@jicai/domain/invoices/invoice-title-form.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { InvoiceableOrder, InvoiceModel, InvoiceTitle } from './invoices.queries.ts';

export type InvoiceableItem = InvoiceableOrder['items'][number];

export interface ApplyForm {
  kind: InvoiceKind;
  titleId: string;
  receiveEmail: string;
  remark: string;
  /** Units of each line by its id, 0 for none; a line that is not named is taken whole. */
  units: WantedUnits;
}

/** Orders, or a confirmed statement for those on account. */
export type Wanted = { orders: readonly InvoiceableOrder[] } | { checkNo: string; feeFen: number };

/** Under which what is typed survives a lost session. */
export const applyDraft = (wanted: Wanted) =>
  `invoice.apply.${'checkNo' in wanted ? wanted.checkNo : wanted.orders.map(({ orderNo }) => orderNo).join()}`;

const lineOf = (item: InvoiceableItem): ChoiceLine => ({
  orderLineId: item.orderItemId,
  left: {
    qty: item.invoiceableQty,
    goodsFen: item.invoiceableFee - item.invoiceableFreightFee,
    freightFen: item.invoiceableFreightFee,
  },
});

/** What a form asks for, in the words of the call, with its sum. */
export function choiceOf(wanted: Wanted, units: WantedUnits) {
  if ('checkNo' in wanted) return { asked: { orderNos: [], checkNo: wanted.checkNo }, feeFen: wanted.feeFen };
  const { items, feeFen } = chooseInvoiceable(
    wanted.orders.flatMap(({ items: ofOrder }) => ofOrder.map(lineOf)),
    units,
  );
  const isTaken = (item: InvoiceableItem) => !items || items.some((one) => one.orderLineId === item.orderItemId);
  const taken = wanted.orders.filter(({ items: ofOrder }) => ofOrder.some(isTaken));
  return {
    asked: {
      orderNos: taken.map(({ orderNo }) => orderNo),
      items: items?.map(({ orderLineId, qty }) => ({ orderItemId: orderLineId, qty })),
    },
    feeFen,
  };
}

/** More than is left: somebody else has asked for it meanwhile. */
export const unitFault = (item: InvoiceableItem, units: WantedUnits): string | undefined =>
  (units[item.orderItemId] ?? 0) > item.invoiceableQty ? `最多可开 ${item.invoiceableQty} ${item.unitName}` : undefined;

/** Faults of kind, title and mailbox; an invoice that is chosen with an order has no more. */
export const choiceFaults = (
  { kind, titleId, receiveEmail }: Pick<ApplyForm, 'kind' | 'titleId' | 'receiveEmail'>,
  title: InvoiceTitle | undefined,
) => ({
  ...(titleId === '' && { titleId: '请选择发票抬头' }),
  ...(kind === invoiceKinds.special &&
    title &&
    !takesSpecialInvoice(title) && { titleId: '专用发票抬头信息不完整，请补充税号' }),
  ...((receiveEmail.trim() === '' || email(receiveEmail.trim())) && { receiveEmail: '请输入接收发票的邮箱' }),
});

export function applyFaults(form: ApplyForm, wanted: Wanted, title: InvoiceTitle | undefined): Faults<ApplyForm> {
  const { remark, units } = form;
  const items = 'orders' in wanted ? wanted.orders.flatMap((order) => order.items) : [];
  const isNothing = 'orders' in wanted && choiceOf(wanted, units).feeFen === 0;
  return {
    ...(isNothing && { units: '请选择要开票的商品' }),
    ...(items.some((item) => unitFault(item, units)) && { units: '部分商品的数量超过可开票数量' }),
    ...choiceFaults(form, title),
    ...(Array.from(remark).length > 200 && { remark: '备注不能超过200个字' }),
  };
}

const nothing: ApplyForm = { kind: invoiceKinds.ordinary, titleId: '', receiveEmail: '', remark: '', units: {} };

/** What a form starts with: nothing, or what a failed request said of these orders, as far as it is still to be had. */
export function firstForm(wanted: Wanted, failed: InvoiceModel | undefined): ApplyForm {
  if (!failed) return nothing;
  const { invoiceKind: kind, receiveEmail, remark } = failed;
  const qtyOf = new Map(failed.items.map((item) => [item.orderItemId, item.qty]));
  const items = 'orders' in wanted ? wanted.orders.flatMap((order) => order.items) : [];
  const units = items.map((item): [string, number] => [
    item.orderItemId,
    Math.min(item.invoiceableQty, qtyOf.get(item.orderItemId) ?? 0),
  ]);
  return { kind, titleId: '', receiveEmail, remark, units: Object.fromEntries(units) };
}

/** The title a form has until another one is chosen: that of the failed request, else the default one. */
export function firstTitle(
  titles: readonly InvoiceTitle[],
  failed: InvoiceModel | undefined,
): InvoiceTitle | undefined {
  const same = titles.find(
    ({ titleName, taxNo }) => titleName === failed?.title.titleName && taxNo === failed.title.taxNo,
  );
  return same ?? titles[0];
}
