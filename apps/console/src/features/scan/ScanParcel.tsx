import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { IconCircleX } from '@jicai/ui/icons/trade-icons.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CarrierOptions, useCarriers } from '../../parts/carriers.tsx';
import { type Order, refreshOrders, unshippedOf } from '../orders/index.ts';
import { ScanNumber } from './ScanNumber.tsx';
import { ScanCamera } from './ScanCamera.tsx';
import { ScanLineCard } from './ScanLineCard.tsx';
import { addTo, emptyScan, type ScanState, sumsOf, takeCode } from './scan-state.ts';
import { ScanSteps } from './ScanSteps.tsx';
import styles from './ScanPage.module.css';
import scan from './ScanSelect.module.css';

/** One parcel of an order: its waybill, then its goods one by one, then away. */
export function ScanParcel({ order, onOther }: { order: Order; onOther: () => void }) {
  const [usual] = useCarriers();
  const [state, setState] = useState<ScanState>({ ...emptyScan, logisticsCode: usual });
  const due = unshippedOf(order);
  const lines = order.lines.flatMap((line) => {
    const rest = due.find(({ orderItemId }) => orderItemId === line.orderItemId)?.qty ?? 0;
    return rest > 0 ? [{ ...line, rest }] : [];
  });
  const { packed, rest } = sumsOf(state, lines);
  const refusal = order.disabledReasons['ship'];
  const send = useWriteOnce((body: ScanState, requestId) =>
    post('/api/OpsOrder/Ship', {
      data: {
        orderNo: order.orderNo,
        version: order.version,
        logisticsCode: body.logisticsCode,
        logisticsNo: body.logisticsNo,
        items: Object.entries(body.counts).flatMap(([orderItemId, qty]) => (qty > 0 ? [{ orderItemId, qty }] : [])),
        requestId,
      },
    }),
  );
  const shipping = useMutation({
    mutationFn: () => send(state),
    onSuccess: () => {
      toast.ok(`已发出 ${packed} 件`);
      onOther();
    },
    onSettled: () => void refreshOrders(),
  });
  const isReady = state.logisticsNo !== '' && packed > 0 && !shipping.isPending;
  const step = state.logisticsNo === '' ? 1 : packed < rest ? 2 : 3;
  return (
    <>
      <ScanCamera
        placeholder={step === 1 ? '运单号' : '商品编号'}
        onCode={(code) => setState((old) => takeCode(old, lines, code))}
      />
      <div className={styles.body}>
        {state.logisticsNo !== '' && (
          <p className={styles.waybill}>
            <b>{state.logisticsNo}</b>
            <span className={styles.carrier}>
              <select
                className={scan.select}
                aria-label="物流公司"
                value={state.logisticsCode}
                onChange={(event) => setState({ ...state, logisticsCode: event.target.value })}
              >
                <CarrierOptions chosen={state.logisticsCode} />
              </select>
              <button type="button" onClick={() => setState({ ...state, logisticsNo: '', logisticsCode: usual })}>
                重扫
              </button>
            </span>
          </p>
        )}
        {step === 1 && !refusal && (
          <ScanNumber
            orderNo={order.orderNo}
            usual={usual}
            onTaken={({ logisticsCode, logisticsNo }) =>
              setState((old) => ({ ...old, logisticsCode, logisticsNo, fault: '' }))
            }
          />
        )}
        <ScanSteps step={step} />
        <p className={styles.order}>
          <b>{order.orderNo}</b>
          <span>
            {order.customerName} · 包裹 {order.parcels.length + 1}
          </span>
        </p>
        {refusal && <p className={styles.fault}>{refusal}</p>}
        {!refusal &&
          lines.map((line) => (
            <ScanLineCard
              key={line.orderItemId}
              line={line}
              qty={state.counts[line.orderItemId] ?? 0}
              isLast={state.lastId === line.orderItemId}
              onAdd={(delta) => setState(addTo(state, line, delta))}
              onOpen={() => setState({ ...state, lastId: line.orderItemId, fault: '' })}
            />
          ))}
        {state.fault && (
          <p role="alert" className={styles.fault}>
            <IconCircleX size={18} />
            <span>
              {state.fault}{' '}
              <button type="button" onClick={onOther}>
                换一单
              </button>
            </span>
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <p>
          已扫
          <b>
            {packed} / {rest} 件
          </b>
        </p>
        {packed > 0 && packed < rest && (
          <Button disabled={!isReady} onClick={() => shipping.mutate()}>
            只发 {packed} 件
          </Button>
        )}
        <Button look="fill" disabled={!isReady || packed < rest} onClick={() => shipping.mutate()}>
          {shipping.isPending ? `${logisticsName(state.logisticsCode) ?? ''} 发出中…` : '确认发出'}
        </Button>
      </footer>
    </>
  );
}
