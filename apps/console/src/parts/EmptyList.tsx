import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';

/** No rows: because of the filters, with the way out of them, or because there are none, or none yet. */
export function EmptyList({
  rows,
  view,
  isFirst = false,
  hint,
  address: { isFiltered, clearFilters },
}: {
  /** What is missing, as in 订单. */
  rows: string;
  /** The view that holds none, as in 待发货; undefined for the list as a whole. */
  view?: string | undefined;
  /** Without a filter and a view there never was one. */
  isFirst?: boolean;
  /** Where rows come from; said where nothing is filtered. */
  hint?: string | undefined;
  address: { isFiltered: boolean; clearFilters: () => void };
}) {
  const missing = view === undefined ? rows : `${view}的${rows}`;
  const isNone = isFirst && view === undefined;
  if (!isFiltered) return <EmptyState title={`${isNone ? '还' : ''}没有${missing}`} {...(hint && { hint })} />;
  const action = (
    <Button armed={false} onClick={clearFilters}>
      清空条件
    </Button>
  );
  return <EmptyState art="search" title={`没有符合条件的${missing}`} action={action} />;
}
