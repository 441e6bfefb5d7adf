import { type BodyOf, endpointOf, type Path } from '@jicai/contract/index.ts';
import type { ListExportKind } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../ctx/ctx.ts';
import { billLinesSheet } from '../modules/channel-bills/index.ts';
import { customersSheet } from '../modules/customers/index.ts';
import type { Exporter, ListSheet } from '../modules/exports/index.ts';
import { goodsSheet, ownStockSheet } from '../modules/goods/index.ts';
import { shopOrdersSheet } from '../modules/orders/index.ts';
import { paymentsSheet, refundsSheet } from '../modules/payments/index.ts';
import { settlementsSheet } from '../modules/settlements/index.ts';
import { logSheet } from '../modules/staff/index.ts';
import { statementsSheet } from '../modules/statements/index.ts';

/** What was kept of a call is read as its body again: a later release may have other fields. */
const asked =
  <P extends Path>(path: P, sheetOf: (ctx: SignedInCtx, body: BodyOf<P>) => Promise<ListSheet> | ListSheet): Exporter =>
  async (ctx, body) =>
    sheetOf(ctx, endpointOf(path).body.parse(body) as BodyOf<P>);

/** How each list of the console is written to a file: a door function of the module that owns it. */
export const exporters: Readonly<Record<ListExportKind, Exporter>> = {
  orders: asked('/api/OpsOrder/Export', shopOrdersSheet),
  goods: asked('/api/OpsGoods/Export', goodsSheet),
  customers: asked('/api/OpsCustomer/Export', customersSheet),
  statements: asked('/api/OpsCheck/ExportList', statementsSheet),
  payments: asked('/api/OpsPay/Export', paymentsSheet),
  channelBills: asked('/api/OpsChannelBill/Export', billLinesSheet),
  refunds: asked('/api/OpsPay/ExportRefunds', refundsSheet),
  settlements: asked('/api/OpsSettle/ExportList', settlementsSheet),
  ownSettlements: asked('/api/OpsOwnSettle/ExportList', settlementsSheet),
  ownStock: asked('/api/OpsOwn/ExportStock', ownStockSheet),
  log: asked('/api/OpsLog/Export', logSheet),
};
