import { payModeTexts } from '@jicai/domain/orders/order-states.ts';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import type { ReactNode } from 'react';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import type { useOrderAddress } from './order-address.ts';

const payModes = Object.entries(payModeTexts).map(([value, label]) => ({ value, label }));

/** Search, how it is paid (operators alone), and the days of ordering. */
export function OrderFilters({
  address,
  isOperator,
  extra,
}: {
  address: ReturnType<typeof useOrderAddress>;
  isOperator: boolean;
  extra: ReactNode;
}) {
  const { searchKey, payMode, dateFrom, dateTo, change } = address;
  return (
    <>
      <ListSearch
        label="搜索订单"
        placeholder={isOperator ? '订单号、客户、商品、采购单号' : '订单号、客户、商品'}
        searchKey={searchKey}
        onSearch={(next) => change({ searchKey: next })}
      />
      {isOperator && (
        <FilterChip
          label="支付方式"
          choices={payModes}
          value={payMode ? String(payMode) : ''}
          onChange={(next) => change({ payMode: next })}
        />
      )}
      <PeriodField label="下单日期" from={dateFrom} to={dateTo} onChange={change} />
      {extra}
    </>
  );
}
