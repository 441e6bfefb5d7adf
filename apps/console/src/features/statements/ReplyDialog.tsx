import { disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useQuery } from '@tanstack/react-query';
import { RepliesDialog } from '../../parts/RepliesDialog.tsx';
import { itemsQuery, refreshStatements, type Statement } from './statements.queries.ts';

/** Answers every row the customer disputes; the customer then checks again. */
export function ReplyDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { checkId, version } = statement;
  const query = useQuery(itemsQuery({ checkId, disputeStates: [disputeStates.open], pageIndex: 1, pageSize: 100 }));
  const send = useWriteOnce((replies: { id: string; reply: string }[], requestId) => {
    const items = replies.map(({ id, reply }) => ({ checkItemId: id, reply }));
    return post('/api/OpsCheck/Reply', { data: { checkId, version, items, requestId } });
  });
  return (
    <RepliesDialog
      query={query}
      draft={`statement.reply.${checkId}`}
      action="答复并请客户确认"
      rowOf={(row) => ({
        id: row.checkItemId,
        label: `${row.itemName || row.reason}（${row.disputeReason}）`,
        help: row.disputeRemark,
      })}
      onClose={onClose}
      onSend={async (items) => {
        await send(items).finally(() => void refreshStatements());
        toast.ok('已答复，客户会收到通知');
      }}
    />
  );
}
