import type { OutboxKind, TimerKind } from '../../jobs/kinds.ts';

/** What background work does, in words for who runs the shop. */
const jobTexts: Readonly<Record<TimerKind | OutboxKind, string>> = {
  'trade.expire': '取消超时未付款的订单',
  'trade.close': '取消前关闭支付',
  'trade.closed': '取消订单',
  'refund.open': '发起退款',
  'transfer.giveBack': '退回部分转账',
  'invoice.begin': '开始开票',
  'invoice.wished': '申请随单发票',
  'parcel.receive': '自动确认收货',
  'parcel.tracked': '更新包裹状态',
  'order.ended': '账期订单结算',
  'order.closeAfterSale': '关闭售后期',
  'return.due': '售后超时处理',
  'return.refunded': '完成售后退款',
  'return.redLetter': '为售后申请红字发票',
  'return.payOut': '红冲后退款',
  'return.tracked': '更新退货物流',
  'return.parcel': '登记退回的包裹',
  'approval.due': '审批超时处理',
  'approval.remind': '提醒审批人',
  'statement.day': '按日出账',
  'statement.month': '按月出账',
  'statement.generate': '生成对账单',
  'statement.confirm': '自动确认对账单',
  'statement.overdue': '标记逾期对账单',
  'statement.settled': '结清对账单的订单',
  'statement.invoiced': '更新对账单发票',
  'settlement.month': '按月生成结算单',
  'settlement.generate': '生成结算单',
  'settlement.remind': '提醒供应商答复结算单',
  'settlement.due': '提醒结算单付款',
  'change.end': '撤回过期的变更',
  'order.changeEnd': '撤回过期的订单修改',
  'look.begin': '定时发布首页',
  'look.end': '定时恢复首页',
  'price.begin': '定时调价开始',
  'price.end': '定时调价结束',
  'audit.invariants': '夜间核对账目',
  'files.unused': '清理不用的图片与资料',
  'search.hotWords': '选出热搜词',
  'payment.create': '向支付渠道下单',
  'payment.query': '查询支付结果',
  'payment.close': '关闭渠道支付单',
  'refund.send': '向支付渠道退款',
  'refund.query': '查询退款结果',
  'invoice.issue': '向税务平台开票',
  'invoice.query': '查询开票结果',
  'invoice.red': '向税务平台申请红字',
  'invoice.redQuery': '查询红字结果',
  'invoice.redConfirm': '确认红字发票',
  'invoice.papers': '下载发票文件',
  'invoice.mail': '发送发票邮件',
  'sms.send': '发送短信',
  'mail.code': '发送邮箱验证码',
  'sms.receipt': '查询短信回执',
  'bill.fetch': '核对渠道账单',
  'files.remove': '清理文件',
  'privacy.export': '导出个人数据',
  'track.subscribe': '订阅物流轨迹',
  'track.query': '查询物流轨迹',
  'waybill.giveBack': '取消未用的面单',
  'category.reindex': '更新分类搜索',
  'supplier.reindex': '更新供应商搜索',
  'goods.run': '批量修改商品',
  'category.merge': '合并分类',
  'brand.merge': '合并品牌',
  'brand.reindex': '更新品牌搜索',
  'label.reindex': '更新商品标签',
  'attribute.reindex': '更新筛选属性',
  'list.export': '导出列表',
  'reach.changed': '通知换绑前的手机或邮箱',
  'register.notice': '通知入驻结果',
  'approval.notice': '通知审批人',
  'directory.read': '读取企业通讯录',
  'directory.apply': '执行通讯录同步',
};

/** A kind of an earlier release that no handler knows any more has none. */
export const jobText = (kind: string): string =>
  (Object.hasOwn(jobTexts, kind) ? jobTexts[kind as TimerKind] : undefined) ?? `其他任务 ${kind}`;

const reasons: readonly (readonly [RegExp, string])[] = [
  [/timeout|timed out|ETIMEDOUT|aborted/i, '对方服务没有按时答复，稍后会自动再试'],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|EPIPE|socket|fetch failed|network/i,
    '连不上对方服务，请检查网络或对方是否正常',
  ],
  [/certificate|signature|sign |key|unauthori[sz]ed|forbidden|40[13]/i, '对方不认可密钥或签名，请检查收款账户等配置'],
  [/\b429\b|too many|rate limit/i, '对方限制了访问频率，稍后会自动再试'],
  [/\b5\d\d\b/, '对方服务出错，稍后会自动再试'],
  [/no handler/i, '当前版本不再处理这类任务'],
  [/ENOSPC|EDQUOT|disk/i, '服务器磁盘已满，请联系技术支持'],
  [/lock timeout|deadlock|could not serialize/i, '数据正被占用，稍后会自动再试'],
];

/** Why work failed. What a service said in Chinese is told as it is; an unknown fault is told without its inside. */
export function failureText(error: string): string {
  if (/[\u4e00-\u9fff]/.test(error)) return error.slice(0, 200);
  return (
    reasons.find(([said]) => said.test(error))?.[1] ?? '程序出错，稍后会自动再试；多次失败请把任务编号告诉技术支持'
  );
}
