import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { agedBy } from '../ctx/aged-by.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import { demoFallbackHost, isHere, isLoopbackHost, normaliseHost } from './hosts.ts';
import type { App } from './route.ts';

/** Returns the look of the shop. It is passed in, because it belongs to a module on a floor above. */
export type GetTemplate = (ctx: Ctx, options?: { preview?: string }) => Promise<TemplateAnswer>;

const maxAgeMs = 2000;
const maxPages = 500;
const defaultColour = '#29166f';

/**
 * index.html for each shop, with its title, colour and template, so that the page has the right look at once without another
 * call. A host that belongs to no shop gets the neutral page as it was built.
 */
export function createShopPage(app: App, builtPage: string, getTemplate: GetTemplate) {
  const { deps, shops } = app;
  const pages = new LRUCache<string, string>({ max: maxPages, ttl: maxAgeMs, ...agedBy(deps.now) });

  const findCompany = async (request: FastifyRequest): Promise<string | undefined> => {
    const host = normaliseHost(request.hostname);
    const isDemoHost = deps.config.isDemo && isLoopbackHost(host);
    const named = (request.query as { host?: unknown }).host;
    const shown = isDemoHost && typeof named === 'string' ? normaliseHost(named) : host;
    const caller = { isHere: isHere(request, deps.config) };
    const companyId = await shops.ofHost(shown, caller);
    return companyId ?? (isDemoHost ? await shops.ofHost(demoFallbackHost, caller) : undefined);
  };

  return async (request: FastifyRequest): Promise<string> => {
    const companyId = await findCompany(request);
    if (!companyId) return builtPage;
    const render = async (preview?: string) => {
      const options = preview === undefined ? {} : { preview };
      const template = await inTenantAsSystem(deps, companyId, 'shop page', (ctx) => getTemplate(ctx, options));
      return fillIn(builtPage, template);
    };
    // A draft is read anew each time: whoever edits it looks at what he just did.
    const { preview } = request.query as { preview?: unknown };
    if (typeof preview === 'string') return render(preview);
    const kept = pages.get(companyId);
    if (kept) return kept;
    const html = await render();
    pages.set(companyId, html);
    return html;
  };
}

function fillIn(page: string, template: TemplateAnswer): string {
  const [shop] = template.companyTempList;
  const colour = /^#[0-9a-f]{6}$/i.test(shop?.webColor ?? '') ? (shop?.webColor ?? defaultColour) : defaultColour;
  // A '<' inside the JSON could end the script element early.
  const json = JSON.stringify(template).replaceAll('<', String.raw`\u003c`);
  return page
    .replaceAll(defaultColour, colour)
    .replace('<title></title>', () => `<title>${escapeHtml(shop?.pageDesc ?? '')}</title>`)
    .replace('id="template"></script>', () => `id="template">${json}</script>`);
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
