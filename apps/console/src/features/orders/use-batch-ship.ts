import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useRef, useState } from 'react';
import { outcomeOf } from '../../parts/outcome-of.ts';
import type { ShipRow } from './batch-ship.ts';
import { refreshOrders } from './orders.queries.ts';

/**
 * Sends one parcel after the other; `results` says 'ok' or why not, by the key of the row. What fails does not stop the rest.
 * A second parcel of an order acts on the version that the first has left.
 */
export function useBatchShip() {
  const [results, setResults] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  const versions = useRef(new Map<string, number>());
  const sendOne = useWriteOnce(({ orderNo, logisticsCode, logisticsNo, items, version }: ShipRow, requestId) =>
    post('/api/OpsOrder/Ship', { data: { orderNo, version, logisticsCode, logisticsNo, items, requestId } }),
  );
  async function ship(row: ShipRow): Promise<void> {
    const version = versions.current.get(row.orderNo) ?? row.version;
    const { resultData } = await sendOne({ ...row, version });
    versions.current.set(row.orderNo, resultData.version);
  }
  async function send(rows: readonly ShipRow[]): Promise<void> {
    setIsSending(true);
    try {
      for (const row of rows) {
        const result = await outcomeOf(() => ship(row));
        setResults((told) => ({ ...told, [row.key]: result }));
      }
    } finally {
      setIsSending(false);
      void refreshOrders();
    }
  }
  return { results, isSending, send };
}
