import { paths } from './paths.ts';
import { screen } from './screen.tsx';

/** Every screen with a fixed address, one line each. */
export const screens = [
  screen(paths.cart, '购物车', 'checkout', async () => (await import('../features/cart/CartPage.tsx')).CartPage),
  screen(paths.addToCart, '', 'shop', async () => (await import('../features/cart/AddedPage.tsx')).AddedPage),
  screen(
    paths.quickOrder,
    '快速下单',
    'shop',
    async () => (await import('../features/quick-order/QuickOrderPage.tsx')).QuickOrderPage,
  ),
  screen(paths.brands, '品牌馆', 'wide', async () => (await import('../features/brands/BrandsPage.tsx')).BrandsPage),
  screen(
    paths.product,
    '商品详情',
    'shop',
    async () => (await import('../features/catalog/ProductPage.tsx')).ProductPage,
  ),
  screen(paths.login, '欢迎登录', 'bare', async () => (await import('../features/auth/LoginPage.tsx')).LoginPage),
  screen(
    paths.register,
    '欢迎注册',
    'bare',
    async () => (await import('../features/auth/RegisterPage.tsx')).RegisterPage,
  ),
  screen(paths.help, '帮助中心', 'shop', async () => (await import('../features/help/HelpPage.tsx')).HelpPage),
  screen(
    paths.agreement,
    '隐私协议',
    'shop',
    async () => (await import('../features/help/AgreementPage.tsx')).AgreementPage,
  ),
  screen(paths.home, '首页', 'shop', async () => (await import('../features/home/HomePage.tsx')).HomePage),
  screen(
    paths.compare,
    '商品对比',
    'wide',
    async () => (await import('../features/compare/ComparePage.tsx')).ComparePage,
  ),
  screen(paths.search, '商品搜索', 'wide', async () => (await import('../features/search/SearchPage.tsx')).SearchPage),
  screen(
    paths.settlement,
    '确认订单',
    'checkout',
    async () => (await import('../features/checkout/SettlementPage.tsx')).SettlementPage,
  ),
  screen(
    paths.cashier,
    '收银台',
    'checkout',
    async () => (await import('../features/payments/CashierPage.tsx')).CashierPage,
  ),
  screen(
    paths.alipay,
    '支付宝支付',
    'checkout',
    async () => (await import('../features/payments/AlipayPage.tsx')).AlipayPage,
  ),
  screen(
    paths.weChat,
    '微信支付',
    'checkout',
    async () => (await import('../features/payments/WeChatPage.tsx')).WeChatPage,
  ),
  screen(
    paths.paySuccess,
    '订单完成',
    'checkout',
    async () => (await import('../features/payments/PaySuccessPage.tsx')).PaySuccessPage,
  ),
  screen(
    paths.supplier,
    '供应商',
    'wide',
    async () => (await import('../features/suppliers/SupplierPage.tsx')).SupplierPage,
  ),
  screen(paths.mine, '我的', 'shop', async () => (await import('../features/mine/MinePage.tsx')).MinePage),
  screen(paths.print, '打印', 'bare', async () => (await import('../features/prints/PrintPage.tsx')).PrintPage),
  screen(
    paths.error,
    '暂无商品信息',
    'shop',
    async () => (await import('../features/home/NoProductPage.tsx')).NoProductPage,
  ),
  screen(
    paths.notFound,
    '页面不存在',
    'shop',
    async () => (await import('../features/home/NotFoundPage.tsx')).NotFoundPage,
  ),
];
