import { queryOptions } from '@tanstack/react-query';
import { post } from '../post.ts';

/** Hot words: signed in and anonymous visitors have a call of their own (spec section 7). */
export function hotWordsQuery(isSignedIn: boolean) {
  const path = isSignedIn ? '/api/EcmHotSearch/GetList' : '/api/ProductToC/GetHotSearchList';
  const body = { data: {} };
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => post(path, body, { signal, isQuiet: true }),
    staleTime: 5 * 60_000,
  });
}
