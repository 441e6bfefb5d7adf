import type { ApprovalRule, RuleOptions } from '@jicai/contract/approvals/approval-rules.ts';
import { payModes, payModeTexts } from '@jicai/domain/orders/order-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Choices } from '@jicai/ui/forms/Choices.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useTemplate } from '../../app/template.ts';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import { refreshRules } from './approvals.queries.ts';
import { emptyRule, ruleBody, type RuleForm, ruleFormFaults, toRuleForm } from './rule-form.ts';
import { RuleFallbackField } from './RuleFallbackField.tsx';
import { RuleSteps } from './RuleSteps.tsx';
import styles from './RuleDialog.module.css';

/** Makes a rule, or changes `rule`. */
export function RuleDialog({
  rule,
  nextPriority,
  options,
  onClose,
}: {
  rule?: ApprovalRule;
  nextPriority: number;
  options: RuleOptions;
  onClose: () => void;
}) {
  const draft = useDraft<RuleForm>(
    `auditRule.${rule?.ruleId ?? 'new'}`,
    rule ? toRuleForm(rule) : emptyRule(nextPriority),
  );
  const [form, setForm] = useState(draft.start);
  const [isTried, setIsTried] = useState(false);
  const faults = isTried ? ruleFormFaults(form) : {};
  const save = useMutation({
    mutationFn: () => {
      const { ruleId, version } = rule ?? {};
      const data = { ...ruleBody(form), ruleId, version, requestId: newRequestId() };
      return post('/api/ShopAudit/SaveRule', { data });
    },
    meta: { isInline: true },
    onSuccess: () => {
      toast.ok('规则已保存');
      onClose();
    },
    onSettled: () => void refreshRules(),
  });
  const write = (part: Partial<RuleForm>) => {
    setForm({ ...form, ...part });
    draft.keep({ ...form, ...part });
    save.reset();
  };
  const submit = () => {
    setIsTried(true);
    if (Object.keys(ruleFormFaults(form)).length > 0) return false;
    save.mutate();
    return true;
  };
  return (
    <Dialog
      title={rule ? '编辑审批规则' : '新建审批规则'}
      side="right"
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="fill" isBusy={save.isPending} onClick={submit}>
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        <Field label="规则名称" isRequired {...(faults.ruleName && { error: faults.ruleName })}>
          {(control) => (
            <input
              {...control}
              maxLength={30}
              value={form.ruleName}
              onChange={(event) => write({ ruleName: event.target.value })}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Amount label="订单金额满（元）" value={form.amountFrom} onChange={(amountFrom) => write({ amountFrom })} />
          <Amount label="且低于（元）" value={form.amountTo} onChange={(amountTo) => write({ amountTo })} />
        </div>
        {faults.amount && (
          <p className={styles.fault} role="alert">
            {faults.amount}
          </p>
        )}
        <Field label="优先级" help="数字小的先比对">
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={999}
              value={form.priority}
              onChange={(event) =>
                write({ priority: Math.min(999, Math.max(1, Math.trunc(Number(event.target.value)) || 1)) })
              }
            />
          )}
        </Field>
        <Limits form={form} options={options} onWrite={write} />
        <RuleSteps steps={form.steps} options={options} fault={faults.steps} onChange={(steps) => write({ steps })} />
        <RuleFallbackField deputyId={form.deputyId} options={options} onChange={(deputyId) => write({ deputyId })} />
        <Checkbox isChecked={form.isEnable} onChange={(isEnable) => write({ isEnable })}>
          启用这条规则
        </Checkbox>
      </div>
    </Dialog>
  );
}

/** Which orders a rule is for; nothing ticked means all. */
function Limits({
  form,
  options,
  onWrite,
}: {
  form: RuleForm;
  options: RuleOptions;
  onWrite: (part: Partial<RuleForm>) => void;
}) {
  const categories = useTemplate((template) => template.navCateData);
  return (
    <>
      <Choices
        label="限定部门"
        help="含下级部门；不选表示全部"
        choices={options.orgs.map(({ orgId, orgName }) => ({ key: orgId, label: orgName }))}
        chosen={form.orgIds}
        onChange={(orgIds) => onWrite({ orgIds })}
      />
      <Choices
        label="限定申请人"
        help="不选表示全部"
        choices={options.requesters.map(({ userId, userName }) => ({ key: userId, label: userName }))}
        chosen={form.requesterIds}
        onChange={(requesterIds) => onWrite({ requesterIds })}
      />
      <Choices
        label="限定商品分类"
        help="含下级分类，订单中有一种即算；不选表示全部"
        choices={categories.map(({ categoryId, navTitle }) => ({ key: categoryId, label: navTitle }))}
        chosen={form.categoryIds}
        onChange={(categoryIds) => onWrite({ categoryIds })}
      />
      <Choices
        label="限定支付方式"
        help="不选表示全部"
        choices={Object.values(payModes).map((mode) => ({ key: mode, label: payModeTexts[mode] }))}
        chosen={form.payModes}
        onChange={(chosen) => onWrite({ payModes: chosen })}
      />
    </>
  );
}

function Amount({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          maxLength={12}
          placeholder="不限"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
