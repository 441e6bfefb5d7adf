import { shanghaiDigits } from '@jicai/domain/time/shanghai-time.ts';
import { randomInt } from 'node:crypto';

/** T trade, D order, P payment, R refund, A after-sales, C statement, I invoice request, S supplier settlement. */
export type DocumentKind = 'T' | 'D' | 'P' | 'R' | 'A' | 'C' | 'I' | 'S';

/**
 * A document number: kind + yyyyMMdd + 10 random digits, 19 letters and digits that every payment channel takes
 * (docs/domain/decisions.md §12). Unique per company by the table's constraint; random, so that nobody counts a shop's
 * orders.
 */
export function documentNo(kind: DocumentKind, now: Date): string {
  const digits = String(randomInt(0, 100_000)).padStart(5, '0') + String(randomInt(0, 100_000)).padStart(5, '0');
  return `${kind}${shanghaiDigits(now)}${digits}`;
}
