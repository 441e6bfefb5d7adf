import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { expect, test } from 'vitest';
import { makeInvoicePdf } from './invoice-pdf.ts';

const party = {
  name: '集采商城',
  taxNo: '91310115MADEMA001E',
  address: '',
  telephone: '',
  bankName: '',
  bankAccount: '',
};
const title = {
  titleName: '华东精密制造有限公司',
  taxNo: '',
  regAddress: '',
  regTel: '',
  bankName: '',
  bankAccount: '',
};
const paper = {
  kind: invoiceKinds.ordinary,
  title,
  seller: party,
  remark: '',
  amountFen: 1000,
  taxFen: 115,
  invoiceNo: '26317000000000000001',
  issuedAt: new Date('2026-11-21T02:00:00Z'),
  isDemo: false,
};
const line = (name: string) => ({
  name,
  spec: '',
  unit: '箱',
  qty: 1,
  priceExTax: '8.85',
  feeFen: 1000,
  taxFen: 115,
  taxRateBp: 1300,
});
// The paper reads no other fields of a title or a line.
type Args = Parameters<typeof makeInvoicePdf>;
const pagesOf = async (names: readonly string[]) => {
  const bytes = await makeInvoicePdf(paper as unknown as Args[0], names.map(line) as unknown as Args[1]);
  return Buffer.from(bytes).toString('latin1').split('/Type /Page\n').length - 1;
};
const long = '*纸制品*木禾 A4 本白复印纸 环保再生低碳打印纸 80g 500张/包 8包/箱';

test('nine short names fit on a page, ten do not', async () => {
  expect(await pagesOf(Array.from({ length: 9 }, () => '*文具*中性笔'))).toBe(1);
  expect(await pagesOf(Array.from({ length: 10 }, () => '*文具*中性笔'))).toBe(2);
});

test('long names are wrapped, not cut: their rows are higher and take more pages', async () => {
  expect(await pagesOf(Array.from({ length: 5 }, () => long))).toBe(1);
  expect(await pagesOf(Array.from({ length: 11 }, () => long))).toBe(3);
});

test('an invoice without lines is still a page', async () => expect(await pagesOf([])).toBe(1));
