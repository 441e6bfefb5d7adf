import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ExportButton } from './ExportButton.tsx';
import { listBody, readListAddress } from './list-address.ts';
import type { ListKind } from './list-kinds.ts';
import { OrderList } from './OrderList.tsx';
import styles from './OrderListPage.module.css';
import { orderPageQuery } from './orders.queries.ts';

/** A whole screen with one order list: heading, number of orders, export. */
export function OrderListPage({ kind }: { kind: ListKind }) {
  const [params] = useSearchParams();
  const address = readListAddress(params, kind);
  const { data } = useQuery(orderPageQuery(listBody(address, kind)));
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{kind.title}</h1>
        {data && (
          <span className={styles.total}>
            共 {data.totalCount}
            {data.isTotalCapped && '+'} 单
          </span>
        )}
        <div className={styles.tools}>
          <ExportButton address={address} kind={kind} isEmpty={data?.totalCount === 0} />
        </div>
      </div>
      <OrderList kind={kind} />
    </>
  );
}
