import { Select, type SelectOption } from '@jicai/ui/forms/Select.tsx';
import { useQuery } from '@tanstack/react-query';
import { itemOptionsQuery, type OwnerName } from './statements.queries.ts';

/** Narrows the rows of a statement to a supplier, a department, a buyer, a cost centre: each where there is more than one. */
export function OwnerFilters({
  checkId,
  owner,
  onChange,
}: {
  checkId: string;
  owner: Readonly<Record<OwnerName, string>>;
  onChange: (name: OwnerName, value: string) => void;
}) {
  const { data } = useQuery(itemOptionsQuery(checkId));
  if (!data) return null;
  const filters: { name: OwnerName; label: string; options: SelectOption[] }[] = [
    {
      name: 'supplierId',
      label: '供应商',
      options: data.suppliers.map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName })),
    },
    {
      name: 'orgId',
      label: '部门',
      options: data.orgs.map(({ orgId, orgName }) => ({ value: orgId, label: orgName })),
    },
    {
      name: 'userId',
      label: '下单人',
      options: data.users.map(({ userId, userName }) => ({ value: userId, label: userName })),
    },
    {
      name: 'costCenter',
      label: '成本中心',
      options: data.costCenters.map((costCenter) => ({ value: costCenter, label: costCenter })),
    },
  ];
  return filters
    .filter(({ name, options }) => options.length > 1 || owner[name] !== '')
    .map(({ name, label, options }) => (
      <Select
        key={name}
        label={label}
        placeholder={`全部${label}`}
        value={owner[name]}
        options={options}
        onChange={(value) => onChange(name, value)}
      />
    ));
}
