import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useQuery } from '@tanstack/react-query';
import { RepliesDialog } from '../../parts/RepliesDialog.tsx';
import { refreshSettlements, type Settlement, settlementLinesQuery } from './settlements.queries.ts';

/** Answers every row the supplier disputes; the supplier then checks again. */
export function ReplyDialog({ sheet, onClose }: { sheet: Settlement; onClose: () => void }) {
  const { settleId, version } = sheet;
  const query = useQuery(settlementLinesQuery('shop', { settleId, isDisputed: true, pageIndex: 1, pageSize: 100 }));
  const send = useWriteOnce((items: { id: string; reply: string }[], requestId) =>
    post('/api/OpsSettle/Reply', {
      data: { settleId, version, items: items.map(({ id, reply }) => ({ lineId: id, reply })), requestId },
    }),
  );
  return (
    <RepliesDialog
      query={query}
      draft={`settlement.reply.${settleId}`}
      action="答复并请供应商确认"
      rowOf={(row) => ({
        id: row.lineId,
        label: `${row.itemName || row.reason}（${row.disputeText}）`,
        help: row.disputeRemark,
      })}
      onClose={onClose}
      onSend={async (items) => {
        await send(items).finally(() => void refreshSettlements());
        toast.ok('已答复');
      }}
    />
  );
}
