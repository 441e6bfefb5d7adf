import { accountOf, type BankFile, bankTime, remarkOf, serialOf } from './bank-lines.ts';

/** Whether a text is a SWIFT MT940: its tags stand at the beginning of lines. */
export const isMt940 = (text: string): boolean => /^:25[A-Z]?:/m.test(text) && /^:61:/m.test(text);

interface Entry {
  no: number;
  head: string;
  info: string;
}

/** yymmdd[mmdd] mark [third letter of the currency] amount, kind, reference [// the bank's own number]. */
const entryLine = /^(\d{6})(?:\d{4})?(R?[CD])([A-Z])?(\d+),(\d{0,2})(?:[NFS]\w{3})?([^/\n]*)(?:\/\/([^\n]*))?/;

/**
 * A SWIFT MT940 (docs/domain/payments.md §9). The payer stands in :86:, in numbered parts (?31, ?32), behind names
 * (/NAME/, /ACCT/), or, where a bank writes it freely, in the remark alone.
 */
export function readMt940(text: string): BankFile {
  const file: BankFile = { account: '', credits: [], debitCount: 0, faults: [] };
  let currency = 'CNY';
  let no = 0;
  for (const [tag, value] of fieldsOf(text)) {
    if (tag === '25') file.account = accountOf((value.split('/').at(-1) ?? '').replace(/(CNY|RMB)$/, ''));
    else if (tag === '60F' || tag === '60M') currency = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? 'CNY';
    else if (tag === '61') {
      no += 1;
      const [head = '', info = ''] = value.split('\u0000');
      readEntry(file, currency, { no, head, info });
    }
  }
  return file;
}

/** Tags with their values; the :86: of an entry is put behind it, parted by a zero. */
function fieldsOf(text: string): [string, string][] {
  const fields: [string, string][] = [];
  for (const line of text.split(/\r?\n/)) {
    const named = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    const last = fields.at(-1);
    if (named?.[1] === '86' && last?.[0] === '61') last[1] += `\u0000${named[2] ?? ''}`;
    else if (named) fields.push([named[1] ?? '', named[2] ?? '']);
    else if (last && !/^[-}{]/.test(line)) last[1] += `\n${line}`;
  }
  return fields;
}

function readEntry(file: BankFile, currency: string, { no, head, info }: Entry): void {
  const match = entryLine.exec(head);
  if (!match) {
    file.faults.push({ rowNo: no, fault: `:61: 行无法识别：${head.slice(0, 40)}` });
    return;
  }
  const [, day = '', mark = '', , yuan = '', cents = '', reference = '', bankReference = ''] = match;
  const bookedAt = bankTime(`20${day}`);
  if (mark === 'D') file.debitCount += 1;
  else if (mark !== 'C') file.faults.push({ rowNo: no, fault: '是冲正，请人工核对' });
  else if (currency !== 'CNY' && currency !== 'RMB')
    file.faults.push({ rowNo: no, fault: `币种是 ${currency}，只能认领人民币` });
  else if (!bookedAt || yuan.length > 10)
    file.faults.push({ rowNo: no, fault: `:61: 行无法识别：${head.slice(0, 40)}` });
  else {
    file.credits.push({
      rowNo: no,
      serialNo: serialOf(bankReference) || serialOf(reference) || '',
      bookedAt,
      amountFen: Number(yuan) * 100 + Number(cents.padEnd(2, '0')),
      ...partsOf(info),
      mark: head,
    });
  }
}

/** Of :86:, who paid and what he wrote. */
function partsOf(info: string): { payerName: string; payerAccount: string; remark: string } {
  const joined = info.replaceAll('\n', '');
  const numbered = [...joined.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code = '', text = '']) => ({ code, text }));
  const of = (...codes: string[]) =>
    numbered
      .filter(({ code }) => codes.includes(code))
      .map(({ text }) => text)
      .join('');
  if (numbered.length > 0) {
    const remark = numbered
      .filter(({ code }) => /^(2\d|6[0-3])$/.test(code))
      .map(({ text }) => text)
      .join('');
    return { payerName: of('32', '33').trim(), payerAccount: accountOf(of('31')), remark: remarkOf([remark]) };
  }
  const named = (name: string) => new RegExp(`/${name}/([^/]*)`).exec(joined)?.[1]?.trim() ?? '';
  return {
    payerName: (named('NAME') || named('ORDP')).slice(0, 100),
    payerAccount: accountOf(named('ACCT') || named('ACCN')).slice(0, 50),
    remark: remarkOf([named('REMI') || named('PURP') || info.replaceAll('\n', ' ')]),
  };
}
