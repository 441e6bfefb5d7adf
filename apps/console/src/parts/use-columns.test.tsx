import { queryClient } from '@jicai/web/call/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HashRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useColumns } from './use-columns.tsx';
import { ViewTabs } from './ViewTabs.tsx';

interface Sent {
  path: string;
  data: object;
}
let sent: Sent[];
let answer: object;

beforeEach(() => {
  sent = [];
  const columns = { hidden: ['c2'], order: [] };
  const view = { viewId: '7', name: '快超时', query: 'view=dueSoon', columns, isShared: false, isOwn: true };
  answer = {
    views: [{ ...view, ownerName: '王倩', version: 3 }],
    columns: { hidden: [], order: ['c2'] },
    firstQuery: '',
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const isRead = path.endsWith('/GetList');
    if (!isRead) sent.push({ path, data: (JSON.parse(body) as { data: object }).data });
    const resultData = isRead ? answer : { viewId: '7', version: 4 };
    return new Response(JSON.stringify({ success: true, errorCode: '0', errorMsg: '', errorData: [], resultData }));
  });
  window.location.hash = '#/orders';
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const all = ['订单', '客户', '状态'].map((title, at) => ({ key: `c${at}`, title }));

function List() {
  const { columns, chooser } = useColumns<object>('orders', all);
  const views = [{ key: 'toShip', label: '待发货' }];
  return (
    <>
      <ViewTabs list="orders" label="视图" views={views} view="toShip" onView={() => undefined} />
      <p>{columns.map(({ key }) => String(key)).join(' ')}</p>
      {chooser}
    </>
  );
}
const draw = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <List />
      </HashRouter>
    </QueryClientProvider>,
  );
const open = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /列/ })));

test('columns stand as they were chosen; another choice shows at once and goes to the server', async () => {
  draw();
  expect(await screen.findByText('c0 c2 c1')).toBeTruthy();
  await open();
  expect((await screen.findByLabelText<HTMLInputElement>(/订单/)).disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('客户'));
  expect(await screen.findByText('c0 c2')).toBeTruthy();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { path: '/api/OpsView/SaveHabit', data: { list: 'orders', columns: { hidden: ['c1'], order: ['c2'] } } },
    ]),
  );
});

test('a kept view brings its filters and columns, and takes a choice of columns for itself', async () => {
  draw();
  fireEvent.click(await screen.findByRole('tab', { name: '快超时' }));
  expect(await screen.findByText('c0 c1')).toBeTruthy();
  expect(window.location.hash).toBe('#/orders?view=dueSoon&saved=7');
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '恢复默认' }));
  expect(await screen.findByText('c0 c1 c2')).toBeTruthy();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { path: '/api/OpsView/Save', data: { viewId: '7', version: 3, columns: { hidden: [], order: [] } } },
    ]),
  );
});

test('an address that says nothing leads to what is opened first', async () => {
  answer = { ...answer, firstQuery: 'saved=7' };
  draw();
  await waitFor(() => expect(window.location.hash).toBe('#/orders?view=dueSoon&saved=7'));
});
