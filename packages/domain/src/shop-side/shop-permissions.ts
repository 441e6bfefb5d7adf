import { type AccountType, accountTypes } from '../people/account-types.ts';

/**
 * Who of the shop's side may hold a permission: the operators alone, a supplier too, who then acts on what is his own, or
 * suppliers alone (docs/domain/shop-users.md §4).
 */
export type ShopAudience = 'operator' | 'operatorOrSupplier' | 'supplier';

/** One permission of the shop's side: its name on the screen of roles, and who may hold it. */
interface ShopPermissionEntry {
  label: string;
  audience: ShopAudience;
}

const both = (label: string) => ({ label, audience: 'operatorOrSupplier' }) as const;
const operator = (label: string) => ({ label, audience: 'operator' }) as const;
const supplier = (label: string) => ({ label, audience: 'supplier' }) as const;

/**
 * What the shop's side may do, by the code that a contract entry demands. The console's menu is a view of this table, the
 * lock is the server's check of it (docs/domain/shop-users.md §4).
 */
export const shopPermissions = {
  'ops.desk.view': both('查看工作台'),
  'ops.order.view': both('查看订单'),
  'ops.order.ship': both('发货与打印面单'),
  'ops.order.short': both('缺货取消'),
  'ops.order.cancel': both('处理取消申请'),
  'ops.order.change': operator('提议变更订单'),
  'ops.order.place': operator('为客户下单'),
  'ops.order.tell': operator('给客户留言'),
  'ops.order.export': both('导出订单'),
  'ops.return.view': both('查看售后'),
  'ops.return.audit': both('审核售后'),
  'ops.return.inspect': both('验收退货与换货补发'),
  'ops.return.address': both('维护退货地址'),
  'ops.own.view': supplier('查看自己的商品与库存'),
  'ops.own.edit': supplier('提交商品资料'),
  'ops.own.stock': supplier('更新自己的库存'),
  'ops.own.settleView': supplier('查看自己的结算单'),
  'ops.own.settle': supplier('确认结算单与提出异议'),
  'ops.pay.view': operator('查看收款与退款'),
  'ops.pay.export': operator('导出收款'),
  'ops.pay.confirm': operator('确认转账到账'),
  'ops.pay.refund': operator('处理异常支付与人工退款'),
  'ops.merchant.edit': operator('设置收款账户'),
  'ops.tax.edit': operator('设置开票服务'),
  'ops.sms.edit': operator('设置短信服务'),
  'ops.tracking.edit': operator('设置物流跟踪'),
  'ops.host.edit': operator('设置商城域名'),
  'ops.invoice.view': operator('查看发票'),
  'ops.invoice.issue': operator('开具发票'),
  'ops.invoice.red': operator('申请红字发票'),
  'ops.statement.view': operator('查看对账单'),
  'ops.statement.export': operator('导出对账单列表'),
  'ops.statement.generate': operator('出账与作废对账单'),
  'ops.statement.reply': operator('答复对账异议'),
  'ops.statement.adjust': operator('调整对账金额'),
  'ops.statement.collect': operator('确认对账收款'),
  'ops.settle.view': operator('查看供应商结算'),
  'ops.settle.edit': operator('生成、发送与作废结算单，答复异议'),
  'ops.settle.adjust': operator('调整结算金额'),
  'ops.settle.pay': operator('登记结算付款'),
  'ops.change.view': operator('查看待复核的变更'),
  'ops.change.answer': operator('复核变更'),
  'ops.goods.view': operator('查看商品'),
  'ops.goods.edit': operator('编辑商品'),
  'ops.goods.review': operator('审核供应商商品'),
  'ops.goods.import': operator('导入商品'),
  'ops.goods.export': operator('导出商品'),
  'ops.goods.cost': operator('查看进价与毛利'),
  'ops.goods.editCost': operator('维护进价'),
  'ops.stock.view': operator('查看库存流水'),
  'ops.stock.edit': operator('调整库存'),
  'ops.stock.place': both('填写库位'),
  'ops.customer.view': operator('查看客户企业'),
  'ops.customer.contact': operator('查看客户联系方式与证照'),
  'ops.customer.export': operator('导出客户'),
  'ops.customer.admit': operator('审核企业入驻'),
  'ops.customer.edit': operator('维护客户档案'),
  'ops.customer.title': operator('更正客户的发票抬头'),
  'ops.customer.term': operator('修改账期'),
  'ops.customer.credit': operator('授信、冻结与临时放行'),
  'ops.customer.price': operator('维护协议价'),
  'ops.customer.pool': operator('设置商品池'),
  'ops.customer.block': operator('停止发货与停用客户'),
  'ops.customer.member': operator('停用成员、解除登录锁定与重置密码'),
  'ops.customer.viewing': operator('以客户身份查看商城'),
  'ops.supplier.view': operator('查看供应商'),
  'ops.supplier.edit': operator('维护供应商与资质'),
  'ops.report.view': operator('查看与导出报表'),
  'ops.search.view': operator('查看搜索词与报告'),
  'ops.search.edit': operator('维护热词与同义词'),
  'ops.content.view': operator('查看文档、公告与协议'),
  'ops.content.edit': operator('维护文档、公告与协议'),
  'ops.look.view': operator('查看页面装修'),
  'ops.look.edit': operator('装修与发布页面'),
  'ops.promotion.view': operator('查看满减'),
  'ops.promotion.edit': operator('设置满减'),
  'ops.freight.view': operator('查看运费与配送'),
  'ops.freight.edit': operator('设置运费与配送'),
  'ops.job.view': operator('查看失败的后台任务'),
  'ops.job.retry': operator('重试后台任务'),
  'ops.setting.view': operator('查看设置'),
  'ops.setting.edit': operator('修改设置'),
  'ops.staff.view': both('查看后台用户'),
  'ops.staff.edit': both('维护后台用户'),
  'ops.staff.role': operator('维护角色'),
  'ops.log.view': operator('查看操作日志'),
} as const satisfies Record<string, ShopPermissionEntry>;

export type ShopPermission = keyof typeof shopPermissions;

export const shopPermissionCodes = Object.keys(shopPermissions) as ShopPermission[];

/** Whether an account of this type may hold the permission at all. */
export function isForAccountType(permission: ShopPermission, accountType: AccountType): boolean {
  const { audience } = shopPermissions[permission];
  if (accountType === accountTypes.operator) return audience !== 'supplier';
  return accountType === accountTypes.supplier && audience !== 'operator';
}
