import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ErrorState } from './ErrorState.tsx';
import { lazyPart } from './lazy-part.tsx';
import { dismissToast, toastStore } from './toast.ts';

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
});

interface Named {
  name: string;
  onClose?: () => void;
}

const told = () => toastStore.read().map(({ text }) => text);
const lost = '网络连接失败，请重试或重新加载页面';

/** Code that comes when the line is up. */
function line() {
  const state = { isUp: false, calls: 0 };
  const load = async () => {
    state.calls += 1;
    if (!state.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: Named) => <p>{name}</p>;
  };
  return { state, load };
}

test('a part whose code comes is drawn, and asked for once', async () => {
  const { state, load } = line();
  state.isUp = true;
  const Part = lazyPart(load);
  const page = <Part name="页脚" />;
  render(page);
  expect(await screen.findByText('页脚')).toBeTruthy();
  cleanup();
  render(page);
  expect(await screen.findByText('页脚')).toBeTruthy();
  expect(state.calls).toBe(1);
});

test('a dialog whose code does not come leaves the page and says so; the next touch opens it', async () => {
  const { state, load } = line();
  const Dialog = lazyPart(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main>
        <input aria-label="备注" />
        <button type="button" onClick={() => setIsOpen(true)}>
          打开
        </button>
        {isOpen && <Dialog waiting={<p>加载中</p>} name="对话框" onClose={() => setIsOpen(false)} />}
      </main>
    );
  }
  render(<Page />);
  const field = screen.getByLabelText<HTMLInputElement>('备注');
  fireEvent.change(field, { target: { value: '送到门卫' } });
  fireEvent.click(screen.getByText('打开'));
  await expect.poll(told).toContain(lost);
  expect(screen.queryByText('加载中')).toBeNull();
  expect(field.value).toBe('送到门卫');
  expect(state.calls).toBe(1);

  state.isUp = true;
  fireEvent.click(screen.getByText('打开'));
  expect(await screen.findByText('对话框')).toBeTruthy();
  expect(field.value).toBe('送到门卫');
});

test('content whose code does not come offers to load it, as often as it takes', async () => {
  const { state, load } = line();
  const Chart = lazyPart(load, ErrorState);
  render(<Chart waiting={<p>加载中</p>} name="走势" />);
  fireEvent.click(await screen.findByText('重新加载'));
  await expect.poll(() => state.calls).toBe(2);
  await expect.poll(() => screen.queryByText('加载中')).toBeNull();
  state.isUp = true;
  fireEvent.click(screen.getByText('重新加载'));
  expect(await screen.findByText('走势')).toBeTruthy();
  expect(state.calls).toBe(3);
});

test('a style sheet that did not come is forgotten, so that it is asked for again', async () => {
  const href = 'http://shop.example/assets/a.css';
  document.head.innerHTML = `<link rel="stylesheet" href="${href}"><link rel="stylesheet" href="http://shop.example/b.css">`;
  const Part = lazyPart(async () => {
    throw new Error(`Unable to preload CSS for ${href}`);
  });
  render(<Part />);
  await expect.poll(told).toContain(lost);
  expect([...document.head.querySelectorAll('link')].map((link) => link.href)).toEqual(['http://shop.example/b.css']);
});
