import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { createAnswerCache } from './http/answer-cache.ts';
import { registerCors } from './http/cors.ts';
import { failure } from './http/answer.ts';
import { registerApiDocs } from './http/api-docs.ts';
import type { Deps } from './ctx/deps.ts';
import { sharedFloodStore } from './http/flood-store.ts';
import { registerErrorAnswers } from './http/errors.ts';
import { registerDemoWall } from './http/demo-wall.ts';
import { createTenantFinder } from './http/find-tenant.ts';
import { registerGentleClose } from './http/gentle-close.ts';
import { refuseDeepBodies } from './http/refuse-deep-bodies.ts';
import { registerSecurityHeaders } from './http/helmet.ts';
import { refuseTwoHosts } from './http/hosts.ts';
import { registerProbes } from './http/probes.ts';
import { registerPictures } from './http/pictures.ts';
import type { App } from './http/route.ts';
import { registerScreens } from './http/screens.ts';
import { registerTlsCheck } from './http/tls-check.ts';
import { createShopLookup } from './http/shop-lookup.ts';
import { createWriteLimit } from './http/write-limit.ts';
import { logSerializers } from './log-faults.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { admissionRoutes } from './modules/admission/admission.ops.routes.ts';
import { approvalNoticesRoutes } from './modules/approval-notices/approval-notices.routes.ts';
import { approvalsRoutes } from './modules/approvals/approvals.routes.ts';
import { findActor, readActor } from './modules/auth/index.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { catalogRoutes } from './modules/catalog/catalog.routes.ts';
import { ownStockRoutes } from './modules/catalogue-import/own-stock.routes.ts';
import { bankLinesOpsRoutes } from './modules/bank-lines/bank-lines.ops.routes.ts';
import { channelBillsOpsRoutes } from './modules/channel-bills/channel-bills.ops.routes.ts';
import { importOpsRoutes } from './modules/catalogue-import/import.ops.routes.ts';
import { changeSubjects } from './change-subjects.ts';
import { changesRoutes } from './modules/changes/changes.ops.routes.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import { placingRoutes } from './modules/checkout/placing.ops.routes.ts';
import { consentsRoutes } from './modules/consents/consents.routes.ts';
import { customerContactsRoutes } from './modules/customers/contacts.ops.routes.ts';
import { contractPricesRoutes } from './modules/customers/contract-prices.ops.routes.ts';
import { costCentersRoutes } from './modules/cost-centers/cost-centers.routes.ts';
import { customersRoutes } from './modules/customers/customers.ops.routes.ts';
import { customerOverviewRoutes } from './modules/customers/overview.ops.routes.ts';
import { customerTitlesRoutes } from './modules/customers/titles.ops.routes.ts';
import { discountsRoutes } from './modules/customers/discounts.ops.routes.ts';
import { goodsPoolRoutes } from './modules/customers/goods-pool.ops.routes.ts';
import { customerPeopleRoutes } from './modules/customers/people.ops.routes.ts';
import { viewingRoutes } from './modules/customers/viewing.ops.routes.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { guideRoutes } from './modules/desk/guide.ops.routes.ts';
import { deskRoutes } from './modules/desk/desk.ops.routes.ts';
import { failedJobsRoutes } from './modules/failed-jobs/failed-jobs.ops.routes.ts';
import { favouritesRoutes } from './modules/favourites/favourites.routes.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { financeRoutes } from './modules/finance/finance.routes.ts';
import { brandsOpsRoutes } from './modules/goods/brands.ops.routes.ts';
import { productAroundRoutes } from './modules/goods/product-around.ops.routes.ts';
import { labelsOpsRoutes } from './modules/goods/labels/labels.ops.routes.ts';
import { categoriesOpsRoutes } from './modules/goods/categories.ops.routes.ts';
import { costsRoutes } from './modules/goods/costs.ops.routes.ts';
import { pricePlansRoutes } from './modules/goods/price-plans.ops.routes.ts';
import { goodsDeskRoutes } from './modules/goods/goods.ops.routes.ts';
import { studioOpsRoutes } from './modules/tenancy/studio.ops.routes.ts';
import { ownGoodsRoutes } from './modules/goods/proposals/own-goods.routes.ts';
import { proposalsOpsRoutes } from './modules/goods/proposals/proposals.ops.routes.ts';
import { productExtrasRoutes } from './modules/goods/product-extras.ops.routes.ts';
import { productEditorRoutes } from './modules/goods/product-editor.routes.ts';
import { helpRoutes } from './modules/help/help.routes.ts';
import { historyRoutes } from './modules/history/history.routes.ts';
import { invoicesRoutes } from './modules/invoices/invoices.routes.ts';
import { exportsRoutes } from './modules/exports/exports.ops.routes.ts';
import { listViewsRoutes } from './modules/list-views/list-views.ops.routes.ts';
import { messagesRoutes } from './modules/messages/messages.routes.ts';
import { orderChangesRoutes } from './modules/order-changes/order-changes.routes.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { organisationRoutes } from './modules/organisation/organisation.routes.ts';
import { hostsOpsRoutes } from './modules/tenancy/hosts/hosts.ops.routes.ts';
import { smsRoutes } from './modules/sms/sms.ops.routes.ts';
import { merchantsRoutes } from './modules/payments/merchants/merchants.ops.routes.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { publicPagesRoutes } from './modules/public-pages/public-pages.routes.ts';
import { referenceRoutes } from './modules/reference/reference.routes.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { reportsRoutes } from './modules/reports/reports.ops.routes.ts';
import { returnsRoutes } from './modules/returns/returns.routes.ts';
import { rolesRoutes } from './modules/roles/roles.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { promotionsRoutes } from './modules/promotions/promotions.routes.ts';
import { freightRoutes } from './modules/shop-settings/freight.ops.routes.ts';
import { shopSettingsRoutes } from './modules/shop-settings/shop-settings.ops.routes.ts';
import { directorySyncRoutes } from './modules/directory-sync/directory-sync.routes.ts';
import { signOnRoutes } from './modules/sign-on/sign-on.routes.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';
import { ownSettlementsRoutes } from './modules/settlements/own-settlements.routes.ts';
import { settlementsOpsRoutes } from './modules/settlements/settlements.ops.routes.ts';
import { statementsRoutes } from './modules/statements/statements.routes.ts';
import { stockRoutes } from './modules/stock/stock.routes.ts';
import { suppliersOpsRoutes } from './modules/suppliers/suppliers.ops.routes.ts';
import { suppliersRoutes } from './modules/suppliers/suppliers.routes.ts';
import { getTemplate } from './modules/tenancy/index.ts';
import { tenancyRoutes } from './modules/tenancy/tenancy.routes.ts';
import { taxRoutes } from './modules/tax/tax.ops.routes.ts';
import { trackServiceRoutes } from './modules/tracking/tracking.ops.routes.ts';
import { trackingRoutes } from './modules/tracking/tracking.routes.ts';
import { usersRoutes } from './modules/users/users.routes.ts';
import { localPayRoutes } from './simulators/local-pay.routes.ts';
import { fastifyTrust } from './trusted-proxies.ts';

