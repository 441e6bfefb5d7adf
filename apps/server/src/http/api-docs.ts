import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import { contract } from '@jicai/contract/index.ts';
import { z } from 'zod';
import { accessText, openApiDocument } from './open-api.ts';
import type { App } from './route.ts';

/**
 * /api/openapi.json for tools and /api/docs for people, generated from the contract at the first call. In the demo, or
 * with API_DOCS=1.
 */
export function registerApiDocs({ fastify, deps }: App): void {
  if (!deps.config.hasApiDocs) return;
  let document: string | undefined;
  let page: string | undefined;
  fastify.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  fastify.get('/api/docs', (_request, reply) => {
    page ??= docsPage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

function docsPage(): string {
  const entries = Object.entries(contract).map(([path, endpoint]) => ({
    path,
    endpoint: endpoint as unknown as Endpoint,
  }));
  const controllers = [...new Set(entries.map(({ path }) => controllerOf(path)))].toSorted();
  const sections = controllers.map((controller) => {
    const own = entries.filter(({ path }) => controllerOf(path) === controller);
    return `<section id="${controller}"><h2>${controller}</h2>${own.map(entry).join('')}</section>`;
  });
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>接口 - Jicai 集采</title><style>${style}</style></head><body><main>
<h1>Jicai 集采 接口</h1>
<p>全部为 POST、JSON。登录后在请求头 authtoken 中带上令牌。业务答复一律 HTTP 200，成败见 success 与 errorCode。
机器可读版本：<a href="/api/openapi.json">openapi.json</a>。金额单位为分，编号为数字字符串，时间为上海时间。</p>
<nav>${controllers.map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
${sections.join('\n')}</main></body></html>`;
}

function entry({ path, endpoint }: { path: string; endpoint: Endpoint }): string {
  const notes = [accessText(endpoint.access), ...(endpoint.requestId === 'required' ? ['必须带 requestId'] : [])];
  return `<details><summary><code>${path}</code><span>${notes.join(' · ')}</span></summary>
<h3>请求</h3><pre>${schemaText(endpoint.body)}</pre>
<h3>resultData</h3><pre>${schemaText(endpoint.result)}</pre></details>`;
}

const controllerOf = (path: string) => path.split('/')[2] ?? '';

function schemaText(schema: z.ZodType): string {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return JSON.stringify(rest, null, 1).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const style = `body{margin:0;background:#f5f6f8;color:#14181f;font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:1000px;margin:0 auto;padding:32px 24px}h1{font-size:24px;line-height:32px}h2{font-size:16px;margin:32px 0 8px}
h3{font-size:13px;margin:8px 0 4px;color:#535c69}nav{display:flex;flex-wrap:wrap;gap:4px 16px}a{color:#29166f}
details{background:#fff;border-radius:8px;margin:8px 0;padding:12px 16px}summary{cursor:pointer;display:flex;gap:16px;flex-wrap:wrap}
summary span{color:#535c69}pre{background:#f5f6f8;border-radius:4px;padding:12px;overflow:auto;font-size:12px;line-height:18px}`;
