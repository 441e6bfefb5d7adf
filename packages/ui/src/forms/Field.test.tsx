import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';

const mobile = (look: { help?: string; error?: string; isRequired?: boolean }) => (
  <Field label="手机号" {...look}>
    {(control) => <input {...control} />}
  </Field>
);

test('the label names the control', () => {
  render(mobile({ isRequired: true }));
  expect(screen.getByLabelText('手机号').getAttribute('aria-required')).toBe('true');
});

test('the help belongs to the control and is not read out', () => {
  render(mobile({ help: '收货时联系' }));
  const control = screen.getByLabelText('手机号');
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('收货时联系');
  expect(control.getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a fault takes the place of the help and is read out', () => {
  render(mobile({ help: '收货时联系', error: '手机号格式不正确' }));
  const control = screen.getByLabelText('手机号');
  const note = screen.getByRole('alert');
  expect(note.textContent).toBe('手机号格式不正确');
  expect(control.getAttribute('aria-describedby')).toBe(note.id);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('收货时联系')).toBeNull();
});

test('without help and fault nothing is said to describe it', () => {
  render(mobile({}));
  expect(screen.getByLabelText('手机号').hasAttribute('aria-describedby')).toBe(false);
});
