import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedMerchants } from '../../db/seed/merchants.ts';

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
