import { taxFields, type TaxProvider, taxProviders, taxProviderTexts } from '@jicai/domain/tax/tax-services.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { taxServices } from '../../db/tables/connections.ts';
import { type ConnectionKind, selectConnections } from '../connections/index.ts';

/** Connections to platforms that issue invoices (docs/domain/invoices.md §7). */
export const taxKind: ConnectionKind<TaxProvider> = {
  name: 'tax',
  table: taxServices,
  providers: taxProviders,
  texts: taxProviderTexts,
  fields: taxFields,
};

export const selectTaxServices = (ctx: Ctx) => selectConnections(ctx, taxKind);
