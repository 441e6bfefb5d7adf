import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterRegisterMove, mayWithdraw, type RegisterMove, registerMoves, registerStates } from './registration.ts';

const moves = Object.keys(registerMoves) as RegisterMove[];
const states = Object.values(registerStates);

test.each([
  ['approve', 1, 2],
  ['reject', 1, 3],
  ['resubmit', 3, 1],
  ['approve', 3, undefined],
  ['reject', 3, undefined],
  ['resubmit', 1, undefined],
] as const)('%s from %i leads to %s', (move, state, next) => expect(afterRegisterMove(move, state)).toBe(next));

test('what is approved is not taken back', () => expect(states.filter(mayWithdraw)).toEqual([1, 3]));

test('nothing leads out of what is approved, and nothing approves what was not reviewed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moves)), fc.constantFrom(...states), (events, start) => {
      let state = start;
      for (const event of events) {
        const next = afterRegisterMove(event, state);
        if (state === registerStates.approved) expect(next).toBeUndefined();
        if (next === registerStates.approved) expect(state).toBe(registerStates.awaitingReview);
        state = next ?? state;
      }
    }),
  );
});
