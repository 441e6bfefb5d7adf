import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import type { ReactNode } from 'react';
import { GoodsCell, type OrderedGoods } from './GoodsCell.tsx';
import styles from './GoodsTable.module.css';

/** A column of numbers. On phones its heading is repeated before each number. */
export interface GoodsColumn<Line> {
  name: string;
  of: (line: Line) => ReactNode;
}

/** A table of goods with columns of numbers. On phones the numbers are below the goods, two in a row. */
export function GoodsTable<Line extends OrderedGoods & { orderItemId: string }>({
  label,
  lines,
  columns,
  renderNote,
}: {
  label: string;
  lines: readonly Line[];
  columns: readonly GoodsColumn<Line>[];
  /** A note below the name of the goods. */
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
