import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: '1', label: '本人' },
  { value: '2', label: '本部门' },
];

test('it shows what is chosen under its name and tells what is chosen next', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="数据范围" value="2" options={options} onChange={onChange} />);
  const select = screen.getByLabelText<HTMLSelectElement>('数据范围');
  expect(select.selectedOptions[0]?.text).toBe('本部门');
  fireEvent.change(select, { target: { value: '1' } });
  expect(onChange).toHaveBeenCalledWith('1');
});

test('the placeholder is a choice of its own, before the others', () => {
  render(<Select label="数据范围" value="" options={options} placeholder="全部范围" onChange={() => {}} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['全部范围', '本人', '本部门']);
  expect(screen.getByLabelText<HTMLSelectElement>('数据范围').value).toBe('');
});
