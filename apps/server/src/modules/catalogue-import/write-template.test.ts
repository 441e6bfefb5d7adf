import { readFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSheet } from '../../../test/read-sheet.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { businessHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { rootDir } from '../../paths.ts';
import { optionalGoodsColumns, requiredGoodsColumns } from '../goods-writing/index.ts';
import { importCatalogue, writeTemplate } from './index.ts';

const app = useTestApp(seedAccounts);
const folder = mkdtempSync(join(tmpdir(), 'jicai-template-'));

test.each(['goods.csv', 'goods.xlsx'])('%s can be imported as it is', async (name) => {
  const file = join(folder, name);
  writeFileSync(file, await writeTemplate(name));
  expect(await importCatalogue(app.deps, businessCompanyId, { files: [file] })).toMatchObject({
    rows: 1,
    refused: [],
    notes: [],
    isWritten: true,
  });
});

const ask = async (accountNo: DemoAccount | undefined, fileType: string) =>
  app.call(
    '/api/OpsGoods/GetImportTemplate',
    { data: { fileType } },
    accountNo === undefined ? {} : { token: await signIn(app, accountNo) },
  );

test('the operator downloads it', async () => {
  const { resultData } = await ask('operator', 'xlsx');
  const sheet = await readSheet(app, resultData.fileUrl);
  expect(sheet.getRow(1).getCell(1).text).toBe('spuNo');
  const csv = (await ask('operator', 'csv')).resultData.fileUrl;
  const file = await app.fastify.inject({ method: 'GET', url: csv, headers: { host: businessHost } });
  expect(file.body).toMatch(/^\ufeff?spuNo,itemNo,/);
});

test('nobody else does, and no other kind is known', async () => {
  expect(await ask(undefined, 'xlsx')).toMatchObject({ errorCode: '2' });
  expect(await ask('buyer', 'xlsx')).toMatchObject({ errorCode: '3' });
  expect(await ask('supplier', 'xlsx')).toMatchObject({ errorCode: '3' });
  expect(await ask('operator', 'exe')).toMatchObject({ errorCode: '4', errorMsg: '模板只能是 XLSX 或 CSV' });
});

test('no other kind of file is offered', async () => {
  await expect(writeTemplate('goods.txt')).rejects.toThrow('模板只能是 .csv 或 .xlsx 文件');
});

test('the document of the import names every column with its rule', () => {
  const text = readFileSync(join(rootDir, 'docs/import.md'), 'utf8');
  const missing = [...requiredGoodsColumns, ...optionalGoodsColumns].filter(
    ({ name, title, rule }) => !text.includes(`| \`${name}\` | ${title} | ${rule.replaceAll('|', '\\|')} |`),
  );
  expect(missing).toEqual([]);
});
