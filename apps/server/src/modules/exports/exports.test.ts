import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { orderSheetColumns } from '@jicai/domain/orders/order-sheet.ts';
import { exportStates } from '@jicai/domain/people/privacy.ts';
import { exportColumns, listExports as kinds } from '@jicai/domain/shop-side/list-exports.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { signIn } from '../../../test/sign-in.ts';
import { takeSheet } from '../../../test/take-sheet.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { users } from '../../db/tables/accounts.ts';
import { storedFiles } from '../../db/tables/files.ts';
import { listExports } from '../../db/tables/list-exports.ts';
import { auditRecords, outbox } from '../../db/tables/requests.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp();
const start = Date.UTC(2026, 10, 21, 2);
const day = 24 * 60 * 60_000;
const at = (ms: number) => app.setNow(new Date(start + ms));
let clerk: CallOptions = {};
let other: CallOptions = {};

beforeAll(async () => {
  at(0);
  clerk = await buildStaff(app, { role: 'manager' });
  other = await buildStaff(app, { role: 'manager' });
});
beforeEach(() => at(0));

const run = <T>(fn: Parameters<typeof inShop<T>>[2]) => inShop(app, businessCompanyId, fn);
const begin = async (call = clerk, reqData: object = {}) =>
  (await app.call('/api/OpsCustomer/Export', { reqData }, call)).resultData;
const read = async (exportId: string, call = clerk) =>
  app.call('/api/OpsExport/GetModel', { data: { exportId } }, call);
const list = async (call = clerk) => (await app.call('/api/OpsExport/GetPage', {}, call)).resultData;
const fetchFile = async (url: string) => (await app.fastify.inject({ method: 'GET', url })).statusCode;

test('a sheet is made in the background, told how far it is, found again and fetched', async () => {
  const begun = await begin();
  expect(begun).toMatchObject({ kind: 'customers', exportState: exportStates.making, doneCount: 0, fileUrl: '' });
  expect(begun.rowCount).toBeGreaterThan(0);
  // One at a time, for each account.
  expect((await app.call('/api/OpsLog/Export', {}, clerk)).errorCode).toBe(errorCodes.repeated);
  expect((await begin(other)).exportState).toBe(exportStates.making);
  await runDueOnce(app.deps);
  const [made] = await list();
  expect(made).toMatchObject({
    exportId: begun.exportId,
    exportState: exportStates.ready,
    doneCount: begun.rowCount,
    createTime: '2026-11-21 10:00:00',
    expireTime: '2026-11-24 10:00:00',
  });
  expect(columnOf(await readSheet(app, made?.fileUrl ?? ''), '客户').length).toBe(begun.rowCount);
  const records = await run((ctx) =>
    ctx.db.select().from(auditRecords).where(eq(auditRecords.subject, 'papers 客户导出')),
  );
  expect(records.map(({ after }) => (after as { rowCount: number }).rowCount)).toContain(begun.rowCount);
});

test('nobody else finds it: another operator, a supplier, another shop, a buyer, nobody', async () => {
  const { exportId } = await begin();
  await runDueOnce(app.deps);
  const supplier = { token: await signIn(app, 'supplier') };
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  for (const call of [other, supplier, retail]) {
    expect((await read(exportId, call)).errorCode).toBe(errorCodes.notFound);
    expect((await list(call)).map((one) => one.exportId)).not.toContain(exportId);
  }
  const buyer = { token: await signIn(app, 'buyer') };
  for (const path of ['/api/OpsExport/GetPage', '/api/OpsExport/GetModel'] as const) {
    const body = { data: { exportId }, reqData: {} };
    expect((await app.call(path, body, buyer)).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call(path, body)).errorCode).toBe(errorCodes.signedOut);
  }
  // Nor does its link work elsewhere without a session of his.
  const { fileUrl } = (await read(exportId)).resultData;
  expect(await fetchFile(fileUrl)).toBe(200);
  expect(await fetchFile(fileUrl.replace(/sig=[^&]+/, 'sig=x'))).toBe(404);
});

