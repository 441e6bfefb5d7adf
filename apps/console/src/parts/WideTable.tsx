import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Table, type TableColumnsType, type TableProps } from 'antd';
import {
  type Key,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DenseTableOptions, Selection } from './dense-options.ts';
import { useRoomFor } from './use-room-for.ts';
import styles from './DenseTable.module.css';

/**
 * Rows of a list as lines of a table. While `rows` are asked for its head and widths stand as they will be, with bones
 * beneath: the same table then takes the rows, as to draw its head a second time costs as much as twenty of them.
 */
export function WideTable<Row extends object>(options: DenseTableOptions<Row>) {
  const { label, rows, keyOf, openKey, onOpen, selection, onSort } = options;
  const hasRoom = useRoomFor();
  const columns = useMemo(() => options.columns.filter(hasRoom).map(always), [options.columns, hasRoom]);
  const width = widthOf(columns);
  const isFixed = columns.some(({ fixed }) => fixed);
  const [frame, room] = useRoom(isFixed);
  const isSideways = isFixed && room < width;
  return (
    <div aria-busy={!rows} ref={frame}>
      {!rows && <output className="sr">正在加载</output>}
      <Lines
        {...{ label, rows, columns, keyOf, openKey, onOpen, selection, onSort }}
        width={width}
        isSideways={isSideways}
      />
    </div>
  );
}

type LinesOptions<Row extends object> = Pick<
  DenseTableOptions<Row>,
  'label' | 'rows' | 'columns' | 'keyOf' | 'openKey' | 'onOpen' | 'selection' | 'onSort'
> & {
  /** Of all columns, in px. */
  width: number;
  /** They have less room than that. */
  isSideways: boolean;
};

/** Drawn again only for other rows, columns or acts: whatever else changes on the page, twenty rows cost 0.1 s and more. */
const Lines = memo(TableLines) as typeof TableLines;

function TableLines<Row extends object>(options: LinesOptions<Row>) {
  const { label, rows, columns, onSort, width, isSideways } = options;
  const shown = isSideways ? options : { ...options, columns: columns.map(withoutFixed) };
  return (
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
  );
}

/** What fits is not asked for its width again. */
const always = <Row extends object>({ responsive: _from, ...column }: TableColumnsType<Row>[number]) => column;

/** Where all columns have their room none has to stand still. */
const withoutFixed = <Row extends object>(column: TableColumnsType<Row>[number]) => ({ ...column, fixed: false });

/**
 * How much width the frame has, in px: a table with columns that stand still scrolls sideways only where it has too little.
 * Until it is drawn it has enough, so that its rows are drawn with the page, in slices.
 */
function useRoom(isAsked: boolean): [RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!isAsked || !current) return undefined;
    const look = () => setRoom(current.clientWidth);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, [isAsked]);
  return [frame, room];
}

function rowProps<Row extends object>(
  { keyOf, columns, openKey, onOpen, selection }: LinesOptions<Row>,
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
function boneProps<Row extends object>({ columns, selection }: LinesOptions<Row>): TableProps<Row> {
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

const widthOf = <Row extends object>(columns: TableColumnsType<Row>): number =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : leastWidth), selectionWidth);

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
