import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { earlyPage } from './early-page.tsx';

const Orders = ({ title = '订单' }: { title?: string }) => <h1>{title}</h1>;

/** A load that the test answers. */
function held() {
  let take: (page: ComponentType<{ title?: string }>) => void = () => undefined;
  let refuse: (fault: Error) => void = () => undefined;
  let asked = 0;
  const load = () => {
    asked += 1;
    return new Promise<ComponentType<{ title?: string }>>((resolve, reject) => ([take, refuse] = [resolve, reject]));
  };
  return { load, take: () => take(Orders), refuse: () => refuse(new Error('lost')), asked: () => asked };
}

test('what was asked for before is drawn at once', async () => {
  const code = held();
  const { Page, preload } = earlyPage(code.load);
  const coming = preload();
  code.take();
  await coming;
  render(<Page title="全部订单" waiting="稍候" />);
  expect(screen.getByRole('heading').textContent).toBe('全部订单');
  expect(code.asked()).toBe(1);
});

test('something stands there until its code has come', async () => {
  const code = held();
  const { Page } = earlyPage(code.load);
  render(<Page waiting="稍候" />);
  expect(screen.getByText('稍候')).toBeTruthy();
  await act(async () => code.take());
  expect(screen.getByRole('heading').textContent).toBe('订单');
});

class Boundary extends Component<{ children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false };
  static getDerivedStateFromError = () => ({ isLost: true });
  override render = () => (this.state.isLost ? '没有加载出来' : this.props.children);
}

test('code that does not come is told by the boundary, and asked for anew by the next visit', async () => {
  const code = held();
  const { Page } = earlyPage(code.load);
  const first = render(<Page waiting="稍候" />, { wrapper: Boundary });
  await act(async () => code.refuse());
  expect(screen.getByText('没有加载出来')).toBeTruthy();
  first.unmount();
  render(<Page waiting="稍候" />, { wrapper: Boundary });
  await act(async () => code.take());
  expect(screen.getByRole('heading')).toBeTruthy();
});
