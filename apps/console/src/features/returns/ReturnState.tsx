import { returnStates, type ReturnState as State } from '@jicai/domain/returns/return-states.ts';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import type { ReturnRow } from './returns.queries.ts';

const tones: Record<State, TagTone> = {
  [returnStates.awaitingAudit]: 'warn',
  [returnStates.awaitingSendBack]: 'info',
  [returnStates.awaitingReceipt]: 'warn',
  [returnStates.awaitingRefund]: 'brand',
  [returnStates.awaitingReship]: 'warn',
  [returnStates.awaitingExchange]: 'info',
  [returnStates.completed]: 'ok',
  [returnStates.refused]: 'danger',
  [returnStates.withdrawn]: 'grey',
  [returnStates.ended]: 'grey',
};

/** How far a sheet has come: amber where the shop has to act. */
export const ReturnState = ({ sheet }: { sheet: Pick<ReturnRow, 'returnState' | 'returnStateText'> }) => (
  <Tag isState tone={tones[sheet.returnState]}>
    {sheet.returnStateText}
  </Tag>
);
