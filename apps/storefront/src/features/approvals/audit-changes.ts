import type { Audit } from '@jicai/contract/approvals/approvals.ts';

export interface AuditChanges {
  /** Fen: what the same goods would cost more (or less) now. */
  priceDriftFee: number;
  /** Lines whose price is another now. */
  changedCount: number;
  /** Lines that nobody could buy any more. */
  goneCount: number;
  /** Lines of which nothing is left beside what this order holds. */
  soldOutCount: number;
}

/** What has changed since the submission; undefined once the approval is over. */
export function changesOf(audit: Pick<Audit, 'orders'>): AuditChanges | undefined {
  const lines = audit.orders.flatMap((order) => order.lines);
  if (lines.every((line) => !line.now)) return undefined;
  const changes = { priceDriftFee: 0, changedCount: 0, goneCount: 0, soldOutCount: 0 };
  for (const { now, price, qty } of lines) {
    if (!now) continue;
    if (!now.isForSale) changes.goneCount += 1;
    if (now.isForSale && now.availQty === 0) changes.soldOutCount += 1;
    if (now.price === null || now.price === price) continue;
    changes.changedCount += 1;
    changes.priceDriftFee += (now.price - price) * qty;
  }
  return changes;
}
