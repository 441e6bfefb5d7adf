import {
  accountOf,
  bankAmount,
  type BankFile,
  type BankLine,
  bankTime,
  remarkOf,
  serialOf,
} from '@jicai/domain/bank/bank-lines.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { XMLParser } from 'fast-xml-parser';

/** Elements that may stand once or often; always read as a list. */
const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => lists.has(name),
});

type Node = Record<string, unknown>;

/** Whether a text is an ISO 20022 statement of an account. */
export const isCamt053 = (text: string): boolean => /<(?:\w+:)?BkToCstmrStmt[\s/>]/.test(text);

/** Undefined for XML that is damaged or brings entities of its own, which no bank does. */
export function readCamt053(text: string): BankFile | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined;
  let root: unknown;
  try {
    root = parser.parse(text, true);
  } catch {
    return undefined;
  }
  const statements = listAt(root, 'Document', 'BkToCstmrStmt', 'Stmt');
  const accounts = new Set(statements.map((one) => accountIn(one, 'Acct')));
  const [only = ''] = accounts;
  const file: BankFile = { account: accounts.size === 1 ? only : '', credits: [], debitCount: 0, faults: [] };
  let rowNo = 0;
  for (const statement of statements)
    for (const entry of listAt(statement, 'Ntry')) readEntry(file, entry, (rowNo += 1));
  return file;
}

function readEntry(file: BankFile, entry: Node, rowNo: number): void {
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT') {
    file.debitCount += 1;
    return;
  }
  const bookedAt = timeIn(entry);
  const payments = listAt(entry, 'NtryDtls').flatMap((details) => listAt(details, 'TxDtls'));
  const amounts = payments.map((one) => amountIn(one, 'AmtDtls', 'TxAmt', 'Amt') ?? amountIn(one, 'Amt'));
  const fault = faultOf(entry, bookedAt, amounts);
  if (fault !== undefined || !bookedAt) {
    file.faults.push({ rowNo, fault: fault ?? '没有入账日期' });
    return;
  }
  const whole = amountIn(entry, 'Amt') ?? 0;
  if (payments.length < 2)
    file.credits.push(lineOf({ entry, payment: payments[0] ?? {}, rowNo, bookedAt, amountFen: whole, isAlone: true }));
  else
    for (const [index, payment] of payments.entries())
      file.credits.push(lineOf({ entry, payment, rowNo, bookedAt, amountFen: amounts[index] ?? 0, isAlone: false }));
}

/** Payments that stand in one entry have amounts of their own, which sum to it. */
function faultOf(
  entry: Node,
  bookedAt: string | undefined,
  amounts: readonly (number | undefined)[],
): string | undefined {
  if (textAt(entry, 'RvslInd') === 'true') return '是冲正，请人工核对';
  const currency = textAt(entry, 'Amt', '@Ccy');
  if (currency !== '' && currency !== 'CNY') return `币种是 ${currency}，只能认领人民币`;
  const whole = amountIn(entry, 'Amt');
  if (whole === undefined || whole <= 0) return '金额无法识别';
  if (!bookedAt) return '没有入账日期';
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return amounts.length > 1 && sum !== whole ? '一笔合并入账没有逐笔金额，无法拆开' : undefined;
}

function lineOf(of: {
  entry: Node;
  payment: Node;
  rowNo: number;
  bookedAt: string;
  amountFen: number;
  isAlone: boolean;
}): BankLine {
  const { entry, payment, rowNo, bookedAt, amountFen, isAlone } = of;
  const own = textAt(payment, 'Refs', 'AcctSvcrRef');
  // What stands beside the entry is the number of all its payments together.
  const serial = serialOf(isAlone ? own || textAt(entry, 'AcctSvcrRef') : own) ?? '';
  const parties = nodeAt(payment, 'RltdPties');
  const debtor = nodeAt(parties, 'Dbtr');
  return {
    rowNo,
    serialNo: serial,
    bookedAt,
    amountFen,
    payerName: (textAt(debtor, 'Nm') || textAt(debtor, 'Pty', 'Nm')).slice(0, 100),
    payerAccount: accountIn(parties, 'DbtrAcct').slice(0, 50),
    remark: remarkOf([
      ...textsAt(nodeAt(payment, 'RmtInf'), 'Ustrd'),
      textAt(payment, 'AddtlTxInf'),
      textAt(entry, 'AddtlNtryInf'),
    ]),
    mark: [textAt(entry, 'NtryRef'), textAt(payment, 'Refs', 'EndToEndId'), textAt(payment, 'Refs', 'TxId')].join('|'),
  };
}

function timeIn(entry: Node): string | undefined {
  const moment = textAt(entry, 'BookgDt', 'DtTm');
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/.test(moment) ? new Date(moment) : undefined;
  if (zoned && !Number.isNaN(zoned.getTime())) return shanghaiTime(zoned);
  return bankTime((moment || textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'ValDt', 'Dt')).replace('T', ' '));
}

const nodeAt = (node: unknown, ...path: string[]): Node => {
  let found: unknown = node;
  for (const name of path) found = isNode(found) ? found[name] : undefined;
  return isNode(found) ? found : {};
};
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of an element, with or without attributes beside it; '' where there is none. */
function textAt(node: unknown, ...path: string[]): string {
  const last = path.at(-1) ?? '';
  const value = nodeAt(node, ...path.slice(0, -1))[last];
  const text = isNode(value) ? value['#text'] : value;
  return typeof text === 'string' ? text.trim() : '';
}

const textsAt = (node: Node, name: string): string[] => {
  const value = node[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};

const listAt = (node: unknown, ...path: string[]): Node[] => {
  const value = nodeAt(node, ...path.slice(0, -1))[path.at(-1) ?? ''];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

function amountIn(node: Node, ...path: string[]): number | undefined {
  const text = textAt(node, ...path);
  return text === '' ? undefined : bankAmount(text);
}

const accountIn = (node: Node, name: string): string =>
  accountOf(textAt(node, name, 'Id', 'IBAN') || textAt(node, name, 'Id', 'Othr', 'Id'));
