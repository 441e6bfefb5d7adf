import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { agedBy } from '../ctx/aged-by.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import { heroPicture } from './arriving-page.ts';
import { escapeHtml, scriptJson } from './escape-html.ts';
import { findPageCompany } from './page-company.ts';
import type { App } from './route.ts';

/** Returns the look of the shop. It is passed in, because it belongs to a module on a floor above. */
export type GetTemplate = (ctx: Ctx, options?: { preview?: string }) => Promise<TemplateAnswer>;

const maxAgeMs = 2000;
const maxPages = 500;
const defaultColour = '#29166f';

/**
 * index.html for each shop, with its title, colour and template, so that the page has the right look at once without another
 * call; undefined for a host that belongs to no shop.
 */
export function createShopPage(
  app: Pick<App, 'deps' | 'shops'>,
  { builtPage, drawArriving }: { builtPage: string; drawArriving: (template: TemplateAnswer) => string },
  getTemplate: GetTemplate,
) {
  const { deps } = app;
  const pages = new LRUCache<string, string>({ max: maxPages, ttl: maxAgeMs, ...agedBy(deps.now) });

  return async (request: FastifyRequest): Promise<string | undefined> => {
    const companyId = await findPageCompany(app, request);
    if (!companyId) return undefined;
    const render = async (preview?: string) => {
      const options = preview === undefined ? {} : { preview };
      const template = await inTenantAsSystem(deps, companyId, 'shop page', (ctx) => getTemplate(ctx, options));
      return fillIn(builtPage, template, drawArriving(template));
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

function fillIn(page: string, template: TemplateAnswer, arriving: string): string {
  const [shop] = template.companyTempList;
  const colour = /^#[0-9a-f]{6}$/i.test(shop?.webColor ?? '') ? (shop?.webColor ?? defaultColour) : defaultColour;
  return page
    .replaceAll(defaultColour, colour)
    .replace('<title></title>', () => `<title>${escapeHtml(shop?.pageDesc ?? '')}</title>`)
    .replace(
      'name="description" content=""',
      () => `name="description" content="${escapeHtml(describeShop(template))}"`,
    )
    .replace(
      'id="template"></script>',
      () => `id="template" data-hero="${escapeHtml(heroPicture(template))}">${scriptJson(template)}</script>`,
    )
    .replace('id="root"></div>', () => `id="root">${arriving}</div>`);
}

/** What the shop is, and what it sells, for search engines and previews. */
export function describeShop({ companyTempList: [shop], cateList }: TemplateAnswer): string {
  const goods = cateList.slice(0, 8).map(({ navTitle }) => navTitle);
  return `${shop?.pageDesc ?? ''}${goods.length > 0 ? `：${goods.join('、')}等商品在线采购` : ''}，由${shop?.companyName ?? ''}提供。`;
}
