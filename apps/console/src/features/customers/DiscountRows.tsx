import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { IconPlus, IconX } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { foundNamesQuery } from '../../parts/names.queries.ts';
import rows from '../../parts/PairRows.module.css';
import select from '../../parts/select.module.css';
import { flatCategories, useCategoryOptions } from '../../parts/use-category-options.ts';
import { type AdmitDiscount, emptyDiscount } from './admit-form.ts';

const mostDiscounts = 20;
/** Categories that are offered at once; more are found by typing. */
const mostOffered = 50;

/** Discounts line by line: what each is on, found by typing, and how much in 折. */
export function DiscountRows({
  discounts,
  error,
  onChange,
}: {
  discounts: readonly AdmitDiscount[];
  error: string | undefined;
  onChange: (discounts: AdmitDiscount[]) => void;
}) {
  const set = (at: number, part: Partial<AdmitDiscount>) =>
    onChange(discounts.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset className={rows.rows}>
      <legend>折扣</legend>
      {discounts.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity, and keep their places while they are typed
        <div key={at} className={rows.even}>
          <TargetSelect
            label={`分类或品牌 ${at + 1}`}
            isFaulty={error !== undefined && one.targetId === ''}
            discount={one}
            onChange={(target) => set(at, target)}
          />
          <input
            aria-label={`折，如 9.6 ${at + 1}`}
            placeholder="折，如 9.6"
            inputMode="decimal"
            value={one.value}
            aria-invalid={error !== undefined}
            onChange={(event) => set(at, { value: event.target.value })}
          />
          <button
            type="button"
            className={rows.remove}
            aria-label={`删除折扣 ${at + 1}`}
            onClick={() => onChange(discounts.filter((_, index) => index !== at))}
          >
            <IconX size={16} />
          </button>
        </div>
      ))}
      {discounts.length < mostDiscounts && (
        <Button look="text" size="sm" armed={false} onClick={() => onChange([...discounts, emptyDiscount])}>
          <IconPlus size={14} />
          添加折扣
        </Button>
      )}
      {error && (
        <p className={rows.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type Target = Omit<AdmitDiscount, 'value'>;

/** A category or a brand, found by a part of its name however many there are. */
function TargetSelect({
  label,
  isFaulty,
  discount: { target, targetId, name },
  onChange,
}: {
  label: string;
  isFaulty: boolean;
  discount: AdmitDiscount;
  onChange: (target: Target) => void;
}) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const categories = flatCategories(useCategoryOptions()).filter(({ title }) => title.includes(words));
  const { data: brands = [], isFetching } = useQuery(foundNamesQuery('brand', useDelayed(words, 250)));
  const groups = [
    {
      label: '分类',
      options: categories
        .slice(0, mostOffered)
        .map(({ value, title }) => ({ value: `category ${value}`, label: title })),
    },
    { label: '品牌', options: brands.map((one) => ({ value: `brand ${one.id}`, label: `品牌 ${one.name}` })) },
  ];
  return (
    <Select<{ value: string; label: string }>
      aria-label={label}
      aria-invalid={isFaulty}
      className={select.select}
      labelInValue
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      options={groups.filter(({ options }) => options.length > 0)}
      // antd takes null, not undefined, for a field that is empty again.
      value={targetId === '' ? null : { value: `${target} ${targetId}`, label: name }}
      placeholder="输入分类或品牌查找"
      status={isFaulty ? 'error' : ''}
      notFoundContent={isFetching ? '正在查找' : '没有符合的分类或品牌'}
      onChange={({ value, label: chosen }) => {
        const [kind, id = ''] = value.split(' ');
        onChange({ target: kind === 'brand' ? 'brand' : 'category', targetId: id, name: chosen });
      }}
    />
  );
}
