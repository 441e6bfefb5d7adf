import { requestNote } from '@jicai/domain/approvals/approval-form.ts';
import { largestQty } from '@jicai/domain/goods/quantity.ts';
import { costCenter, orderRemark, purchaseNo } from '@jicai/domain/orders/order-form.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';

/** A line as it was asked for. */
export interface WantedItem {
  itemNo: string;
  qty: number;
}

/** What is typed beside the goods. */
export interface PlaceValues {
  addressId: string;
  payMode: PayMode;
  purchaseNo: string;
  costCenter: string;
  expectDate: string;
  remark: string;
  auditNote: string;
}

export const emptyPlace: PlaceValues = {
  addressId: '',
  payMode: payModes.online,
  purchaseNo: '',
  costCenter: '',
  expectDate: '',
  remark: '',
  auditNote: '',
};

export const placeFaults = (values: PlaceValues) => ({
  addressId: values.addressId === '' ? '请选择收货地址' : undefined,
  purchaseNo: purchaseNo(values.purchaseNo),
  costCenter: costCenter(values.costCenter),
  remark: orderRemark(values.remark),
  auditNote: requestNote(values.auditNote),
});

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The list with these lines added; a number that stands in it gets the sum. */
export function withItems(list: readonly WantedItem[], added: readonly WantedItem[]): WantedItem[] {
  const next = list.map((one) => ({ ...one }));
  for (const { itemNo, qty } of added) {
    const known = next.find((one) => isSame(one.itemNo, itemNo));
    if (known) known.qty = Math.min(known.qty + qty, largestQty);
    else next.push({ itemNo, qty });
  }
  return next;
}

/** The list with another quantity of one number. */
export const withQty = (list: readonly WantedItem[], { itemNo, qty }: WantedItem): WantedItem[] =>
  list.map((one) => (isSame(one.itemNo, itemNo) ? { ...one, qty } : one));

export const withoutItem = (list: readonly WantedItem[], itemNo: string): WantedItem[] =>
  list.filter((one) => !isSame(one.itemNo, itemNo));
