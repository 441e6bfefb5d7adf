export { approvalHintQuery } from './checkout.queries.ts';
export { goodsInAddress } from './goods-in-address.ts';
