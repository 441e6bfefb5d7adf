import { act, renderHook } from '@testing-library/react';
import { HashRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useConsoleList } from './use-console-list.ts';

beforeEach(() => {
  window.location.hash = '#/staff?view=stopped&page=3&open=12&size=50';
});
const list = () => renderHook(useConsoleList, { wrapper: HashRouter }).result;

test('page, length and open row are read from the address; a length that is not offered counts as the usual', () => {
  expect(list().current).toMatchObject({ pageIndex: 3, pageSize: 50, openKey: '12' });
  window.location.hash = '#/staff?size=7';
  expect(list().current).toMatchObject({ pageIndex: 1, pageSize: 20, openKey: undefined });
});

test('a row is opened and left on the page it stands on', () => {
  const result = list();
  act(() => result.current.drawerOf(['11', '12', '13']).onNext?.());
  expect(result.current).toMatchObject({ openKey: '13', pageIndex: 3 });
  expect(result.current.drawerOf(['11', '12', '13']).onNext).toBeUndefined();
  act(() => result.current.drawerOf([]).onClose());
  expect(result.current).toMatchObject({ openKey: undefined, pageIndex: 3 });
});

test('other rows close what was open and begin at the first page', () => {
  const result = list();
  act(() => result.current.change({ view: 'roles' }));
  expect(result.current).toMatchObject({ openKey: undefined, pageIndex: 1 });
  act(() => result.current.toPage(2, 20));
  expect(result.current).toMatchObject({ pageIndex: 2, pageSize: 20 });
});

test('opening a row is a step of the browser, going on to the next is none', () => {
  window.location.hash = '#/staff?page=3';
  const result = list();
  const before = window.history.length;
  act(() => result.current.open('11'));
  expect(result.current).toMatchObject({ openKey: '11', pageIndex: 3 });
  expect(window.history.length).toBe(before + 1);
  act(() => result.current.drawerOf(['11', '12']).onNext?.());
  expect(result.current.openKey).toBe('12');
  expect(window.history.length).toBe(before + 1);
});

test('filters are cleared at once, view and order stay', () => {
  window.location.hash = '#/orders?view=all&sort=time&customer=7&searchKey=%E7%BA%B8&page=2';
  const result = list();
  expect(result.current.isFiltered).toBe(true);
  act(() => result.current.clearFilters());
  expect(window.location.hash).toBe('#/orders?view=all&sort=time');
  expect(result.current.isFiltered).toBe(false);
});
