import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

function open(isBlocking = false) {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="取消订单" onClose={onClose} isBlocking={isBlocking} footer={<button type="button">确定</button>}>
      <p>取消后不能恢复</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

test('it is open, modal and named by its title', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { dialog } = open();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('取消订单');
  showModal.mockRestore();
});

test('the cross, Esc and a click beside it close it', () => {
  const { onClose, dialog } = open();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a click inside leaves it open, and so does the second of a double click', () => {
  const { onClose, dialog } = open();
  fireEvent.click(screen.getByText('取消后不能恢复'), { detail: 1 });
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

test('a press that began inside leaves it open, wherever it ends', () => {
  const { onClose, dialog } = open();
  fireEvent.mouseDown(screen.getByText('取消后不能恢复'));
  fireEvent.click(dialog, { detail: 1 });
  expect(onClose).not.toHaveBeenCalled();
});

test('one that blocks goes by its buttons alone', () => {
  const { onClose, dialog } = open(true);
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog, { detail: 1 });
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
