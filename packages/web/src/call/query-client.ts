import { earlyCodes } from '@jicai/domain/errors/early-codes.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Refusal } from './faults.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the refusal itself, beside the field or in a dialog; otherwise it becomes a toast. */
      isInline?: boolean;
    };
    queryMeta: {
      /** A refusal is also a toast: nothing else may stand where the content would (spec section 8, cart load). */
      isToasted?: boolean;
      [ofOneScreen: string]: unknown;
    };
  }
}

/** Says a refusal; the lost session has its own alert. Of what is sent without a mutation, as the first page does, its sender says it. */
export function toastRefusal(error: unknown): void {
  if (error instanceof Refusal && error.code !== earlyCodes.signedOut) toast.error(error.message);
}

/**
 * One place per error: faults are toasted by post(); refusals of queries stand in the place of the content (QueryState), those of the cart are a toast
 * as well; refusals of mutations are toasted here, unless the screen shows them inline. The lost session has its own alert.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      if (query.meta?.isToasted) toastRefusal(error);
    },
  }),
  mutationCache: new MutationCache({
    onError(error, _variables, _onMutateResult, mutation) {
      if (!mutation.meta?.isInline) toastRefusal(error);
    },
  }),
  // Without a line a call fails and says so. The library's own way is to keep it and to send it whenever the line is back: of a
  // command that nobody remembers, and of a page that says nothing. What a page shows is asked for anew then.
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
    mutations: { networkMode: 'offlineFirst' },
  },
});
