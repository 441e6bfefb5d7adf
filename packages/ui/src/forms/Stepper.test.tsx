import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Stepper } from './Stepper.tsx';

/** Goods sold from 10 up, by fives. */
function tens(value: number, max?: number) {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<Stepper value={value} min={10} step={5} {...(max !== undefined && { max })} onChange={onChange} />);
  return onChange;
}
const field = () => screen.getByLabelText<HTMLInputElement>('数量');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the buttons go by whole steps', () => {
  const onChange = tens(15);
  fireEvent.click(button('增加'));
  fireEvent.click(button('减少'));
  expect(onChange.mock.calls).toEqual([[20], [10]]);
});

test('at the smallest quantity there is no less, at the largest no more', () => {
  tens(10, 10);
  expect(button('减少').disabled).toBe(true);
  expect(button('增加').disabled).toBe(true);
});

test('what is typed is put right when the field is left, not before', () => {
  const onChange = tens(10);
  fireEvent.change(field(), { target: { value: '17' } });
  expect(field().value).toBe('17');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field());
  expect(onChange).toHaveBeenCalledTimes(1);
  expect((onChange.mock.calls[0]?.[0] ?? 1) % 5).toBe(0);
  expect(field().value).toBe('10');
});

test('Enter counts as leaving, arrows as the buttons', () => {
  const onChange = tens(10);
  fireEvent.change(field(), { target: { value: '30' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(onChange.mock.calls).toEqual([[30], [15]]);
});

test('letters are not taken, and an emptied field changes nothing', () => {
  const onChange = tens(10);
  fireEvent.change(field(), { target: { value: '2a5' } });
  expect(field().value).toBe('25');
  fireEvent.change(field(), { target: { value: '' } });
  fireEvent.blur(field());
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe('10');
});
