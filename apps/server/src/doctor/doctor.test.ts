import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { buildSku } from '../../test/build-goods.ts';
import { useTestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { createCompany } from '../seed/create-company.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkSettings } from './check-settings.ts';
import { checkShop } from './check-shop.ts';
import type { Finding } from './finding.ts';

const app = useTestApp();
const failed = (findings: readonly Finding[]) =>
  findings.flatMap(({ level, text }) => (level === 'fail' ? [text] : []));
const server = { DATABASE_URL: 'postgres://a@b/c', PASSWORD_PEPPER: 'x'.repeat(16), LINK_SECRET: 'x'.repeat(16) };

test('a database of this version is ready; one that is absent, old or out of reach is named in plain words', async () => {
  const url = app.deps.config.databaseUrl ?? '';
  const { findings, isReady } = await checkDatabase(url, 1);
  expect(failed(findings)).toEqual([]);
  expect(isReady).toBe(true);
  const absent = new URL(url);
  absent.pathname = '/no_such_database';
  expect((await checkDatabase(absent.href, 1)).findings).toEqual([
    { level: 'fail', text: '连接不上：没有这个数据库，请先 createdb' },
  ]);
  const closed = await checkDatabase('postgres://nobody@127.0.0.1:1/none', 1);
  expect(closed).toEqual({ isReady: false, findings: [{ level: 'fail', text: '连接不上：对方没有监听这个端口' }] });
  const many = await checkDatabase(url, 60);
  expect(many.findings.find(({ text }) => text.startsWith('max_connections'))?.level).toBe('warn');
});

test('the demo and doubles are in the way of going live; a bare host and no mail are worth a thought', () => {
  expect(failed(checkSettings(readConfig({})))).toHaveLength(1);
  expect(failed(checkSettings(readConfig({ ...server, VENDOR_URL: 'http://127.0.0.1:9' })))).toHaveLength(1);
  const bare = checkSettings(readConfig({ ...server, HOST: '0.0.0.0' }));
  expect(failed(bare)).toEqual([]);
  expect(bare.filter(({ level }) => level === 'warn')).toHaveLength(2);
  const whole = { ...server, HOST: '0.0.0.0', TRUST_PROXY: '1', SMTP_URL: 'smtp://m.example.cn', MAIL_FROM: 'a@b.cn' };
  expect(checkSettings(readConfig(whole)).every(({ level }) => level === 'ok')).toBe(true);
});

test('a port of another program, a data folder that is a file and a mail server that is absent', async () => {
  const other = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const faults = failed(await checkMachine(readConfig({ PORT: String(port), DATA_DIR: process.execPath })));
  other.close();
  expect(faults).toEqual([
    expect.stringContaining('数据目录不可用'),
    expect.stringContaining(`端口 ${port} 被别的程序占用`),
  ]);
  const mail = readConfig({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.cn' });
  expect(failed(await checkMail(mail))).toEqual([expect.stringContaining('ECONNREFUSED')]);
  expect(await checkMail(readConfig({}))).toEqual([]);
});

test('a new shop: every step of the guide and the ICP number are missing; what is done is not', async () => {
  const { companyId } = await createCompany(app.deps, { name: '待查商城', host: 'doctor.localhost', kind: 'business' });
  const place = { companyId, deps: app.deps };
  const before = failed(await checkShop(place));
  for (const part of ['上架商品', '收款账户', 'ICP 备案号', 'doctor.localhost'])
    expect(before.some((text) => text.includes(part))).toBe(true);
  await buildSku(app.deps, companyId);
  const after = failed(await checkShop(place));
  expect(after.some((text) => text.includes('上架商品'))).toBe(false);
  expect(after).toHaveLength(before.length - 1);
});
