import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import type { ReactNode } from 'react';
import { GoodsCell, type OrderedGoods } from './GoodsCell.tsx';
import styles from './GoodsTable.module.css';

/** A number of each row: its heading, which stands before it on phones, and the number itself. */
export interface GoodsColumn<Line> {
  name: string;
  of: (line: Line) => ReactNode;
}

/** Goods with their numbers, a kind a row; on phones the numbers stand below the goods, two abreast. */
export function GoodsTable<Line extends OrderedGoods & { orderItemId: string }>({
  label,
  lines,
  columns,
  renderNote,
}: {
  label: string;
  lines: readonly Line[];
  columns: readonly GoodsColumn<Line>[];
  /** What more is to be said of the goods, beneath their name. */
  renderNote?: (line: Line) => ReactNode;
}) {
  return (
    <ListTable label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">商品</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" data-right>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderItemId}>
            <td>
              <GoodsCell goods={line}>{renderNote?.(line)}</GoodsCell>
            </td>
            {columns.map(({ name, of }) => (
              <td key={name} data-right data-label={name}>
                {of(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ListTable>
  );
}
