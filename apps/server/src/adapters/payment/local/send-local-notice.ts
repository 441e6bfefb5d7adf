import type { Job } from '../../../jobs/job-context.ts';
import { ChannelFault } from '../payment-channel.ts';
import { selectLocalPayment } from './local-books.store.ts';
import { localSignatureHeader, zLocalNotice } from './local-channel.ts';
import { signLocal } from './local-signature.ts';

const timeoutMs = 7000;

/**
 * Sends one notice of the local channel to the shop as a channel does: from outside, by HTTP, signed, again and again
 * until the shop says that it has it. Payload: `{ payNo }`.
 */
export async function sendLocalNotice(job: Job): Promise<() => Promise<void>> {
  const { deps, companyId } = job;
  const payNo = String(job.payload['payNo']);
  const order = await job.inTenant((ctx) => selectLocalPayment(ctx, payNo));
  if (order?.state !== 'paid' || !order.paidAt) return async () => {};
  const { channelTradeNo, feeFen, paidAt, notifyPath } = order;
  const body = JSON.stringify(zLocalNotice.parse({ payNo, channelTradeNo, feeFen, paidAt: paidAt.toISOString() }));
  const response = await post(deps.ownOrigin + notifyPath, body, {
    'content-type': 'application/json',
    [localSignatureHeader]: signLocal(deps.secrets, companyId, 'notice', body),
  });
  if (!response.isTaken) throw new ChannelFault(`the shop answered ${response.status} to the notice`);
  return async () => {};
}

/** Alipay wants the word `success`, WeChat a status of 200 or 204. */
async function post(url: string, body: string, headers: Record<string, string>) {
  try {
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, isTaken: response.ok && (response.status === 204 || text === 'success') };
  } catch (cause) {
    throw new ChannelFault(`the shop could not be reached at ${url}`, { cause });
  }
}
