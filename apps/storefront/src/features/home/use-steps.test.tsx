import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSteps } from './use-steps.ts';

const drawn: number[] = [];
function Parts() {
  const shown = useSteps(5, 2);
  drawn.push(shown);
  return <p>{shown} parts</p>;
}

test('the first parts are drawn at once, the others one by one, and all at once for who comes back', async () => {
  render(<Parts />);
  expect(screen.getByText('2 parts')).toBeTruthy();
  expect(await screen.findByText('5 parts')).toBeTruthy();
  expect([...new Set(drawn)]).toEqual([2, 3, 4, 5]);
  cleanup();
  render(<Parts />);
  expect(screen.getByText('5 parts')).toBeTruthy();
});
