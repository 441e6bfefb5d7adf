import { SelectField } from '@jicai/web/form/fields.tsx';
import { useQuery } from '@tanstack/react-query';
import { goodsOptionsQuery } from '../goods/index.ts';
import type { ItemValues } from './item-values.ts';

/** Who ships the item. */
export function SupplierField() {
  const { data } = useQuery(goodsOptionsQuery());
  return (
    <SelectField<ItemValues> name="supplierId" label="供应商" isRequired>
      <option value="">请选择</option>
      {data?.suppliers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
