import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { armDelayMs } from '../hooks/use-armed.ts';
import { Button } from './Button.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // What is locked stays so for the whole page.
  act(() => void vi.advanceTimersByTime(armDelayMs));
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole<HTMLButtonElement>('button');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('one that sends something is sent once in three seconds', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button isBusy={false} onClick={onClick}>
      提交订单
    </Button>,
  );
  fireEvent.click(button());
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  pass(armDelayMs - 1);
  expect(button().disabled).toBe(true);
  pass(1);
  expect(button().disabled).toBe(false);
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('drawn anew it stays locked', () => {
  const { unmount } = render(<Button isBusy={false}>保存</Button>);
  fireEvent.click(button());
  unmount();
  const onClick = vi.fn<() => void>();
  render(
    <Button isBusy={false} onClick={onClick}>
      保存
    </Button>,
  );
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
});

test('a click that sent nothing locks nothing', () => {
  const onClick = vi.fn<() => false>(() => false);
  render(
    <Button isBusy={false} onClick={onClick as () => void}>
      去结算
    </Button>,
  );
  fireEvent.click(button());
  pass(0);
  expect(button().disabled).toBe(false);
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('one that is busy says so and cannot be pressed; a plain one never locks', () => {
  render(<Button isBusy>上传</Button>);
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(button().disabled).toBe(true);
  cleanup();
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>更多</Button>);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(button().type).toBe('button');
});
