export { cancelClosedTrade, expireTrade } from './cancel-trade.ts';
export { type CreatedTrade, createTrade, type DraftLine } from './create-trade.ts';
export { applyRefund, findDueRefund } from './give-back.ts';
export { getTrade, lockTrade } from './move-orders.ts';
export { ordersRoutes } from './orders.routes.ts';
export { applyTradePayment, setTradePayMode, setTradeReceived } from './pay-trade.ts';
export { receiveAutomatically } from './receive-order.ts';
export { getTradeOptions } from './trade-options.ts';
export { selectOrderNos as listOrderNos, type TradeRow as Trade } from './trades.store.ts';
