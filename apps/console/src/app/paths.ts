/** Addresses of the console, behind the # of /console/. */
export const paths = {
  login: '/login',
  desk: '/desk',
  orders: '/orders',
  returns: '/returns',
  goods: '/goods',
  categories: '/categories',
  import: '/import',
  payments: '/payments',
  statements: '/statements',
  invoices: '/invoices',
  customers: '/customers',
  suppliers: '/suppliers',
  agreements: '/agreements',
  freight: '/freight',
  merchants: '/merchants',
  changes: '/changes',
  search: '/search',
  studio: '/studio',
  settings: '/settings',
  staff: '/staff',
  log: '/log',
  password: '/password',
} as const;

/** The file of a customer. */
export const customerPath = (customerId: string): string => `${paths.customers}/${customerId}`;

/** A product with its items; 'new' makes one. */
export const productPath = (productId: string): string => `${paths.goods}/${productId}`;

/** A goods file that was brought in. */
export const importPath = (importId: string): string => `${paths.import}/${importId}`;

/** The file of a supplier. */
export const supplierPath = (supplierId: string): string => `${paths.suppliers}/${supplierId}`;

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
