import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ApplyView } from './ApplyView.tsx';
import styles from './ApplyReturnPage.module.css';
import { ReturnCrumbs } from './ReturnCrumbs.tsx';
import { applyInfoQuery, returnQuery } from './returns.queries.ts';

/**
 * /center/order/applyReturn?orderNo=&orderItemId=: after-sales for lines of an order. With `returnNo` the sheet that waits for
 * the shop is changed, with `again` a refused one is repeated.
 */
export function ApplyReturnPage() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const edited = params.get('returnNo') ?? '';
  const again = params.get('again') ?? '';
  const info = useQuery({ ...applyInfoQuery(orderNo), enabled: orderNo !== '' });
  const sheet = useQuery({ ...returnQuery(edited || again), enabled: edited !== '' || again !== '' });
  if (orderNo === '') return <NoOrder />;
  const needsSheet = edited !== '' || again !== '';
  return (
    <>
      <ReturnCrumbs orderNo={orderNo} here={edited ? '修改售后申请' : '申请售后'} />
      <QueryState query={info} skeleton={<ApplySkeleton />}>
        {(known) =>
          needsSheet ? (
            <QueryState query={sheet} skeleton={<ApplySkeleton />}>
              {(first: ReturnSheet) => (
                <ApplyView info={known} orderItemId="" sheet={first} mode={edited ? 'edit' : 'again'} />
              )}
            </QueryState>
          ) : (
            <ApplyView info={known} orderItemId={params.get('orderItemId') ?? ''} sheet={undefined} mode="new" />
          )
        }
      </QueryState>
    </>
  );
}

function ApplySkeleton() {
  return (
    <Loading className={styles.columns}>
      <div className={styles.cards}>
        <Skeleton height={132} radius={8} />
        <Skeleton height={180} radius={8} />
        <Skeleton height={280} radius={8} />
      </div>
      <Skeleton height={280} radius={8} />
    </Loading>
  );
}

function NoOrder() {
  return (
    <EmptyState
      title="没有指定要售后的订单"
      hint="请在订单列表或订单详情中选择申请售后"
      action={
        <Link to={paths.center} className={buttonClass({ look: 'fill' })}>
          去我的订单
        </Link>
      }
    />
  );
}
