import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { PicturePicker } from './PicturePicker.tsx';

const one = { url: '/files/1', name: '破损.jpg' };

function picker(props: Partial<ComponentProps<typeof PicturePicker>>) {
  const onPick = vi.fn<(files: File[]) => void>();
  const onRemove = vi.fn<(picture: { url: string; name: string }) => void>();
  render(<PicturePicker label="凭证" pictures={[one]} max={3} onPick={onPick} onRemove={onRemove} {...props} />);
  return { onPick, onRemove };
}

test('picked files are handed over, and the same one can be picked again', () => {
  const { onPick } = picker({});
  const input = screen.getByLabelText<HTMLInputElement>('选择凭证');
  const file = new File(['x'], '外箱.png', { type: 'image/png' });
  const emptied = vi.spyOn(input, 'value', 'set');
  fireEvent.change(input, { target: { files: [file] } });
  expect(onPick).toHaveBeenCalledWith([file]);
  // A field that still names the file would not tell of it again.
  expect(emptied).toHaveBeenLastCalledWith('');
});

test('each picture has a cross of its own', () => {
  const { onRemove } = picker({ pictures: [one, { url: '/files/2', name: '外箱.png' }] });
  fireEvent.click(screen.getByRole('button', { name: '删除外箱.png' }));
  expect(onRemove).toHaveBeenCalledWith({ url: '/files/2', name: '外箱.png' });
});

test('where no more are taken there is no box to add one', () => {
  picker({ max: 1 });
  expect(screen.queryByRole('button', { name: /添加凭证/ })).toBeNull();
});

test('while files are on their way none can be added', () => {
  picker({ isBusy: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /上传中/ }).disabled).toBe(true);
});

test('papers are offered only where they are taken, and shown by their kind', () => {
  picker({ takesPdf: true, pictures: [{ url: '/files/3', name: '执照.pdf' }] });
  expect(screen.getByLabelText('选择凭证').getAttribute('accept')).toContain('application/pdf');
  expect(screen.queryByRole('img')).toBeNull();
  cleanup();
  picker({});
  expect(screen.getByLabelText('选择凭证').getAttribute('accept')).not.toContain('pdf');
});

test('a fault is read out at the box that adds', () => {
  picker({ help: '最多 3 张', error: '请上传凭证' });
  const note = screen.getByRole('alert');
  expect(note.textContent).toBe('请上传凭证');
  expect(screen.getByRole('button', { name: /添加凭证/ }).getAttribute('aria-describedby')).toBe(note.id);
});
