import type { PageTemplate } from '@jicai/contract/shop/tenancy.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useTemplate } from '../../app/template.ts';
import { FirstScreen } from './FirstScreen.tsx';

const initial = useTemplate.getState();
afterEach(() => {
  cleanup();
  useTemplate.setState(initial);
  vi.unstubAllGlobals();
});

const shopWith = (services: { title: string; desc: string }[]) =>
  useTemplate.setState({ tempData: { bottomContent: { services } } as unknown as PageTemplate });

/** Elements in which nothing stands: a bar of their background is all that is seen. */
const emptyBoxes = (container: HTMLElement) =>
  [...container.querySelectorAll('aside > div, nav')].filter(({ childElementCount }) => childElementCount === 0);

const onScreen = (isPhone: boolean) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return render(<FirstScreen />, { wrapper: MemoryRouter });
};

test.each([false, true])('a new shop without services and categories shows no empty box (phone: %s)', (isPhone) => {
  shopWith([]);
  expect(emptyBoxes(onScreen(isPhone).container)).toEqual([]);
});

test('the services of the shop stand in the card of a visitor', () => {
  shopWith([{ title: '次日达', desc: '236 城' }]);
  onScreen(false);
  expect(screen.getByText('次日达')).toBeTruthy();
});
