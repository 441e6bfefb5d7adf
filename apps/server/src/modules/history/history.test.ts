import { expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
const submit = '/api/CustBrowsing/Submit';
const page = '/api/CustBrowsing/GetPage';
const remove = '/api/CustBrowsing/Delete';

test('the latest first, one row an item, nobody else sees it', async () => {
  const [a, b] = await Promise.all([buildSku(app.deps, businessCompanyId), buildSku(app.deps, businessCompanyId)]);
  const token = await signIn(app, 'buyer');
  for (const [minute, { itemId }] of [a, b, a].entries()) {
    app.setNow(new Date(Date.UTC(2026, 10, 21, 2, minute)));
    await app.call(submit, { data: { itemId } }, { token });
  }
  const shown = await app.call(page, {}, { token });
  expect(shown).toMatchObject({
    totalCount: 2,
    resultData: [
      { itemId: a.itemId, browseTime: '2026-11-21 10:02:00', price: 900 },
      { itemId: b.itemId, browseTime: '2026-11-21 10:01:00' },
    ],
  });
  expect((await app.call(page, {}, { token: await signIn(app, 'admin') })).resultData).toEqual([]);
  expect((await app.call(remove, { data: { itemIds: [a.itemId] } }, { token })).resultData.deleted).toBe(1);
  expect((await app.call(remove, { data: {} }, { token })).resultData.deleted).toBe(1);
});

test('switched off, nothing more is written down; what was stays until it is deleted', async () => {
  const [a, b] = await Promise.all([buildSku(app.deps, businessCompanyId), buildSku(app.deps, businessCompanyId)]);
  const token = await signIn(app, 'admin');
  await app.call(submit, { data: { itemId: a.itemId } }, { token });
  const turn = (isRecording: boolean) =>
    app.call('/api/CustBrowsing/SetRecording', { data: { isRecording } }, { token });
  expect((await turn(false)).resultData.isRecording).toBe(false);
  await app.call(submit, { data: { itemId: b.itemId } }, { token });
  expect(await app.call(page, {}, { token })).toMatchObject({ totalCount: 1, isRecording: false });
  await turn(true);
  await app.call(submit, { data: { itemId: b.itemId } }, { token });
  expect(await app.call(page, {}, { token })).toMatchObject({ totalCount: 2, isRecording: true });
  expect(await app.call('/api/CustBrowsing/SetRecording', { data: {} }, { token })).toMatchObject({ errorCode: '4' });
  const others = await app.call(page, {}, { token: await signIn(app, 'buyer') });
  expect(others.isRecording).toBe(true);
});

test('two hundred are kept', async () => {
  const { productId, supplierId, itemId } = await buildSku(app.deps, businessCompanyId);
  const token = await signIn(app, 'member');
  await app.deps.db.pool.query(
    `with more as (insert into items (company_id, id, product_id, supplier_id, item_no, name, unit_name, tax_rate_bp, created_at, updated_at)
       select $1, 900000 + n, $2, $3, 'MANY-' || n, 'x', '个', 1300, $4, $4 from generate_series(1, 205) n returning id)
     insert into browsed_items (company_id, account_id, item_id, browsed_at)
       select $1, (select id from accounts where company_id = $1 and account_no = 'member'), id, $4 from more`,
    [businessCompanyId, productId, supplierId, new Date('2026-01-01T00:00:00Z')],
  );
  await app.call(submit, { data: { itemId } }, { token });
  const shown = await app.call(page, {}, { token });
  expect(shown).toMatchObject({ totalCount: 200 });
  expect(shown.resultData[0]?.itemId).toBe(itemId);
});

test('refused: visitors, the shop side, foreign goods, bad bodies', async () => {
  const foreign = await buildSku(app.deps, retailCompanyId);
  const token = await signIn(app, 'buyer');
  for (const path of [submit, page, remove, '/api/CustBrowsing/SetRecording'] as const) {
    expect(await app.call(path, { data: { itemId: '1' } })).toMatchObject({ errorCode: '2' });
    const operator = await signIn(app, 'operator');
    expect(await app.call(path, { data: { itemId: '1' } }, { token: operator })).toMatchObject({ errorCode: '3' });
  }
  expect(await app.call(submit, { data: { itemId: foreign.itemId } }, { token })).toMatchObject({ errorCode: '5' });
  expect(await app.call(submit, { data: {} }, { token })).toMatchObject({ errorCode: '4' });
  expect(await app.call(remove, { data: { itemIds: 1 } }, { token })).toMatchObject({ errorCode: '4' });
  expect(await app.call(page, { pageSize: 'x' }, { token })).toMatchObject({ errorCode: '4' });
});

test('who does not hold the function has no history: nothing is written down of him and nothing shown', async () => {
  const { itemId } = await buildSku(app.deps, businessCompanyId);
  for (const who of ['approver', 'finance'] as const) {
    const token = await signIn(app, who);
    expect(await app.call(submit, { data: { itemId } }, { token })).toMatchObject({ success: true });
    expect(await app.call(page, {}, { token })).toMatchObject({ errorCode: '3' });
    expect((await app.call(remove, { data: {} }, { token })).resultData.deleted).toBe(0);
  }
});
