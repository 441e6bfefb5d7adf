import { type BankColumn, columnsOfRow, isHeader } from './bank-columns.ts';
import { accountOf, bankAmount, type BankFile, type BankLine, bankTime, remarkOf, serialOf } from './bank-lines.ts';

interface TableRow {
  /** Of the file, from 1. */
  rowNo: number;
  cells: readonly string[];
}

type Columns = ReadonlyMap<BankColumn, readonly number[]>;
type Money = { fault: string } | { creditFen: number } | 'debit' | 'nothing';

/** Of a table that is none of a bank, why; else what it holds. */
export type ReadTable = { problem: string } | BankFile;

/** How far down the header may stand under titles. */
const mostTitleRows = 30;

/**
 * A table of a bank (docs/domain/payments.md §9): titles, a header, one row per movement, sums below. A row that cannot be
 * read is named with why, never guessed.
 */
export function readBankTable(rows: readonly TableRow[]): ReadTable {
  const clean = rows.map(({ rowNo, cells }) => ({ rowNo, cells: cells.map(cellText) }));
  const headerAt = clean.slice(0, mostTitleRows).findIndex(({ cells }) => isHeader(columnsOfRow(cells)));
  const header = clean[headerAt];
  if (!header) {
    return {
      problem: '没有找到表头：需要有交易日期，以及贷方（收入）金额或交易金额的列。请上传网银导出的交易明细原件',
    };
  }
  const columns = columnsOfRow(header.cells);
  if (columns.has('amount') && !columns.has('credit') && !columns.has('direction') && !hasSign(clean, columns)) {
    return { problem: '只有一列金额，没有借贷标志也没有正负号，分不清收入和支出' };
  }
  const file: BankFile = { account: '', credits: [], debitCount: 0, faults: [] };
  const accounts = new Set<string>();
  for (const row of clean.slice(headerAt + 1)) readRow(file, columns, row, accounts);
  const [only = ''] = accounts;
  return { ...file, account: accountIn(clean.slice(0, headerAt)) || (accounts.size === 1 ? only : '') };
}

/** ="…" keeps a spreadsheet from rounding a number, tabs and an apostrophe do too. */
const cellText = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^['\t]+/, '')
    .trim();

const at = (cells: readonly string[], columns: Columns, column: BankColumn): string =>
  cells[columns.get(column)?.[0] ?? -1] ?? '';
const allAt = (cells: readonly string[], columns: Columns, column: BankColumn): string[] =>
  (columns.get(column) ?? []).map((place) => cells[place] ?? '');

const hasSign = (rows: readonly TableRow[], columns: Columns): boolean =>
  rows.some(({ cells }) => /^[-+(]/.test(at(cells, columns, 'amount').normalize('NFKC')));

const sumText = /合计|总计|小计|总笔数|总金额|总收入|总支出/;

/** Also gathers the accounts of ours that the rows of credits name. */
function readRow(file: BankFile, columns: Columns, { rowNo, cells }: TableRow, accounts: Set<string>): void {
  if (cells.every((cell) => cell === '') || isHeader(columnsOfRow(cells))) return;
  const dayText = at(cells, columns, 'day');
  const timeText = at(cells, columns, 'time');
  const bookedAt = bankTime(dayText, timeText === dayText ? '' : timeText);
  if (!bookedAt && (sumText.test(cells.join('')) || cells.filter((cell) => cell !== '').length < 3)) return;
  const money = moneyOf(cells, columns);
  if (money === 'nothing') return;
  if (money === 'debit') {
    file.debitCount += 1;
    return;
  }
  if ('fault' in money) {
    file.faults.push({ rowNo, fault: money.fault });
    return;
  }
  const fault = whyNot(cells, columns, bookedAt);
  const serialNo = serialOf(at(cells, columns, 'serial'));
  if (fault !== undefined || serialNo === undefined || !bookedAt) {
    file.faults.push({ rowNo, fault: fault ?? '流水号被表格软件改成了科学计数，请重新从网银导出' });
    return;
  }
  file.credits.push({ rowNo, serialNo, bookedAt, amountFen: money.creditFen, ...payerOf(cells, columns) });
  const own = accountOf(at(cells, columns, 'ownAccount'));
  if (/^\d{8,35}$/.test(own)) accounts.add(own);
}

const payerOf = (
  cells: readonly string[],
  columns: Columns,
): Pick<BankLine, 'payerName' | 'payerAccount' | 'remark' | 'mark'> => ({
  payerName: at(cells, columns, 'payerName').slice(0, 100),
  payerAccount: accountOf(at(cells, columns, 'payerAccount')).slice(0, 50),
  remark: remarkOf(allAt(cells, columns, 'remark')),
  mark: [...allAt(cells, columns, 'mark'), at(cells, columns, 'serial')].join('|'),
});

function whyNot(cells: readonly string[], columns: Columns, bookedAt: string | undefined): string | undefined {
  if (!bookedAt) return `日期无法识别：${at(cells, columns, 'day') || '空'}`;
  const currency = at(cells, columns, 'currency').normalize('NFKC').toUpperCase();
  if (currency !== '' && !/人民币|CNY|RMB|^0?1$|^156$/.test(currency)) return `币种是 ${currency}，只能认领人民币`;
  return undefined;
}

/** What the row moved: a column of its own for each way, or one amount with a sign or a word beside it. */
function moneyOf(cells: readonly string[], columns: Columns): Money {
  if (columns.has('credit')) {
    const [credit, debit] = [at(cells, columns, 'credit'), at(cells, columns, 'debit')];
    const [creditFen, debitFen] = [bankAmount(credit), bankAmount(debit)];
    if (creditFen === undefined) return { fault: `贷方金额无法识别：${credit}` };
    if (debitFen === undefined) return { fault: `借方金额无法识别：${debit}` };
    if (creditFen !== 0 && debitFen !== 0) return { fault: '同一行既有借方又有贷方金额' };
    if (creditFen < 0) return { fault: `贷方金额是负数（${credit}），可能是冲正，请人工核对` };
    if (creditFen > 0) return { creditFen };
    return debitFen === 0 ? 'nothing' : 'debit';
  }
  const text = at(cells, columns, 'amount');
  const fen = bankAmount(text);
  if (fen === undefined) return { fault: `交易金额无法识别：${text}` };
  if (fen === 0) return 'nothing';
  const direction = at(cells, columns, 'direction').normalize('NFKC').toUpperCase();
  if (!columns.has('direction')) return fen > 0 ? { creditFen: fen } : 'debit';
  if (/贷|收|来账|转入|CREDIT|^CR?$/.test(direction)) {
    return fen > 0 ? { creditFen: fen } : { fault: `贷方金额是负数（${text}），可能是冲正，请人工核对` };
  }
  return /借|支|付|往账|转出|DEBIT|^DR?$/.test(direction)
    ? 'debit'
    : { fault: `借贷方向无法识别：${direction || '空'}` };
}

/** "账号：6222 0000 1111" in one cell of the titles, or the number in the cell beside its name. */
function accountIn(titles: readonly TableRow[]): string {
  for (const { cells } of titles) {
    for (const [index, cell] of cells.entries()) {
      const named = /(?:账号|帐号|账户|Account(?: No\.?)?)\s*[:：]?\s*([0-9][0-9 -]{7,34})?/i.exec(cell);
      if (!named) continue;
      const account = accountOf(named[1] ?? cells[index + 1] ?? '');
      if (/^\d{8,35}$/.test(account)) return account;
    }
  }
  return '';
}
