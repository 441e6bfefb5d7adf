import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/self.queries.ts';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { salesmenQuery } from './customers.queries.ts';

/** Narrows a list to the customers of one of the shop's people; '' is everybody's. */
export function SalesmanChip({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const maySee = useMay()('ops.customer.view');
  const { data = [] } = useQuery({ ...salesmenQuery(), enabled: maySee });
  if (!maySee) return null;
  const choices = data.map(({ userId, userName }) => ({ value: userId, label: userName }));
  return <FilterChip label="业务员" choices={choices} value={value} onChange={onChange} />;
}
