import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstInSlices } from './use-first-in-slices.ts';

const seen: string[] = [];
function Page({ answer }: { answer: string | undefined }) {
  const shown = useFirstInSlices(answer) ?? 'nothing yet';
  seen.push(shown);
  return <p>{shown}</p>;
}

test('the first answer is drawn behind the drawing that heard of it, a later one with it', () => {
  const { rerender } = render(<Page answer={undefined} />);
  /** What was drawn for it, in order. */
  const drawnFor = (answer: string | undefined) => {
    seen.length = 0;
    rerender(<Page answer={answer} />);
    return [...seen];
  };
  expect(drawnFor('six lines')).toEqual(['nothing yet', 'six lines']);
  expect(drawnFor('five lines')[0]).toBe('five lines');
  expect(screen.getByText('five lines')).toBeTruthy();
  // Another search: what is not known is not shown.
  expect(drawnFor(undefined)[0]).toBe('nothing yet');
});
