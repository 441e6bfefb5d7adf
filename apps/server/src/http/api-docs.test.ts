import { contract } from '@jicai/contract/index.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { withTenant } from '../db/with-tenant.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';

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

test('/tls-check knows hosts that lead to a shop, and no others', async () => {
  const ask = async (query: string) => (await app.fastify.inject(`/tls-check${query}`)).statusCode;
  await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx.execute(sql`
    insert into host_maps (host, id, mapped_company_id, created_at) values ('shop.example.cn', 1, ${businessCompanyId}, now())`),
  );
  expect(await ask('?domain=Shop.Example.cn')).toBe(200);
  for (const query of ['?domain=other.example.cn', '?domain=business.localhost', '?domain=', '', '?domain=a&domain=b'])
    expect(await ask(query), query).toBe(404);
});

test('outside the demo neither docs nor figures are shown, unless they are switched on', async () => {
  const required = { DATABASE_URL: 'postgres://x/x', PASSWORD_PEPPER: 'x'.repeat(16), LINK_SECRET: 'x'.repeat(16) };
  const { hasMetrics, hasApiDocs } = readConfig(required);
  const bare = await buildApp({ ...app.deps, config: { ...app.deps.config, isDemo: false, hasMetrics, hasApiDocs } });
  for (const url of ['/api/openapi.json', '/api/docs', '/metrics']) {
    expect((await bare.inject(url)).statusCode, url).toBe(404);
  }
  expect((await bare.inject('/healthz')).statusCode).toBe(200);
  await bare.close();
  expect(readConfig({ ...required, METRICS: '1', API_DOCS: '1' })).toMatchObject({
    hasMetrics: true,
    hasApiDocs: true,
  });
  expect(readConfig({})).toMatchObject({ hasMetrics: true, hasApiDocs: true });
});
