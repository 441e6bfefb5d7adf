import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DenseTable } from './DenseTable.tsx';

afterEach(cleanup);

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
