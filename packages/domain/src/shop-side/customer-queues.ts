/** Views of the list of customers, in the order of the console (docs/domain/accounts.md §8). */
export const customerQueues = {
  overdue: '有逾期',
  held: '停止发货',
  frozen: '额度冻结',
  noCredit: '未授信',
  pricesEnding: '协议价将到期',
  disabled: '已停用',
  closed: '已关闭',
} as const;
export type CustomerQueue = keyof typeof customerQueues;
export const customerQueueNames = Object.keys(customerQueues) as [CustomerQueue, ...CustomerQueue[]];
