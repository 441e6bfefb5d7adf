import { returnStates, type ReturnState } from '@jicai/domain/returns/return-states.ts';
import type { TagTone } from '@jicai/ui/display/Tag.tsx';

/** Colour of a sheet's state: amber I must act, blue someone else acts, brand on the way, green done, red refused, grey ended. */
const tones: Record<ReturnState, TagTone> = {
  [returnStates.awaitingAudit]: 'info',
  [returnStates.awaitingSendBack]: 'warn',
  [returnStates.awaitingReceipt]: 'brand',
  [returnStates.awaitingRefund]: 'info',
  [returnStates.awaitingReship]: 'info',
  [returnStates.awaitingExchange]: 'brand',
  [returnStates.completed]: 'ok',
  [returnStates.refused]: 'danger',
  [returnStates.withdrawn]: 'grey',
  [returnStates.ended]: 'grey',
};
export const returnTone = (state: ReturnState): TagTone => tones[state];
