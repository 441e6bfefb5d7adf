import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import type { QueryLike } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { Grid, Table, type TableColumnsType, type TableProps } from 'antd';
import type { ComponentType, Key, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './DenseTable.module.css';
import { SortSelect } from './SortSelect.tsx';

export interface Selection {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
  /** Without it every row can be chosen. */
  mayChoose?: (key: string) => boolean;
}

export interface DenseTableOptions<Row extends object> {
  label: string;
  /** Undefined while they are asked for the first time. */
  rows: readonly Row[] | undefined;
  /** What asks for them; none where the page has them anyway. */
  query?: Omit<QueryLike<unknown>, 'data'>;
  keyOf: (row: Row) => string;
  columns: TableColumnsType<Row>;
  empty: ReactNode;
  /** The row whose drawer stands open. */
  openKey?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  selection?: Selection | undefined;
  /** Another order was asked for, by the key of a column; `isDown` undefined for the usual one. */
  onSort?: ((key: string, isDown: boolean | undefined) => void) | undefined;
  /** A row on a phone. */
  Card: ComponentType<{ row: Row }>;
}

/** Rows of a list, 56 px each: bones while they are asked for, the fault with a way to try again, cards on phones. */
export function DenseTable<Row extends object>(options: DenseTableOptions<Row>) {
  const { rows, query, label, empty } = options;
  const isPhone = useIsPhone();
  if (!rows && query?.error) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!rows) return isPhone ? <Bones /> : <WideBones {...options} />;
  if (rows.length === 0) return empty;
  return isPhone ? <Cards {...options} rows={rows} /> : <Wide {...options} rows={rows} aria-label={label} />;
}

function Wide<Row extends object>({
  label,
  rows,
  keyOf,
  columns,
  openKey,
  onOpen,
  selection,
  onSort,
}: DenseTableOptions<Row> & { rows: readonly Row[] }) {
  const width = useWidth(columns);
  const isFixed = columns.some(({ fixed }) => fixed);
  return (
    <Table<Row>
      aria-label={label}
      className={styles.table}
      size="middle"
      tableLayout="fixed"
      pagination={false}
      {...(rows.length > mostDrawn
        ? { virtual: true, scroll: { x: width, y: longHeight } }
        : { sticky: { offsetHeader: 56 }, ...(isFixed && { scroll: { x: width } }) })}
      dataSource={rows}
      rowKey={keyOf}
      columns={columns}
      {...sortProps<Row>(onSort)}
      rowClassName={(row) => cx(onOpen && styles.opens, keyOf(row) === openKey && styles.open)}
      {...(onOpen && { onRow: (row: Row) => openProps(() => onOpen(row)) })}
      {...(selection && {
        rowSelection: {
          columnWidth: 48,
          selectedRowKeys: [...selection.keys],
          onChange: (keys: Key[]) => selection.onChange(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': '全选' }),
          getCheckboxProps: (row: Row) => ({
            'aria-label': `选择 ${keyOf(row)}`,
            disabled: selection.mayChoose?.(keyOf(row)) === false,
          }),
        },
      })}
    />
  );
}

/** A head that is pressed asks for another order, also while the rows of this one are on their way. */
const sortProps = <Row extends object>(onSort: DenseTableOptions<Row>['onSort']): Pick<TableProps<Row>, 'onChange'> =>
  onSort
    ? {
        onChange(_page, _filters, sorter) {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          onSort(String(columnKey ?? ''), order ? order === 'descend' : undefined);
        },
      }
    : {};

/** Beyond these only the rows in sight are drawn, in a window of their own. */
const mostDrawn = 100;
const longHeight = 560;
const selectionWidth = 48;
/** What a column takes at least that says no width. */
const leastWidth = 300;

/** How wide the shown columns are together. */
function useWidth<Row extends object>(columns: TableColumnsType<Row>): number {
  const screens = Grid.useBreakpoint();
  const shown = columns.filter(({ responsive }) => !responsive || responsive.some((name) => screens[name]));
  return shown.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : leastWidth), selectionWidth);
}

/** A row opens by a click beside its own buttons, and by Enter while it has the focus. */
const openProps = (open: () => void) => ({
  tabIndex: 0,
  onClick(event: MouseEvent) {
    if (!(event.target as Element).closest('a, button, input, label')) open();
  },
  onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target === event.currentTarget) open();
  },
});

/** Head and widths as they will be, with bones for rows. */
function WideBones<Row extends object>({ label, columns, onSort }: DenseTableOptions<Row>) {
  const drawn = columns.map(({ render: _render, ...column }) => ({
    ...column,
    render: () => <Skeleton width="70%" height={14} />,
  }));
  return (
    <div aria-busy="true">
      <output className="sr">正在加载</output>
      <Table
        aria-label={label}
        className={styles.table}
        size="middle"
        tableLayout="fixed"
        pagination={false}
        dataSource={bars.map((bar) => ({ key: bar }))}
        columns={drawn as TableColumnsType<{ key: number }>}
        {...sortProps<{ key: number }>(onSort)}
      />
    </div>
  );
}

function Cards<Row extends object>({
  rows,
  keyOf,
  Card,
  onOpen,
  label,
  columns,
  onSort,
  selection,
}: DenseTableOptions<Row> & { rows: readonly Row[] }) {
  return (
    <>
      {onSort && <SortSelect columns={columns} onSort={onSort} />}
      {selection && <TickAll selection={selection} keys={rows.map(keyOf)} />}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={selection && styles.ticked}>
            {selection && <Tick selection={selection} rowKey={keyOf(row)} />}
            <Card row={row} />
            {onOpen && (
              <Button size="sm" onClick={() => onOpen(row)}>
                查看
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const mayTick = ({ mayChoose }: Selection, key: string): boolean => mayChoose?.(key) !== false;

/** The rows of this page; what is ticked on others stays. */
function TickAll({ selection, keys }: { selection: Selection; keys: readonly string[] }) {
  const own = keys.filter((key) => mayTick(selection, key));
  const ticked = own.filter((key) => selection.keys.includes(key));
  const others = selection.keys.filter((key) => !own.includes(key));
  return (
    <Checkbox
      isRound
      className={styles.all}
      isChecked={own.length > 0 && ticked.length === own.length}
      isPartly={ticked.length > 0}
      disabled={own.length === 0}
      onChange={(isTicked) => selection.onChange(isTicked ? [...others, ...own] : others)}
    >
      全选本页
    </Checkbox>
  );
}

function Tick({ selection, rowKey }: { selection: Selection; rowKey: string }) {
  return (
    <Checkbox
      isRound
      className={styles.tick}
      label={`选择 ${rowKey}`}
      isChecked={selection.keys.includes(rowKey)}
      disabled={!mayTick(selection, rowKey)}
      onChange={(isTicked) =>
        selection.onChange(isTicked ? [...selection.keys, rowKey] : selection.keys.filter((key) => key !== rowKey))
      }
    />
  );
}

const bars = [1, 2, 3, 4, 5, 6, 7, 8];

function Bones() {
  return (
    <Loading className={styles.bones}>
      {bars.map((bar) => (
        <Skeleton key={bar} height={40} />
      ))}
    </Loading>
  );
}
