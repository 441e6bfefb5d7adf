import { buttonClass, Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PagedList } from '@jicai/web/lists/PagedList.tsx';
import { paths } from '../../app/paths.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ApplyOrder } from './ApplyOrder.tsx';
import { applyListQuery, invoiceQuery } from './invoices.queries.ts';
import styles from './Invoices.module.css';
import { useApplyAddress } from './use-apply-address.ts';
import { useChosenOrders } from './use-chosen-orders.ts';

/** 可开票订单: choose orders, also over several pages, and ask for one invoice of them. */
export function ApplyList({ onApplied }: { onApplied: () => void }) {
  const { pageIndex, chosenNos, isAsking, again, toPage, choose, ask, close } = useApplyAddress();
  const list = useQuery(applyListQuery({ pageIndex }));
  const shown = list.data?.resultData ?? [];
  const { chosen, isKnown } = useChosenOrders(chosenNos, shown);
  const failed = useQuery({ ...invoiceQuery(again), enabled: again !== '' });
  // Once it is known what the form begins with; a request that cannot be read begins with nothing.
  const isReady = isAsking && isKnown && chosen.length > 0 && (again === '' || !failed.isPending);
  const isChosen = (orderNo: string) => chosenNos.includes(orderNo);
  const onPage = shown.filter(({ orderNo }) => isChosen(orderNo)).length;
  const totalFen = chosen.reduce((sum, order) => sum + order.invoiceableFee, 0);
  const goneCount = isKnown ? chosenNos.length - chosen.length : 0;
  return (
    <>
      {goneCount > 0 && (
        <Notice className={styles.notice}>所选订单中有 {goneCount} 个没有可开票的金额，不在本次申请内。</Notice>
      )}
      <PagedList
        query={list}
        skeleton={
          <Loading className={styles.list}>
            <Skeleton height={120} radius={8} />
            <Skeleton height={120} radius={8} />
          </Loading>
        }
        pageIndex={pageIndex}
        onPage={toPage}
        pagerClass={styles.pager}
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
        {({ resultData }) => (
          <ul className={styles.list}>
            {resultData.map((order) => (
              <ApplyOrder
                key={order.orderNo}
                order={order}
                isChosen={isChosen(order.orderNo)}
                onChoose={(isWanted) => choose([order.orderNo], isWanted)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {(shown.length > 0 || chosen.length > 0) && (
        <div className={styles.bottom}>
          <Checkbox
            isChecked={shown.length > 0 && onPage === shown.length}
            isPartly={onPage > 0}
            onChange={(isWanted) =>
              choose(
                shown.map(({ orderNo }) => orderNo),
                isWanted,
              )
            }
          >
            全选本页
          </Checkbox>
          <span className={styles.sum} aria-live="polite">
            已选 {chosen.length} 单，可开票 <Price fen={totalFen} />
          </span>
          <Button look="fill" disabled={chosen.length === 0} onClick={ask}>
            申请开票
          </Button>
        </div>
      )}
      {isReady && (
        <ApplyDialog
          wanted={{ orders: chosen }}
          words={chosen.length === 1 ? '订单开票' : `${chosen.length} 个订单合开一张发票`}
          again={failed.data}
          onClose={close}
          onDone={onApplied}
        />
      )}
    </>
  );
}
