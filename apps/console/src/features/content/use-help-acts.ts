import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type HelpNode, helpTreeQuery, refreshHelp } from './content.queries.ts';

/** Sorts and deletes in the help centre. A new order stands at once, and goes back where the server refuses it. */
export function useHelpActs() {
  const sortOnce = useWriteOnce((order: { parentId: string; docIds: string[] }, requestId) =>
    post('/api/OpsDoc/SortDocs', { data: { ...order, requestId } }),
  );
  const sort = useMutation({ mutationFn: sortOnce, onSettled: () => void refreshHelp() });
  const removeOnce = useWriteOnce(({ docId, changedMs }: HelpNode, requestId) =>
    post('/api/OpsDoc/DeleteDoc', { data: { docId, changedMs, requestId } }),
  );
  const remove = useMutation({
    mutationFn: removeOnce,
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshHelp(),
  });
  return {
    sort(parentId: string, docIds: string[]) {
      queryClient.setQueryData(helpTreeQuery().queryKey, (nodes) => nodes && inOrder(nodes, docIds));
      sort.mutate({ parentId, docIds });
    },
    async remove(node: HelpNode) {
      const text = '买家的帮助中心和页脚里也会消失，不能恢复；只想暂时不显示可以改为隐藏。';
      if (await confirm({ title: `删除 ${node.docTitle}？`, text, okText: '删除' })) remove.mutate(node);
    },
  };
}

/** The same nodes, those named in this order. */
function inOrder(nodes: readonly HelpNode[], docIds: readonly string[]): HelpNode[] {
  const sorted = docIds.flatMap((id) => nodes.filter(({ docId }) => docId === id));
  return nodes.map((node) => (docIds.includes(node.docId) ? (sorted.shift() ?? node) : node));
}
