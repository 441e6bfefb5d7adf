import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';

const path = '/api/OpsStock/SetPlace';

export type Shelf = ResultOf<typeof path>;

/** Writes where an item lies; whatever shows it is asked for again, after a refusal too. */
export function useSetPlace() {
  const send = useWriteOnce((data: { itemId: string; place: string; version: number }, requestId) =>
    post(path, { data: { ...data, requestId } }),
  );
  return async (data: { itemId: string; place: string; version: number }): Promise<void> => {
    const shown = ['/api/OpsStock/GetLedger', '/api/OpsOrder/GetModel'];
    await send(data).finally(() => {
      for (const queryKey of shown) void queryClient.invalidateQueries({ queryKey: [queryKey] });
    });
  };
}
