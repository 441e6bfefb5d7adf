import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { IconChevronLeft } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ordersPath } from '../../app/paths.ts';
import { orderQuery } from '../orders/index.ts';
import { ScanCamera } from './ScanCamera.tsx';
import { ScanParcel } from './ScanParcel.tsx';
import styles from './ScanPage.module.css';
import { isOrderNo } from './scan-state.ts';

/** /scan: ships an order with the phone in one hand. The order is that of the address, or of the label scanned first. */
export function ScanPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const orderNo = params.get('order') ?? '';
  const change = (next: string) => setParams(next ? { order: next } : {}, { replace: true });
  return (
    <section className={styles.page} aria-label="扫码发货">
      <header className={styles.head}>
        <button
          type="button"
          aria-label="返回订单"
          onClick={() => void navigate(orderNo ? ordersPath(orderNo) : ordersPath())}
        >
          <IconChevronLeft size={24} />
        </button>
        <h1>扫码发货</h1>
      </header>
      {orderNo ? (
        <ScanOrder key={orderNo} orderNo={orderNo} onOther={() => change('')} />
      ) : (
        <FindOrder onFound={change} />
      )}
    </section>
  );
}

function FindOrder({ onFound }: { onFound: (orderNo: string) => void }) {
  const [fault, setFault] = useState('');
  const take = (code: string) => {
    const orderNo = code.toUpperCase();
    if (isOrderNo(orderNo)) onFound(orderNo);
    else setFault(`${code} 不是订单号`);
  };
  return (
    <>
      <ScanCamera placeholder="订单号" onCode={take} />
      <div className={styles.body}>
        <EmptyState title="先扫订单" hint="扫面单或拣货单上的订单条码，也可以输入订单号" />
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
    </>
  );
}

function ScanOrder({ orderNo, onOther }: { orderNo: string; onOther: () => void }) {
  const query = useQuery(orderQuery(orderNo));
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
      {(order) => <ScanParcel key={order.version} order={order} onOther={onOther} />}
    </QueryState>
  );
}
