import { returnStates, type ReturnState } from '@jicai/domain/returns/return-states.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { returnsPath } from '../../app/paths.ts';
import { ReturnView } from './ReturnView.tsx';
import { returnQuery } from './returns.queries.ts';

/** While something happens without the buyer the page looks again by itself. */
const movingStates: readonly (ReturnState | undefined)[] = [
  returnStates.awaitingReceipt,
  returnStates.awaitingRefund,
  returnStates.awaitingReship,
];
const lookAgainMs = 10_000;

/** /center/order/returnDetail?returnNo= */
export function ReturnDetailPage() {
  const [params] = useSearchParams();
  const returnNo = params.get('returnNo') ?? '';
  const sheet = useQuery({
    ...returnQuery(returnNo),
    enabled: returnNo !== '',
    refetchInterval: ({ state }) => (movingStates.includes(state.data?.returnState) ? lookAgainMs : false),
  });
  return (
    <DetailQuery
      isNamed={returnNo !== ''}
      query={sheet}
      lost={{
        title: '没有这个售后单',
        hint: '它可能不属于您，或者地址不完整',
        to: returnsPath,
        toText: '查看全部售后',
      }}
    >
      {(known) => <ReturnView key={known.returnNo} sheet={known} />}
    </DetailQuery>
  );
}
