import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { countMessages } from '../../test/count-messages.ts';
import { placeTrade, type PlacedTrade } from '../../test/build-payment.ts';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import { trades } from './tables/orders.ts';
import { type ChangedFields, updater } from './update-rows.ts';
import { withTenant } from './with-tenant.ts';

const app = useTestApp();
const now = new Date('2026-11-22T03:04:05.678Z');
const change = updater(trades, { counting: 'version' });
let placed: PlacedTrade[] = [];

beforeAll(async () => {
  const token = await signIn(app, 'buyer');
  placed = [await placeTrade(app, token), await placeTrade(app, token), await placeTrade(app, token)];
});

const write = (ids: string[], fields: ChangedFields<typeof trades>) =>
  withTenant(app.deps.db, businessCompanyId, (tx) => change(tx, { companyId: businessCompanyId, ids, now, fields }));
const read = (id = '') =>
  withTenant(
    app.deps.db,
    businessCompanyId,
    async (tx) => (await tx.select().from(trades).where(eq(trades.id, id)))[0],
  );

test('the named rows take the fields that are given, and no others', async () => {
  const [first, second, third] = placed.map(({ tradeId }) => tradeId);
  const untouched = await read(third);
  const before = await read(first);
  const pendingCancel = { cancelReasonCode: 1, reason: '不要了', actorType: 'buyer', actorId: '1', actorName: '陈' };
  const fields = { payDeadline: now, isClosing: true, pendingCancel, receivedFen: undefined, paidAt: null };
  await write([first ?? '', second ?? ''], fields);
  const { receivedFen: _left, ...written } = fields;
  expect(await read(first)).toEqual({ ...before, ...written, updatedAt: now, version: 2 });
  expect(await read(second)).toMatchObject({ ...written, version: 2 });
  expect(await read(third)).toEqual(untouched);
});

test('each set of columns is one statement, whatever its values', async () => {
  const { statements } = await countMessages(app, async () => {
    for (const isClosing of [true, false]) await write([placed[0]?.tradeId ?? ''], { isClosing });
  });
  expect(new Set(statements.filter((text) => text.startsWith('update'))).size).toBe(1);
});

test('a field that the table does not have is a fault', async () => {
  const fields = { noSuchField: 1 } as ChangedFields<typeof trades>;
  await expect(write(['1'], fields)).rejects.toThrow('trades has no noSuchField');
});
