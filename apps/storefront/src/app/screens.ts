import { paths } from './paths.ts';
import type { rareScreens } from './rare-screens.ts';
import { screen } from './screen.ts';
import { preloadSearch } from './search-looks.ts';

/** Where the others are loaded from: the shell would name all files of theirs. */
const rare = (name: keyof typeof rareScreens) => async () => (await import('./rare-screens.ts')).rareScreens[name]();

/** Every screen with a fixed address, one line each; those that a visit seldom begins with are `rare`. */
export const screens = [
  screen(paths.cart, '购物车', 'checkout', async () => (await import('../features/cart/CartPage.tsx')).CartPage),
  screen(paths.addToCart, '', 'shop', rare('addToCart')),
  screen(paths.quickOrder, '快速下单', 'shop', rare('quickOrder')),
  screen(paths.brands, '品牌馆', 'wide', rare('brands')),
  screen(
    paths.product,
    '商品详情',
    'shop',
    async () => (await import('../features/catalog/ProductPage.tsx')).ProductPage,
  ),
  screen(paths.login, '欢迎登录', 'bare', async () => (await import('../features/auth/LoginPage.tsx')).LoginPage),
  screen(paths.register, '欢迎注册', 'bare', rare('register')),
  screen(paths.signOn, '企业登录', 'bare', rare('signOn')),
  screen(paths.help, '帮助中心', 'shop', rare('help')),
  screen(paths.agreement, '隐私协议', 'shop', rare('agreement')),
  screen(paths.home, '首页', 'shop', async () => (await import('../features/home/HomePage.tsx')).HomePage),
  screen(paths.compare, '商品对比', 'wide', rare('compare')),
  screen(paths.search, '商品搜索', 'wide', async () => {
    const [{ SearchPage }] = await Promise.all([import('../features/search/SearchPage.tsx'), preloadSearch()]);
    return SearchPage;
  }),
  screen(paths.settlement, '确认订单', 'checkout', rare('settlement')),
  screen(paths.cashier, '收银台', 'checkout', rare('cashier')),
  screen(paths.alipay, '支付宝支付', 'checkout', rare('alipay')),
  screen(paths.weChat, '微信支付', 'checkout', rare('weChat')),
  screen(paths.weChatPayer, '微信支付', 'checkout', rare('weChatPayer')),
  screen(paths.paySuccess, '订单完成', 'checkout', rare('paySuccess')),
  screen(paths.supplier, '供应商', 'wide', rare('supplier')),
  screen(paths.mine, '我的', 'shop', rare('mine')),
  screen(paths.print, '打印', 'bare', rare('print')),
  screen(paths.error, '暂无商品信息', 'shop', rare('error')),
  screen(paths.notFound, '页面不存在', 'shop', rare('notFound')),
];
