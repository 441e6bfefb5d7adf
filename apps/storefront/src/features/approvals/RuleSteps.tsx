import type { RuleOptions } from '@jicai/contract/approvals/approval-rules.ts';
import { maxRuleSteps } from '@jicai/domain/approvals/approval-rule-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Choices } from '@jicai/ui/forms/Choices.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { approverChoices, type RuleForm } from './rule-form.ts';
import styles from './RuleDialog.module.css';

type Steps = RuleForm['steps'];

const modes = [
  { value: 'any', label: '或签：任一人同意即可' },
  { value: 'all', label: '会签：需要全部同意' },
];

/** The steps of a rule in their order, each with who is asked. */
export function RuleSteps({
  steps,
  options,
  fault,
  onChange,
}: {
  steps: Steps;
  options: RuleOptions;
  fault: string | undefined;
  onChange: (steps: Steps) => void;
}) {
  const choices = approverChoices(options);
  const edit = (at: number, part: Partial<Steps[number]>) =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...part } : step)));
  return (
    <section className={styles.stages} aria-label="审批步骤">
      {steps.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
        <div key={at} className={styles.stage}>
          <div className={styles.stageHead}>
            <b>第 {at + 1} 步</b>
            <Select
              label={`第 ${at + 1} 步的方式`}
              value={step.mode}
              options={modes}
              onChange={(mode) => edit(at, { mode: mode === 'all' ? 'all' : 'any' })}
            />
            {steps.length > 1 && (
              <Button
                look="text"
                aria-label={`移除第 ${at + 1} 步`}
                onClick={() => onChange(steps.filter((_, place) => place !== at))}
              >
                移除
              </Button>
            )}
          </div>
          <Choices
            label={`第 ${at + 1} 步的审批人`}
            choices={choices}
            chosen={step.approvers}
            onChange={(approvers) => edit(at, { approvers })}
          />
        </div>
      ))}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Button
        disabled={steps.length >= maxRuleSteps}
        onClick={() => onChange([...steps, { mode: 'any', approvers: [] }])}
      >
        增加一步
      </Button>
    </section>
  );
}
