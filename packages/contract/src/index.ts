import type { z } from 'zod';
import type { Endpoint } from './wire/endpoint.ts';
import { accounts } from './people/accounts.ts';
import { admissionOps } from './people/admission.ops.ts';
import { approvalRules } from './approvals/approval-rules.ts';
import { approvals } from './approvals/approvals.ts';
import { approvalWaysCalls } from './approvals/approval-ways.ts';
import { auth } from './people/auth.ts';
import { cart } from './cart/cart.ts';
import { catalog } from './goods/catalog.ts';
import { brandsOps } from './goods/brands.ops.ts';
import { productAroundOps } from './goods/product-around.ops.ts';
import { labelsOps } from './goods/labels.ops.ts';
import { categoriesOps } from './goods/categories.ops.ts';
import { changesOps } from './shop/changes.ops.ts';
import { checkout } from './cart/checkout.ts';
import { consents } from './people/consents.ts';
import { contractDiscountsOps } from './people/contract-discounts.ops.ts';
import { priceReasonsOps } from './people/price-reasons.ops.ts';
import { contractPricesOps } from './people/contract-prices.ops.ts';
import { goodsPoolOps } from './people/goods-pool.ops.ts';
import { customersOps } from './people/customers.ops.ts';
import { customerContactsOps } from './people/customer-contacts.ops.ts';
import { customerTitlesOps } from './invoices/customer-titles.ops.ts';
import { customerOverviewOps } from './people/customer-overview.ops.ts';
import { dashboard } from './shop/dashboard.ts';
import { delivery } from './cart/delivery.ts';
import { deskOps } from './shop/desk.ops.ts';
import { failedJobsOps } from './shop/failed-jobs.ops.ts';
import { favourites } from './goods/favourites.ts';
import { files } from './shop/files.ts';
import { finance } from './payments/finance.ts';
import { costsOps } from './goods/costs.ops.ts';
import { pricePlansOps } from './goods/price-plans.ops.ts';
import { goodsDeskOps } from './goods/goods-desk.ops.ts';
import { goodsOps } from './goods/goods.ops.ts';
import { help } from './shop/help.ts';
import { helpOps } from './shop/help.ops.ts';
import { helpTreeOps } from './shop/help-tree.ops.ts';
import { history } from './goods/history.ts';
import { invoices } from './invoices/invoices.ts';
import { hotWordsOps } from './search/hot-words.ops.ts';
import { invoiceTitles } from './invoices/invoice-titles.ts';
import { exportsOps } from './shop/exports.ops.ts';
import { listViewsOps } from './shop/list-views.ops.ts';
import { logOps } from './shop/log.ops.ts';
import { membersOps } from './people/members.ops.ts';
import { messages } from './shop/messages.ts';
import { newsOps } from './shop/news.ops.ts';
import { orderChanges } from './orders/order-changes.ts';
import { notices } from './shop/notices.ts';
import { noticesOps } from './shop/notices.ops.ts';
import { orders } from './orders/orders.ts';
import { placingOps } from './orders/placing.ops.ts';
import { papersOps } from './orders/papers.ops.ts';
import { waybillsOps } from './orders/waybills.ops.ts';
import { oftenBought } from './orders/often-bought.ts';
import { costCenters } from './people/cost-centers.ts';
import { organisation } from './people/organisation.ts';
import { hostsOps } from './shop/hosts.ops.ts';
import { merchantsOps } from './payments/merchants.ops.ts';
import { smsOps } from './sms/sms.ops.ts';
import { taxOps } from './tax/tax.ops.ts';
import { trackingOps } from './tracking/tracking.ops.ts';
import { bankLinesOps } from './payments/bank-lines.ops.ts';
import { channelBillsOps } from './payments/channel-bills.ops.ts';
import { paymentsOps } from './payments/payments.ops.ts';
import { payments } from './payments/payments.ts';
import { privacy } from './people/privacy.ts';
import { reference } from './shop/reference.ts';
import { registration } from './people/registration.ts';
import { registrationOps } from './people/registration.ops.ts';
import { reportsOps } from './shop/reports.ops.ts';
import { returns } from './returns/returns.ts';
import { roles } from './people/roles.ts';
import { search } from './search/search.ts';
import { searchLogOps } from './search/search-log.ops.ts';
import { searchSynonymsOps } from './search/search-synonyms.ops.ts';
import { ownSettlementsOps } from './settlements/own-settlements.ops.ts';
import { settlementsOps } from './settlements/settlements.ops.ts';
import { selfOps } from './shop/self.ops.ts';
import { freightOps } from './shop/freight.ops.ts';
import { settingsOps } from './shop/settings.ops.ts';
import { staffOps } from './shop/staff.ops.ts';
import { statements } from './statements/statements.ts';
import { statementsOps } from './statements/statements.ops.ts';
import { ownGoodsOps } from './goods/own-goods.ops.ts';
import { promotions } from './cart/promotions.ts';
import { promotionsOps } from './shop/promotions.ops.ts';
import { productExtras } from './goods/product-extras.ts';
import { productExtrasOps } from './goods/product-extras.ops.ts';
import { productEditorOps } from './goods/product-editor.ops.ts';
import { directorySync } from './people/directory-sync.ts';
import { signOn } from './people/sign-on.ts';
import { stock } from './goods/stock.ts';
import { studioOps } from './shop/studio.ops.ts';
import { suggest } from './search/suggest.ts';
import { suppliersOps } from './goods/suppliers.ops.ts';
import { suppliers } from './goods/suppliers.ts';
import { tenancy } from './shop/tenancy.ts';
import { users } from './people/users.ts';
import { viewingOps } from './people/viewing.ops.ts';

