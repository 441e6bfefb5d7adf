import type { BodyOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChipPopover } from '../../parts/ChipPopover.tsx';
import styles from './SearchChip.module.css';

const path = '/api/OpsOrder/GetFilterOptions';
type Kind = BodyOf<typeof path>['reqData']['kind'];

const optionsQuery = (kind: Kind, { id, searchKey }: { id?: string; searchKey: string }) =>
  queryOptions({
    queryKey: [path, kind, id ?? '', searchKey],
    queryFn: async ({ signal }) => (await post(path, { reqData: { kind, id }, searchKey }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });

/** A filter whose values are too many for a menu: they are found by a part of the name. '' is none. */
export function SearchChip({
  label,
  kind,
  value,
  onChange,
}: {
  label: string;
  kind: Kind;
  value: string;
  onChange: (value: string) => void;
}) {
  const found = useQuery({ ...optionsQuery(kind, { id: value, searchKey: '' }), enabled: value !== '' });
  const chosen = value === '' ? undefined : (found.data?.[0]?.name ?? '…');
  return (
    <ChipPopover label={label} chosen={chosen} onClear={() => onChange('')}>
      {(close) => (
        <Options
          label={label}
          kind={kind}
          onChoose={(next) => {
            close();
            onChange(next);
          }}
        />
      )}
    </ChipPopover>
  );
}

function Options({ label, kind, onChoose }: { label: string; kind: Kind; onChoose: (id: string) => void }) {
  const [text, setText] = useState('');
  const { data, error } = useQuery(optionsQuery(kind, { searchKey: text.trim() }));
  return (
    <div className={styles.options}>
      <input
        ref={focus}
        aria-label={`查找${label}`}
        placeholder={kind === 'item' ? '商品名称或编号' : '名称'}
        value={text}
        maxLength={50}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <p>{error.message}</p>}
      {data?.length === 0 && <p>没有符合的{label}</p>}
      <ul>
        {data?.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
