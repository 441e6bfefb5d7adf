import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './fields.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useForm } from './use-form.ts';

interface Note {
  text: string;
}

function NoteDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Note>({ text: '' }, () => ({}), { draft: 'note' });
  return (
    <FormDialog form={form} title="写备注" action="保存" onClose={onClose} onSubmit={async () => onClose()}>
      <TextField<Note> name="text" label="备注" />
    </FormDialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <NoteDialog onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      打开
    </button>
  );
}

afterEach(() => {
  window.sessionStorage.clear();
});

const open = () => fireEvent.click(screen.getByRole('button', { name: '打开' }));
const field = () => screen.getByLabelText<HTMLInputElement>('备注');
const type = (value: string) => fireEvent.input(field(), { target: { value } });

test.each([
  ['the cross', () => fireEvent.click(screen.getByLabelText('关闭'))],
  ['Esc', () => fireEvent(screen.getByLabelText('写备注'), new Event('cancel', { cancelable: true }))],
  [
    'the way back',
    () => {
      cleanup();
      render(<Page />);
    },
  ],
])('what is typed is there again after %s', (_way, leave) => {
  render(<Page />);
  open();
  type('缺一件');
  leave();
  open();
  expect(field().value).toBe('缺一件');
});

test('what was given up or sent is not', async () => {
  render(<Page />);
  open();
  type('缺一件');
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  open();
  expect(field().value).toBe('');
  type('缺两件');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  fireEvent.click(await screen.findByRole('button', { name: '打开' }));
  expect(field().value).toBe('');
});
