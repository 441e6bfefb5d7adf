import { smsFields, type SmsProvider, smsProviders, smsProviderTexts } from '@jicai/domain/sms/sms-services.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { smsServices } from '../../db/tables/connections.ts';
import { type ConnectionKind, selectConnections } from '../connections/index.ts';

/** Connections to senders of text messages (docs/domain/sms.md §1). */
export const smsKind: ConnectionKind<SmsProvider> = {
  name: 'sms',
  table: smsServices,
  providers: smsProviders,
  texts: smsProviderTexts,
  fields: smsFields,
};

export const selectSmsServices = (ctx: Ctx) => selectConnections(ctx, smsKind);
