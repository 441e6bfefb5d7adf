import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const path = '/api/EcmSearch/GetSuggestList';

/**
 * Suggestions for what is typed so far. A newer text aborts the call; what stood before stays until the answer comes, so
 * that the list does not flicker. Its failure is nobody's concern: Enter searches all the same.
 */
export const suggestQuery = (typed: string) => {
  const body = { searchKey: typed, reqData: {} };
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => post(path, body, { signal, isQuiet: true }),
    enabled: typed !== '',
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
};
