import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import type { TableColumnsType } from 'antd';

/** px of the pinned column: on a phone as much again is left for what is scrolled beside it. */
const pinnedWidth = 132;

/** Columns of a table that is scrolled sideways on a phone: the first one, which names the row, stays where it is. */
export function usePinned<Row>(columns: TableColumnsType<Row>): TableColumnsType<Row> {
  const isPhone = useIsPhone();
  const [first, ...rest] = columns;
  return isPhone && first ? [{ ...first, fixed: 'left', width: pinnedWidth }, ...rest] : columns;
}
