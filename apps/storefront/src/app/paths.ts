import { consentTypes, type ConsentType } from '@jicai/domain/people/consents.ts';

/** Every address of the shop, spelled as section 2 of the specification gives it; quickOrder, brands, compare, mine and WeChatPayer are our own. */
export const paths = {
  home: '/home',
  login: '/login',
  register: '/register',
  signOn: '/signOn',
  search: '/SearchFor',
  product: '/productDetail',
  help: '/help',
  agreement: '/agreement',
  error: '/error',
  notFound: '/404',
  supplier: '/supplier',
  print: '/print',
  cart: '/cart',
  addToCart: '/addToCart',
  quickOrder: '/quickOrder',
  brands: '/brands',
  compare: '/compare',
  settlement: '/Settlementpage',
  cashier: '/Cashier',
  alipay: '/zhifu',
  weChat: '/WeChat',
  weChatPayer: '/WeChatPayer',
  paySuccess: '/paySuccess',
  approval: '/Audit/OrderAudit',
  financeCheck: '/finance/checkOrder/financeCheck',
  redirect: '/redirect',
  messages: '/center/kamUser/messages',
  revisePwd: '/center/kamUser/revisePwd',
  checkDetail: '/finance/checkOrder/checkDetail',
  center: '/center/order/myOrder',
  mine: '/center/mine',
  allOrder: '/center/order/allOrder',
  cancelReturn: '/center/order/cancelReturn',
  orderDetail: '/center/order/orderDetail',
  applyReturn: '/center/order/applyReturn',
  returnDetail: '/center/order/returnDetail',
  invoiceDetail: '/center/order/invoiceDetail',
  approvalDetail: '/center/order/orderDetails',
} as const;

export type ShopPath = (typeof paths)[keyof typeof paths];

/** The orders of a trade, in the list of all that the reader may see. */
export const ordersOfTradePath = (tradeNo: string) => `${paths.allOrder}?searchKey=${tradeNo}`;

/** What an anonymous visitor may open (spec section 4; /404: docs/domain/menu.md §4). */
const openPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.signOn,
  paths.home,
  paths.search,
  paths.product,
  paths.help,
  paths.error,
  paths.agreement,
  paths.notFound,
];
export const isOpenPath = (pathname: string) => pathname === '/' || openPaths.includes(pathname);

/** '/login' with the way back; `from` is a path with its query, such as '/cart?x=1'. */
export function loginPath(from: string): string {
  return from && from !== '/' ? `${paths.login}?redirect=${encodeURIComponent(from)}` : paths.login;
}

type Query = Record<string, string | number | undefined>;

/** A path with its query; undefined and '' are left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

export const productPath = (productId: string, itemId?: string) => withQuery(paths.product, { productId, itemId });
export const searchPath = (query: { keyword?: string; categoryId?: string }) => withQuery(paths.search, query);
/** Goods side by side. */
export const comparePath = (itemIds: readonly string[]) => withQuery(paths.compare, { items: itemIds.join(',') });
/** A4 papers of orders (order, delivery, acceptance) or after-sales sheets (return), several numbers at once. */
export const printPath = (type: 'order' | 'delivery' | 'acceptance' | 'return', numbers: readonly string[]) =>
  withQuery(paths.print, { type, no: numbers.join(',') });
/** The paper of one parcel alone. */
export const parcelPrintPath = (type: 'delivery' | 'acceptance', orderNo: string, parcelId: string) =>
  withQuery(paths.print, { type, no: orderNo, parcelId });
/** The same for a named receiver, who may see it without a role. */
export const receiverPrintPath = (type: 'delivery' | 'acceptance', orderNo: string, parcelId: string) =>
  withQuery(paths.print, { type, no: orderNo, parcelId, as: 'receiver' });
/** The agreement of a type in force, or that version of it. */
export const agreementPath = (type: ConsentType, version?: string) =>
  withQuery(paths.agreement, { type: type === consentTypes.privacy ? undefined : type, version });
export const helpPath = (docId: string) => withQuery(paths.help, { docId });

/**
 * The settlement page for lines of the cart, or for goods bought now that never touch the cart: `cartIds=1,2` or `itemList=itemId:qty,…`
 * in the address, so that a reload shows the same order.
 */
export function settlementPath(
  goods: { cartIds: readonly string[] } | { itemList: readonly { itemId: string; qty: number }[] },
): string {
  if ('cartIds' in goods) return `${paths.settlement}?cartIds=${goods.cartIds.join(',')}`;
  return `${paths.settlement}?itemList=${goods.itemList.map(({ itemId, qty }) => `${itemId}:${qty}`).join(',')}`;
}
/**
 * The settlement page for a rejected order. Its goods come from the order, and from the address once they are edited.
 */
export const resubmitPath = (tradeNo: string, itemList: readonly { itemId: string; qty: number }[] = []) =>
  withQuery(paths.settlement, { tradeNo, itemList: itemList.map(({ itemId, qty }) => `${itemId}:${qty}`).join(',') });
/** One approval, for the approver and for the requester; by its trade if its own id is not known. */
export const approvalDetailPath = (auditId: string) => withQuery(paths.approvalDetail, { auditId });
export const tradeApprovalPath = (tradeNo: string) => withQuery(paths.approvalDetail, { tradeNo });
export const cashierPath = (tradeNo: string) => withQuery(paths.cashier, { tradeNo });
export const paySuccessPath = (tradeNo: string) => withQuery(paths.paySuccess, { tradeNo });
export const alipayPath = (payNo: string) => withQuery(paths.alipay, { payNo });
export const weChatPath = (payNo: string) => withQuery(paths.weChat, { payNo });
/** `returnNo`: the sheet to be changed; `again`: the refused one to be repeated. */
export const applyReturnPath = (query: { orderNo: string; orderItemId?: string; returnNo?: string; again?: string }) =>
  withQuery(paths.applyReturn, query);
export const returnDetailPath = (returnNo: string) => withQuery(paths.returnDetail, { returnNo });
/** The list of after-sales sheets. */
export const returnsPath = withQuery(paths.cancelReturn, { tab: '退货售后' });
export const orderDetailPath = (orderNo: string) => withQuery(paths.orderDetail, { orderNo });
