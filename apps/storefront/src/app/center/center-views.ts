import { type LazyExoticComponent, type ComponentType, lazy } from 'react';

const view = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));

/**
 * Screens that the function menu may name, keyed by `{formUrl}/{child formUrl}` (spec section 2). A menu entry without a screen here is
 * skipped. One line each, in the order of the menu.
 */
export const centerViews: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  'order/myOrder': view(async () => (await import('../../features/orders/MyOrderPage.tsx')).MyOrderPage),
  'kamUser/userInfo': view(async () => (await import('../../features/accounts/UserInfoPage.tsx')).UserInfoPage),
  'kamUser/receivingAddress': view(
    async () => (await import('../../features/accounts/ReceivingAddressPage.tsx')).ReceivingAddressPage,
  ),
};

/** Children that are always there, whatever the menu says; the server guards their data. `under`: the menu entry they belong to. */
export const staticViews = [
  {
    path: '/center/order/orderDetail',
    under: '/center/order/myOrder',
    title: '订单详情',
    Page: view(async () => (await import('../../features/orders/OrderDetailPage.tsx')).OrderDetailPage),
  },
  {
    path: '/center/kamUser/revisePwd',
    under: '/center/kamUser/userInfo',
    title: '修改密码',
    Page: view(async () => (await import('../../features/accounts/RevisePwdPage.tsx')).RevisePwdPage),
  },
] as const;
