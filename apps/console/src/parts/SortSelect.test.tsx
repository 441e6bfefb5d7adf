// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SortSelect } from './SortSelect.tsx';

const columns = [
  { key: 'name', title: '商品', sorter: true, sortOrder: null },
  { key: 'retail', title: '零售价', sorter: true, sortOrder: 'descend' as const },
  { key: 'acts', title: '操作' },
];

test('each column that sorts is offered up and down, the one in force is chosen, and the usual order comes back', () => {
  const onSort = vi.fn<(key: string, isDown: boolean | undefined) => void>();
  render(<SortSelect columns={columns} onSort={onSort} />);
  const select = screen.getByLabelText<HTMLSelectElement>('排序');
  expect([...select.options].map(({ text }) => text)).toEqual([
    '默认',
    '商品 升序',
    '商品 降序',
    '零售价 升序',
    '零售价 降序',
  ]);
  expect(select.value).toBe('retail down');
  for (const value of ['name up', 'retail down', '']) fireEvent.change(select, { target: { value } });
  expect(onSort.mock.calls).toEqual([
    ['name', false],
    ['retail', true],
    ['', undefined],
  ]);
});
