import { type RedReason, redReasons } from '@jicai/domain/invoices/invoice-states.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import type { InvoiceLine } from './invoices.queries.ts';

/** A red letter as it is typed; `line3` is what is taken back of line 3: units, or 元 for 销售折让. */
export interface RedForm {
  reason: RedReason;
  part: 'all' | 'lines';
  [line: `line${number}`]: string;
}

type Lines = readonly Pick<InvoiceLine, 'lineNo' | 'qty' | 'redQty' | 'exTaxFee' | 'taxFee' | 'redFee'>[];

export const emptyRed = (lines: Lines): RedForm => ({
  reason: redReasons.goodsReturned,
  part: 'all',
  ...Object.fromEntries(lines.map(({ lineNo }) => [`line${lineNo}`, ''])),
});

/** A mistake takes back the whole invoice only. */
export const canBePartly = (reason: RedReason): boolean => reason !== redReasons.mistake;

const isByLine = ({ reason, part }: RedForm) => part === 'lines' && canBePartly(reason);
const typedOf = (form: RedForm, lineNo: number) => (form[`line${lineNo}`] ?? '').trim();

export function redFaults(form: RedForm, lines: Lines): Record<string, string> {
  if (!isByLine(form)) return {};
  const faults = Object.fromEntries(
    lines.flatMap((line) => {
      const fault = lineFault(typedOf(form, line.lineNo), line, form.reason);
      return fault ? [[`line${line.lineNo}`, fault]] : [];
    }),
  );
  const isEmpty = lines.every(({ lineNo }) => typedOf(form, lineNo) === '');
  return isEmpty ? { part: '请至少填写一行' } : faults;
}

function lineFault(typed: string, line: Lines[number], reason: RedReason): string | undefined {
  if (typed === '') return undefined;
  if (reason === redReasons.allowance) {
    const fen = yuanToFen(typed) ?? 0;
    const leftFen = line.exTaxFee + line.taxFee - line.redFee;
    return fen > 0 && fen <= leftFen ? undefined : '金额超出这一行剩余的金额';
  }
  const left = line.qty - line.redQty;
  return /^\d{1,6}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= left ? undefined : `请输入1到${left}的整数`;
}

/** As the call takes them; undefined for all that is left. */
export function redLinesOf(form: RedForm, lines: Lines) {
  if (!isByLine(form)) return undefined;
  return lines.flatMap(({ lineNo }) => {
    const typed = typedOf(form, lineNo);
    if (typed === '') return [];
    return [
      form.reason === redReasons.allowance ? { lineNo, fee: yuanToFen(typed) ?? 0 } : { lineNo, qty: Number(typed) },
    ];
  });
}
