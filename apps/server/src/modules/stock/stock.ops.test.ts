import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { reserveStock } from './index.ts';

const app = useTestApp(seedAccounts);
const adjust = '/api/OpsStock/Adjust';
const ledger = '/api/OpsStock/GetLedger';
const reason = '月末盘点';

describe('OpsStock', () => {
  test('a count and a correction, each in the ledger and in the audit record', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 10 });
    const token = await signIn(app, 'operator');
    const requestId = randomUUID();
    const count = { itemId, onHand: 7, reason, version: 1, requestId };
    const first = await app.call(adjust, { data: count }, { token });
    expect(first.resultData).toEqual({ itemId, onHand: 7, reserved: 0, version: 2 });
    expect((await app.call(adjust, { data: count }, { token })).resultData).toEqual(first.resultData);
    await app.call(adjust, { data: { itemId, delta: -2, reason, version: 2, requestId: randomUUID() } }, { token });
    const shown = await app.call(ledger, { reqData: { itemId } }, { token });
    expect(shown).toMatchObject({
      totalCount: 3,
      onHand: 5,
      version: 3,
      resultData: [
        { onHandDelta: -2, sourceType: 'count', reason },
        { onHandDelta: -3, sourceId: requestId },
        { onHandDelta: 10, sourceType: 'import' },
      ],
    });
    expect(shown.resultData[0]?.userName).not.toBe('');
    const { rows } = await app.deps.db.pool.query(
      'select before, after, path from audit_records where subject = $1 order by id',
      [`stock ${itemId}`],
    );
    expect(rows).toMatchObject([
      { before: { onHand: 10 }, after: { onHand: 7, reason }, path: adjust },
      { before: { onHand: 7 }, after: { onHand: 5 } },
    ]);
  });

  test('refused: below what orders hold, an old version, no reason, both or neither number', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 10 });
    await inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, [{ orderLineId: ctx.newId(), itemId, qty: 6 }]));
    const token = await signIn(app, 'operator');
    const call = (data: object) =>
      app.call(adjust, { data: { itemId, reason, version: 2, requestId: randomUUID(), ...data } }, { token });
    expect(await call({ onHand: 5 })).toMatchObject({ errorCode: '4', errorMsg: '库存不能小于已占用的 6' });
    expect(await call({ delta: -5 })).toMatchObject({ errorCode: '4', errorData: [{ field: 'delta' }] });
    expect(await call({ onHand: 8, version: 1 })).toMatchObject({ errorCode: '6' });
    expect(await call({ onHand: 8, version: undefined })).toMatchObject({ errorCode: '4' });
    expect(await call({ onHand: 8, reason: '一' })).toMatchObject({ errorCode: '4', errorMsg: '请填写2-100字的原因' });
    expect(await call({ onHand: 8, delta: 1 })).toMatchObject({ errorCode: '4' });
    expect(await call({})).toMatchObject({ errorCode: '4' });
    expect(await call({ onHand: 8, requestId: undefined })).toMatchObject({ errorData: [{ field: 'requestId' }] });
    expect(await call({ onHand: 6 })).toMatchObject({ success: true, resultData: { onHand: 6, reserved: 6 } });
  });

  test('only the operator of the same shop', async () => {
    const own = await buildSku(app.deps, businessCompanyId);
    const foreign = await buildSku(app.deps, retailCompanyId);
    const bodies = (itemId: string) =>
      [
        [adjust, { data: { itemId, onHand: 1, reason, version: 1, requestId: randomUUID() } }],
        [ledger, { reqData: { itemId } }],
      ] as const;
    for (const [path, body] of bodies(own.itemId)) {
      expect(await app.call(path, body)).toMatchObject({ errorCode: '2' });
      expect(await app.call(path, body, { token: await signIn(app, 'buyer') })).toMatchObject({ errorCode: '3' });
      expect(await app.call(path, body, { token: await signIn(app, 'supplier') })).toMatchObject({ errorCode: '3' });
    }
    const token = await signIn(app, 'operator');
    for (const [path, body] of bodies(foreign.itemId)) {
      expect(await app.call(path, body, { token })).toMatchObject({ errorCode: '5' });
    }
    expect(await app.call(ledger, { reqData: {} }, { token })).toMatchObject({ errorCode: '4' });
  });
});
