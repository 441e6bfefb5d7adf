/**
 * Every refusal by its name in code, with its number on the wire and its Chinese text; the only place that knows the numbers, but for early-codes.ts, which types hold to it.
 * Read by the server to answer and by screens to explain. Placeholders such as {minQty} are filled by {@link errorText}.
 */
const catalogue = {
  ok: ['0', ''],
  failed: ['1', '操作失败，请稍后重试'],
  signedOut: ['2', '登录状态已过期，请重新登录'],
  forbidden: ['3', '没有操作权限'],
  badInput: ['4', '参数错误'],
  notFound: ['5', '数据不存在或已删除'],
  outdated: ['6', '数据已被他人修改，请刷新'],
  repeated: ['7', '请勿重复提交'],
  tooOften: ['8', '操作过于频繁，请稍后再试'],
  busy: ['9', '系统繁忙，请稍后重试'],
  wrongLogin: ['1001', '账号或者密码不正确'],
  inReview: ['1004', '企业资料审核中'],
  wrongCode: ['1005', '验证码错误或已过期'],
  accountTaken: ['1006', '该账号已被注册'],
  mobileTaken: ['1007', '该手机号已被注册'],
  wrongOldPassword: ['1008', '原密码不正确'],
  samePassword: ['1009', '新密码不能与原密码相同'],
  weakPassword: ['1010', '密码过于简单'],
  enterpriseTaken: ['1011', '该企业已注册，请联系企业管理员'],
  passwordNeeded: ['1012', '请再次输入登录密码'],
  viewingOnly: ['1013', '正在查看客户所见，只能查看，不能操作'],
  signOnOnly: ['1014', '您的企业只能通过企业单点登录，请选择“企业登录”'],
  signOnFailed: ['1015', '单点登录没有成功，请重新发起'],
  mailTaken: ['1016', '该邮箱已被注册'],
  offSale: ['2001', '商品不存在或已下架'],
  belowMinimum: ['2002', '未达到起订量{minQty}'],
  notAMultiple: ['2003', '购买数量须为{stepQty}的整数倍'],
  aboveMaximum: ['2004', '超过限购数量{maxQty}'],
  outOfStock: ['2005', '库存不足'],
  cartFull: ['2006', '购物车已满'],
  priceChanged: ['2007', '商品价格或运费已变动，请确认'],
  notDelivered: ['2008', '该地区暂不支持配送'],
  stateChanged: ['3001', '订单状态已变更，请刷新后重试'],
  paymentExpired: ['3002', '订单已超过支付期限'],
  alreadyShipped: ['3003', '订单已发货，请申请售后'],
  creditExceeded: ['3004', '信用额度不足'],
  overdue: ['3005', '存在逾期账单，暂不能使用账期支付'],
  sumTooLarge: ['3006', '订单金额超出限制'],
  badAddress: ['3007', '收货地址无效'],
  nothingChosen: ['3008', '请选择要结算的商品'],
  payModeClosed: ['4001', '支付方式暂不可用'],
  alreadyPaid: ['4002', '订单已支付'],
  paymentClosed: ['4003', '支付单已关闭，请重新发起支付'],
  channelFailed: ['4004', '支付渠道异常，请稍后重试'],
  paymentPending: ['4005', '支付结果确认中'],
  payerUnknown: ['4006', '微信没有确认付款人，请回到订单重新选择微信支付'],
  returnTooLate: ['5001', '已超过售后申请期限'],
  returnQtyExceeded: ['5002', '可申请数量不足'],
  refundExceeded: ['5003', '退款金额超出可退金额'],
  returnUnderWay: ['5004', '该商品存在处理中的售后单'],
  noReturnWithoutReason: ['5005', '该商品不支持七天无理由退货'],
  alreadyDecided: ['6001', '该审批已处理'],
  notTheApprover: ['6002', '您不是当前审批人'],
  ownRequest: ['6003', '不能审批本人提交的订单'],
  badDelegate: ['6004', '转交人无效'],
  noApprover: ['6005', '未设置审批人，请联系企业管理员'],
  invoiceExceeded: ['7001', '可开票金额不足'],
  titleIncomplete: ['7002', '专用发票抬头信息不完整'],
  alreadyIssued: ['7003', '发票已开具，不能撤销'],
  redUnconfirmed: ['7004', '红字确认单待对方确认'],
  invoicedByStatement: ['7005', '账期订单请按对账单开票'],
  statementChanged: ['8001', '对账单状态已变更'],
  openDisputes: ['8002', '存在未处理的异议'],
  paymentExceeded: ['8003', '付款金额超出未付金额'],
  badFileType: ['9001', '文件类型不支持'],
  fileTooLarge: ['9002', '文件大小超出限制'],
} as const;

type Catalogue = typeof catalogue;
export type ErrorName = keyof Catalogue;
export type RefusalName = Exclude<ErrorName, 'ok'>;
/** The code of one name, or of each of several. */
export type CodeOf<Name extends ErrorName> = Catalogue[Name][0];

/** The number that stands on the wire for each name. */
export const errorCodes = Object.fromEntries(Object.entries(catalogue).map(([name, [code]]) => [name, code])) as {
  readonly [Name in ErrorName]: Catalogue[Name][0];
};

/** The Chinese text of each code. */
export const errorTexts = Object.fromEntries(Object.values(catalogue)) as Readonly<Record<ErrorCode, string>>;

export type ErrorCode = Catalogue[ErrorName][0];
export type RefusalCode = Exclude<ErrorCode, '0'>;

/** The Chinese text of a code with its placeholders filled; an unknown placeholder stays out of the text. */
export function errorText(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return errorTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
