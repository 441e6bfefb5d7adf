import { describe, expect, test } from 'vitest';
import { businessHost, retailHost, useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const url = '/api/ShopHostUrlMapTemplate/GetList';
const from = (method: 'OPTIONS' | 'POST', origin: string) =>
  app.fastify.inject({
    method,
    url,
    headers: {
      host: businessHost,
      origin,
      ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { payload: '{}' }),
  });

describe('calls from pages of other hosts', () => {
  test.each([businessHost, retailHost])('the preflight of %s, which is mapped, is answered', async (host) => {
    const { statusCode, headers } = await from('OPTIONS', `https://${host}`);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': `https://${host}`,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, authtoken, x-token',
      vary: expect.stringMatching(/origin/i),
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('the answer may be read by a mapped host, without credentials', async () => {
    const { statusCode, headers } = await from('POST', `http://${retailHost}:8080`);
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(`http://${retailHost}:8080`);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test.each(['https://evil.example', 'null', `https://${businessHost}.evil.example`, 'file:///x'])(
    'neither the preflight nor the answer is opened to %s',
    async (origin) => {
      const preflight = await from('OPTIONS', origin);
      expect(preflight.statusCode).toBe(404);
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
      expect((await from('POST', origin)).headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});
