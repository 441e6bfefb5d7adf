import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast } from '@jicai/ui/toast.ts';
import { Refusal } from './faults.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the refusal itself, beside the field or in a dialog; otherwise it becomes a toast. */
      isInline?: boolean;
    };
  }
}

/**
 * One place per error: faults are toasted by post(); refusals of queries stand in the place of the content (QueryState); refusals of mutations are
 * toasted here, unless the screen shows them inline. The lost session has its own alert.
 */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError(error, _variables, _onMutateResult, mutation) {
      if (error instanceof Refusal && error.code !== '2' && !mutation.meta?.isInline) toast.error(error.message);
    },
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
