import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  movedProposal,
  proposalActions,
  proposalMoveNames,
  proposalMoves,
  proposalStates,
  type ProposalState,
} from './proposal-states.ts';

const states = Object.values(proposalStates);
const anyState = fc.constantFrom<ProposalState>(...states);

test('whatever is done to it in whatever order, approved goods were waiting before, and stay approved', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...proposalMoveNames), { maxLength: 30 }), (moves) => {
      let state: ProposalState = proposalStates.waiting;
      for (const move of moves) {
        const next = movedProposal(state, move);
        if (state === proposalStates.approved) expect(next).toBeUndefined();
        if (next === proposalStates.approved) expect(state).toBe(proposalStates.waiting);
        state = next ?? state;
      }
    }),
  );
});

test('a supplier never does what is the shop’s, the shop never what is a supplier’s, and nobody without the permission', () => {
  fc.assert(
    fc.property(anyState, fc.boolean(), fc.boolean(), (state, isSupplier, mayAct) => {
      const actions = proposalActions(state, { isSupplier, mayAct });
      if (!mayAct) expect(actions).toEqual([]);
      for (const move of actions) {
        expect(proposalMoves[move].by).toBe(isSupplier ? 'supplier' : 'shop');
        expect(movedProposal(state, move)).toBeDefined();
      }
    }),
  );
});

test('each state has a way on, but for what was agreed to', () => {
  for (const state of states)
    expect(proposalMoveNames.some((move) => movedProposal(state, move) !== undefined)).toBe(
      state !== proposalStates.approved,
    );
});
