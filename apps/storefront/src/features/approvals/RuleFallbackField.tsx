import type { RuleOptions } from '@jicai/contract/approvals/approval-rules.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';

/** What a rule does where nobody above the requester can sign: the administrator passes, or a deputy is asked. */
export function RuleFallbackField({
  deputyId,
  options,
  onChange,
}: {
  deputyId: string;
  options: RuleOptions;
  onChange: (deputyId: string) => void;
}) {
  return (
    <Field label="上级无人可审批时" help="例如企业管理员本人提交，且没有其他人能审批；其他人的订单此时不能提交">
      {(control) => (
        <select {...control} value={deputyId} onChange={(event) => onChange(event.target.value)}>
          <option value="">企业管理员本人的订单免审，并记录原因</option>
          {options.approvers.map(({ userId, userName, orgName }) => (
            <option key={userId} value={userId}>
              由代理审批人审批：{[userName, orgName].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
