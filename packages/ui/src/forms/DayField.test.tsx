import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DayField } from './DayField.tsx';
import { Field } from './Field.tsx';

/** Answers every question of the page about its width. */
const phone = (isPhone: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: isPhone, media: query }) as unknown as MediaQueryList,
    );
const show = (value: string, onChange: (day: string) => void) =>
  render(
    <Field label="付款日期">
      {(control) => <DayField control={control} label="付款日期" value={value} max="2026-11-20" onChange={onChange} />}
    </Field>,
  );

afterEach(() => {
  vi.restoreAllMocks();
});

test('before it is reached for, a button says which day is chosen', () => {
  phone(false);
  show('2026-11-01', () => {});
  expect(screen.getByRole('button', { name: '付款日期：2026-11-01' }).textContent).toBe('2026-11-01');
  cleanup();
  show('', () => {});
  expect(screen.getByRole('button', { name: '付款日期：选择日期' }).textContent).toBe('选择日期');
});

test('on phones it is the field of the system, written as days are written here', () => {
  phone(true);
  const onChange = vi.fn<(day: string) => void>();
  show('2026-11-01', onChange);
  const input = screen.getByLabelText<HTMLInputElement>('付款日期');
  expect([input.type, input.max, input.previousSibling?.previousSibling?.textContent]).toEqual([
    'date',
    '2026-11-20',
    '2026-11-01',
  ]);
  fireEvent.change(input, { target: { value: '2026-11-05' } });
  expect(onChange.mock.calls).toEqual([['2026-11-05']]);
});

test('a day with its time is said as it is written here, and is a field of both on phones', () => {
  const draw = () =>
    render(
      <Field label="开始时间">
        {(control) => (
          <DayField control={control} label="开始时间" value="2026-11-01T08:30" withTime onChange={() => {}} />
        )}
      </Field>,
    );
  phone(false);
  draw();
  expect(screen.getByRole('button', { name: '开始时间：2026-11-01 08:30' }).textContent).toBe('2026-11-01 08:30');
  cleanup();
  phone(true);
  draw();
  const input = screen.getByLabelText<HTMLInputElement>('开始时间');
  expect([input.type, input.value]).toEqual(['datetime-local', '2026-11-01T08:30']);
});
