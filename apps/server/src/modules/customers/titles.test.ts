import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';

const app = useTestApp(seedCredit);
const customerId = '2001';
let operator: CallOptions = {};
let finance: CallOptions = {};
let titleId = '';

type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, data: object, who: CallOptions = operator) =>
  app.call(path, { data: { requestId: crypto.randomUUID(), customerId, ...data } }, who);
const form = {
  titleType: titleTypes.company,
  titleName: '华东精密制造有限公司二厂',
  taxNo: '91350100M000100Y43',
  bankName: '工商银行松江支行',
  bankAccount: '1102020409000123456',
  email: 'fp@example.cn',
  mobile: '13800137788',
};
const titleOf = async (who?: CallOptions) =>
  (await call('/api/OpsCustomer/GetTitles', {}, who)).resultData.find((one) => one.titleId === titleId);
const correct = async (data: object, who?: CallOptions) =>
  call('/api/OpsCustomer/CorrectTitle', { ...(await titleOf()), reason: '开户行填错', ...data }, who);

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  finance = { token: await signIn(app, 'finance') };
  const added = await app.call(
    '/api/CustInvoiceTitle/Add',
    { data: { ...form, requestId: crypto.randomUUID() } },
    finance,
  );
  titleId = added.resultData.titleId;
});

test('a correction holds for the customer, who is told; the log says from and to', async () => {
  const bank = { bankName: '建设银行松江支行', bankAccount: '3100 1512 3456 7890 123' };
  expect((await correct(bank)).success).toBe(true);
  const own = await app.call('/api/CustInvoiceTitle/GetList', { reqData: {} }, finance);
  expect(own.resultData.find((one) => one.titleId === titleId)).toMatchObject({
    ...form,
    bankName: '建设银行松江支行',
    bankAccount: '3100151234567890123',
    version: 2,
  });
  const told = await app.call('/api/Message/GetPage', {}, finance);
  expect(told.resultData[0]).toMatchObject({
    title: '发票抬头已由商城更正',
    content: '发票抬头“华东精密制造有限公司二厂”：商城更正了开户行、银行账号，原因：开户行填错。如有疑问请联系商城。',
    linkUrl: '/center/kamUser/invoice?tab=titles',
  });
  const [record] = (await call('/api/OpsCustomer/GetHistory', {})).resultData;
  expect(record).toMatchObject({
    act: '更正发票抬头',
    changes: [
      { name: '开户行', from: '工商银行松江支行', to: '建设银行松江支行' },
      { name: '账号', from: '**** 3456', to: '**** 0123' },
      { name: '标题', to: form.titleName },
      { name: '原因', to: '开户行填错' },
    ],
  });
});

test('the rules of the buyer’s form hold, and a title that he changed meanwhile is not overwritten', async () => {
  const faults = async (data: object) => (await correct(data)).errorData;
  expect(await faults({ taxNo: '123' })).toMatchObject([{ field: 'taxNo', msg: '纳税人识别号格式不正确' }]);
  expect(await faults({ bankAccount: '' })).toMatchObject([{ field: 'bankName' }]);
  expect((await correct({ reason: '' })).errorCode).toBe(errorCodes.badInput);
  const read = await titleOf();
  const edit = { ...read, titleName: '华东精密制造有限公司三厂', requestId: crypto.randomUUID() };
  expect((await app.call('/api/CustInvoiceTitle/Edit', { data: edit }, finance)).success).toBe(true);
  expect((await correct({ version: read?.version })).errorCode).toBe(errorCodes.outdated);
  expect((await titleOf())?.titleName).toBe('华东精密制造有限公司三厂');
});

test('who may only look sees what is private starred; nobody else sees or corrects one', async () => {
  const onlyViews = { token: (await buildStaff(app, { permissions: ['ops.customer.view'] })).token };
  expect(await titleOf(onlyViews)).toMatchObject({ bankAccount: '**** 0123', mobile: '138****7788', email: '' });
  expect((await correct({ taxNo: '' }, onlyViews)).errorCode).toBe(errorCodes.forbidden);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const supplier = { token: (await buildStaff(app, { role: 'supplierAdmin' })).token };
  for (const path of ['/api/OpsCustomer/GetTitles', '/api/OpsCustomer/CorrectTitle'] as const) {
    const input = { ...(await titleOf()), reason: '开户行填错' };
    expect((await call(path, input, {})).errorCode, path).toBe(errorCodes.signedOut);
    expect((await call(path, input, retail)).errorCode, path).toBe(errorCodes.notFound);
    for (const who of [finance, supplier])
      expect((await call(path, input, who)).errorCode, path).toBe(errorCodes.forbidden);
    expect((await call(path, { ...input, customerId: '2002' })).errorCode, path).toBe(errorCodes.notFound);
  }
  const foreign = { titleId: '999' };
  expect((await correct(foreign)).errorCode).toBe(errorCodes.notFound);
});
