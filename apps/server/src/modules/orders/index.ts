export {
  changeReturn,
  closeAfterSale,
  endReturn,
  giveBackReturn,
  lockOrderLines,
  openReturn,
} from './fulfil/after-sale.ts';
export { asChanging, changeableOf, changeOrder, termsOf } from './place/change-order.ts';
export { approveTrade, endUnapproved, rejectTrade } from './place/approve-trade.ts';
export { cancelClosedTrade, expireTrade } from './cancel/cancel-trade.ts';
export {
  type CreatedTrade,
  createTrade,
  type DraftLine,
  type PlacedBy,
  type TradeDraft,
} from './place/create-trade.ts';
export { giveBackUnused } from './fulfil/give-back-unused.ts';
export { followParcel } from './fulfil/follow-parcel.ts';
export { applyRefund, findDueRefund } from './cancel/give-back.ts';
export { setInvoiceStates } from './bill/invoice-state.store.ts';
export {
  addToAdjusted,
  givenBackFen,
  type LockedLine,
  lockLines,
  selectHeldLines,
  selectLineIdsOfPayment as listLineIdsOfPayment,
} from './lines.store.ts';
export {
  checkVersion,
  requireTradeVersion,
  requireVersion,
  getTrade,
  lockAskedTrade,
  lockOrder,
  readTradeOfOrder,
  type LockedTrade,
  lockTrade,
  moveOrders,
  moverOf,
  systemMover,
} from './move-orders.ts';
export { shopOrdersSheet } from './list/export-shop-orders.ts';
export { countByState } from './list/order-list.store.ts';
export { lockOrdersOfPayment } from './orders.store.ts';
export { applyTradePayment, payLockedTrade, setTradePayMode, setTradeReceived } from './place/pay-trade.ts';
export { lineGoodsColumns } from './order-columns.store.ts';
export { receiveAutomatically, receiveByQuantity } from './fulfil/receive-order.ts';
export { daysToInstants, readOrder } from './read/read-orders.ts';
export { fromNamedLine, goodsOf } from './read/order-lines.wire.ts';
export { toMoved } from './read/orders.wire.ts';
export { toWaybill } from './fulfil/print-waybill.ts';
export { drawFoot, drawHead, drawTable, type PaperColumn, sheet as paperSheet } from './papers/draw-table.ts';
export { rewriteTrade } from './place/rewrite-trade.ts';
export { listCostCenters } from './place/list-cost-centers.ts';
export { settleAccount } from './place/settle-account.ts';
export { getOrgName } from './place/create-trade.ts';
export { keepTradeFiles, linkTradeFiles, replaceTradeFiles } from './trade-files.ts';
export { getTradeOptions } from './trade-options.ts';
export {
  hasOpenPayments,
  lockTradeOfPayment,
  selectOrderNos as listOrderNos,
  type TradeRow as Trade,
} from './trades.store.ts';
export { seenBy, seenWithin } from './visibility.store.ts';
