import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { useTemplate } from '../template.ts';

/** Hot words. Signed-in users and visitors have different endpoints (spec section 7). */
export function hotWordsQuery(isSignedIn: boolean) {
  const path = isSignedIn ? '/api/EcmHotSearch/GetList' : '/api/ProductToC/GetHotSearchList';
  const companyId = useTemplate.getState().companyId;
  const data = { searchId: '', companyId, searchKey: '', viewOrder: '', hotUrl: '' };
  return queryOptions({
    queryKey: [path, companyId],
    queryFn: ({ signal }) => post(path, { token: useSession.getState().token, data, key: '' }, { signal }),
    staleTime: 5 * 60_000,
  });
}
