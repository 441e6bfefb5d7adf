import { earlyPage, type EarlyPage } from '@jicai/web/page/early-page.tsx';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';

export type ViewPage = EarlyPage<object>['Page'];

const view = (load: () => Promise<ComponentType>): ViewPage => earlyPage(load).Page;

const OrderAudit = view(async () => (await import('../../features/approvals/OrderAuditPage.tsx')).OrderAuditPage);

/**
 * Screens that the function menu may name, keyed by `{formUrl}/{child formUrl}` (spec section 2). A menu entry without a screen here is
 * skipped. One line each, in the order of the menu.
 */
export const centerViews: Readonly<Record<string, ViewPage>> = {
  'dashboard/overview': view(async () => (await import('../../features/dashboard/OverviewPage.tsx')).OverviewPage),
  'order/myOrder': view(async () => (await import('../../features/orders/MyOrderPage.tsx')).MyOrderPage),
  'order/allOrder': view(async () => (await import('../../features/orders/AllOrderPage.tsx')).AllOrderPage),
  'order/myAudit': OrderAudit,
  'order/cancelOrder': view(async () => (await import('../../features/orders/CancelOrderPage.tsx')).CancelOrderPage),
  'order/cancelReturn': view(async () => (await import('../../features/orders/CancelReturnPage.tsx')).CancelReturnPage),
  'order/invalidInvoice': view(
    async () => (await import('../../features/invoices/InvalidInvoicePage.tsx')).InvalidInvoicePage,
  ),
  'order/receiving': view(async () => (await import('../../features/orders/ReceivingPage.tsx')).ReceivingPage),
  'kamUser/userInfo': view(async () => (await import('../../features/accounts/UserInfoPage.tsx')).UserInfoPage),
  'kamUser/receivingAddress': view(
    async () => (await import('../../features/accounts/ReceivingAddressPage.tsx')).ReceivingAddressPage,
  ),
  'kamUser/invoice': view(async () => (await import('../../features/invoices/InvoicePage.tsx')).InvoicePage),
  'kamUser/organization': view(
    async () => (await import('../../features/organisation/OrganizationPage.tsx')).OrganizationPage,
  ),
  'kamUser/roles': view(async () => (await import('../../features/roles/RolesPage.tsx')).RolesPage),
  'checkOrder/financeCheck': view(
    async () => (await import('../../features/statements/FinanceCheckPage.tsx')).FinanceCheckPage,
  ),
  'checkOrder/credit': view(async () => (await import('../../features/finance/CreditPage.tsx')).CreditPage),
  'kamUser/userList': view(async () => (await import('../../features/users/UserListPage.tsx')).UserListPage),
  'kamUser/auditRule': view(async () => (await import('../../features/approvals/AuditRulePage.tsx')).AuditRulePage),
  'kamUser/signOn': view(
    async () => (await import('../../features/sign-on/SignOnSettingsPage.tsx')).SignOnSettingsPage,
  ),
  'concern/itemConcern': view(
    async () => (await import('../../features/favourites/ItemConcernPage.tsx')).ItemConcernPage,
  ),
  'concern/browsing': view(async () => (await import('../../features/history/BrowsingPage.tsx')).BrowsingPage),
};

/**
 * Pages that exist without a menu entry; the server protects their data. `under`: the menu entry that is marked for
 * them.
 */
export const staticViews = [
  {
    path: '/center/order/orderDetail',
    under: '/center/order/myOrder',
    title: '订单详情',
    Page: view(async () => (await import('../../features/orders/OrderDetailPage.tsx')).OrderDetailPage),
  },
  {
    path: '/center/order/applyReturn',
    under: '/center/order/myOrder',
    title: '申请售后',
    Page: view(async () => (await import('../../features/returns/ApplyReturnPage.tsx')).ApplyReturnPage),
  },
  {
    path: '/center/order/returnDetail',
    under: '/center/order/myOrder',
    title: '售后详情',
    Page: view(async () => (await import('../../features/returns/ReturnDetailPage.tsx')).ReturnDetailPage),
  },
  {
    path: paths.approval,
    under: '/center/order/myAudit',
    title: '我的审批',
    Page: OrderAudit,
  },
  {
    path: '/center/order/orderDetails',
    under: '/center/order/myAudit',
    title: '审批订单详情',
    Page: view(async () => (await import('../../features/approvals/ApprovalDetailsPage.tsx')).ApprovalDetailsPage),
  },
  {
    path: '/center/order/invoiceDetail',
    under: '/center/kamUser/invoice',
    title: '发票详情',
    Page: view(async () => (await import('../../features/invoices/InvoiceDetailPage.tsx')).InvoiceDetailPage),
  },
  {
    path: '/finance/checkOrder/checkDetail',
    under: paths.financeCheck,
    title: '对账单详情',
    Page: view(async () => (await import('../../features/statements/CheckDetailPage.tsx')).CheckDetailPage),
  },
  {
    path: '/center/kamUser/messages',
    under: '/center/kamUser/messages',
    title: '消息中心',
    Page: view(async () => (await import('../../features/messages/MessagesPage.tsx')).MessagesPage),
  },
  {
    path: '/center/kamUser/revisePwd',
    under: '/center/kamUser/userInfo',
    title: '修改密码',
    Page: view(async () => (await import('../../features/accounts/RevisePwdPage.tsx')).RevisePwdPage),
  },
] as const;
