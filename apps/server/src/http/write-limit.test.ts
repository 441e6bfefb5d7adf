import { afterEach, expect, test } from 'vitest';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { buildSku } from '../../test/build-goods.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
const start = new Date('2026-11-21T02:00:00Z');
const later = (ms: number) => app.setNow(new Date(start.getTime() + ms));

afterEach(() => {
  app.deps.config.writesPerSecond = 0;
  later(0);
});

test('twenty commands of an account in a second; reads and other accounts go on', async () => {
  app.deps.config.writesPerSecond = 20;
  const [buyer, member] = [await signIn(app, 'buyer'), await signIn(app, 'member')];
  const { itemId } = await buildSku(app.deps, businessCompanyId);
  const like = async (token: string) =>
    (await app.call('/api/ShopItemConcern/Add', { data: { itemId } }, { token })).errorCode;
  const many = (count: number, token: string) => Promise.all(Array.from({ length: count }, () => like(token)));
  const codes = await many(25, buyer);
  expect(codes.filter((code) => code === '0')).toHaveLength(20);
  expect(codes.filter((code) => code === '8')).toHaveLength(5);
  expect(await like(member)).toBe('0');
  expect((await app.call('/api/ShopItemConcern/GetPage', {}, { token: buyer })).errorCode).toBe('0');

  later(500);
  expect((await many(12, buyer)).filter((code) => code === '0')).toHaveLength(10);
  later(60_000);
  expect((await many(25, buyer)).filter((code) => code === '0')).toHaveLength(20);
});

test('who may not call is told so, not to slow down', async () => {
  app.deps.config.writesPerSecond = 1;
  const approver = await signIn(app, 'supplier');
  for (let at = 0; at < 3; at += 1) {
    expect((await app.call('/api/ShopItemConcern/Add', {}, { token: approver })).errorCode).toBe('3');
    expect((await app.call('/api/ShopItemConcern/Add', {})).errorCode).toBe('2');
  }
});
