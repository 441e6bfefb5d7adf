import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useApprovalTerms } from '../../app/use-approval-terms.ts';
import styles from './ApprovalRail.module.css';

/** Which rule asks for an approval and who signs, before anything is submitted; nothing where no rule matches. */
export function ApprovalRail({ preview }: { preview: SettlePreview }) {
  const { auditRule, auditFlow = [], auditFault, auditSkip, needAudit } = preview;
  const { withinHours } = useApprovalTerms();
  if (!auditRule) return null;
  return (
    <Card title={needAudit ? '提交后由谁审批' : '免审'} size="sm">
      <Notice>
        适用的审批规则：{auditRule.ruleName} · {auditRule.ruleText}
      </Notice>
      {auditSkip && (
        <Notice tone="ok" className={styles.fault}>
          {auditSkip}
        </Notice>
      )}
      {auditFault ? (
        <Notice tone="danger" className={styles.fault}>
          {auditFault}
        </Notice>
      ) : (
        <ol className={styles.steps} aria-label="审批流程">
          {auditFlow.map(({ stepNo, mode, modeText, approvers }) => (
            <li key={stepNo}>
              <span className={styles.mark} aria-hidden="true">
                {approvers[0]?.userName.slice(0, 1)}
              </span>
              <div>
                <b>{approvers.map(({ userName }) => userName).join('、')}</b>{' '}
                {approvers.length > 1 && <Tag>{modeText}</Tag>}
                <p>
                  第 {stepNo} 步{approvers.length > 1 && (mode === 'any' ? '，任一人同意即可' : '，需要全部同意')}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {needAudit && <p className={styles.note}>提交后商品预占、价格锁定，{withinHours}未通过自动取消。</p>}
    </Card>
  );
}
