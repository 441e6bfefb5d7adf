/** What a column of a bank's table says. */
export type BankColumn =
  | 'day'
  | 'time'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'direction'
  | 'currency'
  | 'payerName'
  | 'payerAccount'
  | 'serial'
  | 'remark'
  | 'mark'
  | 'ownAccount';

/**
 * How the columns are called by 工商银行, 建设银行, 农业银行, 中国银行, 招商银行 and banks whose files look like theirs, the
 * likeliest first. Compared without blanks, units and what stands in brackets.
 */
const names: Readonly<Record<BankColumn, readonly string[]>> = {
  day: ['交易日期', '交易日', '交易时间', '交易时间戳', '记账日期', '记账日', '入账日期', '入账时间', '日期', '起息日'],
  time: ['交易时间', '交易时刻', '时间'],
  credit: [
    '贷方发生额',
    '贷方金额',
    '贷方交易金额',
    '收入金额',
    '收入',
    '转入金额',
    '存入金额',
    '收款金额',
    '贷方',
    '贷方发生金额',
  ],
  debit: [
    '借方发生额',
    '借方金额',
    '借方交易金额',
    '支出金额',
    '支出',
    '转出金额',
    '支取金额',
    '付款金额',
    '借方',
    '借方发生金额',
  ],
  amount: ['交易金额', '发生额', '金额'],
  direction: ['借/贷', '借贷标志', '借贷方向', '借贷', '收/支', '收支', '收支标志', '收付标志', '交易类型'],
  currency: ['币种', '交易货币', '货币'],
  payerName: [
    '对方户名',
    '对方单位名称',
    '对方单位',
    '对方名称',
    '对方账户名称',
    '对手户名',
    '收/付方名称',
    '付款人名称',
    '付款方户名',
    '付款方名称',
  ],
  payerAccount: [
    '对方账号',
    '对方帐号',
    '对方账户',
    '对手账号',
    '收/付方账号',
    '收/付方帐号',
    '付款人账号',
    '付款方账号',
  ],
  serial: ['交易流水号', '账户明细编号-交易流水号', '银行流水号', '核心流水号', '流水号', '业务参考号', '日志号'],
  remark: [
    '摘要',
    '用途',
    '附言',
    '交易附言',
    '交易用途',
    '交易摘要',
    '备注',
    '个性化信息',
    '业务摘要',
    '其它摘要',
    '其他摘要',
    '业务名称',
  ],
  mark: ['余额', '账户余额', '交易后余额', '凭证号', '企业流水号', '流程实例号'],
  ownAccount: ['本方账号', '本方帐号', '收款人账号', '账号', '帐号'],
};

/** "贷方发生额/元", "交易金额[ Trade Amount ]", "借方发生额（支取）" → as the names above stand. */
export const columnName = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replaceAll(/收\(付\)方/g, '收/付方')
    .replaceAll(/\[[^\]]*\]|\([^)]*\)|\s/g, '')
    .replace(/\/元$/, '');

/** Which columns a row names, each with its places; what is written beside the money may stand in several. */
export function columnsOfRow(cells: readonly string[]): Map<BankColumn, number[]> {
  const titles = cells.map(columnName);
  const found = new Map<BankColumn, number[]>();
  for (const column of Object.keys(names) as BankColumn[]) {
    const places = names[column].map((name) => titles.indexOf(name)).filter((at) => at >= 0);
    if (places.length > 0) found.set(column, column === 'remark' || column === 'mark' ? places : places.slice(0, 1));
  }
  return found;
}

/** A row is the header when it names a day and money: the rows above it are titles. */
export const isHeader = (columns: ReadonlyMap<BankColumn, unknown>): boolean =>
  columns.has('day') && (columns.has('credit') || columns.has('amount'));
