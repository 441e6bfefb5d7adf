import { act, renderHook } from '@testing-library/react';
import { HashRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useListAddress } from './use-list-address.ts';

beforeEach(() => {
  window.location.hash = '#/orders?state=10&page=3&searchKey=%20%E7%BA%B8%20';
});
const address = () => renderHook(useListAddress, { wrapper: HashRouter }).result;

test('search and page are read from the address', () => {
  expect(address().current).toMatchObject({ searchKey: '纸', pageIndex: 3 });
});

test('a new choice leads back to the first page, an empty one goes', () => {
  const list = address();
  act(() => list.current.change({ state: '', mode: '2' }));
  expect(list.current.pageIndex).toBe(1);
  expect([list.current.params.get('state'), list.current.params.get('mode')]).toEqual([null, '2']);
});

test('of two quick changes both count', () => {
  const list = address();
  act(() => {
    const { change } = list.current;
    change({ state: '20' });
    change({ mode: '2' });
  });
  expect([list.current.params.get('state'), list.current.params.get('mode')]).toEqual(['20', '2']);
});

test('the first page stands without a number, nonsense counts as the first', () => {
  const list = address();
  act(() => list.current.toPage(1));
  expect(list.current.params.has('page')).toBe(false);
  act(() => list.current.change({ page: 'x' }));
  expect(list.current.pageIndex).toBe(1);
});
