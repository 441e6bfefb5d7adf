import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Host, refreshHosts } from './hosts.queries.ts';

/** What may be done with a host: proved, looked at, given up. What was found stands beside it. */
export function useHostActs({ host, hostState }: Host) {
  const prove = useWriteOnce((of: string, requestId) => post('/api/OpsHost/Prove', { data: { host: of, requestId } }));
  const check = useWriteOnce((of: string, requestId) => post('/api/OpsHost/Check', { data: { host: of, requestId } }));
  const remove = useWriteOnce((of: string, requestId) =>
    post('/api/OpsHost/Remove', { data: { host: of, requestId } }),
  );
  const proof = useMutation({
    mutationFn: () => prove(host),
    onSuccess: () => toast.ok('已通过验证，域名已启用'),
    onSettled: () => void refreshHosts(),
    meta: { isInline: true },
  });
  const look = useMutation({ mutationFn: async () => (await check(host)).resultData });
  const removal = useMutation({
    mutationFn: () => remove(host),
    onSuccess: () => toast.ok('已移除'),
    onSettled: () => void refreshHosts(),
  });
  const isUsed = hostState === 'inUse';
  return {
    proof,
    look,
    isRemoving: removal.isPending,
    async remove() {
      const text = isUsed ? '客户将不能再从这个域名访问商城。' : '还没有启用，移除不影响访问。';
      if (await confirm({ title: `移除域名 ${host}？`, text, okText: '移除' })) removal.mutate();
    },
  };
}
