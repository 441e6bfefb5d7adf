import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { customerPath, paths } from '../../app/paths.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { placeQuery, requesterLabel, requestersQuery } from './place.queries.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { RequesterSelect } from './RequesterSelect.tsx';
import styles from './PlaceOrder.module.css';

/** /orders/new: an order in a customer's name; `user` is who it is for, `customer` narrows the choice to its people. */
export function PlaceOrderPage() {
  const [params, setParams] = useSearchParams();
  const userId = params.get('user') ?? '';
  const customerId = params.get('customer') ?? undefined;
  const query = useQuery({ ...placeQuery(userId), enabled: userId !== '' });
  const requester = userId === '' ? undefined : query.data?.requester;
  const choose = (next: string, { replace = false } = {}) =>
    setParams({ ...(customerId && { customer: customerId }), user: next }, { replace });
  const { customerName, isAsked } = useOfCustomer({
    customerId,
    userId,
    onOnly: (only) => choose(only, { replace: true }),
  });
  return (
    <>
      <DetailHead
        back={
          customerId ? { to: customerPath(customerId), label: '回到客户' } : { to: paths.orders, label: '回到订单' }
        }
        title="代客下单"
        mark={null}
        facts={[...(customerName ? [customerName] : []), '按客户自己的价格、额度和审批规则提交，并通知客户']}
      />
      <Card title="客户" size="sm" className={styles.who}>
        <RequesterSelect
          key={String(isAsked)}
          customerId={customerId}
          isAsked={isAsked}
          value={requester && { userId: requester.userId, label: requesterLabel(requester) }}
          onChoose={(next) => choose(next)}
        />
      </Card>
      {userId !== '' && (
        <QueryState
          query={query}
          skeleton={
            <Loading>
              <Skeleton height={320} />
            </Loading>
          }
        >
          {(model) => <PlaceForm key={userId} model={model} />}
        </QueryState>
      )}
    </>
  );
}

/** What the customer of the address is called; the only one of its people who may order is chosen at once. */
function useOfCustomer({
  customerId,
  userId,
  onOnly,
}: {
  customerId: string | undefined;
  userId: string;
  onOnly: (userId: string) => void;
}) {
  const { data: people = [] } = useQuery({
    ...requestersQuery({ customerId, searchKey: '' }),
    enabled: customerId !== undefined,
  });
  const able = people.filter(({ refusal }) => refusal === '');
  const only = userId === '' && able.length === 1 ? able[0]?.userId : undefined;
  useEffect(() => {
    if (only) onOnly(only);
    // Once, for who it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [only]);
  return { customerName: people[0]?.customerName, isAsked: userId === '' && able.length > 1 };
}
