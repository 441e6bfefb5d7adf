import type { SmsMessage } from '../../adapters/sms/sms.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Job } from '../../jobs/job-context.ts';
import { selectSmsServices } from './sms-services.store.ts';

/** Whether a text message of this shop reaches anybody: a provider is connected, or the demo keeps it. */
export async function canSendSms(ctx: Ctx): Promise<boolean> {
  if (ctx.deps.sms.local) return true;
  return (await selectSmsServices(ctx)).some(({ isEnabled }) => isEnabled);
}

/**
 * Sends one text message by the shop's first provider, by the next one where that fails (docs/domain/sms.md §3). Throws
 * what the last one said; without a provider the demo keeps the message, and elsewhere nothing leaves.
 */
export async function sendSms(
  { deps, companyId, inTenant }: Job,
  message: Omit<SmsMessage, 'companyId' | 'at'>,
): Promise<void> {
  const services = (await inTenant(selectSmsServices)).filter(({ isEnabled }) => isEnabled);
  const whole = { ...message, companyId, at: deps.now() };
  if (services.length === 0) return deps.sms.local?.send(whole);
  let fault: unknown;
  for (const { provider, settings } of services) {
    try {
      const service = await deps.sms.open(provider, settings);
      return await service.send(whole);
    } catch (error) {
      fault = error;
      deps.log.warn({ companyId, provider, notice: message.notice, err: error }, 'text message not sent');
    }
  }
  throw fault;
}