/** Every endpoint of the shop, keyed by its path. One entry here, one route() on the server, one query on a screen. */
export const contract = {
  ...accounts,
  ...admissionOps,
  ...auth,
  ...cart,
  ...approvalRules,
  ...approvals,
  ...approvalWaysCalls,
  ...catalog,
  ...changesOps,
  ...checkout,
  ...consents,
  ...contractDiscountsOps,
  ...contractPricesOps,
  ...priceReasonsOps,
  ...goodsPoolOps,
  ...customersOps,
  ...customerOverviewOps,
  ...customerTitlesOps,
  ...customerContactsOps,
  ...dashboard,
  ...delivery,
  ...deskOps,
  ...failedJobsOps,
  ...favourites,
  ...files,
  ...finance,
  ...brandsOps,
  ...labelsOps,
  ...productAroundOps,
  ...categoriesOps,
  ...costsOps,
  ...pricePlansOps,
  ...goodsDeskOps,
  ...goodsOps,
  ...ownGoodsOps,
  ...productEditorOps,
  ...productExtras,
  ...productExtrasOps,
  ...promotions,
  ...promotionsOps,
  ...studioOps,
  ...suppliersOps,
  ...help,
  ...helpOps,
  ...helpTreeOps,
  ...history,
  ...hotWordsOps,
  ...invoices,
  ...invoiceTitles,
  ...listViewsOps,
  ...exportsOps,
  ...logOps,
  ...membersOps,
  ...messages,
  ...newsOps,
  ...notices,
  ...noticesOps,
  ...orders,
  ...orderChanges,
  ...placingOps,
  ...papersOps,
  ...waybillsOps,
  ...oftenBought,
  ...costCenters,
  ...organisation,
  ...payments,
  ...hostsOps,
  ...merchantsOps,
  ...smsOps,
  ...taxOps,
  ...trackingOps,
  ...paymentsOps,
  ...bankLinesOps,
  ...channelBillsOps,
  ...privacy,
  ...reference,
  ...registration,
  ...registrationOps,
  ...reportsOps,
  ...returns,
  ...roles,
  ...search,
  ...searchLogOps,
  ...searchSynonymsOps,
  ...ownSettlementsOps,
  ...settlementsOps,
  ...selfOps,
  ...freightOps,
  ...settingsOps,
  ...staffOps,
  ...statements,
  ...statementsOps,
  ...signOn,
  ...directorySync,
  ...stock,
  ...suggest,
  ...suppliers,
  ...tenancy,
  ...users,
  ...viewingOps,
} as const satisfies Record<string, Pick<Endpoint, 'access'>>;

export type Contract = typeof contract;
export type Path = keyof Contract;
/** The parsed body a handler receives. */
export type BodyOf<P extends Path> = z.output<Contract[P]['body']>;
/** What a caller may send. */
export type SentBodyOf<P extends Path> = z.input<Contract[P]['body']>;
export type ResultOf<P extends Path> = z.output<Contract[P]['result']>;
type ExtraShapeOf<P extends Path> = Contract[P]['extra'];
export type ExtraOf<P extends Path> = {
  [K in keyof ExtraShapeOf<P>]: ExtraShapeOf<P>[K] extends z.ZodType ? z.output<ExtraShapeOf<P>[K]> : never;
};
export type AnswerOf<P extends Path> = { resultData: ResultOf<P> } & ExtraOf<P>;

/** An entry of the contract for what serves or checks every one of them alike. */
export const endpointOf = (path: Path): Endpoint => (contract as Readonly<Record<Path, unknown>>)[path] as Endpoint;
