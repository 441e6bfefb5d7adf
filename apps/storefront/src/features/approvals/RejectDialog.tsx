import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { rejectComment } from '@jicai/domain/approvals/approval-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useDecision } from './use-decision.ts';

interface RejectForm {
  comment: string;
}
const checkReject = ({ comment }: RejectForm) => {
  const fault = rejectComment(tidyText(comment));
  return fault === undefined ? {} : { comment: fault };
};

/** Asks why, and refuses the request. */
export function RejectDialog({
  audit: { version },
  auditTaskId,
  onClose,
  onDone,
}: {
  audit: Audit;
  auditTaskId: string;
  onClose: () => void;
  onDone: () => void;
}) {
  const form = useForm<RejectForm>({ comment: '' }, checkReject, { draft: `audit.${auditTaskId}` });
  const { decide } = useDecision();
  const reject = async ({ comment }: RejectForm) => {
    if (!(await decide({ verb: 'Reject', auditTaskId, version, comment: tidyText(comment) }))) return;
    onClose();
    onDone();
  };
  return (
    <FormDialog form={form} title="驳回申请" action="驳回" isDanger onClose={onClose} onSubmit={reject}>
      <TextField<RejectForm>
        name="comment"
        label="驳回原因"
        isRequired
        rows={3}
        maxLength={200}
        help="2–200 字，申请人会看到"
      />
    </FormDialog>
  );
}
