import type { SmsNotice } from '@jicai/domain/sms/sms-notices.ts';
import { hasTemplate } from '@jicai/domain/sms/sms-services.ts';
import type { SmsMessage } from '../../adapters/sms/sms.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { SmsSource } from '../../db/tables/connections.ts';
import type { Job } from '../../jobs/job-context.ts';
import { recordSent, withoutOf } from './sms-receipts.ts';
import { selectSmsServices } from './sms-services.store.ts';

/** Whether a text message of this shop reaches anybody: a provider is connected, or the demo keeps it. */
export async function canSendSms(ctx: Ctx): Promise<boolean> {
  if (ctx.deps.sms.local) return true;
  return (await selectSmsServices(ctx)).some(({ isEnabled }) => isEnabled);
}

/** Whether a provider in use has a template for this notice; where none is in use, whether the demo keeps it. */
export async function canSendNotice(ctx: Ctx, notice: SmsNotice): Promise<boolean> {
  const used = (await selectSmsServices(ctx)).filter(({ isEnabled }) => isEnabled);
  return used.length === 0
    ? ctx.deps.sms.local !== undefined
    : used.some(({ settings }) => hasTemplate(settings, notice));
}

export interface OutgoingSms extends Omit<SmsMessage, 'companyId' | 'at'> {
  /** The effect that sends it, planned again where another provider may bring what the first could not. */
  source: SmsSource;
}

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/**
 * Sends one text message by the shop's first provider, by the next one where that fails (docs/domain/sms.md §3); those that the
 * source's payload names under `without` have failed before and are left out. Throws what the last one said; without a
 * provider the demo keeps the message, and elsewhere nothing leaves. Returns what records it.
 */
export async function sendSms(
  { deps, companyId, inTenant }: Job,
  { source, ...message }: OutgoingSms,
): Promise<Record> {
  const without = withoutOf(source);
  const services = (await inTenant(selectSmsServices)).filter(({ isEnabled }) => isEnabled);
  const whole = { ...message, companyId, at: deps.now() };
  if (services.length === 0) {
    await deps.sms.local?.send(whole);
    return nothing;
  }
  let fault: unknown;
  const able = services.filter((one) => !without.includes(one.provider) && hasTemplate(one.settings, message.notice));
  for (const { provider, settings } of able) {
    try {
      const service = await deps.sms.open(provider, settings);
      const { messageNo } = await service.send(whole);
      const { mobile, notice } = message;
      return (ctx) => recordSent(ctx, { provider, mobile, notice, messageNo, source, sentAt: whole.at });
    } catch (error) {
      fault = error;
      deps.log.warn({ companyId, provider, notice: message.notice, err: error }, 'text message not sent');
    }
  }
  if (fault) throw fault;
  return nothing;
}
