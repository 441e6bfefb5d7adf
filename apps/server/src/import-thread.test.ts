import { type ImportState, importStates } from '@jicai/domain/goods/import-states.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { beforeAll, expect, test } from 'vitest';
import { sendFile } from '../test/send-file.ts';
import { signIn } from '../test/sign-in.ts';
import { useTestApp } from '../test/test-app.ts';
import { importInThreads } from './keep-import-thread.ts';

// The thread has the clock of the machine.
const app = useTestApp(undefined, { startsAt: new Date() });
let token = '';
beforeAll(async () => {
  token = await signIn(app, 'operator');
  importInThreads(app.deps, app.deps.config.databaseUrl ?? '');
});

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const stateOf = async (importId: string) =>
  (await app.call('/api/OpsGoods/GetImport', { data: { importId } }, { token })).resultData;
const patience = { timeout: 60_000, interval: 100 };
const becomes = (importId: string, state: ImportState) =>
  expect.poll(async () => (await stateOf(importId)).state, patience).toBe(state);
const itemsNamed = async (searchKey: string) =>
  (await app.call('/api/OpsGoods/GetPage', { reqData: {}, searchKey }, { token })).resultData.length;

async function begin(text: string, name = '商品.csv'): Promise<string> {
  const bytes = Buffer.from(text);
  const fields = { bizType: String(bizTypes.goodsFile) };
  const { resultData } = await sendFile(app, { bytes, name, fields, token });
  const body = command({ fileUrl: resultData.fileUrl, fileName: name });
  return (await app.call('/api/OpsGoods/StartImport', body, { token })).resultData.importId;
}

const columns =
  'spuNo,itemNo,itemName,itemSpec,colorName,categoryPath,brandName,supplierName,unit,price,marketPrice,stock,taxRate,moq,description,imgUrl';
const rowOf = (at: number) =>
  `THR${at},THR${at}-1,线程测试胶带 ${at},48mm,,文具/胶带/封箱胶带,,导入供应商,卷,6.00,,50,0.13,1,,`;
const rows = 700;

test('a goods file is checked, written and undone in a thread of its own', async () => {
  const importId = await begin([columns, ...Array.from({ length: rows }, (_, at) => rowOf(at))].join('\n'));
  await becomes(importId, importStates.checked);
  expect(await stateOf(importId)).toMatchObject({ newRows: rows, refusedRows: 0 });
  await app.call('/api/OpsGoods/WriteImport', command({ importId, isPartial: false }), { token });
  await becomes(importId, importStates.done);
  expect(await stateOf(importId)).toMatchObject({ createdItems: rows, updatedItems: 0 });
  expect(await itemsNamed('线程测试胶带 699')).toBe(1);
  await app.call('/api/OpsGoods/UndoImport', command({ importId }), { token });
  await becomes(importId, importStates.undone);
  expect(await itemsNamed('线程测试胶带')).toBe(0);
}, 120_000);

test('the thread says what is wrong with a file', async () => {
  const importId = await begin('PK\u0003\u0004 broken', '坏.xlsx');
  await becomes(importId, importStates.unreadable);
  expect((await stateOf(importId)).notes).toEqual([expect.any(String)]);
}, 60_000);

test('an import whose thread cannot begin is stopped and may be begun again', async () => {
  importInThreads(app.deps, 'postgresql://nobody@127.0.0.1:1/none');
  const importId = await begin([columns, rowOf(9000)].join('\n'));
  await becomes(importId, importStates.stopped);
  importInThreads(app.deps, app.deps.config.databaseUrl ?? '');
}, 60_000);
