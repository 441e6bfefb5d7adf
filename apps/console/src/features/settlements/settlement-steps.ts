import {
  type SettlementEvent,
  type SettlementState,
  settlementStates,
} from '@jicai/domain/settlements/settlement-states.ts';
import type { BarStep } from '@jicai/ui/layout/StepBar.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { Settlement, SettlementSide } from './settlements.queries.ts';

type Sheet = Pick<Settlement, 'settleState' | 'createTime' | 'dueDate'> & {
  history: readonly Pick<Settlement['history'][number], 'event' | 'time'>[];
};

interface Stage {
  title: Record<SettlementSide, string>;
  /** The event that ends the stage. */
  event: SettlementEvent;
  /** States in which it is under way. */
  states: readonly SettlementState[];
}

const { draft, awaitingConfirm, disputed, confirmed, partlyPaid, settled } = settlementStates;
const stages: readonly Stage[] = [
  { title: { shop: '核对并发送', own: '商城出单' }, event: 'send', states: [draft] },
  { title: { shop: '供应商确认', own: '我方确认' }, event: 'confirm', states: [awaitingConfirm, disputed] },
  { title: { shop: '付款', own: '商城付款' }, event: 'pay', states: [confirmed, partlyPaid] },
];

/** How far a sheet has come; one that was made void ends where it stopped. */
export function settlementSteps(sheet: Sheet, side: SettlementSide): BarStep[] {
  // The record begins with the newest: a sheet that was disputed is told by its last word, one paid in parts by its last part.
  const timeOf = (name: SettlementEvent): string | undefined => {
    const time = sheet.history.find(({ event }) => event === name)?.time;
    return time && shortTime(time);
  };
  const { settleState } = sheet;
  const isVoid = settleState === settlementStates.void;
  const isSettled = settleState === settled;
  const now = stages.findIndex(({ states }) => states.includes(settleState));
  const steps: BarStep[] = [{ title: '生成', sub: shortTime(sheet.createTime), state: 'done' }];
  for (const [at, { title, event }] of stages.entries()) {
    const isDone = isSettled || (isVoid ? timeOf(event) !== undefined : at < now);
    if (isVoid && !isDone) break;
    const state = isDone ? 'done' : at === now ? 'now' : 'next';
    steps.push({ title: title[side], sub: isDone ? timeOf(event) : at === now ? waitText(sheet) : undefined, state });
  }
  if (isVoid) steps.push({ title: '已作废', sub: timeOf('void'), state: 'ended' });
  else steps.push({ title: '已结清', state: isSettled ? 'done' : 'next' });
  return steps;
}

/** What a stage under way waits for. */
function waitText({ settleState, dueDate }: Sheet): string | undefined {
  if (settleState === disputed) return '有异议待答复';
  const due = dueDate && `${dueDate} 前`;
  return settleState === partlyPaid ? ['已付一部分', due].filter(Boolean).join('，') : due;
}
