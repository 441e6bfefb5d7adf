import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { outcomeOf } from '../../parts/outcome-of.ts';
import { rowsToNumber, type ShipRow } from './batch-ship.ts';
import type { OrderRow } from './orders.queries.ts';
import { waybillQuery, type WaybillNumber } from './use-waybill-number.ts';

/**
 * Fetches numbers for the rows that have none, one after the other, by the courier chosen in the row; `faults` says why not, by
 * the key of the row. What fails does not stop the rest, and a number that is known already is told again.
 */
export function useBatchNumbers(orders: readonly OrderRow[], onTaken: (key: string, taken: WaybillNumber) => void) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [progress, setProgress] = useState<{ at: number; of: number }>();
  const mayTake = useMayTake(orders);
  const takeOne = useWriteOnce(({ orderNo, logisticsCode }: Pick<ShipRow, 'orderNo' | 'logisticsCode'>, requestId) =>
    post('/api/OpsOrder/TakeWaybillNumber', { data: { orderNo, logisticsCode, requestId } }),
  );
  async function take(rows: readonly ShipRow[]): Promise<void> {
    const wanted = rowsToNumber(rows);
    setFaults({});
    try {
      for (const [at, { key, orderNo, logisticsCode }] of wanted.entries()) {
        setProgress({ at: at + 1, of: wanted.length });
        const outcome = await outcomeOf(async () => {
          onTaken(key, (await takeOne({ orderNo, logisticsCode })).resultData);
        });
        if (outcome !== 'ok') setFaults((told) => ({ ...told, [key]: outcome }));
      }
    } finally {
      setProgress(undefined);
    }
  }
  return { mayTake, faults, progress, take };
}

/** Whether a supplier of these orders has a contract with a courier: one order of each is asked. */
function useMayTake(orders: readonly OrderRow[]): boolean {
  const bySupplier = new Map(orders.map(({ supplierId, orderNo }) => [supplierId, orderNo]));
  return useQueries({
    queries: [...bySupplier.values()].map((orderNo) => waybillQuery(orderNo)),
    combine: (answers) => answers.some(({ data }) => (data?.couriers.length ?? 0) > 0),
  });
}
