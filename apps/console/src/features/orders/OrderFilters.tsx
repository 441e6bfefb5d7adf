import { orderStateTexts, payModeTexts } from '@jicai/domain/orders/order-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useMedia } from '@jicai/ui/hooks/use-media.ts';
import { type ReactNode, useState } from 'react';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { PeriodChip } from '../../parts/PeriodChip.tsx';
import { SalesmanChip } from '../customers/index.ts';
import { MoneyChips } from './MoneyChips.tsx';
import type { useOrderAddress } from './order-address.ts';
import { SearchChip } from './SearchChip.tsx';

const payModes = Object.entries(payModeTexts).map(([value, label]) => ({ value, label }));

/** A phone has one row of chips, which moves sideways. */
const smallWindow = '(min-width: 768px) and (max-width: 1279px)';

const states = Object.entries(orderStateTexts).map(([value, label]) => ({ value, label }));

/**
 * Search, how it is paid, whose it is, the customer's number and the amount (operators alone), goods, and the days of
 * ordering. Where they would take two lines, beside a drawer or in a small window, those that are rare stand behind 更多筛选,
 * unless they are set.
 */
export function OrderFilters({
  address,
  isOperator,
  isNarrow,
  extra,
}: {
  address: ReturnType<typeof useOrderAddress>;
  isOperator: boolean;
  /** A drawer stands beside the list. */
  isNarrow: boolean;
  extra: ReactNode;
}) {
  const { view, payMode, orderState, customerId, supplierId, itemId, dateFrom, dateTo, change } = address;
  const { purchaseNo, amountFrom, amountTo } = address;
  const [isUnfolded, setUnfolded] = useState(false);
  const isSmall = useMedia(smallWindow);
  const isFolding = isNarrow || (isOperator && isSmall);
  const shows = (...values: string[]) => !isFolding || isUnfolded || values.some((value) => value !== '');
  return (
    <>
      <AddressSearch
        label="搜索订单"
        placeholder={isOperator ? '订单号、客户、商品、采购单号' : '订单号、客户、商品'}
        address={address}
      />
      {isOperator && (
        <FilterChip
          label="支付方式"
          choices={payModes}
          value={payMode ? String(payMode) : ''}
          onChange={(next) => change({ payMode: next })}
        />
      )}
      {isOperator && (
        <>
          <SearchChip label="客户" kind="customer" value={customerId} onChange={(next) => change({ customer: next })} />
          {shows(address.salesmanId) && (
            <SalesmanChip value={address.salesmanId} onChange={(next) => change({ salesman: next })} />
          )}
          {shows(supplierId) && (
            <SearchChip
              label="供应商"
              kind="supplier"
              value={supplierId}
              onChange={(next) => change({ supplier: next })}
            />
          )}
        </>
      )}
      {shows(itemId) && (
        <SearchChip label="商品" kind="item" value={itemId} onChange={(next) => change({ item: next })} />
      )}
      {view === 'all' && (
        <FilterChip
          label="状态"
          choices={states}
          value={orderState ? String(orderState) : ''}
          onChange={(next) => change({ state: next })}
        />
      )}
      {isOperator && shows(purchaseNo, amountFrom, amountTo) && <MoneyChips address={address} />}
      {shows(dateFrom, dateTo) && <PeriodChip label="下单日期" from={dateFrom} to={dateTo} onChange={change} />}
      {isFolding && (
        <Button size="sm" look="text" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? '收起筛选' : '更多筛选'}
        </Button>
      )}
      {extra}
    </>
  );
}
