import { statementSources, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { expect, test } from 'vitest';
import type { StatementPaper } from './statement-paper.ts';
import { makeStatementPdf } from './statement-pdf.ts';

const at = new Date('2026-11-21T02:00:00Z');
const row = {
  line: { happenedAt: at, sourceType: statementSources.receipt, qty: 2, feeFen: 7400, taxFen: 851, reason: '' },
  orderNo: 'D202611210000000001',
  purchaseNo: 'PO-1',
  itemName: '木禾 A4 本白复印纸 环保再生低碳打印纸',
  itemSpec: '80g 500张/包 8包/箱',
  unitName: '箱',
  priceFen: 3200,
  goodsFen: 6400,
  discountFen: 0,
  freightFen: 1000,
};
const paper = (count: number) =>
  ({
    statement: {
      checkNo: 'C202611010000000001',
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      state: statementStates.awaitingConfirm,
      termKind: 'monthly',
      termDays: 30,
      dueDate: null,
      totalFen: 7400 * count,
    },
    seller: {
      name: '集采商城',
      taxNo: '91310115MADEMA001E',
      address: '',
      telephone: '',
      bankName: '',
      bankAccount: '',
    },
    buyer: { name: '华东精密制造有限公司', taxNo: '', contactName: '', telephone: '' },
    rows: Array.from({ length: count }, () => row),
    sums: {
      qty: 2 * count,
      goodsFen: 6400 * count,
      discountFen: 0,
      freightFen: 1000 * count,
      feeFen: 7400 * count,
      taxFen: 851 * count,
    },
    // The paper reads no other fields of a statement or a row.
  }) as unknown as StatementPaper;
const pagesOf = async (count: number) => {
  const bytes = await makeStatementPdf(paper(count), at);
  return Buffer.from(bytes).toString('latin1').split('/Type /Page\n').length - 1;
};

test('some rows with the sum and both seals fit on a page, more take another, none a page too', async () => {
  expect(await pagesOf(0)).toBe(1);
  expect(await pagesOf(5)).toBe(1);
  // These rows alone would fit; the sum and the seals do not stand beside them.
  expect(await pagesOf(11)).toBe(2);
  expect(await pagesOf(20)).toBe(2);
  expect(await pagesOf(100)).toBeLessThan(9);
});

test('a paper embeds the signs it uses, not the whole font of ten megabytes', async () => {
  const bytes = await makeStatementPdf(paper(200), at);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/FontFile2');
  expect(bytes.length).toBeLessThan(400_000);
});
