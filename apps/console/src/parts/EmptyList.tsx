import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';

/** No rows: because of the filters, with the way out of them, or because there are none, or none yet. */
export function EmptyList({
  rows,
  isFirst = false,
  hint,
  address: { isFiltered, clearFilters },
}: {
  /** What is missing, as in 待发货的订单. */
  rows: string;
  /** Without a filter there never was one. */
  isFirst?: boolean;
  /** Where rows come from; said where nothing is filtered. */
  hint?: string;
  address: { isFiltered: boolean; clearFilters: () => void };
}) {
  if (!isFiltered) return <EmptyState title={`${isFirst ? '还' : ''}没有${rows}`} {...(hint && { hint })} />;
  const action = (
    <Button armed={false} onClick={clearFilters}>
      清空条件
    </Button>
  );
  return <EmptyState art="search" title={`没有符合条件的${rows}`} action={action} />;
}
