import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const good = {
  titleType: titleTypes.company,
  titleName: '华东精密制造有限公司',
  taxNo: '91350100M000100Y43',
  regAddress: '上海市松江区莘砖公路518号',
  regTel: '021-67001234',
  bankName: '招商银行上海松江支行',
  bankAccount: '6225 8801-2345 6789',
};
let admin = '';
let finance = '';
let buyer = '';
let member = '';
beforeAll(async () => {
  admin = await signIn(app, 'admin');
  finance = await signIn(app, 'finance');
  buyer = await signIn(app, 'buyer');
  member = await signIn(app, 'member');
});
const add = (data: object, token = finance) => app.call('/api/CustInvoiceTitle/Add', { data }, { token });
const list = (token = finance) => app.call('/api/CustInvoiceTitle/GetList', {}, { token });

describe('invoice titles', () => {
  test('belong to the customer; the first is its default, and one at a time', async () => {
    const first = (await add(good)).resultData;
    const second = (await add({ ...good, titleName: '华东精密（苏州）有限公司', isDefault: true }, admin)).resultData;
    const seen = await list(buyer);
    expect(seen.resultData.map((title) => [title.titleId, title.isDefault])).toEqual([
      [second.titleId, true],
      [first.titleId, false],
    ]);
    expect(seen.resultData[1]).toMatchObject({ bankAccount: '6225880123456789', taxNo: '91350100M000100Y43' });
    expect([seen.isEditable, (await list()).isEditable]).toEqual([false, true]);
    const chosen = await app.call('/api/CustInvoiceTitle/SetDefault', { data: first }, { token: finance });
    expect(chosen.success).toBe(true);
    const edited = { ...good, ...first, titleName: '改名后的公司', isDefault: true };
    expect(await app.call('/api/CustInvoiceTitle/Edit', { data: edited }, { token: finance })).toMatchObject({
      resultData: { version: 2 },
    });
    expect(await app.call('/api/CustInvoiceTitle/Edit', { data: edited }, { token: admin })).toMatchObject({
      errorCode: '6',
    });
    const gone = await app.call('/api/CustInvoiceTitle/Delete', { data: second }, { token: finance });
    expect(gone.resultData.deleted).toBe(1);
    expect((await list()).resultData.map((title) => title.titleName)).toEqual(['改名后的公司']);
  });

  test.each([
    [{ titleName: '华' }, 'titleName', '请输入发票抬头'],
    [{ titleName: '<b>公司</b>' }, 'titleName', '请输入发票抬头'],
    [{ titleName: '长'.repeat(51) }, 'titleName', '请输入发票抬头'],
    [{ taxNo: '' }, 'taxNo', '纳税人识别号格式不正确'],
    [{ taxNo: '91350100M000100Y4Z' }, 'taxNo', '纳税人识别号格式不正确'],
    [{ regTel: '' }, 'regAddress', '请同时填写注册地址和电话'],
    [{ bankName: '' }, 'bankName', '请同时填写开户行和银行账号'],
    [{ bankAccount: '12ab' }, 'bankAccount', '银行账号格式不正确'],
    [{ email: 'a@b' }, 'email', '邮箱格式不正确'],
    [{ mobile: '123' }, 'mobile', '请输入正确的手机号码'],
  ])('a fault is told at its field: %o', async (change, field, msg) => {
    const answer = await add({ ...good, ...change });
    expect(answer).toMatchObject({ errorCode: '4', errorData: [{ field, msg }] });
  });

  test('a person needs no tax number', async () => {
    expect((await add({ titleType: titleTypes.person, titleName: '个人' }, member)).success).toBe(true);
    expect(await add({ titleType: titleTypes.person, titleName: '个人', taxNo: '1' }, member)).toMatchObject({
      errorCode: '4',
    });
  });

  test('are not there for others', async () => {
    const [title] = (await list()).resultData;
    const data = { ...good, titleId: title?.titleId, version: title?.version };
    for (const path of ['Edit', 'SetDefault'] as const) {
      const answer = await app.call(`/api/CustInvoiceTitle/${path}`, { data }, { token: member });
      expect(answer).toMatchObject({ errorCode: '5' });
    }
    expect((await app.call('/api/CustInvoiceTitle/Delete', { data }, { token: member })).resultData.deleted).toBe(0);
    const there = await signIn(app, 'member', { host: retailHost });
    const seen = await app.call('/api/CustInvoiceTitle/GetList', {}, { token: there, host: retailHost });
    expect(seen.resultData).toEqual([]);
    expect((await list()).resultData).toHaveLength(1);
  });

  test.each(['GetList', 'Add', 'Edit', 'Delete', 'SetDefault'] as const)('%s: who may', async (action) => {
    const path = `/api/CustInvoiceTitle/${action}` as const;
    const data = { ...good, titleId: '1' };
    expect(await app.call(path, { data })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, { data }, { token: await signIn(app, 'approver') })).toMatchObject({ errorCode: '3' });
    expect(await app.call(path, { data }, { token: await signIn(app, 'operator') })).toMatchObject({ errorCode: '3' });
    if (action !== 'GetList')
      expect(await app.call(path, { data }, { token: buyer })).toMatchObject({ errorCode: '3' });
  });
});
