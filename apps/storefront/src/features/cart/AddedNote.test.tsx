import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetAdded, showAdded, useAdded } from './added.ts';
import { AddedNote } from './AddedNote.tsx';

function Shell() {
  const added = useAdded((state) => state.added);
  return added && <AddedNote added={added} />;
}
let router: ReturnType<typeof createMemoryRouter>;
const go = (to: string) => act(() => router.navigate(to));

beforeEach(() => {
  router = createMemoryRouter([{ path: '*', Component: Shell }], { initialEntries: ['/SearchFor?keyword=A4'] });
  render(<RouterProvider router={router} />);
  act(() => showAdded({ qty: 5, unitName: '盒' }, document.body));
});
afterEach(() => {
  forgetAdded();
});

test('stays while the page of its button stays', async () => {
  await go('/SearchFor?keyword=A4&sort=price');
  expect(screen.getByText(/已加入 5 盒/)).toBeTruthy();
});

test('goes with the page of its button, and does not come back with it', async () => {
  await go('/cart');
  expect(screen.queryByText(/已加入/)).toBeNull();
  await go('/SearchFor?keyword=A4');
  expect(screen.queryByText(/已加入/)).toBeNull();
});
