import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { useFirstInSlices } from '@jicai/ui/hooks/use-first-in-slices.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { cartPageQuery, cartPageSize, listPath } from './cart.queries.ts';

/** The whole cart, page after page; undefined until it is complete. */
export function useCart(): { lines: CartItem[] | undefined; error: Error | null; refetch: () => void } {
  const first = useQuery(cartPageQuery(1));
  const isLong = (first.data?.totalCount ?? 0) > cartPageSize;
  const second = useQuery({ ...cartPageQuery(2), enabled: isLong });
  const isComplete = useFirstInSlices(first.data && (!isLong || second.data) ? true : undefined);
  return {
    lines: isComplete
      ? [...(first.data?.resultData ?? []), ...(isLong ? (second.data?.resultData ?? []) : [])]
      : undefined,
    error: first.error ?? (isLong ? second.error : null),
    refetch() {
      void first.refetch();
      if (isLong) void second.refetch();
    },
  };
}

/** Draws the cart with other lines before, or because, the server has them so. The mini cart asks again when it is next seen. */
export function changeLinesShown(change: (line: CartItem) => CartItem): void {
  for (const pageIndex of [1, 2]) {
    queryClient.setQueryData(
      cartPageQuery(pageIndex).queryKey,
      (page) => page && { ...page, resultData: page.resultData.map(change) },
    );
  }
  void queryClient.invalidateQueries({ queryKey: [listPath], refetchType: 'none' });
}
