import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { agreeComment, rejectComment } from '@jicai/domain/approvals/approval-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { resubmitPath } from '../../app/paths.ts';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import styles from './DecisionBar.module.css';
import { PhoneDecisionBar } from './PhoneDecisionBar.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { RequesterButtons } from './RequesterButtons.tsx';
import { useDecision } from './use-decision.ts';

/** What the viewer may do with an approval now (its `actions`); nothing at all where he may only look. */
export function DecisionBar({ audit }: { audit: Audit }) {
  const { actions, auditTaskId } = audit;
  const isPhone = useIsPhone();
  if (auditTaskId && actions.includes('approve'))
    return isPhone ? (
      <PhoneDecisionBar audit={audit} auditTaskId={auditTaskId} />
    ) : (
      <AnswerBar audit={audit} auditTaskId={auditTaskId} />
    );
  if (actions.includes('withdraw') || actions.includes('resubmit')) return <OwnBar audit={audit} />;
  return null;
}

function AnswerBar({ audit, auditTaskId }: { audit: Audit; auditTaskId: string }) {
  const draft = useDraft(`audit.${auditTaskId}`, { comment: '' }, { outlivesPage: true });
  const [comment, setComment] = useState(draft.start.comment);
  const [fault, setFault] = useState<string>();
  const [isTransferring, setIsTransferring] = useState(false);
  const { decide, isBusy } = useDecision();
  const { version } = audit;
  const write = (text: string) => {
    setComment(text);
    setFault(undefined);
    draft.keep(text ? { comment: text } : undefined);
  };
  const answer = (verb: 'Approve' | 'Reject'): boolean => {
    const text = tidyText(comment);
    const found = (verb === 'Reject' ? rejectComment : agreeComment)(text);
    setFault(found);
    if (found) return false;
    void decide({ verb, auditTaskId, version, comment: text }).then((isDecided) => isDecided && write(''));
    return true;
  };
  const hindrance = audit.disabledReasons['transfer'];
  return (
    <div className={styles.bar} data-decision>
      <Field label="审批意见" className={styles.comment} {...(fault && { error: fault })}>
        {(control) => (
          <textarea
            {...control}
            rows={1}
            maxLength={200}
            placeholder="审批意见，驳回时必填（2–200 字）"
            value={comment}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        {actionsOf(audit).transfer && <Button onClick={() => setIsTransferring(true)}>转交</Button>}
        {hindrance && (
          <Button aria-disabled title={hindrance} onClick={() => toast.info(hindrance)}>
            转交
          </Button>
        )}
        <Button look="danger" isBusy={isBusy} onClick={() => answer('Reject')}>
          驳回
        </Button>
        <Button look="fill" isBusy={isBusy} onClick={() => answer('Approve')}>
          {nextText(audit)}
        </Button>
      </div>
      {isTransferring && (
        <TransferDialog
          auditTaskId={auditTaskId}
          version={version}
          comment={tidyText(comment)}
          onClose={() => setIsTransferring(false)}
        />
      )}
    </div>
  );
}

const actionsOf = ({ actions }: Audit) => ({ transfer: actions.includes('transfer') });

/** The main button is named by what it does: the last yes, or on to whom. */
function nextText({ steps, currentStep }: Audit): string {
  const step = steps.find(({ stepNo }) => stepNo === currentStep);
  const isAll =
    step?.mode === 'all' && step.tasks.filter(({ taskState }) => taskState === taskStates.waiting).length > 1;
  if (isAll) return '同意';
  const next = steps.find(({ stepNo }) => stepNo === currentStep + 1);
  const names = next?.tasks.map(({ userName }) => userName).join('、');
  return names ? `同意，交 ${names}` : '同意';
}

function OwnBar({ audit }: { audit: Audit }) {
  return (
    <div className={styles.bar} data-decision>
      <div className={styles.buttons}>
        <RequesterButtons audit={audit} />
        {audit.actions.includes('resubmit') && (
          <Link to={resubmitPath(audit.tradeNo)} className={buttonClass({ look: 'fill' })}>
            修改并重新提交
          </Link>
        )}
      </div>
    </div>
  );
}
