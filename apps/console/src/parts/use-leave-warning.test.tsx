import { confirmStore } from '@jicai/ui/feedback/confirm.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { HashRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useLeaveWarning } from './use-leave-warning.ts';

beforeEach(() => useSession.setState({ token: 'of-this-tab' }));
function Page() {
  const [text, setText] = useState('');
  useLeaveWarning(text !== '');
  return (
    <>
      <input aria-label="名称" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/brands">品牌</Link>
      <Link to="/goods?tab=2">第二页</Link>
    </>
  );
}

function open() {
  window.location.hash = '#/goods';
  render(
    <HashRouter>
      <Routes>
        <Route path="/goods" element={<Page />} />
        <Route path="/brands" element={<p>品牌页</p>} />
      </Routes>
    </HashRouter>,
  );
}
const type = () => fireEvent.change(screen.getByLabelText('名称'), { target: { value: '复印纸' } });
const answer = (isOk: boolean) => confirmStore.read()?.answer(isOk);

test('a page without changes is left without a question', () => {
  open();
  fireEvent.click(screen.getByText('品牌'));
  expect(screen.getByText('品牌页')).toBeTruthy();
});

test('with changes a link asks: who stays keeps what was typed, who goes comes to the page', async () => {
  open();
  type();
  fireEvent.click(screen.getByText('品牌'));
  expect(confirmStore.read()?.title).toBe('离开这一页？');
  answer(false);
  await waitFor(() => expect(confirmStore.read()).toBeUndefined());
  expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('复印纸');
  fireEvent.click(screen.getByText('品牌'));
  answer(true);
  await waitFor(() => expect(screen.getByText('品牌页')).toBeTruthy());
});

test('another part of the same page asks nothing', () => {
  open();
  type();
  fireEvent.click(screen.getByText('第二页'));
  expect(confirmStore.read()).toBeUndefined();
  expect(window.location.hash).toBe('#/goods?tab=2');
});

test('the way back asks too, and the address stays until the answer', async () => {
  open();
  type();
  window.history.pushState(null, '', '#/brands');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('#/goods');
  expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('复印纸');
  answer(true);
  await waitFor(() => expect(window.location.hash).toBe('#/brands'));
});

test('a lost session asks nothing on its way to the login page', () => {
  open();
  type();
  useSession.setState({ token: '' });
  window.history.pushState(null, '', '#/login');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(confirmStore.read()).toBeUndefined();
  expect(window.location.hash).toBe('#/login');
});
