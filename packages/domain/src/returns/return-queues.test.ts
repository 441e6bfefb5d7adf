import { expect, test } from 'vitest';
import { returnQueues } from './return-queues.ts';
import { allReturnStates } from './return-states.ts';

test('every state of a sheet stands in one queue', () => {
  const queued = Object.values(returnQueues).flatMap(({ states }) => states);
  expect(queued.toSorted((a, b) => a - b)).toEqual(allReturnStates.toSorted((a, b) => a - b));
});
