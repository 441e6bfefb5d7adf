import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { rejectComment } from '@jicai/domain/approvals/approval-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import { useState } from 'react';
import { useDecision } from './use-decision.ts';

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
  const draft = useDraft(`audit.${auditTaskId}`, { comment: '' });
  const [comment, setComment] = useState(draft.start.comment);
  const [fault, setFault] = useState<string>();
  const { decide, isBusy } = useDecision();
  const send = async (text: string) => {
    if (!(await decide({ verb: 'Reject', auditTaskId, version, comment: text }))) return;
    draft.keep({ comment: '' });
    onClose();
    onDone();
  };
  const reject = (): boolean => {
    const text = tidyText(comment);
    const found = rejectComment(text);
    setFault(found);
    if (found) return false;
    void send(text);
    return true;
  };
  return (
    <Dialog
      title="驳回申请"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="danger" isBusy={isBusy} onClick={reject}>
            驳回
          </Button>
        </>
      }
    >
      <Field label="驳回原因" isRequired help="2–200 字，申请人会看到" {...(fault && { error: fault })}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={200}
            value={comment}
            onChange={(event) => {
              setComment(event.target.value);
              setFault(undefined);
              draft.keep({ comment: event.target.value });
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
