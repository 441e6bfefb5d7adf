import { buttonClass } from '@jicai/ui/Button.tsx';
import { EmptyState } from '@jicai/ui/EmptyState.tsx';
import { QueryState } from '@jicai/ui/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { DetailSkeleton } from '../../app/center/DetailPage.tsx';
import { Refusal } from '../../app/faults.ts';
import { returnsPath } from '../../app/paths.ts';
import { ReturnView } from './ReturnView.tsx';
import { returnQuery } from './returns.queries.ts';

/** While something happens without the buyer the page looks again by itself. */
const movingStates: readonly number[] = [30, 40, 50];
const lookAgainMs = 10_000;

/** /center/order/returnDetail?returnNo= */
export function ReturnDetailPage() {
  const [params] = useSearchParams();
  const returnNo = params.get('returnNo') ?? '';
  const sheet = useQuery({
    ...returnQuery(returnNo),
    enabled: returnNo !== '',
    refetchInterval: ({ state }) => (movingStates.includes(state.data?.returnState ?? 0) ? lookAgainMs : false),
  });
  if (returnNo === '' || (sheet.error instanceof Refusal && sheet.error.code === '5')) return <NoSheet />;
  return (
    <QueryState query={sheet} skeleton={<DetailSkeleton />}>
      {(known) => <ReturnView key={known.returnNo} sheet={known} />}
    </QueryState>
  );
}

function NoSheet() {
  return (
    <EmptyState
      title="没有这个售后单"
      hint="它可能不属于您，或者地址不完整"
      action={
        <Link to={returnsPath} className={buttonClass({ look: 'fill' })}>
          查看全部售后
        </Link>
      }
    />
  );
}
