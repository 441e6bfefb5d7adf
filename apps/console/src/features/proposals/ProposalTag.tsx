import { type ProposalState, proposalStates, proposalStateTexts } from '@jicai/domain/goods/proposal-states.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import type { ProposalSide } from './proposals.queries.ts';

/** How far a proposal is: amber for who has to act on it. */
export function ProposalTag({ state, side }: { state: ProposalState; side: ProposalSide }) {
  return (
    <Tag isState tone={toneOf(state, side)}>
      {proposalStateTexts[state]}
    </Tag>
  );
}

function toneOf(state: ProposalState, side: ProposalSide) {
  if (state === proposalStates.waiting) return side === 'shop' ? 'warn' : 'info';
  if (state === proposalStates.refused) return side === 'own' ? 'warn' : 'danger';
  return state === proposalStates.approved ? 'ok' : 'grey';
}
