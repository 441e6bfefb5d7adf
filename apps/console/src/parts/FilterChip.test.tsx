// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FilterChip } from './FilterChip.tsx';

test('a filter opens at its first press with the focus on it, is chosen from, and opens again', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const choices = [
    { value: '1', label: '在线支付' },
    { value: '2', label: '账期支付' },
  ];
  render(<FilterChip label="支付方式" choices={choices} value="" onChange={onChange} />);
  const chip = () => screen.getByRole('button', { name: '支付方式' });
  chip().focus();
  fireEvent.click(chip());
  fireEvent.click(await screen.findByRole('menuitem', { name: '账期支付' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2');
  expect(document.activeElement).toBe(chip());
  await waitFor(() => expect(chip().className).not.toContain('ant-dropdown-open'));
  fireEvent.click(chip());
  await waitFor(() => expect(chip().className).toContain('ant-dropdown-open'));
});
