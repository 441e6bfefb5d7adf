import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { confirm, type ConfirmAsk } from './confirm.ts';
import { ConfirmHost } from './ConfirmHost.tsx';

beforeEach(() => void render(<ConfirmHost />));
/** Asks, and has the question drawn. */
function ask(question: ConfirmAsk): Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = confirm(question);
  });
  return answer ?? Promise.reject(new Error('nothing was asked'));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the button says yes, and the question is gone', async () => {
  const answer = ask({ title: '提示', text: '删除这个地址？' });
  expect(screen.getByRole('dialog').textContent).toContain('删除这个地址？');
  press('确定');
  expect(await answer).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('取消 and the cross say no', async () => {
  const first = ask({ title: '提示', text: '删除第一个？' });
  press('取消');
  expect(await first).toBe(false);
  const second = ask({ title: '提示', text: '删除第二个？' });
  press('关闭');
  expect(await second).toBe(false);
});

test('two questions are asked one after the other', async () => {
  const first = ask({ title: '提示', text: '先问', okText: '好的' });
  const second = ask({ title: '提示', text: '后问', okText: '知道了' });
  expect(screen.queryByText('后问')).toBeNull();
  press('好的');
  expect(await first).toBe(true);
  press('知道了');
  expect(await second).toBe(true);
});

test('one without a way back has one button', async () => {
  const answer = ask({ title: '系统提示', text: '请重新登录', okText: '重新登录', cancelText: null, isBlocking: true });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['重新登录']);
  press('重新登录');
  expect(await answer).toBe(true);
});
