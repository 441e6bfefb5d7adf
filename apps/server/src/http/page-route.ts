import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import { createHash } from 'node:crypto';
import { openCookies } from './cookies.ts';
import { noShopHtml } from './no-shop-page.ts';
import type { App } from './route.ts';
import { createShopPage, type GetTemplate } from './shop-page.ts';

export const consoleAddress = '/console/';
/** The storefront as a customer sees it, for an operator (docs/domain/accounts.md §9): the same page, with a session of its own. */
export const viewingAddress = '/viewing/';

/** The one page of a front end, with the look of the shop whose host it is asked on. */
export function registerPage(
  app: Pick<App, 'fastify' | 'deps' | 'shops'>,
  {
    address,
    builtPage,
    drawArriving,
    getTemplate,
  }: {
    address: string;
    builtPage: string;
    drawArriving: (template: TemplateAnswer) => string;
    getTemplate: GetTemplate;
  },
): void {
  const renderPage = createShopPage(app, { builtPage, drawArriving }, getTemplate);
  const ownScripts = hashesOf(builtPage);
  app.fastify.get(address, async (request, reply) => {
    if (address === viewingAddress && !openCookies(request).get('viewing_token')) return reply.redirect(consoleAddress);
    const shopPage = await renderPage(request);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    // The storefront says itself that there is no shop here; to the console nobody could ever sign in.
    if (shopPage === undefined && address === consoleAddress) return reply.status(404).send(noShopHtml);
    return reply
      .header(policyHeader, allowing(ownScripts, String(reply.raw.getHeader(policyHeader) ?? '')))
      .send(shopPage ?? builtPage);
  });
}

const policyHeader = 'content-security-policy';

/** The scripts that the build wrote into a page, as a policy names them: these alone run beside our files, nothing that is written into it later. */
export const hashesOf = (builtPage: string): string[] =>
  [...builtPage.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const allowing = (hashes: readonly string[], policy: string): string =>
  policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
