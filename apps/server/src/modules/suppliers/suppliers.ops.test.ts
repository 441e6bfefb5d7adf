import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { buildSku, buildSupplier } from '../../../test/build-goods.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { inShop } from '../../../test/in-shop.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { tellEndingPapers } from './index.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const form = {
  supplierName: '建档文具厂',
  contactName: '王五',
  telephone: '021-55556666',
  areaText: '上海市',
  address: '某路 1 号',
  intro: '',
  logoUrl: '',
};
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const save = (data: object, who = operator) => app.call('/api/OpsSupplier/Save', command({ ...form, ...data }), who);
const read = async (supplierId: string, who = operator) =>
  app.call('/api/OpsSupplier/GetModel', { data: { supplierId } }, who);
const page = async (reqData: object, searchKey?: string) =>
  (await app.call('/api/OpsSupplier/GetPage', { reqData, searchKey }, operator)).resultData;
const savePaper = (data: object, who = operator) =>
  app.call('/api/OpsSupplier/SavePaper', command({ paperName: '营业执照', paperNo: '91', validTo: '', ...data }), who);

test('a supplier is added, changed with its record, and not twice', async () => {
  const { supplierId } = (await save({})).resultData;
  expect((await read(supplierId)).resultData).toMatchObject({ supplierName: '建档文具厂', isSelf: false, papers: [] });
  expect((await save({ supplierId, contactName: '赵六' })).errorCode).toBe('0');
  expect((await read(supplierId)).resultData.contactName).toBe('赵六');
  const log = await app.call('/api/OpsLog/GetPage', { reqData: {}, searchKey: supplierId }, operator);
  expect(log.resultData[0]?.changes).toContainEqual(expect.objectContaining({ from: '王五', to: '赵六' }));
  expect((await save({})).errorData).toEqual([{ field: 'supplierName', msg: '已有同名的供应商' }]);
  expect((await save({ supplierName: '一' })).errorData?.[0]?.field).toBe('supplierName');
});

test('the list counts goods and papers, and finds by a part of the name', async () => {
  const supplierId = await buildSupplier(app.deps, businessCompanyId, { name: '清单五金厂' });
  await buildSku(app.deps, businessCompanyId, { supplierId });
  await buildSku(app.deps, businessCompanyId, { supplierId, isOnSale: false });
  expect(await page({}, '五金')).toMatchObject([{ supplierId, itemCount: 1, openOrderCount: 0, paperCount: 0 }]);
});

test('papers: with a file, told before they end, changed and taken away', async () => {
  const { supplierId } = (await save({ supplierName: '资质厂' })).resultData;
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#456' } });
  const upload = await sendFile(app, {
    bytes: await picture.png().toBuffer(),
    fields: { bizType: String(bizTypes.licence) },
    token: operator.token,
  });
  const { paperId } = (await savePaper({ supplierId, validTo: '2026-12-01', fileUrl: upload.resultData.fileUrl }))
    .resultData;
  expect((await read(supplierId)).resultData.papers).toMatchObject([
    { paperId, paperName: '营业执照', validTo: '2026-12-01', fileUrl: expect.stringContaining('/files/') },
  ]);
  expect((await page({ hasEndingPaper: true })).map((row) => row.supplierId)).toEqual([supplierId]);
  await savePaper({ supplierId, paperId, validTo: '2028-12-01' });
  expect(await page({ hasEndingPaper: true })).toEqual([]);
  expect((await read(supplierId)).resultData.papers[0]?.fileUrl).toContain('/files/');
  const other = await buildSupplier(app.deps, businessCompanyId);
  expect((await savePaper({ supplierId: other, paperId })).errorCode).toBe(errorCodes.notFound);
  expect((await savePaper({ supplierId, paperName: '' })).errorData?.[0]?.field).toBe('paperName');
  const remove = () => app.call('/api/OpsSupplier/DeletePaper', command({ paperId }), operator);
  expect((await remove()).errorCode).toBe('0');
  expect((await remove()).errorCode).toBe(errorCodes.notFound);
});

test('a paper that ends in thirty days is told once to who edits suppliers, and stands on the desk', async () => {
  const { supplierId } = (await save({ supplierName: '将到期厂' })).resultData;
  const { paperId } = (await savePaper({ supplierId, paperName: '生产许可证', validTo: '2026-12-21' })).resultData;
  await savePaper({ supplierId, paperName: '已过期的证', validTo: '2026-11-01' });
  await savePaper({ supplierId, paperName: '还早的证', validTo: '2027-11-01' });
  const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const told = async (who: CallOptions = operator) => {
    for (const companyId of [businessCompanyId, retailCompanyId])
      await inShop(app, companyId, (ctx) => tellEndingPapers(ctx));
    const { resultData } = await app.call('/api/Message/GetPage', { reqData: {} }, who);
    return resultData.filter(({ title }) => title === '供应商资质将到期').map(({ content }) => content);
  };
  const first = '将到期厂的生产许可证有效至 2026-12-21，请更新。';
  expect(await told()).toEqual([first]);
  expect(await told()).toEqual([first]);
  expect(await told(abroad)).toEqual([]);
  expect(await told({ token: await signIn(app, 'supplier') })).toEqual([]);
  const tile = async () =>
    (await app.call('/api/OpsDesk/GetModel', {}, operator)).resultData.tiles.find((one) => one.tile === 'papersEnding');
  expect(await tile()).toMatchObject({ count: 1, overdueCount: 1 });
  await savePaper({ supplierId, paperId, paperName: '生产许可证', validTo: '2026-12-20' });
  expect(await told()).toHaveLength(2);
  expect((await page({ hasEndingPaper: true })).map((row) => row.supplierId)).toEqual([supplierId]);
});

test('who may not: buyers, suppliers, and another shop’s operator', async () => {
  const { supplierId } = (await save({ supplierName: '不给看厂' })).resultData;
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await read(supplierId, other)).errorCode).toBe(errorCodes.notFound);
  expect((await save({ supplierId }, other)).errorCode).toBe(errorCodes.notFound);
  expect((await savePaper({ supplierId }, other)).errorCode).toBe(errorCodes.notFound);
  const foreign = await buildSupplier(app.deps, retailCompanyId);
  expect((await read(foreign)).errorCode).toBe(errorCodes.notFound);
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await read(supplierId, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await save({}, who)).errorCode).toBe(errorCodes.forbidden);
  }
});
