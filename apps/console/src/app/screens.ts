import { matchRoutes } from 'react-router';
import { connectionScreens } from './connection-screens.ts';
import {
  customerPath,
  importPath,
  inspectPath,
  ownProductPath,
  ownProposalPath,
  ownSettlementPath,
  paths,
  placeOrderPath,
  productPath,
  proposalPath,
  settlementPath,
  statementPath,
  supplierPath,
} from './paths.ts';
import { type Screen, screen } from './screen.ts';

/** Every page inside the frame, one line each. */
export const screens: readonly Screen[] = [
  screen(paths.desk, '工作台', 'ops.desk.view', async () => (await import('../features/desk/DeskPage.tsx')).DeskPage),
  screen(
    paths.orders,
    '订单',
    'ops.order.view',
    async () => (await import('../features/orders/OrdersPage.tsx')).OrdersPage,
  ),
  screen(
    placeOrderPath(),
    '代客下单',
    'ops.order.place',
    async () => (await import('../features/place-order/PlaceOrderPage.tsx')).PlaceOrderPage,
  ),
  screen(
    paths.scan,
    '扫码发货',
    'ops.order.ship',
    async () => (await import('../features/scan/ScanPage.tsx')).ScanPage,
  ),
  screen(
    paths.returns,
    '售后',
    'ops.return.view',
    async () => (await import('../features/returns/ReturnsPage.tsx')).ReturnsPage,
  ),
  screen(
    inspectPath(':returnNo'),
    '逐行验收',
    'ops.return.inspect',
    async () => (await import('../features/returns/InspectPage.tsx')).InspectPage,
  ),
  screen(
    paths.goods,
    '商品',
    'ops.goods.view',
    async () => (await import('../features/goods/GoodsPage.tsx')).GoodsPage,
  ),
  screen(
    productPath(':productId'),
    '商品',
    'ops.goods.view',
    async () => (await import('../features/goods-editor/ProductPage.tsx')).ProductPage,
  ),
  screen(
    proposalPath(':proposalId'),
    '审核供应商商品',
    'ops.goods.view',
    async () => (await import('../features/proposals/ProposalPage.tsx')).ProposalPage,
  ),
  screen(
    paths.own,
    '我的商品',
    'ops.own.view',
    async () => (await import('../features/own-goods/OwnGoodsPage.tsx')).OwnGoodsPage,
  ),
  screen(
    ownProductPath(':productId'),
    '我的商品',
    'ops.own.view',
    async () => (await import('../features/own-goods/OwnProductPage.tsx')).OwnProductPage,
  ),
  screen(
    ownProposalPath(':proposalId'),
    '我的商品',
    'ops.own.view',
    async () => (await import('../features/own-goods/OwnProposalPage.tsx')).OwnProposalPage,
  ),
  screen(
    paths.categories,
    '分类',
    'ops.goods.view',
    async () => (await import('../features/categories/CategoriesPage.tsx')).CategoriesPage,
  ),
  screen(
    paths.brands,
    '品牌',
    'ops.goods.view',
    async () => (await import('../features/brands/BrandsPage.tsx')).BrandsPage,
  ),
  screen(
    paths.labels,
    '标签',
    'ops.goods.view',
    async () => (await import('../features/labels/LabelsPage.tsx')).LabelsPage,
  ),
  screen(
    paths.import,
    '导入商品',
    'ops.goods.import',
    async () => (await import('../features/goods-import/ImportsPage.tsx')).ImportsPage,
  ),
  screen(
    importPath(':importId'),
    '导入商品',
    'ops.goods.import',
    async () => (await import('../features/goods-import/ImportPage.tsx')).ImportPage,
  ),
  screen(
    paths.payments,
    '收款与退款',
    'ops.pay.view',
    async () => (await import('../features/payments/PaymentsPage.tsx')).PaymentsPage,
  ),
  screen(paths.bank, '银行流水', 'ops.pay.view', async () => (await import('../features/bank/BankPage.tsx')).BankPage),
  screen(
    paths.channelBills,
    '渠道对账',
    'ops.pay.view',
    async () => (await import('../features/channel-bills/ChannelBillsPage.tsx')).ChannelBillsPage,
  ),
  screen(
    paths.invoices,
    '发票',
    'ops.invoice.view',
    async () => (await import('../features/invoices/InvoicesPage.tsx')).InvoicesPage,
  ),
  screen(
    paths.statements,
    '对账',
    'ops.statement.view',
    async () => (await import('../features/statements/StatementsPage.tsx')).StatementsPage,
  ),
  screen(
    statementPath(':checkId'),
    '对账',
    'ops.statement.view',
    async () => (await import('../features/statements/StatementPage.tsx')).StatementPage,
  ),
  screen(
    paths.settlements,
    '供应商结算',
    'ops.settle.view',
    async () => (await import('../features/settlements/SettlementsPage.tsx')).SettlementsPage,
  ),
  screen(
    settlementPath(':settleId'),
    '供应商结算',
    'ops.settle.view',
    async () => (await import('../features/settlements/SettlementPage.tsx')).SettlementPage,
  ),
  screen(
    paths.ownSettlements,
    '结算单',
    'ops.own.settleView',
    async () => (await import('../features/settlements/SettlementsPage.tsx')).OwnSettlementsPage,
  ),
  screen(
    ownSettlementPath(':settleId'),
    '结算单',
    'ops.own.settleView',
    async () => (await import('../features/settlements/SettlementPage.tsx')).OwnSettlementPage,
  ),
  screen(
    paths.customers,
    '客户企业',
    'ops.customer.view',
    async () => (await import('../features/customers/CustomersPage.tsx')).CustomersPage,
  ),
  screen(
    customerPath(':customerId'),
    '客户企业',
    'ops.customer.view',
    async () => (await import('../features/customers/CustomerPage.tsx')).CustomerPage,
  ),
  screen(
    paths.suppliers,
    '供应商',
    'ops.supplier.view',
    async () => (await import('../features/suppliers/SuppliersPage.tsx')).SuppliersPage,
  ),
  screen(
    supplierPath(':supplierId'),
    '供应商',
    'ops.supplier.view',
    async () => (await import('../features/suppliers/SupplierPage.tsx')).SupplierPage,
  ),
  screen(
    paths.promotions,
    '满减',
    'ops.promotion.view',
    async () => (await import('../features/promotions/PromotionsPage.tsx')).PromotionsPage,
  ),
  screen(
    paths.content,
    '文档与公告',
    'ops.content.view',
    async () => (await import('../features/content/ContentPage.tsx')).ContentPage,
  ),
  screen(
    paths.agreements,
    '协议',
    'ops.content.view',
    async () => (await import('../features/agreements/AgreementsPage.tsx')).AgreementsPage,
  ),
  screen(
    paths.reports,
    '报表',
    'ops.report.view',
    async () => (await import('../features/reports/ReportsPage.tsx')).ReportsPage,
  ),
  screen(
    paths.freight,
    '运费与配送',
    'ops.freight.view',
    async () => (await import('../features/freight/FreightPage.tsx')).FreightPage,
  ),
  ...connectionScreens,
  screen(
    paths.changes,
    '变更复核',
    'ops.change.view',
    async () => (await import('../features/changes/ChangesPage.tsx')).ChangesPage,
  ),
  screen(
    paths.search,
    '搜索',
    'ops.search.view',
    async () => (await import('../features/search-words/SearchWordsPage.tsx')).SearchWordsPage,
  ),
  screen(
    paths.studio,
    '页面装修',
    'ops.look.view',
    async () => (await import('../features/studio/StudioPage.tsx')).StudioPage,
  ),
  screen(
    paths.settings,
    '设置',
    'ops.setting.view',
    async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage,
  ),
  screen(paths.jobs, '后台任务', 'ops.job.view', async () => (await import('../features/jobs/JobsPage.tsx')).JobsPage),
  screen(
    paths.staff,
    '用户与角色',
    'ops.staff.view',
    async () => (await import('../features/staff/StaffPage.tsx')).StaffPage,
  ),
  screen(paths.log, '操作日志', 'ops.log.view', async () => (await import('../features/log/LogPage.tsx')).LogPage),
  screen(
    paths.exports,
    '导出任务',
    undefined,
    async () => (await import('../features/exports/ExportsPage.tsx')).ExportsPage,
  ),
  screen(paths.news, '消息', undefined, async () => (await import('../features/news/NewsPage.tsx')).NewsPage),
  screen(
    paths.password,
    '修改密码',
    undefined,
    async () => (await import('../features/auth/PasswordPage.tsx')).PasswordPage,
  ),
];

/** The screen behind an address such as /orders?view=toShip, as the router of App.tsx finds it. */
export function screenAt(address: string): Screen | undefined {
  const routes = screens.map((screen) => ({ path: `${screen.path}/*`, screen }));
  return matchRoutes(routes, address)?.[0]?.route.screen;
}
