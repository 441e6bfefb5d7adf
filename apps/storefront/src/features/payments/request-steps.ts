import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import type { BarStep } from '@jicai/ui/layout/StepBar.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { auditSteps } from '../approvals/index.ts';

/** What comes after a request was submitted, in the order in which it happens: who signs and until when, then the order's own way. */
export function requestSteps(audit: Audit, payMode: PayMode): BarStep[] {
  const until = audit.dueTime && `${shortTime(audit.dueTime)} 前`;
  const signing = auditSteps(audit).map((step): BarStep =>
    step.state === 'now' ? { ...step, title: `${step.title} 审批`, sub: until || step.sub } : step,
  );
  const paying = payMode === payModes.credit ? '信用额度扣减' : '付款';
  return [...signing, ...[paying, '发货', '收货'].map((title): BarStep => ({ title, state: 'next' }))];
}
