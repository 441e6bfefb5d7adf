import { logistics } from '@jicai/domain/orders/logistics.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { useState } from 'react';
import styles from './BatchShipDialog.module.css';
import { batchFaults, fillNumbers, type ShipRow } from './batch-ship.ts';
import type { OrderRow } from './orders.queries.ts';
import { useBatchShip } from './use-batch-ship.ts';

/**
 * 批量发货: one parcel with everything due for each order. Numbers are typed, scanned one after the other, or pasted as a
 * list; one that is refused says why in its row and does not stop the others.
 */
export function BatchShipDialog({ orders, onClose }: { orders: readonly OrderRow[]; onClose: () => void }) {
  const [rows, setRows] = useState<ShipRow[]>(() =>
    orders.map((order) => ({ order, logisticsCode: logistics[0].logisticsCode, logisticsNo: '' })),
  );
  const { results, isSending, send } = useBatchShip();
  const left = rows.filter(({ order }) => results[order.orderNo] !== 'ok');
  const faults = batchFaults(left);
  const ready = left.filter(({ order }) => faults[order.orderNo] === undefined);
  const change = (orderNo: string, part: Partial<ShipRow>) =>
    setRows(rows.map((row) => (row.order.orderNo === orderNo ? { ...row, ...part } : row)));
  return (
    <Dialog
      title={`批量发货 ${rows.length} 单`}
      width={880}
      onClose={onClose}
      footer={
        <>
          <span className={styles.note}>
            已发 {rows.length - left.length} 单，待发 {left.length} 单，其中 {ready.length} 单已填好
          </span>
          <Button onClick={onClose}>{left.length === 0 ? '完成' : '关闭'}</Button>
          <Button look="fill" isBusy={isSending} disabled={ready.length === 0} onClick={() => void send(ready)}>
            发货 {ready.length} 单
          </Button>
        </>
      }
    >
      <p className={styles.hint}>
        逐个扫描，或在任意一格粘贴一列运单号（每行一个，也可以“快递公司 运单号”），会从这一行起依次填入。
      </p>
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          <BatchRow
            key={row.order.orderNo}
            row={row}
            result={results[row.order.orderNo]}
            fault={row.logisticsNo === '' ? undefined : faults[row.order.orderNo]}
            onChange={(part) => change(row.order.orderNo, part)}
            onPaste={(text) => setRows(fillNumbers(rows, at, text))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function BatchRow({
  row,
  result,
  fault,
  onChange,
  onPaste,
}: {
  row: ShipRow;
  result: string | undefined;
  fault: string | undefined;
  onChange: (part: Partial<ShipRow>) => void;
  onPaste: (text: string) => void;
}) {
  const { order, logisticsCode, logisticsNo } = row;
  const isSent = result === 'ok';
  const problem = isSent ? undefined : (result ?? fault);
  return (
    <li className={styles.row}>
      <span>
        <b>{order.orderNo}</b>
        <small>
          {order.customerName} · {order.totalQty} 件
        </small>
      </span>
      <select
        aria-label={`${order.orderNo} 物流公司`}
        value={logisticsCode}
        disabled={isSent}
        onChange={(event) => onChange({ logisticsCode: event.target.value })}
      >
        {logistics.map((one) => (
          <option key={one.logisticsCode} value={one.logisticsCode}>
            {one.logisticsName}
          </option>
        ))}
      </select>
      <span>
        <input
          aria-label={`${order.orderNo} 运单号`}
          aria-invalid={problem !== undefined}
          value={logisticsNo}
          disabled={isSent}
          maxLength={32}
          onChange={(event) => onChange({ logisticsNo: event.target.value.trim() })}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/\n/.test(text.trim())) return;
            event.preventDefault();
            onPaste(text);
          }}
        />
        {problem && <small className={styles.problem}>{problem}</small>}
      </span>
      <span className={styles.done}>{isSent && '已发货'}</span>
    </li>
  );
}
