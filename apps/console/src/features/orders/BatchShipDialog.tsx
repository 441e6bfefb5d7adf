import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import { useState } from 'react';
import { CarrierOptions, useCarriers } from '../../parts/carriers.tsx';
import styles from './BatchShipDialog.module.css';
import {
  batchFaults,
  fillNumbers,
  piecesOf,
  rowsToNumber,
  rowsOfOrders,
  rowsOfSheet,
  type ShipRow,
  withNumber,
  withTyped,
} from './batch-ship.ts';
import type { OrderRow } from './orders.queries.ts';
import { type CheckedSheet, SheetFaults, ShipSheetBar } from './ShipSheetBar.tsx';
import { useBatchNumbers } from './use-batch-numbers.ts';
import { useBatchShip } from './use-batch-ship.ts';

interface BatchDraft {
  rows: readonly ShipRow[];
}

/**
 * 批量发货: one parcel with everything due for each order. Numbers are typed, scanned one after the other, or pasted as a
 * list, or fetched by the suppliers' contracts; a sheet may name them too, and parts of orders. One that is refused says why in its row and does not stop the
 * others.
 */
export function BatchShipDialog({ orders, onClose }: { orders: readonly OrderRow[]; onClose: () => void }) {
  const [usual] = useCarriers();
  const draft = useDraft<BatchDraft>('orders.batchShip', { rows: [] });
  const [rows, setRows] = useState<readonly ShipRow[]>(() => withTyped(rowsOfOrders(orders, usual), draft.start.rows));
  const [faults, setFaults] = useState<CheckedSheet['faults']>([]);
  const numbers = useBatchNumbers(orders, (key, { logisticsCode, logisticsNo }) =>
    setRows((old) => old.map((row) => (row.key === key ? { ...row, logisticsCode, logisticsNo } : row))),
  );
  const { results, isSending, send } = useBatchShip();
  const left = rows.filter(({ key }) => results[key] !== 'ok');
  const numbered = left.filter(({ logisticsNo }) => logisticsNo !== '').length;
  draft.keep(numbered > 0 ? { rows: left } : undefined);
  const problems = batchFaults(left);
  const ready = left.filter(({ key }) => problems[key] === undefined);
  const isFetching = numbers.progress !== undefined;
  const lacking = rowsToNumber(left).length;
  const change = (changed: ShipRow) => setRows(rows.map((row) => (row.key === changed.key ? changed : row)));
  // A key or a click beside the dialog must not cost a list of numbers.
  const leave = async () => {
    const text = `填好的 ${numbered} 个运单号还没有发货，关闭后就没有了。`;
    if (numbered === 0 || (await confirm({ title: '关闭批量发货？', text, okText: '关闭', cancelText: '继续填写' })))
      onClose();
  };
  return (
    <Dialog
      title={rows.length === 0 ? '批量发货' : `批量发货 ${rows.length} 单`}
      width={880}
      onClose={() => void leave()}
      footer={
        <>
          <span className={styles.note}>
            已发 {rows.length - left.length} 单，待发 {left.length} 单，其中 {ready.length} 单已填好
          </span>
          <Button onClick={onClose}>{left.length === 0 ? '完成' : '关闭'}</Button>
          {numbers.mayTake && (
            <Button isBusy={isFetching} disabled={lacking === 0 || isSending} onClick={() => void numbers.take(left)}>
              {numbers.progress
                ? `取号 ${numbers.progress.at} / ${numbers.progress.of}`
                : `取号${lacking > 0 ? ` ${lacking} 单` : ''}`}
            </Button>
          )}
          <Button
            look="fill"
            isBusy={isSending}
            disabled={ready.length === 0 || isFetching}
            onClick={() => void send(ready)}
          >
            发货 {ready.length} 单
          </Button>
        </>
      }
    >
      <div className={styles.top}>
        {rows.length > 0 && (
          <p>逐个扫描，或在任意一格粘贴一列运单号（每行一个，也可以“快递公司 运单号”）；也可以上传填好的发货表。</p>
        )}
        <ShipSheetBar
          orderNos={orders.map(({ orderNo }) => orderNo)}
          onChecked={(sheet) => {
            setRows(rowsOfSheet(sheet));
            setFaults(sheet.faults);
          }}
        />
      </div>
      <SheetFaults faults={faults} />
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          <BatchRow
            key={row.key}
            row={row}
            result={results[row.key]}
            fault={row.logisticsNo === '' ? numbers.faults[row.key] : problems[row.key]}
            onChange={change}
            onPaste={(text) => setRows(fillNumbers(rows, at, text))}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className={styles.none}>还没有要发的订单：下载发货表填好，再上传。</p>}
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
  onChange: (row: ShipRow) => void;
  onPaste: (text: string) => void;
}) {
  const { orderNo, logisticsCode, logisticsNo } = row;
  const isSent = result === 'ok';
  const problem = isSent ? undefined : (result ?? fault);
  return (
    <li className={styles.row}>
      <span>
        <b>{orderNo}</b>
        <small>
          {row.customerName} · 本次 {piecesOf(row)} 件
        </small>
      </span>
      <select
        aria-label={`${orderNo} 物流公司`}
        value={logisticsCode}
        disabled={isSent}
        onChange={(event) => onChange({ ...row, logisticsCode: event.target.value })}
      >
        <CarrierOptions chosen={logisticsCode} />
      </select>
      <span>
        <input
          aria-label={`${orderNo} 运单号`}
          aria-invalid={problem !== undefined}
          value={logisticsNo}
          disabled={isSent}
          maxLength={32}
          onChange={(event) => onChange(withNumber(row, event.target.value.trim()))}
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
