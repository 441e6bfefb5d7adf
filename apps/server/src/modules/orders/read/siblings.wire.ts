import type { ResultOf } from '@jicai/contract/index.ts';
import type { selectSiblings } from './order-detail.store.ts';

type Sibling = Awaited<ReturnType<typeof selectSiblings>>[number];

/** Another order of the same trade, with the first of its goods. */
export const toSibling = (one: Sibling): ResultOf<'/api/ShopOrder/GetModel'>['siblings'][number] => ({
  orderNo: one.orderNo,
  supplierName: one.supplierName,
  orderState: one.state,
  payFee: one.payFen,
  itemName: one.itemName,
  imgUrl: one.imgUrl,
  itemCount: one.lineCount,
  totalQty: one.totalQty,
});
