import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceFormats, matchInvoiceFiles, numbersInName } from './invoice-files.ts';
import { invoiceStates } from './invoice-states.ts';

const no = (at: number) => String(26_317).padEnd(18, '0') + String(at).padStart(2, '0');
const req = (at: number) => `I${String(at).padStart(18, '0')}`;
const issued = { invoiceReqNo: req(1), invoiceNo: no(1), state: invoiceStates.issued };
const waiting = { invoiceReqNo: req(2), invoiceNo: '', state: invoiceStates.waiting };
const withdrawn = { invoiceReqNo: req(3), invoiceNo: '', state: invoiceStates.withdrawn };
const all = [issued, waiting, withdrawn];
const one = (name: string) => matchInvoiceFiles([name], all)[0];

test('numbers are read out of names as platforms write them, and never out of longer ones', () => {
  expect(numbersInName(`dzfp_${no(1)}_华东精密_20261125.pdf`)).toEqual({ invoiceNo: no(1) });
  expect(numbersInName(`${req(2)}-${no(7)}.ofd`)).toEqual({ invoiceReqNo: req(2), invoiceNo: no(7) });
  expect(numbersInName(`1${no(1)}.pdf`)).toEqual({});
  expect(numbersInName(`XI${'1'.repeat(18)}.pdf`)).toEqual({});
  expect(numbersInName('发票.pdf')).toEqual({});
});

test.each([
  [`${no(1)}.pdf`, { invoice: issued }],
  [`${req(1)}.xml`, { invoice: issued }],
  [`${req(2)}_${no(8)}.pdf`, { invoice: waiting, marks: no(8) }],
  [`${req(2)}.pdf`, { fault: '还没有开具，文件名中要有 20 位发票号码' }],
  [`${req(3)}_${no(8)}.pdf`, { fault: '申请已撤销' }],
  [`${no(9)}.pdf`, { fault: `没有号码为 ${no(9)} 的发票` }],
  [`${req(9)}.pdf`, { fault: `没有申请 ${req(9)}` }],
  [`${req(2)}_${no(1)}.pdf`, { fault: '发票号码属于另一张发票' }],
  [`${req(1)}_${no(8)}.pdf`, { fault: `申请已登记的号码是 ${no(1)}` }],
  ['说明.pdf', { fault: '文件名中没有发票号码或申请号' }],
  [`${no(1)}.exe`, { fault: '不是 PDF、OFD 或 XML 文件' }],
])('%s', (name, match) => {
  expect(one(name)).toEqual({ name, ...match });
});

test('a second file of the same kind, or a second number for one request, is no match', () => {
  expect(matchInvoiceFiles([`${no(1)}.pdf`, `${no(1)}(1).pdf`, `${no(1)}.ofd`], all)).toMatchObject([
    { invoice: issued },
    { fault: '同一张发票已有一个同格式的文件' },
    { invoice: issued },
  ]);
  expect(matchInvoiceFiles([`${req(2)}_${no(8)}.pdf`, `${req(2)}_${no(9)}.ofd`], all)).toMatchObject([
    { marks: no(8) },
    { fault: '同一申请的文件名中有两个发票号码' },
  ]);
});

test('of two files of one name the second is refused by its name, whether or not the first is matched', () => {
  expect(matchInvoiceFiles([`${no(1)}.pdf`, `${no(1)}.pdf`, '说明.pdf', '说明.pdf'], all)).toEqual([
    { name: `${no(1)}.pdf`, invoice: issued },
    { name: `${no(1)}.pdf`, fault: `前面已有同名文件“${no(1)}.pdf”，请改名后再选` },
    { name: '说明.pdf', fault: '文件名中没有发票号码或申请号' },
    { name: '说明.pdf', fault: '前面已有同名文件“说明.pdf”，请改名后再选' },
  ]);
});

test('whatever the names: each is answered once, in order, and no invoice gets two files of a kind', () => {
  const number = fc.oneof(fc.constantFrom(no(1), no(2), no(9), req(1), req(2), req(3), '', 'x'));
  const ending = fc.constantFrom(...invoiceFormats, 'PDF', 'exe', '');
  const name = fc.tuple(number, number, ending).map(([a, b, end]) => `${a}_${b}.${end}`);
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const matches = matchInvoiceFiles(names, all);
      expect(matches.map((match) => match.name)).toEqual(names);
      const places = matches.flatMap((match) =>
        'invoice' in match ? [`${match.invoice.invoiceReqNo} ${match.name.split('.').at(-1)?.toLowerCase()}`] : [],
      );
      expect(new Set(places).size).toBe(places.length);
      const marks = matches.flatMap((match) =>
        'marks' in match ? [`${match.invoice.invoiceReqNo} ${match.marks}`] : [],
      );
      expect(new Set(marks).size).toBeLessThanOrEqual(1);
    }),
  );
});