test('one that is being made is cancelled, by who asked for it alone; one that is ready stays', async () => {
  const cancel = (exportId: string, call: CallOptions = clerk) =>
    app.call('/api/OpsExport/Cancel', { data: { exportId } }, call);
  const { exportId } = await begin();
  expect((await cancel(exportId, other)).errorCode).toBe(errorCodes.notFound);
  expect((await cancel(exportId, { token: await signIn(app, 'buyer') })).errorCode).toBe(errorCodes.forbidden);
  expect((await cancel(exportId, {})).errorCode).toBe(errorCodes.signedOut);
  expect((await cancel(exportId)).resultData).toMatchObject({ exportState: exportStates.failed, reason: '已取消' });
  await runDueOnce(app.deps);
  expect((await read(exportId)).resultData).toMatchObject({ exportState: exportStates.failed, fileUrl: '' });
  const next = await begin();
  await runDueOnce(app.deps);
  expect((await cancel(next.exportId)).resultData.exportState).toBe(exportStates.ready);
});

test('who asked for it has a message when it has ended, nobody else, a supplier too', async () => {
  const news = async (call: CallOptions) =>
    (await app.call('/api/Message/GetPage', {}, call)).resultData.filter(({ title }) => title === '导出结束');
  const [before, others] = [(await news(clerk)).length, (await news(other)).length];
  await begin();
  await runDueOnce(app.deps);
  const told = await news(clerk);
  expect(told.length).toBe(before + 1);
  expect(told[0]).toMatchObject({
    content: expect.stringMatching(/^客户导出完成，共 \d+ \S+。$/),
    linkUrl: '/exports',
  });
  expect((await news(other)).length).toBe(others);
  const { supplierId } = await buildSku(app.deps, businessCompanyId);
  const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId });
  const sheet = await takeSheet(app, '/api/OpsOwn/ExportStock', { reqData: {} }, supplier);
  expect(sheet.resultData.exportState, sheet.resultData.reason).toBe(exportStates.ready);
  expect((await news(supplier)).length).toBe(1);
});

test('who lost the permission gets neither the file that is there nor the one that is being made', async () => {
  const leaver = await buildStaff(app, { role: 'manager' });
  const { exportId } = await begin(leaver);
  await runDueOnce(app.deps);
  expect((await read(exportId, leaver)).resultData.fileUrl).not.toBe('');
  const next = await begin(leaver);
  await run((ctx) =>
    ctx.db
      .update(users)
      .set({ shopRoles: ['orders'] })
      .where(eq(users.id, leaver.userId)),
  );
  await runDueOnce(app.deps);
  expect((await read(exportId, leaver)).resultData.fileUrl).toBe('');
  expect((await read(next.exportId, leaver)).resultData).toMatchObject({
    exportState: exportStates.failed,
    reason: '导出权限已被收回',
  });
});

test('the columns of the last time are remembered, for each user and list', async () => {
  const columns = ['客户', '信用额度'];
  const sheet = await takeSheet(app, '/api/OpsCustomer/Export', { reqData: { columns } }, clerk);
  const head = (await readSheet(app, sheet.resultData.fileUrl)).getRow(1).values as unknown[];
  expect(head.slice(1)).toEqual(columns);
  const hidden = async (call: CallOptions, of = 'customers') =>
    (await app.call('/api/OpsView/GetList', { reqData: { list: of } }, call)).resultData.exportHidden;
  expect(await hidden(clerk)).toEqual(exportColumns.customers.filter((title) => !columns.includes(title)));
  expect(await hidden(other)).toEqual([]);
  expect(await hidden(clerk, 'orders')).toEqual([]);
  const unknown = await app.call('/api/OpsCustomer/Export', { reqData: { columns: ['密码'] } }, clerk);
  expect(unknown.errorCode).toBe(errorCodes.badInput);
});

