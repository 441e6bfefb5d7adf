import { contract } from '@jicai/contract/index.ts';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

test('openapi.json and the docs page name every endpoint', async () => {
  const document = await app.fastify.inject('/api/openapi.json');
  const page = await app.fastify.inject('/api/docs');
  expect(Object.keys(document.json().paths)).toEqual(Object.keys(contract));
  for (const path of Object.keys(contract)) expect(page.body).toContain(`<code>${path}</code>`);
});

test('/healthz, /readyz and /metrics answer', async () => {
  expect((await app.fastify.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.fastify.inject('/readyz')).json()).toEqual({ status: 'ready' });
  const metrics = (await app.fastify.inject('/metrics')).body;
  expect(metrics).toContain('http_request_duration_seconds');
  expect(metrics).toContain('nodejs_eventloop_lag_seconds');
});
