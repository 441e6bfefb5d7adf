import { Select } from '@jicai/ui/forms/Select.tsx';
import type { TableColumnsType } from 'antd';
import styles from './DenseTable.module.css';

/** The order of a list on a phone, where there is no head to press: each column that sorts, up and down. */
export function SortSelect<Row extends object>({
  columns,
  onSort,
}: {
  columns: TableColumnsType<Row>;
  onSort: (key: string, isDown: boolean | undefined) => void;
}) {
  const sorting = columns.filter(({ sorter }) => sorter);
  const now = sorting.find(({ sortOrder }) => sortOrder);
  const value = now ? `${String(now.key)} ${now.sortOrder === 'descend' ? 'down' : 'up'}` : '';
  return (
    <div className={styles.sort}>
      <span aria-hidden="true">排序</span>
      <Select
        label="排序"
        placeholder="默认"
        value={value}
        options={sorting.flatMap(({ key, title }) =>
          (['up', 'down'] as const).map((way) => ({
            value: `${String(key)} ${way}`,
            label: `${typeof title === 'string' ? title : String(key)}${way === 'up' ? ' 升序' : ' 降序'}`,
          })),
        )}
        onChange={(chosen) => {
          const [key = '', way] = chosen.split(' ');
          onSort(key, way === undefined ? undefined : way === 'down');
        }}
      />
    </div>
  );
}
