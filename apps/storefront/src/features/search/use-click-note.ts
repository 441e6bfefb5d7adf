import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import type { MouseEvent } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { pageSize, type SearchState } from './search-address.ts';

/**
 * Looks on while goods of a search by words are opened or put into the cart, and tells the search log which and where in
 * the order. Nothing waits for it, and its failure is nobody's concern.
 */
export function useClickNote(state: SearchState, skus: readonly SkuCard[] = []): (event: MouseEvent) => void {
  return ({ target }) => {
    if (!state.keyword || !(target instanceof Element) || !target.closest('a, button')) return;
    const address = target.closest('li, tr')?.querySelector('a[href*="itemId="]')?.getAttribute('href') ?? '';
    const itemId = new URLSearchParams(address.split('?')[1]).get('itemId');
    const at = skus.findIndex((sku) => sku.itemId === itemId);
    if (itemId === null || at < 0) return;
    const position = (state.pageIndex - 1) * pageSize + at + 1;
    post(
      '/api/EcmSearch/SubmitClick',
      { data: { searchKey: state.keyword, itemId, position } },
      { isQuiet: true },
    ).catch(() => undefined);
  };
}
