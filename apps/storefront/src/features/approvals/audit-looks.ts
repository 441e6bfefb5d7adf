import { type AuditState, auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import type { TagTone } from '@jicai/ui/display/Tag.tsx';
import type { BarStep } from '@jicai/ui/layout/StepBar.tsx';
import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { msUntil, shortTime } from '@jicai/web/time/wire-time.ts';

const tones: Record<AuditState, TagTone> = {
  [auditStates.waiting]: 'info',
  [auditStates.approved]: 'ok',
  [auditStates.rejected]: 'danger',
  [auditStates.withdrawn]: 'grey',
  [auditStates.expired]: 'grey',
};

/** Colour of an approval's state; amber while it waits for the viewer himself. */
export const auditTone = (auditState: AuditState, isMyTurn: boolean): TagTone =>
  auditState === auditStates.waiting && isMyTurn ? 'warn' : tones[auditState];

const hourMs = 3_600_000;

/** "剩 67 小时", "剩 40 分钟"; '' when there is no end or it has passed. */
export function timeLeftText(dueTime: string | undefined, now: number): string {
  const rest = msUntil(dueTime, now);
  if (rest === 0) return '';
  return rest < hourMs ? `剩 ${Math.ceil(rest / 60_000)} 分钟` : `剩 ${Math.floor(rest / hourMs)} 小时`;
}

/** Whether less than half a day is left: amber is for what is at risk. */
export function isPressing(dueTime: string | undefined, now: number): boolean {
  const rest = msUntil(dueTime, now);
  return rest > 0 && rest < 12 * hourMs;
}

/** The way of an approval: who asked, who is asked step by step, and where it stands. */
export function auditSteps(audit: Pick<Audit, 'requesterName' | 'submitTime' | 'steps' | 'auditState'>): BarStep[] {
  const asked: BarStep = { title: `${audit.requesterName} 提交`, sub: shortTime(audit.submitTime), state: 'done' };
  return [asked, ...audit.steps.map((step) => toBarStep(step, audit.auditState))];
}

/** "周敏（代吴建国）" where a delegation brought the task. */
const holderText = ({ userName, delegateOf }: Audit['steps'][number]['tasks'][number]) =>
  delegateOf ? `${userName}（代${delegateOf}）` : userName;

function toBarStep({ modeText, tasks }: Audit['steps'][number], auditState: number): BarStep {
  const heirs = tasks.filter(({ taskState }) => taskState !== taskStates.transferred);
  const names = heirs.map(holderText).join('、');
  const title = names;
  const mode = heirs.length > 1 ? `${modeText} · ` : '';
  const refused = tasks.find(({ taskState }) => taskState === taskStates.rejected);
  if (refused) return { title, sub: `${refused.userName} 驳回`, state: 'ended' };
  if (tasks.some(({ taskState }) => taskState === taskStates.waiting))
    return { title, sub: `${mode}待审批`, state: 'now' };
  if (tasks.some(({ taskState }) => taskState === taskStates.notOpen))
    return { title, sub: `${mode}未开始`, state: 'next' };
  const last = tasks
    .flatMap(({ taskState, actTime }) => (taskState === taskStates.agreed && actTime ? [actTime] : []))
    .toSorted();
  const at = last.at(-1);
  if (at) return { title, sub: `${mode}已同意 ${shortTime(at)}`, state: 'done' };
  return { title, sub: auditState === auditStates.withdrawn ? '已撤回' : '已失效', state: 'ended' };
}
