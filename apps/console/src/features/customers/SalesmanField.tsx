import { SelectField } from '@jicai/web/form/fields.tsx';
import { useQuery } from '@tanstack/react-query';
import { salesmenQuery } from './customers.queries.ts';

export interface SalesmanForm {
  /** '' for nobody. */
  salesmanId: string;
}

/** Who of the shop's side looks after a customer. */
export function SalesmanField() {
  const { data = [] } = useQuery(salesmenQuery());
  return (
    <SelectField<SalesmanForm> name="salesmanId" label="业务员">
      <option value="">暂不指定</option>
      {data.map(({ userId, userName }) => (
        <option key={userId} value={userId}>
          {userName}
        </option>
      ))}
    </SelectField>
  );
}
