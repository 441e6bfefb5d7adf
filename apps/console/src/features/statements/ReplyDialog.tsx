import { disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { itemsQuery, refreshStatements, type Statement, type StatementItem } from './statements.queries.ts';

/** Answers every row the customer disputes; the customer then checks again. */
export function ReplyDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { checkId } = statement;
  const query = useQuery(itemsQuery({ checkId, disputeStates: [disputeStates.open], pageIndex: 1, pageSize: 100 }));
  if (query.data) return <LoadedReply statement={statement} rows={query.data.resultData} onClose={onClose} />;
  return (
    <Dialog title="答复异议" onClose={onClose}>
      <QueryState query={query} skeleton={<LoadingBlock height={120} />}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}

type Replies = Record<string, string>;

function LoadedReply({
  statement: { checkId, version },
  rows,
  onClose,
}: {
  statement: Statement;
  rows: readonly StatementItem[];
  onClose: () => void;
}) {
  const form = useForm<Replies>(
    Object.fromEntries(rows.map((row) => [row.checkItemId, ''])),
    (values) => Object.fromEntries(rows.flatMap(({ checkItemId }) => faultOf(values, checkItemId))),
    { draft: `statement.reply.${checkId}` },
  );
  const send = useWriteOnce((values: Replies, requestId) => {
    const items = rows.map(({ checkItemId }) => ({ checkItemId, reply: (values[checkItemId] ?? '').trim() }));
    return post('/api/OpsCheck/Reply', { data: { checkId, version, items, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title="答复异议"
      action="答复并请客户确认"
      width={560}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshStatements());
        toast.ok('已答复，客户会收到通知');
        onClose();
      }}
    >
      {rows.map((row) => (
        <TextField<Replies>
          key={row.checkItemId}
          name={row.checkItemId}
          label={`${row.itemName || row.reason}（${row.disputeReason}）`}
          help={row.disputeRemark}
          isRequired
          rows={2}
          maxLength={200}
        />
      ))}
    </FormDialog>
  );
}

const faultOf = (values: Replies, id: string): [string, string][] =>
  (values[id] ?? '').trim().length < 2 ? [[id, '请填写答复']] : [];
