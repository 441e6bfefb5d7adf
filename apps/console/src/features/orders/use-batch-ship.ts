import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useState } from 'react';
import type { ShipRow } from './batch-ship.ts';
import { refreshOrders } from './orders.queries.ts';
import { unshippedOf } from './ship-items.ts';

/** Sends one order after the other; `results` says 'ok' or why not, by order number. What fails does not stop the rest. */
export function useBatchShip() {
  const [results, setResults] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  const ship = useWriteOnce(({ order, logisticsCode, logisticsNo }: ShipRow, requestId) =>
    post('/api/OpsOrder/Ship', {
      data: {
        orderNo: order.orderNo,
        version: order.version,
        logisticsCode,
        logisticsNo,
        items: unshippedOf(order),
        requestId,
      },
    }),
  );
  async function send(rows: readonly ShipRow[]): Promise<void> {
    setIsSending(true);
    try {
      for (const row of rows) {
        const result = await resultOf(() => ship(row));
        setResults((told) => ({ ...told, [row.order.orderNo]: result }));
      }
    } finally {
      setIsSending(false);
      void refreshOrders();
    }
  }
  return { results, isSending, send };
}

/** A refusal belongs to its row, and so does a broken line: the same command may be sent again. */
async function resultOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal || error instanceof Fault) return error.message;
    throw error;
  }
}
