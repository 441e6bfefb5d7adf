import { clearLocalState } from './local-state.ts';
import { queryClient } from './query-client.ts';
import { endSession } from './session.ts';

/** Forgets the user in this browser: cookies, local state and everything fetched with the old token. */
export function leave(): void {
  endSession();
  clearLocalState();
  queryClient.clear();
}
