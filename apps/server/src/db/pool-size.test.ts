import { expect, test } from 'vitest';
import { poolSize } from './pool-size.ts';

test.each([
  [1, 8],
  [2, 8],
  [3, 12],
  [4, 16],
  [64, 16],
])('on %d cores a process keeps up to %d connections', (cores, connections) => {
  expect(poolSize(cores)).toBe(connections);
});
