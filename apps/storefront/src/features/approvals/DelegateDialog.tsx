import type { Delegate } from '@jicai/contract/approvals/approvals.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useApprovalTerms } from '../../app/use-approval-terms.ts';
import { refreshDelegate } from './approvals.queries.ts';
import { delegateBody, delegateFaults, type DelegateForm, toDelegateForm } from './delegate-form.ts';
import styles from './RuleDialog.module.css';

/** Names who answers new approvals for the viewer, and for how long. */
export function DelegateDialog({ delegate, onClose }: { delegate: Delegate; onClose: () => void }) {
  const today = useToday();
  const { delegateDays } = useApprovalTerms();
  const draft = useDraft<DelegateForm>('auditDelegate', toDelegateForm(delegate, today));
  const [form, setForm] = useState(draft.start);
  const [isTried, setIsTried] = useState(false);
  const faults = isTried ? delegateFaults(form) : {};
  const save = useMutation({
    mutationFn: () => {
      const data = { ...delegateBody(form), version: delegate.version, requestId: newRequestId() };
      return post('/api/ShopAudit/SaveDelegate', { data });
    },
    meta: { isInline: true },
    onSuccess: () => {
      toast.ok(form.isEnable ? '委托已保存' : '委托已停用');
      onClose();
    },
    onSettled: () => void refreshDelegate(),
  });
  const write = (part: Partial<DelegateForm>) => {
    setForm({ ...form, ...part });
    draft.keep({ ...form, ...part });
    save.reset();
  };
  const submit = () => {
    setIsTried(true);
    if (Object.keys(delegateFaults(form)).length === 0) save.mutate();
  };
  return (
    <Dialog
      title="委托审批"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="fill" isBusy={save.isPending} disabled={delegate.candidates.length === 0} onClick={submit}>
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        {delegate.candidates.length === 0 && <Notice tone="warn">没有可以委托的同事：须有审批权限。</Notice>}
        <Field
          label="受托人"
          isRequired
          help="委托期间新到的审批由他处理，记录显示“代您审批”；已到的不变，他本人提交的不会交给他"
          {...(faults.toUserId && { error: faults.toUserId })}
        >
          {(control) => (
            <select {...control} value={form.toUserId} onChange={(event) => write({ toUserId: event.target.value })}>
              <option value="">请选择</option>
              {delegate.candidates.map(({ userId, userName, orgName }) => (
                <option key={userId} value={userId}>
                  {[userName, orgName].filter(Boolean).join(' · ')}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={cx(styles.pair, styles.moments)}>
          <Moment label="开始时间" value={form.from} fault={faults.from} onChange={(from) => write({ from })} />
          <Moment
            label="结束时间"
            help={delegateDays === undefined ? undefined : `最长 ${delegateDays} 天`}
            value={form.to}
            fault={faults.to}
            onChange={(to) => write({ to })}
          />
        </div>
        <Checkbox isChecked={form.isEnable} onChange={(isEnable) => write({ isEnable })}>
          启用委托
        </Checkbox>
      </div>
    </Dialog>
  );
}

function Moment({
  label,
  help,
  value,
  fault,
  onChange,
}: {
  label: string;
  help?: string | undefined;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} isRequired help={help} {...(fault && { error: fault })}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={value}
          onChange={(event) => onChange(event.target.value.slice(0, 16))}
        />
      )}
    </Field>
  );
}
