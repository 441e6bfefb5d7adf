import type { LogReferenceKind } from './log-fields.ts';
import { shopSettingOf } from './shop-settings.ts';

/** What a record of the log is about, by the first word of its subject; the rest is its number. The longest goes first. */
const subjectNames: Readonly<Record<string, string>> = {
  'mobile of user': '用户手机号',
  'statement payment': '对账付款',
  'search synonym': '同义词',
  'hot words': '热词',
  'hot word': '热词',
  'blocked word': '屏蔽词',
  order: '订单',
  trade: '交易单',
  waybillContract: '面单账号',
  waybill: '面单',
  papers: '单据',
  return: '售后单',
  returnAddress: '退货地址',
  payment: '支付单',
  refund: '退款单',
  invoice: '发票申请',
  statement: '对账单',
  settlement: '供应商结算单',
  change: '变更',
  stock: '商品库存',
  setting: '设置',
  log: '操作日志',
  view: '列表视图',
  job: '后台任务',
  report: '报表',
  merchant: '收款账户',
  bankAccount: '银行账号',
  bankLine: '银行流水',
  channelBill: '渠道账单',
  billLine: '对账差异',
  tax: '开票服务',
  sms: '短信服务',
  tracking: '物流跟踪',
  host: '域名',
  freight: '运费与配送',
  look: '页面装修版本',
  supplier: '供应商',
  goodsRun: '商品批量修改',
  cost: '商品进价',
  plan: '商品定时价',
  product: '商品',
  proposal: '供应商商品',
  category: '分类',
  brand: '品牌',
  label: '标签',
  goodsImport: '商品导入',
  register: '入驻申请',
  customer: '客户',
  agreement: '协议',
  promotion: '满减',
  helpDoc: '帮助文档',
  notice: '公告',
  account: '账号',
  user: '客户用户',
  signOn: '企业单点登录',
  staff: '后台用户',
  shopRole: '角色',
  invariants: '账目',
};

const kinds = Object.keys(subjectNames);

/** Subjects that stand by an id, or by a number without a name, and what it is the id of. */
export const logSubjectReferences: Readonly<Record<string, LogReferenceKind>> = {
  staff: 'staff',
  shopRole: 'shopRole',
  customer: 'customer',
  signOn: 'customer',
  category: 'category',
  supplier: 'supplier',
  brand: 'brand',
  label: 'label',
  stock: 'item',
  cost: 'itemNo',
  plan: 'itemNo',
  product: 'product',
  proposal: 'proposal',
  goodsImport: 'goodsImport',
  register: 'register',
  returnAddress: 'returnAddress',
  'statement payment': 'statementPayment',
  'hot word': 'hotWord',
  'blocked word': 'blockedWord',
  view: 'view',
  change: 'change',
  goodsRun: 'goodsRun',
  user: 'user',
  'mobile of user': 'user',
};

/** "order D2026…" → 订单, D2026…; an unknown kind stays as it was written, a setting is told by its name. */
export function logSubject(subject: string): { kind: string; name: string; no: string } {
  const kind = kinds.find((one) => subject.startsWith(`${one} `)) ?? '';
  const no = kind === '' ? subject : subject.slice(kind.length + 1);
  const label = kind === 'setting' ? shopSettingOf(no)?.label : undefined;
  return { kind, name: subjectNames[kind] ?? '', no: label ?? no };
}

/** Every subject that a number may stand in: with them a record is found by its number alone. */
export const logSubjectsOf = (no: string): string[] => kinds.map((kind) => `${kind} ${no}`);
