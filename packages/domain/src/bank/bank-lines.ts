/** What becomes of money that a bank statement shows (docs/domain/payments.md §9). */
export const bankLineStates = { open: 0, applied: 10, aside: 20, recorded: 30 } as const;
export type BankLineState = (typeof bankLineStates)[keyof typeof bankLineStates];
export const bankLineStateTexts: Record<BankLineState, string> = {
  [bankLineStates.open]: '待认领',
  [bankLineStates.applied]: '已入账',
  [bankLineStates.aside]: '已搁置',
  [bankLineStates.recorded]: '已另行登记',
};

/** One credit of a bank statement, as the file says it. */
export interface BankLine {
  /** The row of a table or the entry of a message, from 1. */
  rowNo: number;
  /** The bank's own number; '' where it gives none that tells a line from all others. */
  serialNo: string;
  /** "YYYY-MM-DD", with " HH:mm:ss" where the bank says it; Asia/Shanghai. */
  bookedAt: string;
  /** Above 0. */
  amountFen: number;
  payerName: string;
  payerAccount: string;
  /** Everything that was written beside the money. */
  remark: string;
  /** What else tells the line from another one like it: the balance after it, a voucher number. */
  mark: string;
}

export interface BankLineFault {
  rowNo: number;
  fault: string;
}

/** A bank statement as it was read. */
export interface BankFile {
  /** The shop's own account, digits and letters alone; '' where the file does not name it. */
  account: string;
  credits: BankLine[];
  /** Money that left, which is no business of ours. */
  debitCount: number;
  faults: BankLineFault[];
}

/** An account as it is compared: without blanks and hyphens. */
export const accountOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

/** A bank numbers the lines of a day with a few digits; only a longer number tells one line from all others. */
const shortestSerial = 6;
/** What a spreadsheet makes of a long number; its last digits are lost. */
const isRounded = (text: string) => /^\d(?:\.\d+)?E\+?\d+$/i.test(text);

/** The bank's number as it is kept, '' for none; undefined where a spreadsheet has destroyed it. */
export function serialOf(text: string): string | undefined {
  const serial = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  if (isRounded(serial)) return undefined;
  return serial.length < shortestSerial || /^(0+|NONREF|NOTPROVIDED)$/.test(serial) ? '' : serial.slice(0, 50);
}

/**
 * An amount as banks write it, in fen: "1,234.50", "¥ 12", "-3.00", "(5.00)". '' and "-" are 0. Undefined for what is no
 * amount, has parts of a fen, or is beyond what the books hold.
 */
export function bankAmount(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s,¥￥元']|CNY|RMB/g, '');
  if (plain === '' || /^-+$/.test(plain)) return 0;
  const match = /^([+-]|\()?(\d{1,10})(?:\.(\d{1,2})0*)?\)?$/.exec(plain);
  if (!match) return undefined;
  const [, sign = '', yuan = '', cents = ''] = match;
  const fen = Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' || sign === '(' ? -fen : fen;
}

/** "20261126", "2026/11/26", "2026-11-26 9:05", "2026年11月26日" → "2026-11-26[ 09:05:00]"; undefined for what is no day. */
export function bankTime(dayText: string, timeText = ''): string | undefined {
  const text = `${dayText} ${timeText}`
    .normalize('NFKC')
    .replaceAll(/[年月/.]/g, '-')
    .replace(/日/, ' ');
  const day = /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? /(?<!\d)(\d{4})(\d{2})(\d{2})/.exec(text);
  if (!day) return undefined;
  const [whole, year = '', month = '', date = ''] = day;
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) return undefined;
  const rest = text.slice(day.index + whole.length);
  const clock = /(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(rest) ?? /(?<!\d)(\d{2})(\d{2})(\d{2})(?!\d)/.exec(rest);
  if (!clock) return iso;
  const [, hour = '', minute = '', second = '00'] = clock;
  return Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59
    ? undefined
    : `${iso} ${hour.padStart(2, '0')}:${minute}:${second}`;
}

/** Several texts as one remark, each once. */
export const remarkOf = (parts: readonly string[]): string =>
  [...new Set(parts.map((part) => part.trim()).filter((part) => part !== '' && part !== '-'))].join(' ').slice(0, 500);
