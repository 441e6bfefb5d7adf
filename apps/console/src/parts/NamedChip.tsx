import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChipPopover } from './ChipPopover.tsx';
import styles from './ChipPopover.module.css';
import { foundNamesQuery, type NamedKind, nameOfIdQuery } from './names.queries.ts';

/** A filter by brand or supplier, found by a part of the name however many there are. */
export function NamedChip({
  label,
  kind,
  value,
  onChange,
}: {
  label: string;
  kind: NamedKind;
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
}) {
  const { data: name } = useQuery({ ...nameOfIdQuery(kind, value), enabled: value !== '' });
  return (
    <ChipPopover label={label} chosen={value === '' ? undefined : (name ?? value)} onClear={() => onChange('')}>
      {(close) => (
        <Names
          label={label}
          kind={kind}
          value={value}
          onChoose={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </ChipPopover>
  );
}

function Names({
  label,
  kind,
  value,
  onChoose,
}: {
  label: string;
  kind: NamedKind;
  value: string;
  onChoose: (value: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(foundNamesQuery(kind, useDelayed(typed.trim(), 250)));
  return (
    <div className={styles.panel}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window was opened to type in it
        autoFocus
        type="search"
        className={styles.search}
        aria-label={`查找${label}`}
        placeholder="输入名称查找"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {data?.length === 0 && <p className={styles.nothing}>{isFetching ? '正在查找' : '没有符合的名称'}</p>}
      <ul className={styles.names} aria-label={label}>
        {data?.map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === value} title={name} onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
