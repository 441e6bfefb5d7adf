import { payModeTexts } from '@jicai/domain/orders/order-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { IconFilter } from '@jicai/ui/icons/icons.tsx';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { useIsPhone, useMedia } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hasFilter, type ListFilters, noFilters } from './list-address.ts';
import type { FilterProps } from './filter-props.ts';
import { MoreFilters } from './MoreFilters.tsx';
import styles from './OrderFilters.module.css';
import { orderFiltersQuery } from './orders.queries.ts';

/** Search and filters of a list. Enter or the button searches; everything else counts at once. On phones the filters lie in a sheet. */
export function OrderFilters({ address, kind, onChange }: FilterProps) {
  const isPhone = useIsPhone();
  return isPhone ? (
    <PhoneFilters address={address} kind={kind} onChange={onChange} />
  ) : (
    <WideFilters address={address} kind={kind} onChange={onChange} />
  );
}

/** Filters that stand in the second row, or nowhere at all. */
const moreNames = ['payState', 'userId', 'orgId'] as const;

function WideFilters(props: FilterProps) {
  const { address, onChange } = props;
  // Where one row does not hold them all, supplier and mode of payment stand in the second, which opens with what it filters by.
  const isNarrow = useMedia('(max-width: 1199px)');
  const [isMore, setIsMore] = useState(() =>
    [...moreNames, ...(isNarrow ? (['supplierId', 'payMode'] as const) : [])].some((name) => address[name] !== ''),
  );
  return (
    <div className={styles.filters}>
      <Search {...props} />
      <Period {...props} />
      {!isNarrow && <SupplierAndMode {...props} />}
      <span className={styles.end}>
        <Button aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
          <IconFilter size={16} />
          更多筛选
        </Button>
        {hasFilter(address) && (
          <Button look="text" className={styles.reset} onClick={() => onChange(noFilters)}>
            重置
          </Button>
        )}
      </span>
      {isMore && (
        <div className={styles.more}>
          {isNarrow && <SupplierAndMode {...props} />}
          <MoreFilters {...props} />
        </div>
      )}
    </div>
  );
}

function PhoneFilters(props: FilterProps) {
  const { address, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { searchKey: _, ...others } = address;
  const isFiltered = hasFilter({ ...others, searchKey: '' });
  return (
    <div className={styles.filters}>
      <Search
        {...props}
        button={
          <Button className={isFiltered ? styles.filtered : ''} onClick={() => setIsOpen(true)}>
            <IconFilter size={16} />
            筛选
          </Button>
        }
      />
      {isOpen && (
        <Dialog
          title="筛选订单"
          side="bottom"
          onClose={() => setIsOpen(false)}
          footer={
            <>
              <Button onClick={() => onChange(noFilters)}>重置</Button>
              <Button look="fill" onClick={() => setIsOpen(false)}>
                查看结果
              </Button>
            </>
          }
        >
          <div className={styles.sheet}>
            <Period {...props} />
            <SupplierAndMode {...props} />
            <MoreFilters {...props} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Search({ address, onChange, button }: FilterProps & { button?: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    <SearchField
      label="搜索订单"
      placeholder={isPhone ? '订单号 / 商品 / 采购单号' : '订单号 / 商品名称 / 商品编号 / 采购单号'}
      searchKey={address.searchKey}
      onSearch={(searchKey) => onChange({ searchKey })}
      button={button}
    />
  );
}

function Period({ address: { dateFrom, dateTo }, onChange }: FilterProps) {
  return (
    <PeriodField
      label="下单日期"
      from={dateFrom}
      to={dateTo}
      onChange={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
    />
  );
}

const modeOptions = Object.entries(payModeTexts).map(([value, label]) => ({ value, label }));

function SupplierAndMode({ address, kind, onChange }: FilterProps) {
  const { data } = useQuery(orderFiltersQuery(kind.scope));
  const suppliers = data?.suppliers.map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }));
  const choose = (name: keyof ListFilters) => (value: string) => onChange({ [name]: value });
  return (
    <>
      <Select
        label="供应商"
        placeholder="全部供应商"
        value={address.supplierId}
        options={suppliers ?? []}
        onChange={choose('supplierId')}
        className={styles.supplier}
      />
      <Select
        label="支付方式"
        placeholder="支付方式"
        value={address.payMode}
        options={modeOptions}
        onChange={choose('payMode')}
        className={styles.mode}
      />
    </>
  );
}
