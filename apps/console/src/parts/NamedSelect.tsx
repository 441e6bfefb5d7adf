import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { foundNamesQuery, type Named, type NamedKind } from './names.queries.ts';
import select from './select.module.css';

/** One brand or supplier, found by a part of its name however many there are. */
export function NamedSelect({
  kind,
  value,
  none,
  placeholder = '输入名称查找',
  onChange,
  ...field
}: {
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  kind: NamedKind;
  value: Named | undefined;
  /** What is offered for none of them, with id ''. */
  none?: string;
  placeholder?: string;
  onChange: (value: Named) => void;
}) {
  const [typed, setTyped] = useState('');
  const { data = [], isFetching } = useQuery(foundNamesQuery(kind, useDelayed(typed.trim(), 250)));
  const found = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select<{ value: string; label: string }>
      {...field}
      className={select.select}
      labelInValue
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      options={none !== undefined && typed === '' ? [{ value: '', label: none }, ...found] : found}
      // antd takes null, not undefined, for a field that is empty again.
      value={value ? { value: value.id, label: value.name } : null}
      placeholder={placeholder}
      status={field['aria-invalid'] ? 'error' : ''}
      notFoundContent={isFetching ? '正在查找' : '没有符合的名称'}
      onChange={(one) => onChange({ id: one.value, name: one.label })}
    />
  );
}
