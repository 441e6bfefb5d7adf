import { SelectField } from '@jicai/web/form/fields.tsx';
import { useQuery } from '@tanstack/react-query';
import { salesmenQuery } from './customers.queries.ts';

export interface SalesmanForm {
  /** '' for nobody. */
  salesmanId: string;
}

/** Who of the shop's side looks after a customer. */
export function SalesmanField({ current }: { current?: { userId: string; userName: string } }) {
  const { data = [] } = useQuery(salesmenQuery());
  // Who does it now stays offered, whatever he may do by now.
  const isMissing = current && current.userId !== '' && !data.some(({ userId }) => userId === current.userId);
  return (
    <SelectField<SalesmanForm> name="salesmanId" label="业务员">
      <option value="">暂不指定</option>
      {(isMissing ? [current, ...data] : data).map(({ userId, userName }) => (
        <option key={userId} value={userId}>
          {userName}
        </option>
      ))}
    </SelectField>
  );
}
