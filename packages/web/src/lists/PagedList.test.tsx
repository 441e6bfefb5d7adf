import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PagedList } from './PagedList.tsx';

interface Page {
  totalCount: number;
  pageSize: number;
  rows: string[];
}

function list(query: { data?: Page; error?: Error }, pageIndex = 1) {
  const onPage = vi.fn<(page: number) => void>();
  const refetch = vi.fn<() => void>();
  render(
    <PagedList<Page>
      query={{ data: query.data, error: query.error ?? null, refetch }}
      skeleton={<p>加载中</p>}
      empty={<p>没有订单</p>}
      pageIndex={pageIndex}
      onPage={onPage}
      pagerClass={undefined}
    >
      {({ rows }) => rows.map((row) => <p key={row}>{row}</p>)}
    </PagedList>,
  );
  return { onPage, refetch };
}

test('while it is asked there is the skeleton alone', () => {
  list({});
  expect(document.body.textContent).toBe('加载中');
});

test('a list without anything says so', () => {
  list({ data: { totalCount: 0, pageSize: 10, rows: [] } });
  expect(document.body.textContent).toBe('没有订单');
});

test('one that could not be read can be asked for again', () => {
  const { refetch } = list({ error: new Error('网络连接失败') });
  expect(screen.getByText('网络连接失败')).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('the rows of the page, and the way to the others', () => {
  const { onPage } = list({ data: { totalCount: 25, pageSize: 10, rows: ['D1', 'D2'] } }, 2);
  expect(screen.getByText('D1')).toBeTruthy();
  expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getByRole('button', { name: '下一页' }));
  fireEvent.click(screen.getByRole('button', { name: '第 1 页' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test('one page needs no numbers', () => {
  list({ data: { totalCount: 2, pageSize: 10, rows: ['D1', 'D2'] } });
  expect(screen.queryByRole('navigation')).toBeNull();
});
