import { cleanup, render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFirstInSlices } from './use-first-in-slices.ts';

afterEach(cleanup);

const seen: string[] = [];
let tell = (_answer: string | undefined) => {};
function Page() {
  const [answer, setAnswer] = useState<string>();
  tell = setAnswer;
  const shown = useFirstInSlices(answer) ?? 'nothing yet';
  seen.push(shown);
  return <p>{shown}</p>;
}
/** What was drawn for it, in order. */
function drawnFor(answer: string | undefined): string[] {
  seen.length = 0;
  act(() => tell(answer));
  return [...seen];
}

test('the first answer is drawn behind the drawing that heard of it, a later one with it', () => {
  render(<Page />);
  expect(drawnFor('six lines')).toEqual(['nothing yet', 'six lines']);
  expect(drawnFor('five lines')[0]).toBe('five lines');
  expect(screen.getByText('five lines')).toBeTruthy();
  // Another search: what is not known is not shown.
  expect(drawnFor(undefined)[0]).toBe('nothing yet');
});
