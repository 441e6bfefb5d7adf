import { nextReceiptAt, smsFailReason, smsReceiptStates } from '@jicai/domain/sms/sms-receipts.ts';
import { type SmsProvider, smsProviders } from '@jicai/domain/sms/sms-services.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import type { SmsReceipt } from '../../adapters/sms/sms.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { SmsSource } from '../../db/tables/connections.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import type { ProviderSettings } from '../../provider-settings.ts';
import {
  deleteSmsMessagesBefore,
  insertSmsMessage,
  type NewSmsMessage,
  selectSmsMessage,
  type SentSms,
  updateSmsMessage,
} from './sms-messages.store.ts';
import { selectSmsServices } from './sms-services.store.ts';
import { tellFailed } from './tell-failed.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/** Providers that have failed to bring this message. */
export const withoutOf = ({ payload }: SmsSource): SmsProvider[] =>
  smsProviders.filter((provider) => Array.isArray(payload['without']) && payload['without'].includes(provider));

/** Notes a message that a provider took, and plans to ask what became of it. */
export async function recordSent(ctx: Ctx, sent: Omit<NewSmsMessage, 'id' | 'state'>): Promise<void> {
  const id = ctx.newId();
  await insertSmsMessage(ctx, { ...sent, id, state: smsReceiptStates.sent });
  await planReceipt(ctx, { id, sentAt: sent.sentAt }, 0);
}

async function planReceipt(ctx: Ctx, { id, sentAt }: Pick<SentSms, 'id' | 'sentAt'>, askedBefore: number) {
  const dueAt = nextReceiptAt(askedBefore, sentAt);
  if (dueAt) await addOutbox(ctx, { kind: 'sms.receipt', subject: id, dueAt });
  else await updateSmsMessage(ctx, id, { state: smsReceiptStates.unknown });
}

/** Effect `sms.receipt`: asks the provider what became of a message; one that does not say is asked again at the next time. */
export async function askReceipt(job: Job): Promise<Record> {
  const found = await job.inTenant(async (ctx) => {
    const sent = await selectSmsMessage(ctx, job.subject);
    const services = await selectSmsServices(ctx);
    return sent && { sent, services };
  });
  if (found?.sent.state !== smsReceiptStates.sent) return nothing;
  const { sent, services } = found;
  const held = services.find(({ provider }) => provider === sent.provider);
  const receipt = await readReceipt(job, sent, held?.settings ?? {});
  const others = services.filter(({ provider, isEnabled }) => isEnabled && provider !== sent.provider);
  return (ctx) => recordReceipt(ctx, job.subject, { receipt, others: others.map(({ provider }) => provider) });
}

/** Keys that fit no more, or a function that the account was not granted, are no reason to ask more often. */
async function readReceipt({ deps, companyId }: Job, sent: SentSms, settings: ProviderSettings): Promise<SmsReceipt> {
  const { provider, messageNo, mobile, sentAt } = sent;
  try {
    const service = await deps.sms.open(provider, settings);
    return await service.readReceipt({ messageNo, mobile, sentAt, now: deps.now() });
  } catch (error) {
    deps.log.warn({ companyId, provider, err: error }, 'no receipt of a text message');
    return { state: 'sent' };
  }
}

async function recordReceipt(
  ctx: Ctx,
  id: string,
  { receipt, others }: { receipt: SmsReceipt; others: readonly SmsProvider[] },
): Promise<void> {
  const sent = await selectSmsMessage(ctx, id, { isLocked: true });
  if (sent?.state !== smsReceiptStates.sent) return;
  const queryCount = sent.queryCount + 1;
  if (receipt.state === 'sent') {
    await updateSmsMessage(ctx, id, { queryCount });
    return planReceipt(ctx, sent, queryCount);
  }
  if (receipt.state === 'delivered')
    return updateSmsMessage(ctx, id, { queryCount, state: 'delivered', deliveredAt: receipt.at ?? ctx.now });
  const { text, isOfReceiver } = smsFailReason(receipt.code, receipt.text);
  const without = [...withoutOf(sent.source), sent.provider];
  const isMended = !isOfReceiver && others.some((provider) => !without.includes(provider));
  const failed = { failText: text.slice(0, 200), isOfReceiver, isMended };
  if (!isMended) await tellFailed(ctx, { ...sent, ...failed });
  await updateSmsMessage(ctx, id, { queryCount, state: 'failed', ...failed });
  if (!isMended) return;
  const { kind, subject, payload } = sent.source;
  await addOutbox(ctx, { kind, subject, payload: { ...payload, without } });
}

const keptMs = 30 * dayMs;

/** Forgets messages with the numbers they went to. */
export const forgetOldSms = (ctx: Ctx): Promise<void> =>
  deleteSmsMessagesBefore(ctx, new Date(ctx.now.getTime() - keptMs));
