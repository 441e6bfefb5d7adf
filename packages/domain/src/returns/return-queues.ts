import { type ReturnState, returnStates } from './return-states.ts';

/** Queues of the shop's side (docs/domain/returns.md §6): sheets by what is to be done next, and by whom. */
export const returnQueues = {
  toAudit: { label: '待审核', states: [returnStates.awaitingAudit] },
  toInspect: { label: '待验收', states: [returnStates.awaitingReceipt] },
  toReship: { label: '待发换货', states: [returnStates.awaitingReship] },
  withBuyer: { label: '等客户', states: [returnStates.awaitingSendBack, returnStates.awaitingExchange] },
  refunding: { label: '退款中', states: [returnStates.awaitingRefund] },
  ended: {
    label: '已结束',
    states: [returnStates.completed, returnStates.refused, returnStates.withdrawn, returnStates.ended],
  },
} as const satisfies Record<string, { label: string; states: readonly ReturnState[] }>;
export type ReturnQueue = keyof typeof returnQueues;
export const returnQueueNames = Object.keys(returnQueues) as [ReturnQueue, ...ReturnQueue[]];
