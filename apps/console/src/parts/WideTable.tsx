import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Grid, Table, type TableColumnsType, type TableProps } from 'antd';
import {
  type Key,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { DenseTableOptions, Selection } from './dense-options.ts';
import styles from './DenseTable.module.css';

/**
 * Rows of a list as lines of a table. While `rows` are asked for its head and widths stand as they will be, with bones
 * beneath: the same table then takes the rows, as to draw its head a second time costs as much as twenty of them.
 */
export function WideTable<Row extends object>(options: DenseTableOptions<Row>) {
  const { label, rows, columns, onSort } = options;
  const width = useWidth(columns);
  const isFixed = columns.some(({ fixed }) => fixed);
  const [frame, room] = useRoom(isFixed);
  const isSideways = isFixed && room !== undefined && room < width;
  const shown = isSideways ? options : { ...options, columns: columns.map(withoutFixed) };
  return (
    <div aria-busy={!rows} ref={frame}>
      {!rows && <output className="sr">正在加载</output>}
      {room !== undefined && (
        <Table<Row>
          aria-label={label}
          className={styles.table}
          size="middle"
          tableLayout="fixed"
          pagination={false}
          {...(rows && rows.length > mostDrawn
            ? { virtual: true, scroll: { x: width, y: longHeight } }
            : // Antd measures each of its columns for either, and lays the page out for each of its looks.
              isSideways && { sticky: { offsetHeader: 56 }, scroll: { x: width } })}
          {...sortProps<Row>(onSort)}
          {...(rows ? rowProps(shown, rows) : boneProps(shown))}
        />
      )}
    </div>
  );
}

/** Where all columns have their room none has to stand still. */
const withoutFixed = <Row extends object>(column: TableColumnsType<Row>[number]) => ({ ...column, fixed: false });

/** How much width the frame has, in px: a table with columns that stand still scrolls sideways only where it has too little. */
function useRoom(isAsked: boolean): [RefObject<HTMLDivElement | null>, number | undefined] {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const { current } = frame;
    if (!isAsked || !current) return undefined;
    const look = () => setRoom(current.clientWidth);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, [isAsked]);
  return [frame, isAsked ? room : Infinity];
}

function rowProps<Row extends object>(
  { keyOf, columns, openKey, onOpen, selection }: DenseTableOptions<Row>,
  rows: readonly Row[],
): TableProps<Row> {
  return {
    dataSource: rows,
    rowKey: keyOf,
    columns,
    rowClassName: (row) => cx(onOpen && styles.opens, keyOf(row) === openKey && styles.open),
    ...(onOpen && { onRow: (row) => openProps(() => onOpen(row)) }),
    ...(selection && { rowSelection: choosing(selection, keyOf) }),
  };
}

/** Lines that hold nothing: what draws a cell is not asked. */
function boneProps<Row extends object>({ columns, selection }: DenseTableOptions<Row>): TableProps<Row> {
  return {
    dataSource: bones as Row[],
    rowKey: (bone) => bones.indexOf(bone),
    columns: columns.map((column) => ({
      ...column,
      render: () => <Skeleton className={styles.bone} width="70%" height={14} />,
    })),
    ...(selection && {
      rowSelection: {
        columnWidth: selectionWidth,
        renderCell: () => null,
        getTitleCheckboxProps: () => ({ 'aria-label': '全选', disabled: true }),
      },
    }),
  };
}

const choosing = <Row extends object>(
  { keys, onChange, mayChoose }: Selection,
  keyOf: (row: Row) => string,
): TableProps<Row>['rowSelection'] => ({
  columnWidth: selectionWidth,
  selectedRowKeys: [...keys],
  onChange: (chosen: Key[]) => onChange(chosen.map(String)),
  getTitleCheckboxProps: () => ({ 'aria-label': '全选' }),
  getCheckboxProps: (row) => ({
    'aria-label': `选择 ${keyOf(row)}`,
    disabled: mayChoose?.(keyOf(row)) === false,
  }),
});

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

const bones: readonly object[] = Array.from({ length: 8 }, () => ({}));
