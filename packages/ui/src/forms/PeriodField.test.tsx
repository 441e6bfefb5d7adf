import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PeriodField } from './PeriodField.tsx';

/** Answers every question of the page about its width. */
const phone = (isPhone: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: isPhone, media: query }) as unknown as MediaQueryList,
    );

afterEach(() => {
  vi.restoreAllMocks();
});

test('before it is reached for, a button says what is chosen', () => {
  phone(false);
  render(<PeriodField label="下单日期" from="2026-11-01" to="" onChange={() => {}} />);
  expect(screen.getByRole('button').textContent).toBe('下单日期：2026-11-01结束日期');
  cleanup();
  render(<PeriodField label="下单日期" from="" to="" onChange={() => {}} />);
  expect(screen.getByRole('button', { name: /^下单日期： ?开始日期 ?结束日期$/ })).toBeDefined();
});

test('on phones both days are fields of the system, and neither passes the other', () => {
  phone(true);
  const onChange = vi.fn<(period: { from: string; to: string }) => void>();
  render(<PeriodField label="下单日期" from="2026-11-01" to="2026-11-20" onChange={onChange} />);
  const from = screen.getByLabelText<HTMLInputElement>('下单日期从');
  const to = screen.getByLabelText<HTMLInputElement>('下单日期到');
  expect([from.max, to.min]).toEqual(['2026-11-20', '2026-11-01']);
  fireEvent.change(from, { target: { value: '2026-11-05' } });
  fireEvent.change(to, { target: { value: '2026-11-10' } });
  expect(onChange.mock.calls).toEqual([
    [{ from: '2026-11-05', to: '2026-11-20' }],
    [{ from: '2026-11-01', to: '2026-11-10' }],
  ]);
});
