import { lengthOf, tidyText } from '@jicai/domain/forms/text.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Proposal, refreshProposals } from './proposals.queries.ts';

/** Sends goods back to their supplier with a reason. */
export function RefuseProposalDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { proposalId, version, title } = proposal;
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({ reason: lengthOf(tidyText(reason)) < 2 ? '请填写2-200字的退回原因' : undefined }),
    { draft: `proposal.refuse.${proposalId}` },
  );
  const send = useWriteOnce(({ reason }: { reason: string }, requestId) =>
    post('/api/OpsProposal/Refuse', { data: { proposalId, version, reason, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={`退回 ${title}`}
      action="退回"
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshProposals());
        toast.ok('已退回，供应商会看到原因');
        onClose();
      }}
    >
      <TextField<{ reason: string }>
        name="reason"
        label="退回原因"
        isRequired
        rows={3}
        maxLength={200}
        help="供应商会看到，并可修改后重新提交"
      />
    </FormDialog>
  );
}
