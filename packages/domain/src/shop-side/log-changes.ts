import { proposalStateTexts } from '../goods/proposal-states.ts';
import { invoiceStateTexts } from '../invoices/invoice-states.ts';
import { customerStateTexts } from '../people/account-types.ts';
import { registerStateTexts } from '../people/registration.ts';
import { userStateTexts } from '../people/user-rules.ts';
import { changeKindTexts, changeStateTexts } from '../shop/change-states.ts';
import { applyStateTexts, refundStateTexts, transferStateTexts } from '../payments/payment-states.ts';
import { orderStateTexts } from '../orders/order-states.ts';
import { returnStateTexts } from '../returns/return-states.ts';
import { settlementStateTexts } from '../settlements/settlement-states.ts';
import { statementPayStateTexts, statementStateTexts } from '../statements/statement-states.ts';
import { logSubject } from './log-subjects.ts';

/** One field of a record of the log: what it was and what it became; '' where there was nothing. */
export interface LogChange {
  field: string;
  /** In Chinese where it is known, else the field's own. */
  name: string;
  from: string;
  to: string;
}

const fieldNames: Readonly<Record<string, string>> = {
  goodsPool: '商品池',
  guide: '开张向导',
  jobName: '任务',
  jobSubject: '任务对象',
  viewName: '视图名称',
  viewQuery: '视图条件',
  isShared: '共享给同事',
  merchantState: '收款状态',
  smsState: '短信状态',
  accessKeyId: 'AccessKey ID',
  secretId: 'SecretId',
  sdkAppId: 'SDK AppID',
  signName: '短信签名',
  codeTemplate: '模板：验证码',
  registerApprovedTemplate: '模板：企业注册通过',
  registerRejectedTemplate: '模板：企业注册未通过',
  hostState: '域名状态',
  carriers: '物流公司',
  newSecrets: '更换的密钥',
  siteOrigin: '商城网址',
  appId: 'AppID',
  sellerId: '收款方 PID',
  alipayPublicKey: '支付宝公钥',
  mchid: '商户号',
  appid: 'AppID',
  serialNo: '商户证书序列号',
  platformSerial: '平台公钥 ID',
  platformKey: '平台公钥',
  nextPlatformSerial: '更换中的平台公钥 ID',
  nextPlatformKey: '更换中的平台公钥',
  accountName: '户名',
  bankName: '开户行',
  bankAccount: '账号',
  freight: '运费',
  unserved: '不配送地区',
  promise: '送达承诺',
  name: '姓名或名称',
  roleName: '角色名称',
  accountNo: '登录账号',
  accountType: '账号类型',
  supplierName: '供应商',
  mobile: '手机号',
  email: '邮箱',
  roleNames: '角色',
  permissionNames: '权限',
  userState: '账号状态',
  mustChangePwd: '首次登录须改密码',
  state: '状态',
  remark: '备注',
  reason: '原因',
  note: '备注',
  orderState: '订单状态',
  cancelState: '取消申请',
  cancelledQty: '已取消数量',
  isPickLocked: '拣货锁定',
  parcelId: '包裹',
  logisticsCode: '物流公司',
  logisticsNo: '运单号',
  orderLineId: '订单行',
  qty: '数量',
  priceFen: '单价',
  lines: '商品明细',
  items: '商品明细',
  returnState: '售后状态',
  applyFen: '申请金额',
  agreeFen: '同意金额',
  refundFen: '退款金额',
  refundState: '退款状态',
  amountFen: '应收金额',
  receivedFen: '已收金额',
  voucher: '银行流水号',
  arrivedFen: '到账金额',
  totalFen: '合计金额',
  fen: '金额',
  feeFen: '金额',
  tradeState: '交易状态',
  transferState: '转账状态',
  applyState: '支付处理',
  decision: '处理方式',
  bankSerialNo: '银行流水号',
  invoiceNo: '发票号码',
  invoiceFiles: '发票文件',
  checkState: '对账单状态',
  payRecordState: '付款状态',
  settleState: '结算单状态',
  paidFen: '已付金额',
  changeFen: '应结变化',
  adjusts: '调整',
  removeItemIds: '移出的明细',
  removeReason: '移出原因',
  lineId: '明细',
  period: '账期',
  kind: '类型',
  term: '账期',
  prices: '协议价',
  limitFen: '授信额度',
  tempFen: '临时额度',
  tempUntil: '临时额度截止',
  isFrozen: '额度冻结',
  releasedUntil: '临时放行截止',
  releaseDays: '放行天数',
  shipHold: '停止发货',
  salesman: '业务员',
  titleType: '抬头类型',
  titleName: '发票抬头',
  regAddress: '注册地址',
  regTel: '注册电话',
  contact: '联系人',
  isPreferred: '首选',
  waiting: '待复核',
  customerState: '客户状态',
  member: '成员',
  isClosed: '已关闭',
  viewingUntil: '查看截止',
  howEnded: '结束方式',
  act: '改动',
  setting: '值',
  changedCount: '商品数',
  undoneCount: '恢复商品数',
  keptCount: '保留商品数',
  onHand: '现有库存',
  place: '库位',
  papers: '单据',
  told: '给客户的留言',
  filter: '筛选条件',
  rowCount: '行数',
  reserved: '已占用',
  title: '标题',
  beginTime: '生效时间',
  word: '词',
  words: '词',
  replaces: '替换词',
  taxNo: '税号',
  round: '提交次数',
  customerId: '客户',
  viewed: '查看内容',
  receiver: '收件人',
  address: '地址',
  broken: '不一致的账目',
  version: '版本',
  deleted: '已删除',
};

