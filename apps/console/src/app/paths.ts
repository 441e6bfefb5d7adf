/** Addresses of the console, behind the # of /console/. */
export const paths = {
  login: '/login',
  desk: '/desk',
  orders: '/orders',
  scan: '/scan',
  returns: '/returns',
  own: '/own',
  goods: '/goods',
  categories: '/categories',
  brands: '/brands',
  labels: '/labels',
  import: '/import',
  payments: '/payments',
  bank: '/bank',
  channelBills: '/channel-bills',
  statements: '/statements',
  settlements: '/settlements',
  ownSettlements: '/own-settlements',
  invoices: '/invoices',
  customers: '/customers',
  suppliers: '/suppliers',
  promotions: '/promotions',
  content: '/content',
  agreements: '/agreements',
  reports: '/reports',
  jobs: '/jobs',
  freight: '/freight',
  merchants: '/merchants',
  tax: '/tax',
  sms: '/sms',
  tracking: '/tracking',
  hosts: '/hosts',
  changes: '/changes',
  search: '/search',
  studio: '/studio',
  settings: '/settings',
  staff: '/staff',
  log: '/log',
  news: '/news',
  exports: '/exports',
  password: '/password',
} as const;

/** An order in a customer's name; `customerId` narrows the choice to its people. */
export const placeOrderPath = (customerId?: string): string =>
  `${paths.orders}/new${customerId ? `?customer=${customerId}` : ''}`;

/** The orders, with one of them open. */
export const ordersPath = (orderNo?: string): string =>
  orderNo ? `${paths.orders}?view=all&searchKey=${orderNo}&open=${orderNo}` : paths.orders;

/** What belongs to an order or its trade: the money, the after-sales sheets, the invoices. */
export const paymentsOfPath = (tradeNo: string): string =>
  `${paths.payments}?view=all&searchKey=${tradeNo}&open=${tradeNo}`;
export const returnsOfPath = (orderNo: string): string => `${paths.returns}?view=all&searchKey=${orderNo}`;
/** A sheet beside the list, and what came back of it line by line. */
export const returnPath = (returnNo: string): string => `${paths.returns}?view=all&open=${returnNo}`;
export const inspectPath = (returnNo: string): string => `${paths.returns}/${returnNo}/inspect`;
export const invoicesOfPath = (orderNo: string): string => `${paths.invoices}?view=all&searchKey=${orderNo}`;

/** Shipping by scanning: an order, or whichever is scanned first. */
export const scanPath = (orderNo?: string): string => (orderNo ? `${paths.scan}?order=${orderNo}` : paths.scan);

/** The file of a customer. */
export const customerPath = (customerId: string): string => `${paths.customers}/${customerId}`;

/** A product with its items; 'new' makes one. */
export const productPath = (productId: string): string => `${paths.goods}/${productId}`;

/** What suppliers want of their goods, and one of it. */
export const proposalsPath = `${paths.goods}?view=proposals`;
export const proposalPath = (proposalId: string): string => `${paths.goods}/proposals/${proposalId}`;

/** Goods of the supplier who is signed in: a product ('new' makes one), and what was handed in. */
export const ownProductPath = (productId: string): string => `${paths.own}/${productId}`;
export const ownProposalPath = (proposalId: string): string => `${paths.own}/proposals/${proposalId}`;

/** A goods file that was brought in. */
export const importPath = (importId: string): string => `${paths.import}/${importId}`;

/** The file of a supplier. */
export const supplierPath = (supplierId: string): string => `${paths.suppliers}/${supplierId}`;

/** A supplier's sheet, as the shop and as the supplier sees it. */
export const settlementPath = (settleId: string): string => `${paths.settlements}/${settleId}`;
export const ownSettlementPath = (settleId: string): string => `${paths.ownSettlements}/${settleId}`;

/** A statement. */
export const statementPath = (checkId: string): string => `${paths.statements}/${checkId}`;

/** The login page, which leads back to `redirect`. */
export const loginPath = (redirect: string): string =>
  redirect && redirect !== '/' ? `${paths.login}?redirect=${encodeURIComponent(redirect)}` : paths.login;

/** Where a `redirect` of the address leads: inside the console only, and never back to the login page. */
export function safeRedirect(redirect: string | null): string {
  if (!redirect || !/^\/(?![/\\])/.test(redirect) || redirect.startsWith(paths.login)) return '/';
  return redirect;
}
