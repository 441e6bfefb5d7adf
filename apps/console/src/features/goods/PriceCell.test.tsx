// @vitest-environment happy-dom
import { queryClient } from '@jicai/web/call/query-client.ts';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GoodsRow } from './goods.queries.ts';
import { PriceCell } from './PriceCell.tsx';

const item = {
  itemId: '1',
  itemNo: 'A-1',
  itemName: '手套',
  retailFen: 1000,
  enterpriseFen: 900,
  marketFen: null,
  isOnSale: true,
  labelIds: [],
  waiting: [],
  plans: [],
  costFen: 500,
  marginLineBp: 800,
} as unknown as GoodsRow;

let calls: string[] = [];

beforeEach(() => {
  calls = [];
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <PriceCell mayEdit item={item} price="retailFen" />
        <button type="button">另一格</button>
      </QueryClientProvider>
    </MemoryRouter>,
  );
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  cleanup();
});

const answering = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return answer();
  });
const applied = async () => Response.json({ success: true, resultData: { refused: [], waitingCount: 0, runId: '7' } });

const type = (value: string) => {
  fireEvent.click(screen.getByRole('button', { name: '修改A-1 手套的零售价' }));
  const field = screen.getByRole('textbox', { name: 'A-1 手套的零售价' });
  fireEvent.change(field, { target: { value } });
  return field;
};

test('who goes on to another cell keeps the price, who gives up does not', async () => {
  answering(applied);
  fireEvent.keyDown(type('11'), { key: 'Escape' });
  expect(calls).toEqual([]);
  type('12');
  screen.getByRole('button', { name: '另一格' }).focus();
  expect(await screen.findByText('已保存')).toBeDefined();
  expect(calls[0]).toBe('/api/OpsGoods/ApplyRun');
});

test('a price that could not be sent stays in its cell with the reason, and is there to be sent again', async () => {
  onlineManager.setOnline(false);
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.keyDown(type('13.50'), { key: 'Enter' });
  expect(await screen.findByText(/^网络连接失败/)).toBeDefined();
  const button = screen.getByRole('button', { name: '修改A-1 手套的零售价' });
  expect(button.textContent).toBe('¥13.50');
  answering(applied);
  fireEvent.click(button);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'A-1 手套的零售价' });
  expect(field.value).toBe('13.50');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('已保存')).toBeDefined();
  expect(screen.queryByText(/^网络连接失败/)).toBeNull();
});
