// @vitest-environment happy-dom
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PeriodChip } from './PeriodChip.tsx';

test('a usual span is one press in the open chip, and the chip says what is chosen', () => {
  const onChange = vi.fn<(period: { from: string; to: string }) => void>();
  const today = shanghaiDay(new Date());
  const chip = (from = '', to = '') => <PeriodChip label="下单日期" from={from} to={to} onChange={onChange} />;
  const { rerender } = render(chip());
  fireEvent.click(screen.getByRole('button', { name: '下单日期' }));
  fireEvent.click(screen.getByRole('button', { name: '今天' }));
  expect(onChange).toHaveBeenLastCalledWith({ from: today, to: today });
  rerender(chip(today, today));
  expect(screen.getByRole('button', { name: '下单日期 今天' })).toBeDefined();
  rerender(chip('2019-03-04', '2019-03-09'));
  expect(screen.getByRole('button', { name: '下单日期 2019-03-04 – 2019-03-09' })).toBeDefined();
  rerender(chip('', '2019-03-09'));
  fireEvent.click(screen.getByRole('button', { name: '清除下单日期' }));
  expect(onChange).toHaveBeenLastCalledWith({ from: '', to: '' });
});
