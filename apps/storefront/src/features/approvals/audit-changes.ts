import type { Audit } from '@jicai/contract/approvals/approvals.ts';

export interface AuditChanges {
  /** Fen: what the same goods would cost more (or less) now. */
  priceDriftFee: number;
  /** Lines that cost more than when they were bought last, by more than `dearerPercent`. */
  dearerCount: number;
  /** Lines whose price is another now. */
  changedCount: number;
  /** Lines that nobody could buy any more. */
  goneCount: number;
  /** Lines of which nothing is left beside what this order holds. */
  soldOutCount: number;
}

/** Below that a price moves as prices do. */
const dearerPercent = 5;

/** Whether what is asked for costs noticeably more than when it was bought last. */
export const isDearer = ({ price, last }: { price: number; last?: { price: number } | undefined }): boolean =>
  last !== undefined && price * 100 > last.price * (100 + dearerPercent);

/** "+6.4%" of a price beside an older one. */
export function percentText(price: number, before: number): string {
  const percent = before > 0 ? Math.round(((price - before) * 1000) / before) / 10 : 0;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/** What has changed since the submission; undefined once the approval is over. */
export function changesOf(audit: Pick<Audit, 'orders'>): AuditChanges | undefined {
  const lines = audit.orders.flatMap((order) => order.lines);
  if (lines.every((line) => !line.now)) return undefined;
  const changes = { priceDriftFee: 0, dearerCount: 0, changedCount: 0, goneCount: 0, soldOutCount: 0 };
  for (const { now, price, qty, last } of lines) {
    if (isDearer({ price, last })) changes.dearerCount += 1;
    if (!now) continue;
    if (!now.isForSale) changes.goneCount += 1;
    if (now.isForSale && now.availQty === 0) changes.soldOutCount += 1;
    if (now.price === null || now.price === price) continue;
    changes.changedCount += 1;
    changes.priceDriftFee += (now.price - price) * qty;
  }
  return changes;
}
