import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { refreshFreight } from './freight.queries.ts';

/** Lets a supplier follow the shop again, after a question. */
export function useDropOwn(
  send: (requestId: string) => Promise<unknown>,
  { title, text, okText, done }: { title: string; text: string; okText: string; done: string },
) {
  const write = useWriteOnce((_: void, requestId) => send(requestId));
  const mutation = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: () => toast.ok(done),
    onSettled: () => void refreshFreight(),
  });
  return {
    isBusy: mutation.isPending,
    async drop() {
      if (await confirm({ title, text, okText })) mutation.mutate();
    },
  };
}
