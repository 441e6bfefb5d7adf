import { ChannelFault } from '../adapters/payment/payment-channel.ts';
import { type LocalHost, onBooks } from '../adapters/books.ts';
import { selectLocalPayment } from '../adapters/payment/local/local-books.store.ts';
import { localSignatureHeader, zLocalNotice } from '../adapters/payment/local/local-channel.ts';
import { signLocal } from '../adapters/payment/local/local-signature.ts';

const timeoutMs = 7000;

/**
 * Sends one notice of the local channel to the shop as a channel does: from outside, by HTTP, signed, again and again
 * until the shop says that it has it.
 */
export async function tellPayment(
  host: LocalHost,
  to: { companyId: string; payNo: string; shopOrigin: string },
): Promise<void> {
  const { companyId, payNo, shopOrigin } = to;
  const order = await onBooks(host, companyId, (books) => selectLocalPayment(books, payNo));
  if (order?.state !== 'paid' || !order.paidAt) return;
  const { channelTradeNo, feeFen, paidAt, notifyPath } = order;
  const body = JSON.stringify(zLocalNotice.parse({ payNo, channelTradeNo, feeFen, paidAt: paidAt.toISOString() }));
  const response = await post(shopOrigin + notifyPath, body, {
    'content-type': 'application/json',
    [localSignatureHeader]: signLocal(host.secrets, companyId, 'notice', body),
  });
  if (!response.isTaken) throw new ChannelFault(`the shop answered ${response.status} to the notice`);
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
