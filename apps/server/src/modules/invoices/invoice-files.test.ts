import { invoiceKinds, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { zipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, completeOrder, payTrade } from '../../../test/build-trade.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { seedCredit } from '../../seed/credit.ts';

const app = useTestApp(seedCredit);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const xml = Buffer.from('<?xml version="1.0" encoding="utf-8"?>\n<EInvoice><Header/></EInvoice>\n');
const ofd = zipSync({ 'OFD.xml': xml, 'Doc_0/Document.xml': xml });
const papers = { pdf, ofd, xml } as const;

let buyer = '';
let operator = '';
let addressId = '';
let titleId = '';
let itemId = '';
let serial = 0;

beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
  addressId = await buildAddress(app, { token: buyer });
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  titleId = (await command('/api/CustInvoiceTitle/Add', title, await signIn(app, 'finance'))).resultData.titleId;
  itemId = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, stock: 9999 })).itemId;
});

const command = <P extends Parameters<typeof app.call>[0]>(path: P, data: object, token = operator) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token });

/** A request of the buyer that waits for its paper. */
async function asked(): Promise<{ invoiceReqNo: string; version: number }> {
  const items = [{ itemId, qty: 2 }];
  const trade = await buildTrade(app, { token: buyer, addressId, items, payMode: payModes.online });
  await payTrade(app, trade.tradeNo);
  for (const orderNo of trade.orderNos) await completeOrder(app, { orderNo, token: buyer, operator });
  const what = { orderNos: trade.orderNos, titleId, invoiceKind: invoiceKinds.ordinary, receiveEmail: 'a@example.cn' };
  const { resultData } = await command('/api/ShopInvoice/Submit', { ...what, remark: '' }, buyer);
  return { invoiceReqNo: resultData.invoiceReqNo, version: resultData.version };
}

const newNo = () => `26317${String((serial += 1)).padStart(15, '0')}`;
const upload = (bytes: Uint8Array, name: string, token = operator) =>
  sendFile(app, { bytes, name, token, fields: { bizType: String(bizTypes.invoiceFile) } });
const sent = async (format: keyof typeof papers, token = operator) =>
  (await upload(papers[format], `发票.${format}`, token)).resultData.fileUrl;
const seenByBuyer = async (invoiceReqNo: string) =>
  (await app.call('/api/ShopInvoice/GetModel', { data: { invoiceReqNo } }, { token: buyer })).resultData;

