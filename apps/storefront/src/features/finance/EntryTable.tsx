import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import type { ReactNode } from 'react';
import styles from './EntryTable.module.css';

/** A change of money that an account has on record. */
interface Entry {
  entryId: string;
  createTime: string;
  kindText: string;
}

interface Column<E> {
  title: string;
  /** Fen are set to the right, 0 as —; else the content. */
  fen?: (entry: E) => number;
  text?: (entry: E) => string;
}

/** Entries of an account, one a row: when, what, and the columns that this account has. */
export function EntryTable<E extends Entry>({
  kindTitle,
  columns,
  entries,
}: {
  kindTitle: string;
  columns: readonly Column<E>[];
  entries: readonly E[];
}) {
  return (
    <ListTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">{kindTitle}</th>
          {columns.map(({ title, fen }) => (
            <th key={title} scope="col" data-right={fen ? true : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.entryId}>
            <td className={styles.time}>{minuteTime(entry.createTime)}</td>
            <td>{entry.kindText}</td>
            {columns.map((column) => (
              <Cell key={column.title} column={column} entry={entry} />
            ))}
          </tr>
        ))}
      </tbody>
    </ListTable>
  );
}

function Cell<E>({ column: { title, fen, text }, entry }: { column: Column<E>; entry: E }): ReactNode {
  if (!fen) return <td className={styles.number}>{text?.(entry) || '—'}</td>;
  const change = fen(entry);
  return (
    <td data-right data-label={title}>
      {change === 0 ? '—' : <Price fen={change} tone="plain" />}
    </td>
  );
}
