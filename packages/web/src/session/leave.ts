import { queryClient } from '../call/query-client.ts';
import { userLeft } from '../configure-web.ts';
import { endSession } from './session.ts';

/** Forgets the user in this browser: cookies, what the pages hold and everything fetched with the old token. */
export function leave(): void {
  endSession();
  userLeft();
  queryClient.clear();
}
