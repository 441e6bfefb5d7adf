import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../ctx/ctx.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { findPageCompany } from '../../http/page-company.ts';
import { Refusal } from '../../http/refusal.ts';
import type { App } from '../../http/route.ts';
import { getPublicProduct } from '../catalog/index.ts';
import { getTemplate } from '../tenancy/index.ts';
import { categoryPage } from './category-page.ts';
import { leadScript, lostHtml, type PublicPage, toHtml } from './page-html.ts';
import { productPage, type Site } from './product-page.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';

/** Search engines do not load it, so they stay on the page that they index. */
const lead = 'location.replace(document.documentElement.dataset.to);\n';
const html = 'text/html; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
/** Addresses that are no page for a search engine. */
const closed = ['/api/', '/console/', '/viewing/', '/files/', '/dev/', leadScript];

/** What strangers and search engines find beside the pages behind the # (docs/domain/exposure.md §7). */
export function publicPagesRoutes(app: App): void {
  const { fastify, deps } = app;

  /** Answers out of the host's shop as a visitor sees it; what is not there, or not his to see, is not found. */
  const answer = (type: string, make: (ctx: Ctx, origin: string, request: FastifyRequest) => Promise<string>) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const companyId = await findPageCompany(app, request);
      const text =
        companyId &&
        (await inTenantAsSystem(deps, companyId, 'public page', (ctx) => make(ctx, originOf(request), request)).catch(
          nullIfRefused,
        ));
      if (!text) return reply.status(404).type(html).send(lostHtml);
      return reply.type(type).header('cache-control', 'public, max-age=300').send(text);
    };
  };
  const page = (make: (ctx: Ctx, site: Site, id: string) => Promise<PublicPage>) =>
    answer(html, async (ctx, origin, request) => {
      const { id } = request.params as { id: string };
      return /^[1-9]\d{0,17}$/.test(id) ? toHtml(await make(ctx, { origin, shopName: await nameOf(ctx) }, id)) : '';
    });

  fastify.get(
    '/p/:id',
    page(async (ctx, site, id) => productPage(site, await getPublicProduct(ctx, id))),
  );
  fastify.get('/c/:id', page(categoryPage));
  fastify.get('/sitemap.xml', answer(xml, sitemapIndex));
  fastify.get(
    '/sitemap/:file',
    answer(xml, (ctx, origin, request) => sitemapFile(ctx, origin, (request.params as { file: string }).file)),
  );
  fastify.get(leadScript, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=86400').send(lead),
  );
  fastify.get('/robots.txt', async (request, reply) => {
    const isShop = (await findPageCompany(app, request)) !== undefined;
    const lines = isShop
      ? [...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${originOf(request)}/sitemap.xml`]
      : ['Disallow: /'];
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${lines.join('\n')}\n`);
  });
}

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

async function nameOf(ctx: Ctx): Promise<string> {
  const [shop] = (await getTemplate(ctx)).companyTempList;
  return shop?.pageDesc || shop?.companyName || '';
}

function nullIfRefused(cause: unknown): null {
  if (cause instanceof Refusal) return null;
  throw cause;
}