describe('the paper of an invoice', () => {
  test('is taken by its content, byte by byte, and never by its name', async () => {
    for (const format of ['pdf', 'ofd', 'xml'] as const) {
      const { resultData } = await upload(papers[format], '任意名字.txt');
      expect(resultData.fileName).toBe(`任意名字.${format}`);
      const shown = await app.fastify.inject({ url: resultData.fileUrl, headers: { host: businessHost } });
      expect(Buffer.from(shown.rawPayload).equals(Buffer.from(papers[format]))).toBe(true);
      expect(shown.headers['content-disposition']).toMatch(/^attachment/);
    }
    const bad = [
      Buffer.from('<html><script>1</script></html>'),
      Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
      zipSync({ 'word/document.xml': xml }),
      Buffer.from([0x50, 0x4b, 3, 4, 9, 9]),
      Buffer.from([0xff, 0xfe, 0x3c, 0x00]),
    ];
    for (const bytes of bad) expect((await upload(bytes, '发票.pdf')).errorCode).toBe('9001');
    const large = Buffer.concat([xml.subarray(0, -2), Buffer.alloc(2_100_000, ' '), Buffer.from('>')]);
    expect((await upload(large, '发票.xml')).errorCode).toBe('9002');
  });

  test('is uploaded by who issues invoices, and by no buyer', async () => {
    expect((await upload(pdf, 'a.pdf', buyer)).errorCode).toBe('3');
    const clerk = await buildStaff(app, { permissions: ['ops.invoice.view'] });
    expect((await upload(pdf, 'a.pdf', clerk.token)).errorCode).toBe('3');
  });

  test('made elsewhere is recorded with its files; the buyer takes each of them', async () => {
    const request = await asked();
    const invoiceNo = newNo();
    const fileUrls = [await sent('pdf'), await sent('ofd')];
    const marked = await command('/api/OpsInvoice/MarkIssued', { ...request, invoiceNo, fileUrls });
    expect(marked.resultData.invoiceState).toBe(invoiceStates.issued);
    const invoice = await seenByBuyer(request.invoiceReqNo);
    expect(invoice.files.map(({ format }) => format)).toEqual(['pdf', 'ofd']);
    expect(invoice.actions).toEqual(['download', 'sendMail', 'applyRed']);
    expect(invoice.history[0]).toMatchObject({ event: 'attach', remark: 'PDF、OFD' });
    const got = await app.fastify.inject({ url: invoice.files[1]?.fileUrl ?? '', headers: { host: businessHost } });
    expect(got.headers['content-type']).toBe('application/ofd');

    const more = { ...request, version: marked.resultData.version };
    const again = { fileUrls: [await sent('xml'), await sent('pdf')] };
    expect((await command('/api/OpsInvoice/AttachFiles', { ...request, ...again })).errorCode).toBe('6');
    expect((await command('/api/OpsInvoice/AttachFiles', { ...more, ...again })).success).toBe(true);
    const after = await seenByBuyer(request.invoiceReqNo);
    expect(after.files.map(({ format }) => format)).toEqual(['pdf', 'ofd', 'xml']);
    expect(after.pdfUrl).not.toBe(invoice.pdfUrl);
    const news = await app.call('/api/Message/GetPage', {}, { token: buyer });
    expect(news.resultData.filter(({ title }) => title === '发票文件可下载')).toHaveLength(1);
  });

  test('is refused for what is not issued, twice in one form, and from somebody else’s uploads', async () => {
    const request = await asked();
    const early = await command('/api/OpsInvoice/AttachFiles', { ...request, fileUrls: [await sent('pdf')] });
    expect(early.errorCode).toBe('3001');
    const twice = { invoiceNo: newNo(), fileUrls: [await sent('pdf'), await sent('pdf')] };
    expect((await command('/api/OpsInvoice/MarkIssued', { ...request, ...twice })).errorCode).toBe('4');
    expect((await seenByBuyer(request.invoiceReqNo)).invoiceState).toBe(invoiceStates.waiting);
    const other = await buildStaff(app, { permissions: ['ops.invoice.view', 'ops.invoice.issue'] });
    const foreign = { invoiceNo: newNo(), fileUrls: [await sent('pdf', other.token)] };
    expect((await command('/api/OpsInvoice/MarkIssued', { ...request, ...foreign })).errorCode).toBe('4');
    const slip = await sendFile(app, { bytes: pdf, name: 'a.pdf', token: operator, fields: { bizType: '2' } });
    const voucher = { invoiceNo: newNo(), fileUrls: [slip.resultData.fileUrl] };
    expect((await command('/api/OpsInvoice/MarkIssued', { ...request, ...voucher })).errorCode).toBe('4');
  });

  test('finds its invoice by its name, in its own shop alone, and nothing is written', async () => {
    const [issued, waiting] = [await asked(), await asked()];
    const [invoiceNo, other] = [newNo(), newNo()];
    await command('/api/OpsInvoice/MarkIssued', { ...issued, invoiceNo });
    const names = [`dzfp_${invoiceNo}_华东.pdf`, `${waiting.invoiceReqNo}_${other}.ofd`, '说明.pdf'];
    const { resultData } = await app.call('/api/OpsInvoice/GetFileMatches', { data: { names } }, { token: operator });
    expect(resultData).toMatchObject([
      { name: names[0], invoice: { invoiceReqNo: issued.invoiceReqNo, invoiceNo, formats: [], version: 3 } },
      { name: names[1], invoice: { ...waiting, invoiceNo: '' }, marks: other },
      { name: names[2], fault: '文件名中没有发票号码或申请号' },
    ]);
    expect((await seenByBuyer(waiting.invoiceReqNo)).invoiceState).toBe(invoiceStates.waiting);
    const there = await signIn(app, 'operator', { host: retailHost });
    const foreign = await app.call(
      '/api/OpsInvoice/GetFileMatches',
      { data: { names } },
      { token: there, host: retailHost },
    );
    expect(foreign.resultData.filter(({ invoice }) => invoice)).toEqual([]);
  });
});

describe('who has no business with it is refused by', () => {
  test.each(['/api/OpsInvoice/GetFileMatches', '/api/OpsInvoice/AttachFiles'] as const)('%s', async (path) => {
    expect((await app.call(path, {})).errorCode).toBe('2');
    for (const who of ['buyer', 'finance', 'supplier'] as const)
      expect((await app.call(path, {}, { token: await signIn(app, who) })).errorCode).toBe('3');
    const clerk = await buildStaff(app, { permissions: ['ops.invoice.view', 'ops.invoice.red'] });
    expect((await app.call(path, {}, { token: clerk.token })).errorCode).toBe('3');
  });

  test('AttachFiles of another shop’s invoice', async () => {
    const there = await signIn(app, 'operator', { host: retailHost });
    const data = { ...(await asked()), fileUrls: ['/files/1/1'], requestId: randomUUID() };
    const answer = await app.call('/api/OpsInvoice/AttachFiles', { data }, { token: there, host: retailHost });
    expect(answer.errorCode).toBe('5');
  });
});