test('every list has the columns that its screen offers', async () => {
  const asked = {
    orders: ['/api/OpsOrder/Export', orderSheetColumns],
    customers: ['/api/OpsCustomer/Export', exportColumns.customers],
    statements: ['/api/OpsCheck/ExportList', exportColumns.statements],
    payments: ['/api/OpsPay/Export', exportColumns.payments],
    refunds: ['/api/OpsPay/ExportRefunds', exportColumns.refunds],
    settlements: ['/api/OpsSettle/ExportList', exportColumns.settlements],
    log: ['/api/OpsLog/Export', exportColumns.log],
  } as const;
  for (const [path, columns] of Object.values(asked)) {
    const { resultData } = await takeSheet(app, path, { reqData: {}, data: {} }, clerk);
    expect(resultData.exportState, path).toBe(exportStates.ready);
    const head = (await readSheet(app, resultData.fileUrl)).getRow(1).values as unknown[];
    expect(head.slice(1), path).toEqual(columns);
  }
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(Object.keys(asked)));
});

test('row and file are forgotten after three days, together', async () => {
  const { exportId } = await begin();
  await runDueOnce(app.deps);
  at(3 * day - 1000);
  await sweepOnce(app.deps);
  clerk = { token: (await buildStaff(app, { role: 'manager' })).token };
  const rows = () => run((ctx) => ctx.db.select().from(listExports).where(eq(listExports.id, exportId)));
  const [row] = await rows();
  const files = () =>
    run((ctx) =>
      ctx.db
        .select()
        .from(storedFiles)
        .where(eq(storedFiles.id, row?.fileId ?? '0')),
    );
  expect((await files()).length).toBe(1);
  at(3 * day + 1000);
  await sweepOnce(app.deps);
  await runDueOnce(app.deps);
  expect(await rows()).toEqual([]);
  expect(await files()).toEqual([]);
});

test('what fails three times is given up with why, and another one may be begun', async () => {
  const { exportId } = await begin();
  await run((ctx) => ctx.db.update(outbox).set({ attempts: 3 }).where(eq(outbox.subject, exportId)));
  await runDueOnce(app.deps);
  expect((await read(exportId)).resultData).toMatchObject({ exportState: exportStates.failed, fileUrl: '' });
  expect((await begin()).exportState).toBe(exportStates.making);
});

test('a supplier takes its own stock and sheets along, and nothing of another supplier', async () => {
  const [mine, foreign] = [
    await buildSku(app.deps, businessCompanyId, { stock: 7 }),
    await buildSku(app.deps, businessCompanyId, { stock: 9 }),
  ];
  const clerk = await buildStaff(app, { role: 'supplierAdmin', supplierId: mine.supplierId });
  const stock = await takeSheet(app, '/api/OpsOwn/ExportStock', { reqData: {} }, clerk);
  const sheet = await readSheet(app, stock.resultData.fileUrl);
  expect((sheet.getRow(1).values as unknown[]).slice(1)).toEqual(exportColumns.ownStock);
  expect(columnOf(sheet, '货号')).toEqual([mine.itemNo]);
  expect(columnOf(sheet, '货号')).not.toContain(foreign.itemNo);
  expect(columnOf(sheet, '现存')).toEqual([7]);
  const sheets = await takeSheet(app, '/api/OpsOwnSettle/ExportList', { reqData: {} }, clerk);
  expect(sheets.resultData).toMatchObject({ exportState: exportStates.ready, rowCount: 0 });
  // An operator has no stock of his own, a supplier none of the shop's lists.
  expect((await app.call('/api/OpsOwn/ExportStock', { reqData: {} }, other)).errorCode).toBe(errorCodes.forbidden);
  for (const path of ['/api/OpsSettle/ExportList', '/api/OpsCustomer/Export', '/api/OpsCheck/ExportList'] as const)
    expect((await app.call(path, { reqData: {} }, clerk)).errorCode, path).toBe(errorCodes.forbidden);
});
