import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Change, refreshChanges } from './changes.queries.ts';

/** The second person's answer; a refusal says why. */
export function AnswerDialog({
  change: { changeId, version, subjectName, kindText },
  isAgree,
  onClose,
}: {
  change: Change;
  isAgree: boolean;
  onClose: () => void;
}) {
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({
      reason: !isAgree && reason.trim().length < 2 ? '请填写驳回原因' : undefined,
    }),
    { draft: `change.answer.${changeId}` },
  );
  const send = useWriteOnce(({ reason }: { reason: string }, requestId) =>
    post('/api/OpsChange/Answer', { data: { changeId, version, isAgree, reason: reason.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={isAgree ? '同意变更' : '驳回变更'}
      action={isAgree ? '同意' : '驳回'}
      isDanger={!isAgree}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshChanges());
        toast.ok(isAgree ? '变更已生效' : '已驳回，提交人可以看到原因');
        onClose();
      }}
    >
      <p>
        {subjectName} 的{kindText}
        {isAgree ? '同意后立即生效。' : '不会生效。'}
      </p>
      <TextField<{ reason: string }>
        name="reason"
        label={isAgree ? '意见' : '驳回原因'}
        isRequired={!isAgree}
        rows={2}
        maxLength={100}
      />
    </FormDialog>
  );
}
