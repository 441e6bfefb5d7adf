import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';

/** No rows: because of the filters, with the way out of them, or because there are none. */
export function EmptyList({
  title,
  hint,
  address: { isFiltered, clearFilters },
}: {
  title: string;
  /** Where rows come from; said where nothing is filtered. */
  hint?: string;
  address: { isFiltered: boolean; clearFilters: () => void };
}) {
  if (!isFiltered) return <EmptyState title={title} {...(hint && { hint })} />;
  const action = (
    <Button armed={false} onClick={clearFilters}>
      清空条件
    </Button>
  );
  return <EmptyState art="search" title={title} action={action} />;
}
