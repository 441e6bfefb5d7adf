import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { refreshStock } from './stock.queries.ts';

/** By how much a count or correction changed the stock, and the version it left. */
export interface Adjusted {
  delta: number;
  version: number;
}

/** Takes a count back by a correction of its own in the ledger; refused once anything has moved the stock since. */
export function useUndoAdjustment(itemId: string, { onStart, onDone }: { onStart: () => void; onDone: () => void }) {
  const write = useWriteOnce(async ({ delta, version }: Adjusted, requestId) => {
    await post('/api/OpsStock/Adjust', {
      data: { itemId, version, delta: -delta, reason: '撤销刚才的修改', requestId },
    });
  });
  return useMutation({
    mutationFn: write,
    onMutate: onStart,
    onSuccess: onDone,
    onSettled: () => void refreshStock(),
  });
}