/** Words of the program that a record holds, as a reader is told them. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: changeKindTexts,
  viewed: { contact: '联系方式', license: '营业执照' },
  decision: { refund: '原路退回', apply: '入账' },
};

type States = Readonly<Record<string, Readonly<Record<number, string>>>>;

const statesOf: States = {
  orderState: orderStateTexts,
  tradeState: orderStateTexts,
  returnState: returnStateTexts,
  refundState: refundStateTexts,
  transferState: transferStateTexts,
  applyState: applyStateTexts,
  checkState: statementStateTexts,
  settleState: settlementStateTexts,
  customerState: customerStateTexts,
  userState: userStateTexts,
  payRecordState: statementPayStateTexts,
};

/** A plain `state` is that of what the record is about. */
const statesOfSubject: States = {
  register: registerStateTexts,
  proposal: proposalStateTexts,
  invoice: invoiceStateTexts,
  change: changeStateTexts,
};

/** Fields by which rows are told apart or found again, and which say nothing to a reader. */
const silent = new Set(['version', 'fileId', 'companyId', 'searchId', 'synonymId', 'wordsVersion', 'priceRows']);

/**
 * What a command changed, field by field (docs/domain/shop-users.md §5). Fields that stayed as they were are left out;
 * what was new stands alone at the right, what went alone at the left. `subject` says what it was about, and so which
 * states a plain `state` is one of.
 */
export function logChanges(before: unknown, after: unknown, subject = ''): LogChange[] {
  const tables: States = { ...statesOf, state: statesOfSubject[logSubject(subject).kind] ?? {} };
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((field) => !silent.has(field));
  return fields.flatMap((field) => {
    // A command tells the fields it touched: one that it does not name afterwards stayed, unless all of it went.
    const isKept = !(field in now) && Object.keys(now).length > 0;
    const from = textOf(field, old[field], tables);
    const to = isKept ? from : textOf(field, now[field], tables);
    return from === to ? [] : [{ field, name: fieldNames[field] ?? field, from, to }];
  });
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function textOf(field: string, value: unknown, tables: States): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') return tables[field]?.[value] ?? (/fen$/i.test(field) ? yuan(value) : String(value));
  if (typeof value === 'string') return wordIn(wordsOf[field], value) ?? value;
  if (Array.isArray(value)) return value.map((one) => textOf('', one, tables)).join('、');
  return Object.entries(value)
    .map(([key, part]) => `${fieldNames[key] ?? key} ${textOf(key, part, tables)}`)
    .join('，');
}

const wordIn = (words: Readonly<Record<string, string>> | undefined, value: string): string | undefined =>
  words && Object.hasOwn(words, value) ? words[value] : undefined;

const yuan = (fen: number): string => {
  const sign = fen < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(fen) / 100).toLocaleString('en-US');
  return `${sign}¥${whole}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;
};
