import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DenseTableOptions } from './dense-options.ts';
import { DenseTable } from './DenseTable.tsx';

interface Row {
  no: string;
  fee: number;
}

test.each([
  ['while its rows are on their way', undefined],
  ['with rows', [{ no: 'D1', fee: 100 }]],
])('a head that is pressed asks for another order %s', (_when, rows: Row[] | undefined) => {
  const asked: [string, boolean | undefined][] = [];
  render(
    <DenseTable<Row>
      label="订单"
      rows={rows}
      keyOf={(row) => row.no}
      columns={[
        { key: 'no', dataIndex: 'no', title: '订单' },
        { key: 'fee', dataIndex: 'fee', title: '应付', sorter: true, sortOrder: null },
      ]}
      empty={null}
      onSort={(key, isDown) => asked.push([key, isDown])}
      Card={() => null}
    />,
  );
  fireEvent.click(screen.getByRole('columnheader', { name: /应付/ }));
  expect(asked).toEqual([['fee', false]]);
});

/** Options as a page keeps them: the same ones at each drawing. */
function list(draw: () => void): DenseTableOptions<Row> {
  const rows = [{ no: 'D1', fee: 100 }];
  const render = (no: string) => {
    draw();
    return no;
  };
  const columns = [
    { key: 'no', dataIndex: 'no', title: '订单', render },
    { key: 'fee', dataIndex: 'fee', title: '应付', responsive: ['xl' as const] },
  ];
  return { label: '订单', rows, keyOf: (row) => row.no, columns, empty: null, Card: () => null };
}

test('rows are drawn once, and not again for what else the page shows', () => {
  const draw = vi.fn<() => void>();
  const options = list(draw);
  const shown = render(<DenseTable<Row> {...options} />);
  shown.rerender(<DenseTable<Row> {...options} empty="没有订单" />);
  expect(draw).toHaveBeenCalledTimes(1);
  shown.rerender(<DenseTable<Row> {...options} openKey="D1" />);
  expect(draw.mock.calls.length).toBeGreaterThan(1);
});

test('a column that the window has no room for is left out', () => {
  const matches = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const narrow = new EventTarget();
    return Object.assign(narrow, { matches: query === '(min-width: 992px)', media: query }) as MediaQueryList;
  });
  render(<DenseTable<Row> {...list(() => undefined)} />);
  expect(screen.queryByRole('columnheader', { name: '应付' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: '订单' })).toBeTruthy();
  matches.mockRestore();
});
