import { functionMenu } from '@jicai/domain/people/function-menu.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { type Scene, setScene } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import type { Visitor } from './visitor.ts';

const accounts = ['admin', 'buyer', 'approver', 'finance', 'member'] as const;
type Account = (typeof accounts)[number];

/** What each demo account sees in 用户中心 (docs/domain/menu.md §1). */
const menus: Record<Account, string> = {
  admin: `数据概览 我的订单 全部订单 我的审批 已取消订单 取消及退货订单 作废发票
    个人信息 收货地址 发票管理 组织架构 角色管理 用户管理 审批设置 单点登录 商品收藏 浏览足迹 对账管理 信用账户`,
  buyer: '数据概览 我的订单 已取消订单 取消及退货订单 个人信息 收货地址 发票管理 商品收藏 浏览足迹',
  approver: '数据概览 我的订单 全部订单 我的审批 个人信息 商品收藏',
  finance: '数据概览 我的订单 全部订单 取消及退货订单 作废发票 个人信息 发票管理 对账管理 信用账户',
  member: '数据概览 我的订单 已取消订单 取消及退货订单 个人信息 收货地址 发票管理 商品收藏 浏览足迹',
};
/** Routes that open although they stand in no menu of the account (docs/domain/menu.md §1, ○). */
const hidden: Partial<Record<Account, readonly string[]>> = { buyer: ['我的审批'] };
const functions = functionMenu.filter((entry) => entry.parentId !== '');
const addressOf = (child: (typeof functionMenu)[number]) => {
  const parent = functionMenu.find(({ functionId }) => functionId === child.parentId);
  return `/${child.module}/${parent?.formUrl}/${child.formUrl}`;
};

const mayNot = '没有操作权限';
const notThere = '数据不存在或已删除';

/** A route, its title and what stands on it; for some accounts why it does not. */
interface Row {
  route: (scene: Scene) => string;
  title: string | RegExp;
  shows: string | RegExp | ((scene: Scene) => string);
  not?: Partial<Record<Account, string>>;
}

const rows: Row[] = [
  { route: (s) => `/supplier?supplierId=${s.supplierId}`, title: /./, shows: '在售商品' },
  { route: () => '/cart', title: '购物车', shows: /购物车中暂无商品|种商品，来自/ },
  { route: (s) => `/addToCart?itemId=${s.itemId}&qty=1`, title: '', shows: '已成功加入购物车' },
  {
    route: (s) => `/Settlementpage?itemList=${s.itemId}:1`,
    title: '确认订单',
    shows: /^提交订单/,
    not: { approver: '您的角色不能提交订单，请联系企业管理员', finance: '您的角色不能提交订单，请联系企业管理员' },
  },
  {
    route: (s) => `/Cashier?tradeNo=${s.tradeNo}`,
    title: '收银台',
    shows: (s) => s.tradeNo,
    not: { approver: '没有付款权限', member: '没有找到这笔交易' },
  },
  {
    route: (s) => `/zhifu?payNo=${s.alipayNo}`,
    title: '支付宝支付',
    shows: '打开支付宝付款',
    not: { approver: mayNot, member: '没有找到这笔付款' },
  },
  {
    route: (s) => `/WeChat?payNo=${s.weChatNo}`,
    title: '微信支付',
    shows: '等待扫码',
    not: { approver: mayNot, member: '没有找到这笔付款' },
  },
  {
    route: (s) => `/paySuccess?tradeNo=${s.tradeNo}`,
    title: /./,
    shows: (s) => s.tradeNo,
    not: { member: '没有找到这笔付款' },
  },
  { route: () => '/Audit/OrderAudit', title: '我的审批', shows: '待我审批', not: { finance: mayNot, member: mayNot } },
  {
    route: (s) => `/center/order/orderDetails?auditId=${s.auditId}`,
    title: '审批订单详情',
    shows: (s) => s.auditedTradeNo,
    not: { member: '没有找到这个审批单' },
  },
  {
    route: (s) => `/center/order/orderDetail?orderNo=${s.orderNo}`,
    title: '订单详情',
    shows: (s) => s.orderNo,
    not: { member: '没有找到这个订单' },
  },
  {
    route: (s) => `/center/order/applyReturn?orderNo=${s.orderNo}`,
    title: '申请售后',
    shows: '提交申请',
    not: { approver: mayNot, finance: mayNot, member: notThere },
  },
  {
    route: (s) => `/center/order/returnDetail?returnNo=${s.returnNo}`,
    title: '售后详情',
    shows: (s) => s.returnNo,
    not: { approver: mayNot, member: '没有这个售后单' },
  },
  {
    route: (s) => `/center/order/invoiceDetail?invoiceReqNo=${s.invoiceReqNo}`,
    title: '发票详情',
    shows: (s) => s.invoicedOrderNo,
    not: { approver: mayNot, member: '没有找到这张发票' },
  },
  {
    route: (s) => `/finance/checkOrder/checkDetail?checkId=${s.checkId}`,
    title: '对账单详情',
    shows: /^\d{4} 年 \d+ 月对账单$/,
    not: { buyer: mayNot, approver: mayNot, member: mayNot },
  },
  { route: () => '/center/kamUser/revisePwd', title: '修改密码', shows: '原密码' },
  { route: () => '/center/kamUser/messages', title: '消息中心', shows: /^全部/ },
  { route: () => '/redirect/help?docId=0', title: '帮助中心', shows: '暂无内容' },
  { route: () => '/center', title: '我的订单', shows: '待付款' },
  {
    route: (s) => `/print?type=order&no=${s.orderNo}`,
    title: '打印采购订单',
    shows: (s) => s.orderNo,
    not: { member: notThere },
  },
];

