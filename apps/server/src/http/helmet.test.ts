import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

test('every answer carries the security headers, a refusal and an unknown path too', async () => {
  for (const [method, url] of [
    ['GET', '/healthz'],
    ['GET', '/no/such/page'],
    ['POST', '/api/ShopCart/GetList'],
  ] as const) {
    const { headers } = await app.fastify.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
    expect(headers['content-security-policy'], url).toContain("script-src 'self';");
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'self'");
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['referrer-policy'], url).toBe('strict-origin');
    expect(headers['strict-transport-security'], url).toBeUndefined();
  }
});

test('the form of a payment may lead to the channels, and wherever Alipay sends the browser on to, and nowhere else', async () => {
  const { headers } = await app.fastify.inject('/healthz');
  const [, formAction] = /form-action ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
  expect(formAction).toBe("'self' https://*.alipay.com https://*.alipaydev.com https://wx.tenpay.com");
});
