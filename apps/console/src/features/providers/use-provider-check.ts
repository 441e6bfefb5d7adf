import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import type { CheckResult } from './ProviderCard.tsx';

/** Proves a connection without doing anything by it; what it found stands until the connection is changed. */
export function useProviderCheck(updateTime: string, ask: (requestId: string) => Promise<CheckResult>) {
  const write = useWriteOnce((_: null, requestId) => ask(requestId));
  const mutation = useMutation({ mutationFn: async () => ({ ...(await write(null)), updateTime }) });
  return {
    isBusy: mutation.isPending,
    result: mutation.data?.updateTime === updateTime ? mutation.data : undefined,
    run: () => mutation.mutate(),
  };
}
