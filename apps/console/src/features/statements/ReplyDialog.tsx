import { disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useQuery } from '@tanstack/react-query';
import { RepliesForm } from '../../parts/RepliesForm.tsx';
import { itemsQuery, refreshStatements, type Statement } from './statements.queries.ts';

/** Answers every row the customer disputes; the customer then checks again. */
export function ReplyDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { checkId, version } = statement;
  const query = useQuery(itemsQuery({ checkId, disputeStates: [disputeStates.open], pageIndex: 1, pageSize: 100 }));
  const send = useWriteOnce((replies: { id: string; reply: string }[], requestId) => {
    const items = replies.map(({ id, reply }) => ({ checkItemId: id, reply }));
    return post('/api/OpsCheck/Reply', { data: { checkId, version, items, requestId } });
  });
  if (!query.data)
    return (
      <Dialog title="答复异议" onClose={onClose}>
        <QueryState query={query} skeleton={<LoadingBlock height={120} />}>
          {() => null}
        </QueryState>
      </Dialog>
    );
  return (
    <RepliesForm
      draft={`statement.reply.${checkId}`}
      action="答复并请客户确认"
      rows={query.data.resultData.map((row) => ({
        id: row.checkItemId,
        label: `${row.itemName || row.reason}（${row.disputeReason}）`,
        help: row.disputeRemark,
      }))}
      onClose={onClose}
      onSend={async (items) => {
        await send(items).finally(() => void refreshStatements());
        toast.ok('已答复，客户会收到通知');
      }}
    />
  );
}
