import { tradePayStateTexts } from '@jicai/domain/orders/order-states.ts';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import type { FilterProps } from './filter-props.ts';
import styles from './OrderFilters.module.css';

/** Tree and searchable select come with antd, so only when they are opened. */
const PeopleFilters = lazyPart(async () => (await import('./PeopleFilters.tsx')).PeopleFilters);

const stateOptions = Object.entries(tradePayStateTexts).map(([value, label]) => ({ value, label }));

/** Filters that are needed now and then: what money did and, in the list of all orders, whose orders. */
export function MoreFilters({ address, kind, onChange }: FilterProps) {
  return (
    <>
      <Select
        label="付款状态"
        placeholder="付款状态"
        value={address.payState}
        options={stateOptions}
        onChange={(payState) => onChange({ payState })}
        className={styles.mode}
      />
      {kind.scope === 'all' && (
        <PeopleFilters
          waiting={<Skeleton width={320} height={36} radius={6} />}
          address={address}
          kind={kind}
          onChange={onChange}
        />
      )}
    </>
  );
}
