import { returnTypeTexts } from '@jicai/domain/returns/return-reasons.ts';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { useMay } from '../../app/self.queries.ts';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { SearchChip, TypedChip } from '../orders/index.ts';
import type { useReturnsAddress } from './return-address.ts';

const types = Object.entries(returnTypeTexts).map(([value, label]) => ({ value, label }));

/** What is asked for, whose goods (operators alone), of which order and when. Beside a drawer those that are set. */
export function ReturnFilters({
  address: { returnType, supplierId, orderNo, dateFrom, dateTo, change },
  isOperator,
  isNarrow,
}: {
  address: ReturnType<typeof useReturnsAddress>;
  isOperator: boolean;
  /** A drawer stands beside the list. */
  isNarrow: boolean;
}) {
  // Suppliers are found by name through the orders.
  const mayName = useMay()('ops.order.view') && isOperator;
  const shows = (...values: string[]) => !isNarrow || values.some((value) => value !== '');
  return (
    <>
      <FilterChip
        label="类型"
        choices={types}
        value={returnType ? String(returnType) : ''}
        onChange={(next) => change({ type: next })}
      />
      {mayName && shows(supplierId) && (
        <SearchChip label="供应商" kind="supplier" value={supplierId} onChange={(next) => change({ supplier: next })} />
      )}
      {shows(orderNo) && (
        <TypedChip
          label="订单号"
          shown={orderNo}
          fields={[{ name: 'order', label: '订单号（完整）', value: orderNo }]}
          onApply={change}
        />
      )}
      {shows(dateFrom, dateTo) && <PeriodField label="申请日期" from={dateFrom} to={dateTo} onChange={change} />}
    </>
  );
}
