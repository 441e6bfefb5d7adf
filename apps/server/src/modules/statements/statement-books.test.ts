import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { done, paymentFor, send, useStatements } from '../../../test/build-statement.ts';
import { statementDamages } from '../../../test/damages.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { asTx } from '../../db/open.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const { app, tokens, onDay, buy, refundOne, generate, confirm } = useStatements();

/** October is overpaid, then a unit comes back; half of November is paid from the balance, the rest is reported. */
beforeEach(async () => {
  await onDay(new Date('2026-10-30T02:00:00Z'));
  const order = await buy(10);
  await onDay(new Date('2026-11-03T02:00:00Z'));
  const { checkId = '' } = await generate();
  await confirm(checkId);
  const report = await paymentFor(app, [{ checkId, fee: 900_000 }], tokens.finance);
  const input = { ...report, payFee: 1_000_000, payTime: '2026-11-02 10:00:00' };
  const { payId } = await done(app, '/api/FinCheck/SubmitPay', input, tokens.finance);
  await done(app, '/api/OpsCheck/ConfirmPay', { payId, isAgree: true, version: 1 }, tokens.operator);
  await refundOne(order);
  const note = await generate({ month: '2026-11' });
  await confirm(note.checkId ?? '');
  await onDay(new Date('2026-12-05T02:00:00Z'));
  await buy(4);
  const next = await generate({ month: '2026-12' });
  const nextId = next.checkId ?? '';
  await confirm(nextId);
  const spent = await send(
    app,
    '/api/FinCheck/PayByBalance',
    { allocations: [{ checkId: nextId, fee: 150_000 }] },
    tokens.finance,
  );
  expect(spent).toMatchObject({ success: true });
  const waiting = await paymentFor(app, [{ checkId: nextId, fee: 50_000 }], tokens.finance);
  await done(app, '/api/FinCheck/SubmitPay', waiting, tokens.finance);
});

test('the books find each damage to payments of statements and to balances, and name the rows', async () => {
  expect(await rowsOf(app, 'select kind from balance_entries order by id')).toEqual([
    { kind: 'overpaid' },
    { kind: 'creditNote' },
    { kind: 'spent' },
  ]);
  const [payment] = await rowsOf<{ id: string }>(app, 'select id from statement_payments order by id limit 1');
  for (const { rule, sql } of statementDamages) {
    const client = await app.deps.db.pool.connect();
    try {
      await client.query('begin');
      const { rowCount } = await client.query(sql, [businessCompanyId]);
      expect(rowCount, sql).toBe(1);
      const broken = await brokenInvariants(asTx(client), businessCompanyId);
      expect(broken.join('\n'), sql).toContain(rule);
      if (sql.includes('fee_fen = fee_fen + 1')) expect(broken.join('\n')).toContain(`${rule}: ${payment?.id}`);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
});
