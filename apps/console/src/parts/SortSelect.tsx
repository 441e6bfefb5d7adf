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
    <label className={styles.sort}>
      排序
      <select
        value={value}
        onChange={({ target }) => {
          const [key = '', way] = target.value.split(' ');
          onSort(key, way === undefined ? undefined : way === 'down');
        }}
      >
        <option value="">默认</option>
        {sorting.flatMap(({ key, title }) =>
          (['up', 'down'] as const).map((way) => (
            <option key={`${String(key)} ${way}`} value={`${String(key)} ${way}`}>
              {`${typeof title === 'string' ? title : String(key)}${way === 'up' ? ' 升序' : ' 降序'}`}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
