import fastifyStatic from '@fastify/static';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '../db/with-tenant.ts';
import { getTemplate } from '../modules/tenancy/index.ts';
import { consoleDir, seedDir, storefrontDir } from '../paths.ts';
import type { Ctx } from './context.ts';
import { demoFallbackHost, type HostLookup, isLoopbackHost, normaliseHost } from './find-tenant.ts';
import type { App } from './route.ts';

const aYear = '365d';

/** The built screens and pictures. index.html is made per host: title, colour and template are in it (no flash, no extra call). */
export async function registerScreens(app: App, lookup: HostLookup): Promise<void> {
  const { fastify } = app;
  if (existsSync(storefrontDir)) {
    await fastify.register(fastifyStatic, {
      root: join(storefrontDir, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: aYear,
    });
    const page = readFileSync(join(storefrontDir, 'index.html'), 'utf8');
    fastify.get('/', async (request, reply) => sendShopPage(app, lookup, page, request, reply));
  }
  if (existsSync(consoleDir)) {
    await fastify.register(fastifyStatic, { root: consoleDir, prefix: '/console/', decorateReply: false });
  }
  const pictures = join(seedDir, 'pictures');
  if (existsSync(pictures)) {
    await fastify.register(fastifyStatic, {
      root: pictures,
      prefix: '/pictures/',
      decorateReply: !existsSync(storefrontDir),
      maxAge: '7d',
    });
  }
}

async function sendShopPage(app: App, lookup: HostLookup, page: string, request: FastifyRequest, reply: FastifyReply) {
  const host = normaliseHost(request.hostname);
  const { isDemo } = app.deps.config;
  const named = (request.query as { host?: unknown }).host;
  const shown = isDemo && isLoopbackHost(host) && typeof named === 'string' ? normaliseHost(named) : host;
  const companyId =
    (await lookup(shown)) ?? (isDemo && isLoopbackHost(host) ? await lookup(demoFallbackHost) : undefined);
  const html = companyId ? await fillIn(app, page, companyId) : page;
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}

const maxAgeMs = 2000;
const filled = new Map<string, { html: string; untilMs: number }>();

async function fillIn(app: App, page: string, companyId: string): Promise<string> {
  const nowMs = app.deps.now().getTime();
  const hit = filled.get(companyId);
  if (hit && hit.untilMs > nowMs) return hit.html;
  const template = await withTenant(app.deps.db, companyId, (db) =>
    // Only the fields that reading a template needs: there is no caller, no command.
    getTemplate({ db, companyId, now: app.deps.now(), deps: app.deps } as Ctx),
  );
  const [shop] = template.companyTempList;
  const json = JSON.stringify(template).replaceAll('<', String.raw`\u003c`);
  const html = page
    .replace('<title></title>', `<title>${escapeHtml(shop?.pageDesc ?? '')}</title>`)
    .replace('content="#29166f"', `content="${escapeHtml(shop?.webColor ?? '')}"`)
    .replace(
      '--brand: #29166f',
      `--brand: ${/^#[0-9a-f]{6}$/i.test(shop?.webColor ?? '') ? shop?.webColor : '#29166f'}`,
    )
    .replace(
      '<script type="application/json" id="template"></script>',
      () => `<script type="application/json" id="template">${json}</script>`,
    );
  filled.set(companyId, { html, untilMs: nowMs + maxAgeMs });
  return html;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
