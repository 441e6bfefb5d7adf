import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleDir, licencesFile, storefrontDir } from '../paths.ts';
import { arrivingName, arrivingShop } from './arriving-page.ts';
import { registerAssets } from './assets.ts';
import { consoleAddress, registerPage, viewingAddress } from './page-route.ts';
import type { App } from './route.ts';
import type { GetTemplate } from './shop-page.ts';

/** The storefront's routes (spec section 2). */
const screenPaths =
  `/home /login /register /SearchFor /productDetail /help /agreement /error /404 /supplier /print /cart /addToCart /quickOrder /brands
  /Settlementpage /Cashier /zhifu /WeChat /paySuccess /signOn /center`.split(/\s+/);
const screenFolders = ['center', 'finance', 'Audit'];

/** The storefront's page with a session of its own. */
const asViewing = (page: string) =>
  page
    .replace('<html ', '<html data-front="viewing" ')
    .replace('</head>', '<meta name="robots" content="noindex" /></head>');

/** The built screens of the shop and of its console, and the licences of what is shipped. */
export function registerScreens(app: App, getTemplate: GetTemplate): void {
  const { fastify } = app;
  // Module tests run without a build.
  if (!existsSync(storefrontDir)) return;
  registerAssets(fastify, { folder: join(storefrontDir, 'assets'), prefix: '/assets/' });
  registerAssets(fastify, { folder: join(consoleDir, 'assets'), prefix: '/console/assets/' });
  const storefront = readFileSync(join(storefrontDir, 'index.html'), 'utf8');
  for (const [address, builtPage, drawArriving] of [
    ['/', storefront, arrivingShop],
    [consoleAddress, readFileSync(join(consoleDir, 'index.html'), 'utf8'), arrivingName],
    [viewingAddress, asViewing(storefront), arrivingShop],
  ] as const) {
    registerPage(app, { address, builtPage, drawArriving, getTemplate });
  }
  fastify.get('/console', (_request, reply) => reply.redirect(consoleAddress));
  // Its pages have addresses behind the # too.
  fastify.get('/console/*', (request, reply) => reply.redirect(`/console/#${request.url.slice('/console'.length)}`));
  // Screens have addresses behind the #: an address typed without it is redirected.
  for (const path of [...screenPaths, ...screenFolders.map((folder) => `/${folder}/*`)])
    fastify.get(path, (request, reply) => reply.redirect(`/#${request.url}`));
  fastify.get('/licenses.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(readFileSync(licencesFile, 'utf8')),
  );
}