const bodyLimitBytes = 1024 * 1024;

/** The routes of each module. */
const routesOfModules: readonly ((app: App) => void)[] = [
  accountsRoutes,
  approvalsRoutes,
  approvalNoticesRoutes,
  authRoutes,
  cartRoutes,
  catalogRoutes,
  brandsOpsRoutes,
  labelsOpsRoutes,
  productAroundRoutes,
  categoriesOpsRoutes,
  checkoutRoutes,
  consentsRoutes,
  contractPricesRoutes,
  costCentersRoutes,
  customersRoutes,
  customerOverviewRoutes,
  customerContactsRoutes,
  customerTitlesRoutes,
  discountsRoutes,
  goodsPoolRoutes,
  customerPeopleRoutes,
  viewingRoutes,
  admissionRoutes,
  dashboardRoutes,
  deskRoutes,
  guideRoutes,
  failedJobsRoutes,
  favouritesRoutes,
  filesRoutes,
  financeRoutes,
  costsRoutes,
  pricePlansRoutes,
  goodsDeskRoutes,
  helpRoutes,
  historyRoutes,
  bankLinesOpsRoutes,
  channelBillsOpsRoutes,
  importOpsRoutes,
  invoicesRoutes,
  localPayRoutes,
  listViewsRoutes,
  exportsRoutes,
  messagesRoutes,
  ordersRoutes,
  orderChangesRoutes,
  organisationRoutes,
  placingRoutes,
  hostsOpsRoutes,
  merchantsRoutes,
  smsRoutes,
  paymentsRoutes,
  ownGoodsRoutes,
  ownSettlementsRoutes,
  ownStockRoutes,
  privacyRoutes,
  productEditorRoutes,
  productExtrasRoutes,
  proposalsOpsRoutes,
  publicPagesRoutes,
  referenceRoutes,
  registrationRoutes,
  reportsRoutes,
  returnsRoutes,
  rolesRoutes,
  searchRoutes,
  promotionsRoutes,
  freightRoutes,
  shopSettingsRoutes,
  settlementsOpsRoutes,
  signOnRoutes,
  directorySyncRoutes,
  staffRoutes,
  statementsRoutes,
  stockRoutes,
  studioOpsRoutes,
  suppliersOpsRoutes,
  suppliersRoutes,
  tenancyRoutes,
  trackingRoutes,
  taxRoutes,
  trackServiceRoutes,
  usersRoutes,
];

/** Builds the whole server without listening; read it top to bottom to know what runs for each request. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const fastify = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: fastifyTrust(deps.config.trustedProxies),
    requestTimeout: 150_000,
    // Who still has a connection while the server closes is answered on it, for the last time.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void reply.status(error.statusCode ?? 400).send(failure('4'));
    },
    logger: deps.config.logLevel === 'silent' ? false : { level: deps.config.logLevel, serializers: logSerializers },
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerErrorAnswers(fastify);
  registerGentleClose(fastify, deps);
  refuseDeepBodies(fastify);
  await registerSecurityHeaders(fastify, deps.config);
  refuseTwoHosts(fastify);
  if (deps.config.isDemo) registerDemoWall(fastify, deps.config);
  await fastify.register(compress, { threshold: 1024, encodings: ['gzip', 'br'] });
  if (deps.config.floodPerMinute) {
    await fastify.register(rateLimit, {
      max: deps.config.floodPerMinute,
      timeWindow: '1 minute',
      ...(deps.link && { store: sharedFloodStore(deps.link) }),
    });
  }

  const shops = createShopLookup(deps);
  const app: App = {
    fastify,
    deps,
    answers: createAnswerCache(deps.now),
    shops,
    findTenant: createTenantFinder(deps, shops),
    findActor,
    readActor,
    limitWrites: createWriteLimit(deps),
  };
  registerCors(app);
  registerProbes(app);
  registerTlsCheck(app);
  registerApiDocs(app);
  for (const register of routesOfModules) register(app);
  changesRoutes(app, changeSubjects);

  await registerPictures(app);
  registerScreens(app, getTemplate);
  fastify.setNotFoundHandler((_request, reply) => reply.status(404).send(failure('5', '访问的地址不存在')));
  return fastify;
}
