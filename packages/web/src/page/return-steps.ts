import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { type ReturnType, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { type ReturnState, returnStates } from '@jicai/domain/returns/return-states.ts';
import type { BarStep } from '@jicai/ui/layout/StepBar.tsx';
import { shortTime } from '../time/wire-time.ts';

/** What buyers and the shop's side both read of a sheet. */
type Sheet = Pick<ReturnSheet, 'returnType' | 'returnState' | 'createTime' | 'deadlineAt' | 'closeTime'> & {
  history: readonly Pick<ReturnSheet['history'][number], 'event' | 'time'>[];
};

interface Stage {
  title: string;
  /** The event that ends the stage. */
  event: string;
  /** States in which the stage is under way. */
  states: readonly ReturnState[];
}

const ways: Record<ReturnType, readonly Stage[]> = {
  [returnTypes.refund]: [
    { title: '商家审核', event: 'agree', states: [returnStates.awaitingAudit] },
    { title: '寄回商品', event: 'sendBack', states: [returnStates.awaitingSendBack] },
    { title: '商家收货', event: 'receive', states: [returnStates.awaitingReceipt] },
    { title: '退款', event: 'refund', states: [returnStates.awaitingRefund] },
  ],
  [returnTypes.exchange]: [
    { title: '商家审核', event: 'agree', states: [returnStates.awaitingAudit] },
    { title: '寄回商品', event: 'sendBack', states: [returnStates.awaitingSendBack] },
    { title: '商家收货', event: 'receive', states: [returnStates.awaitingReceipt] },
    { title: '发出换货', event: 'reship', states: [returnStates.awaitingReship] },
    { title: '确认收货', event: 'confirmExchange', states: [returnStates.awaitingExchange] },
  ],
  [returnTypes.refundOnly]: [
    { title: '商家审核', event: 'agree', states: [returnStates.awaitingAudit] },
    { title: '退款', event: 'refund', states: [returnStates.awaitingRefund] },
  ],
};

const endings: Partial<Record<ReturnState, string>> = {
  [returnStates.refused]: '已拒绝',
  [returnStates.withdrawn]: '已撤销',
  [returnStates.ended]: '已终止',
};

/** How far a sheet has come; a sheet that ended early ends where it stopped. */
export function returnSteps(sheet: Sheet): BarStep[] {
  // The record begins with the newest, so that the first time of each event stays: a corrected number is no second sending.
  const timeOf = new Map(sheet.history.map(({ event, time }) => [event, shortTime(time)]));
  const steps: BarStep[] = [{ title: '提交申请', sub: shortTime(sheet.createTime), state: 'done' }];
  const ending = endings[sheet.returnState];
  for (const stage of ways[sheet.returnType]) {
    const time = timeOf.get(stage.event);
    const isNow = stage.states.includes(sheet.returnState);
    const state = time !== undefined && !isNow ? 'done' : isNow ? 'now' : 'next';
    if (ending && state !== 'done') break;
    steps.push({ title: stage.title, sub: isNow ? deadlineText(sheet) : time, state });
  }
  if (ending) steps.push({ title: ending, sub: sheet.closeTime && shortTime(sheet.closeTime), state: 'ended' });
  else {
    const isDone = sheet.returnState === returnStates.completed;
    steps.push({ title: '完成', sub: sheet.closeTime && shortTime(sheet.closeTime), state: isDone ? 'done' : 'next' });
  }
  return steps;
}

const deadlineText = ({ deadlineAt }: Sheet) => (deadlineAt ? `截止 ${shortTime(deadlineAt)}` : undefined);
