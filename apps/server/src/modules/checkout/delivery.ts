import { freightFen, freightPolicyOf, freightRuleFor, freeShortFen } from '@jicai/domain/money/freight.ts';
import { promisedDay, promiseOfSupplier } from '@jicai/domain/orders/delivery.ts';
import type { TradeOptions } from '@jicai/domain/orders/trade-options.ts';
import type { SkuFact } from '../catalog/index.ts';

/** What sending one supplier's goods costs, and when they arrive (docs/domain/money.md §3, docs/domain/orders.md §11). */
export interface SupplierDelivery {
  freightFen: number;
  /** What is missing until they travel free; 0: they do, null: they never will. */
  freeShortFen: number | null;
  /** Ordered by then (HH:MM) they arrive on that day (YYYY-MM-DD); undefined where nothing is promised. */
  promise: { cutOff: string; day: string } | undefined;
}

interface SentLine {
  fact: Pick<SkuFact, 'weightG' | 'deliveryDays'>;
  qty: number;
  goodsFen: number;
}

/** The goods leave together, so the slowest of them says when. `areaCode` '' while nobody knows where they go. */
export function deliveryOf(
  { freight, delivery }: Pick<TradeOptions, 'freight' | 'delivery'>,
  { supplierId, lines }: { supplierId: string; lines: readonly SentLine[] },
  { areaCode, now }: { areaCode: string; now: Date },
): SupplierDelivery {
  const sum = (of: (line: SentLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const policy = freightPolicyOf(freight, supplierId);
  const goodsFen = sum((line) => line.goodsFen);
  const promise = promiseOfSupplier(delivery, supplierId);
  const deliveryDays = Math.max(0, ...lines.map((line) => line.fact.deliveryDays));
  const day = promisedDay(promise, { areaCode, deliveryDays, now });
  return {
    freightFen: freightFen(policy, {
      goodsFen,
      totalQty: sum((line) => line.qty),
      totalG: sum((line) => line.fact.weightG * line.qty),
      areaCode,
    }),
    freeShortFen: freeShortFen(freightRuleFor(policy, areaCode), goodsFen),
    promise: day === undefined ? undefined : { cutOff: promise.cutOff, day },
  };
}