/** What the server says to a call that the account's menu does not hold. */
const calls: { path: string; body: object; refusedTo: Account[] }[] = [
  { path: '/api/ShopOrder/GetPage', body: { reqData: { scope: 'all' } }, refusedTo: ['buyer', 'member'] },
  { path: '/api/ShopOrder/Export', body: {}, refusedTo: ['buyer', 'approver', 'member'] },
  { path: '/api/ShopAudit/GetPage', body: {}, refusedTo: ['finance', 'member'] },
  { path: '/api/ShopAudit/Approve', body: {}, refusedTo: ['buyer', 'finance', 'member'] },
  { path: '/api/ShopReturn/GetPage', body: {}, refusedTo: ['approver'] },
  { path: '/api/ShopInvoice/GetPage', body: {}, refusedTo: ['approver'] },
  { path: '/api/ShopItemConcern/GetPage', body: {}, refusedTo: ['finance'] },
  { path: '/api/CustAddress/Delete', body: { data: { addressId: '1' } }, refusedTo: ['approver', 'finance'] },
  { path: '/api/FinCheck/GetPage', body: {}, refusedTo: ['buyer', 'approver', 'member'] },
  { path: '/api/FinCheck/GetCredit', body: {}, refusedTo: ['buyer', 'approver', 'member'] },
  { path: '/api/KamFunction/GetFunction', body: {}, refusedTo: ['buyer', 'approver', 'finance', 'member'] },
];

/** The shop's name stands behind that of the page, which some pages have not. */
function wholeTitle(title: string | RegExp): RegExp {
  if (title === '') return /^集采商城/;
  return typeof title === 'string' ? new RegExp(`${title}.*集采商城`) : /^(?!集采商城)./;
}

async function expectShown({ page, open }: Visitor, route: string, title: string | RegExp, text: string | RegExp) {
  await open(route);
  await expect(page, route).toHaveTitle(wholeTitle(title));
  const shown = page
    .getByText(text)
    .or(page.getByRole('button', { name: text }))
    .filter({ visible: true })
    .first();
  await expect(shown, `${route}: ${text}`).toBeVisible();
}

test.describe('S§2 routes', () => {
  // They look and change nothing, so all workers share them.
  test.describe.configure({ mode: 'parallel' });
  let scene: Scene;
  test.beforeAll(async () => {
    scene = await setScene();
  });

  test('S§2 public routes: open to everybody, each with its title', async ({ visit }) => {
    const visitor = await visit();
    for (const [route, title, shows] of [
      ['/home', '首页', '办公文具'],
      ['/login?redirect=%2Fcart', '欢迎登录', '账号'],
      ['/register', '欢迎注册', '已有账号'],
      ['/SearchFor?keyword=笔', '商品搜索', /^共 [\d,]+ 件商品$/],
      [`/productDetail?productId=${scene.productId}`, '商品详情', '加入购物车'],
      ['/help?docId=0', '帮助中心', '暂无内容'],
      ['/agreement', '隐私协议', '个人信息'],
      ['/error', '暂无商品信息', '商品可能已下架或被移除'],
      ['/404', '页面不存在', '链接可能已失效'],
    ] as const)
      await expectShown(visitor, route, title, shows);
    await visitor.open('/');
    await expect(visitor.page).toHaveURL(/#\/home$/);
  });

  for (const account of accounts)
    test(`S§2 generated routes: ${account} sees the menu of his roles; the rest is /404`, async ({ visit }) => {
      const visitor = await visit({ as: account });
      const { page } = visitor;
      await visitor.open('/center');
      const menu = page.getByRole('navigation', { name: '用户中心' });
      const links = menu.getByRole('link');
      await expect(links.first()).toBeVisible();
      // Beside some names stands a number.
      const shown = (await links.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
      const names = new Set(functions.map(({ functionName }) => functionName));
      expect(shown).toEqual(menus[account].split(/\s+/).filter((name) => names.has(name)));
      for (const name of shown) {
        await menu.getByRole('link', { name, exact: true }).click();
        // The page before has a heading too: the title tells when this one stands there.
        await expect(page).toHaveTitle(new RegExp(name));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(page.url()).not.toContain('/404');
      }
      const isClosed = (name: string) => !shown.includes(name) && !hidden[account]?.includes(name);
      for (const entry of functions.filter(({ functionName }) => isClosed(functionName))) {
        await visitor.open(addressOf(entry));
        await expect(page).toHaveURL(/#\/404$/);
      }
    });

  for (const account of accounts)
    test(`S§2 routes for logged-in users: ${account} sees what his roles allow and nothing else`, async ({ visit }) => {
      const visitor = await visit({ as: account });
      const faults: string[] = [];
      for (const { route, title, shows, not } of rows) {
        const text = not?.[account] ?? (typeof shows === 'function' ? shows(scene) : shows);
        const isShown = expectShown(visitor, route(scene), not?.[account] ? /./ : title, text);
        await isShown.catch((error: Error) => faults.push(error.message));
      }
      expect(faults).toEqual([]);
    });

  test('S§2 a hidden menu is never the lock: the server refuses the same accounts', async () => {
    for (const account of accounts) {
      const token = await tokenOf(account);
      for (const { path, body, refusedTo } of calls) {
        const { errorCode } = await callApi(path, body, { token });
        expect(errorCode === '3', `${path} as ${account}: ${errorCode}`).toBe(refusedTo.includes(account));
      }
    }
  });
});
