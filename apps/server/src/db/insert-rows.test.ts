import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import { inserter } from './insert-rows.ts';
import { allWritten } from './number-taken.ts';
import type { Tx } from './open.ts';
import { outbox, requestAnswers } from './tables/requests.ts';
import { withTenant } from './with-tenant.ts';

const app = useTestApp();
const inBusiness = <T>(run: (tx: Tx) => Promise<T>) => withTenant(app.deps.db, businessCompanyId, run);
const at = new Date('2026-11-21T02:00:00.123Z');

test('rows come back as they were given, and what they do not bring keeps its default', async () => {
  const names = ['companyId', 'id', 'kind', 'subject', 'dueAt', 'lastError', 'createdAt', 'payload'] as const;
  const insert = inserter<{ id: string }, typeof outbox, (typeof names)[number]>(outbox, names, sql`returning id`);
  const rows = ['9007199254740993', '9007199254740994'].map((id, turn) => ({
    companyId: businessCompanyId,
    id,
    kind: '测试"\\\'',
    subject: `第 ${turn} 行`,
    dueAt: at,
    lastError: null,
    createdAt: at,
    payload: { 名称: ['纸', 1.5, null] },
  }));
  await inBusiness(async (tx) => {
    expect(await insert(tx, rows)).toEqual(rows.map(({ id }) => ({ id })));
    const stored = await tx
      .select()
      .from(outbox)
      .where(sql`kind = ${rows[0]?.kind}`)
      .orderBy(outbox.id);
    expect(stored).toEqual(rows.map((row) => ({ ...row, attempts: 0, leasedUntil: null, doneAt: null })));
    expect(await insert(tx, [])).toEqual([]);
  });
});

test('half a character becomes the sign for what cannot be read, as in any other statement', async () => {
  const names = ['companyId', 'id', 'kind', 'subject', 'dueAt', 'createdAt', 'payload'] as const;
  const insert = inserter<{ subject: string }, typeof outbox, (typeof names)[number]>(
    outbox,
    names,
    sql`returning subject`,
  );
  const texts = ['笑脸 😀', '半个 \ud83d', String.raw`字面的 \ud83d`];
  const stored = await inBusiness((tx) =>
    insert(
      tx,
      texts.map((subject, turn) => ({
        companyId: businessCompanyId,
        id: `90${turn}`,
        kind: 'half',
        subject,
        dueAt: at,
        createdAt: at,
        payload: { text: subject },
      })),
    ),
  );
  expect(stored.map(({ subject }) => subject)).toEqual(['笑脸 😀', '半个 \ufffd', String.raw`字面的 \ud83d`]);
});

test('a number that is taken runs the transaction again, with another number', async () => {
  const names = ['companyId', 'accountId', 'path', 'requestId', 'bodyHash', 'createdAt'] as const;
  const insert = inserter<{ id: string }, typeof requestAnswers, (typeof names)[number]>(
    requestAnswers,
    names,
    sql`on conflict do nothing returning request_id as id`,
  );
  const row = { companyId: businessCompanyId, accountId: '1', path: 'number-taken', bodyHash: '', createdAt: at };
  const insertAs = async (tx: Tx, requestId: string) => allWritten(await insert(tx, [{ ...row, requestId }]), 1);
  await inBusiness((tx) => insertAs(tx, 'taken'));
  const drawn: string[] = [];
  await inBusiness(async (tx) => {
    const number = drawn.length === 0 ? 'taken' : 'free';
    drawn.push(number);
    await insertAs(tx, 'beside');
    await insertAs(tx, number);
  });
  expect(drawn).toEqual(['taken', 'free']);
  const stored = await inBusiness((tx) =>
    tx
      .select({ id: requestAnswers.requestId })
      .from(requestAnswers)
      .where(sql`path = 'number-taken'`)
      .orderBy(requestAnswers.requestId),
  );
  expect(stored.map(({ id }) => id)).toEqual(['beside', 'free', 'taken']);
});
