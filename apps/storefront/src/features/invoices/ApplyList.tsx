import { buttonClass, Button } from '@jicai/ui/Button.tsx';
import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { EmptyState } from '@jicai/ui/EmptyState.tsx';
import { Pagination } from '@jicai/ui/Pagination.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { QueryState } from '@jicai/ui/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ApplyOrder } from './ApplyOrder.tsx';
import { applyListQuery, type InvoiceableOrder } from './invoices.queries.ts';
import styles from './Invoices.module.css';

/** The server takes as many orders in one invoice. */
const mostOrders = 50;

/** 可开票订单: choose orders, also over several pages, and ask for one invoice of them. */
export function ApplyList({ onApplied }: { onApplied: () => void }) {
  const [pageIndex, setPageIndex] = useState(1);
  const [chosen, setChosen] = useState<ReadonlyMap<string, InvoiceableOrder>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const list = useQuery(applyListQuery(pageIndex));
  const shown = list.data?.resultData ?? [];
  const toggle = (orders: readonly InvoiceableOrder[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const order of orders) {
      if (isChosen && next.size < mostOrders) next.set(order.orderNo, order);
      if (!isChosen) next.delete(order.orderNo);
    }
    setChosen(next);
  };
  const onPage = shown.filter(({ orderNo }) => chosen.has(orderNo)).length;
  const totalFen = [...chosen.values()].reduce((sum, order) => sum + order.invoiceableFee, 0);
  return (
    <>
      <QueryState
        query={list}
        skeleton={
          <Loading className={styles.list}>
            <Skeleton height={120} radius={8} />
            <Skeleton height={120} radius={8} />
          </Loading>
        }
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={
          <EmptyState
            isFramed
            title="没有可开票的订单"
            hint="订单完成后即可申请开票；账期订单请按对账单开票"
            action={
              <Link to={paths.center} className={buttonClass({})}>
                查看我的订单
              </Link>
            }
          />
        }
      >
        {({ resultData, totalCount, pageSize }) => (
          <>
            <ul className={styles.list}>
              {resultData.map((order) => (
                <ApplyOrder
                  key={order.orderNo}
                  order={order}
                  isChosen={chosen.has(order.orderNo)}
                  onChoose={(isChosen) => toggle([order], isChosen)}
                />
              ))}
            </ul>
            <Pagination
              pageIndex={pageIndex}
              pageSize={pageSize}
              totalCount={totalCount}
              onChange={setPageIndex}
              className={styles.pager}
            />
          </>
        )}
      </QueryState>
      {shown.length > 0 && (
        <div className={styles.bottom}>
          <Checkbox
            isChecked={onPage === shown.length}
            isPartly={onPage > 0}
            onChange={(isChosen) => toggle(shown, isChosen)}
          >
            全选本页
          </Checkbox>
          <span className={styles.sum} aria-live="polite">
            已选 {chosen.size} 单，可开票 <Price fen={totalFen} />
          </span>
          <Button look="fill" disabled={chosen.size === 0} onClick={() => setIsAsking(true)}>
            申请开票
          </Button>
        </div>
      )}
      {isAsking && (
        <ApplyDialog
          wanted={{ orderNos: [...chosen.keys()] }}
          words={`${chosen.size} 个订单合开一张发票`}
          feeFen={totalFen}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setChosen(new Map());
            onApplied();
          }}
        />
      )}
    </>
  );
}
