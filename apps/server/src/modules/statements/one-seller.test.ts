import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { done, readStatement, useStatements } from '../../../test/build-statement.ts';
import { inShop } from '../../../test/in-shop.ts';
import { textOfPdf } from '../../../test/read-pdf.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { businessHost } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { companies } from '../../db/tables/tenancy.ts';
import { runDueOnce } from '../../worker/worker.ts';

/** 销售方 is the shop company on every paper; who ships stands there as 发货方 alone. What the screens make of it: e2e/papers. */
const { app, tokens, october, confirm } = useStatements();
let seller = '';
beforeAll(() =>
  inShop(app, businessCompanyId, async (ctx) => {
    const [company] = await ctx.db.select().from(companies).where(eq(companies.id, businessCompanyId));
    seller = company?.name ?? '';
  }),
);

const fileOf = async (url: string) => (await app.fastify.inject({ url, headers: { host: businessHost } })).rawPayload;

test('printed orders, the statement as page, XLSX and PDF, and the invoice name one seller', async () => {
  const { checkId, checkNo } = await october();
  const items = await app.call('/api/FinCheck/GetItemPage', { reqData: { checkId } }, { token: tokens.finance });
  const orderNo = items.resultData[0]?.orderNo ?? '';
  const print = await done(app, '/api/ShopOrder/GetPrint', { orderNos: [orderNo] }, tokens.finance);
  const supplier = print.orders[0]?.supplierName ?? '';
  expect(seller).not.toBe('');
  expect(supplier).not.toBe('');
  expect(supplier).not.toBe(seller);

  expect(print.companyName).toBe(seller);

  expect((await readStatement(app, checkId, tokens.finance)).sellerName).toBe(seller);

  const { fileUrl } = await done(app, '/api/FinCheck/Export', { checkId }, tokens.finance);
  const sheet = await readSheet(app, fileUrl);
  const parties = sheet.getSheetValues() as unknown[][];
  expect(parties.find((row) => row?.includes('销售方'))?.slice(1, 3)).toEqual(['销售方', seller]);
  expect(new Set(columnOf(sheet, '发货方'))).toEqual(new Set([supplier]));

  const pdf = await done(app, '/api/FinCheck/ExportPdf', { checkId }, tokens.finance);
  const words = textOfPdf(await fileOf(pdf.fileUrl));
  expect(words).toContain(checkNo);
  expect(words).toContain(seller);
  expect(words).not.toContain(supplier);

  await confirm(checkId);
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  const { titleId } = await done(app, '/api/CustInvoiceTitle/Add', title, tokens.finance);
  const input = { checkNo, invoiceKind: invoiceKinds.ordinary, titleId, receiveEmail: 'finance@example.cn' };
  const { invoiceReqNo } = await done(app, '/api/ShopInvoice/Submit', input, tokens.finance);
  for (const seconds of [61, 30, 60]) {
    app.setNow(new Date(app.deps.now().getTime() + seconds * 1000));
    await runDueOnce(app.deps);
  }
  const invoice = await done(app, '/api/ShopInvoice/GetModel', { invoiceReqNo }, tokens.finance);
  expect(invoice.seller.name).toBe(seller);
  const paper = textOfPdf(await fileOf(invoice.pdfUrl ?? ''));
  expect(paper).toContain(`名称：${seller}`);
  expect(JSON.stringify(invoice) + paper).not.toContain(supplier);
});
