import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../../test/build-payment.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { seedMerchants } from '../../../seed/merchants.ts';
import { sweepOnce } from '../../../worker/sweep.ts';

const app = useTestApp(seedMerchants);

const send = (kind: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.fastify.inject({
    method: 'POST',
    url: `/api/PayNotify/${kind}/1001`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('a notice that is none', () => {
  test('with NUL bytes is kept without them and not believed', async () => {
    const alipay = await send('Alipay', 'a\u0000b', { 'x-local-signature': 'x\u0000y' });
    expect([alipay.statusCode, alipay.body]).toEqual([200, 'failure']);
    const wechat = await send('WeChat', Buffer.from([0, 0xff, 0x61, 0]));
    expect([wechat.statusCode, wechat.json()]).toEqual([401, { code: 'FAIL', message: '验签失败' }]);
    const kept = await rowsOf(app, 'select kind, body, result from payment_notices order by id');
    expect(kept).toEqual([
      { kind: 'Alipay', body: 'ab', result: 'forged' },
      { kind: 'WeChat', body: '\ufffda', result: 'forged' },
    ]);
  });

  test.each([
    ['of no type', 415, 'x', { 'content-type': 'no/type/at all;;' }],
    ['too large', 413, 'x'.repeat(300 * 1024), {}],
  ])('%s is answered in the words of the channel', async (_name, status, payload, headers) => {
    const alipay = await send('Alipay', payload, headers);
    expect([alipay.statusCode, alipay.body]).toEqual([status, 'failure']);
    for (const kind of ['WeChat', 'WeChatRefund']) {
      const wechat = await send(kind, payload, headers);
      expect([wechat.statusCode, wechat.json()]).toEqual([status, { code: 'FAIL', message: '请求内容不正确' }]);
    }
  });
});

describe('forged notices', () => {
  const count = async () =>
    (await rowsOf<{ count: number }>(app, 'select count(*)::integer as count from payment_notices'))[0]?.count;

  test('write nothing for a company that does not exist', async () => {
    const before = await count();
    for (const companyId of ['999999999', '0', 'abc', '9'.repeat(30)]) {
      const answer = await app.fastify.inject({
        method: 'POST',
        url: `/api/PayNotify/WeChat/${companyId}`,
        headers: { 'content-type': 'application/json' },
        payload: '{}',
      });
      expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'FAIL', message: '验签失败' }]);
    }
    const back = await app.fastify.inject({ url: '/api/ShopPay/AlipayReturn/999999999?out_trade_no=1' });
    expect([back.statusCode, back.headers.location]).toEqual([302, '/#/center/order/myOrder']);
    expect(await count()).toBe(before);
  });

  test('are kept up to 200 of a company, and forgotten after 30 days', async () => {
    for (let batch = 0; batch < 25; batch += 1) {
      await Promise.all(Array.from({ length: 10 }, () => send('Alipay', 'a=b')));
    }
    // Those that come side by side do not see each other.
    expect(await count()).toBeGreaterThanOrEqual(200);
    expect(await count()).toBeLessThan(215);
    const answer = await send('Alipay', 'a=b');
    expect([answer.statusCode, answer.body]).toEqual([200, 'failure']);
    await rowsOf(app, `update payment_notices set result = 'unknown' where id = (select min(id) from payment_notices)`);
    app.setNow(new Date(app.deps.now().getTime() + 31 * 86_400_000));
    await sweepOnce(app.deps);
    expect(await rowsOf(app, 'select result from payment_notices')).toEqual([{ result: 'unknown' }]);
  });
});
