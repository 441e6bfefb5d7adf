export { changeReturn, closeAfterSale, endReturn, giveBackReturn, lockOrderLines, openReturn } from './after-sale.ts';
export { approveTrade, endUnapproved, turnBackTrade } from './approve-trade.ts';
export { cancelClosedTrade, expireTrade } from './cancel-trade.ts';
export { type CreatedTrade, createTrade, type DraftLine, type TradeDraft } from './create-trade.ts';
export { followParcel } from './follow-parcel.ts';
export { applyRefund, findDueRefund } from './give-back.ts';
export { setInvoiceStates } from './invoice-state.store.ts';
export { addToAdjusted, givenBackFen, type LockedLine, lockLines } from './lines.store.ts';
export {
  checkVersion,
  demandTradeVersion,
  demandVersion,
  getTrade,
  lockAskedTrade,
  lockOrder,
  type LockedTrade,
  lockTrade,
  moverOf,
  systemMover,
} from './move-orders.ts';
export { countByState } from './order-list.store.ts';
export { ordersRoutes } from './orders.routes.ts';
export { applyTradePayment, setTradePayMode, setTradeReceived } from './pay-trade.ts';
export { lineGoodsColumns } from './order-columns.store.ts';
export { receiveAutomatically, receiveByQuantity } from './receive-order.ts';
export { daysToInstants, readOrder } from './read-orders.ts';
export { goodsOf } from './order-lines.wire.ts';
export { toMoved } from './orders.wire.ts';
export { toWaybill } from './print-waybill.ts';
export { rewriteTrade } from './rewrite-trade.ts';
export { settleAccount } from './settle-account.ts';
export { getTradeOptions } from './trade-options.ts';
export { selectOrderNos as listOrderNos, type TradeRow as Trade } from './trades.store.ts';
export { seenBy, seenWithin } from './visibility.store.ts';
