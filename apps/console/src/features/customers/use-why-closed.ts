import { closedCustomerText } from '@jicai/domain/people/close-customer.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { customerQuery } from './customers.queries.ts';

/** Why prices, pool, credit and terms of the customer whose page this is are not changed; '' while they may be. */
export function useWhyClosed(): string {
  const { customerId = '' } = useParams();
  const query = customerQuery(customerId);
  const { data } = useQuery(customerId === '' ? { ...query, queryFn: skipToken } : query);
  return data?.isClosed ? closedCustomerText : '';
}
