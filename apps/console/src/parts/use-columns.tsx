import type { TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { ColumnChooser } from './ColumnChooser.tsx';

/** The columns of a list that its reader wants to see, kept in the browser under the list's name, and the way to choose them. */
export function useColumns<Row extends object>(
  list: string,
  all: TableColumnsType<Row>,
): { columns: TableColumnsType<Row>; chooser: ReactNode } {
  const storageKey = `jicai.columns.${list}`;
  const [hidden, setHidden] = useState(() => readHidden(storageKey));
  const named = all.map(({ key, title }) => ({ key: String(key), title: typeof title === 'string' ? title : '' }));
  const choose = (next: string[]) => {
    setHidden(next);
    try {
      window.localStorage.setItem(storageKey, next.join(','));
    } catch {
      // A full or forbidden storage only forgets the choice.
    }
  };
  return {
    columns: all.filter(({ key }, at) => at === 0 || !hidden.includes(String(key))),
    chooser: <ColumnChooser columns={named} hidden={hidden} onChange={choose} />,
  };
}

const readHidden = (storageKey: string): string[] =>
  (window.localStorage.getItem(storageKey) ?? '').split(',').filter(Boolean);
