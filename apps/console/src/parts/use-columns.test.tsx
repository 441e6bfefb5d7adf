import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useColumns } from './use-columns.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const all = ['订单', '客户', '状态'].map((title, at) => ({ key: `c${at}`, title }));

function List() {
  const { columns, chooser } = useColumns<object>('orders', all);
  return (
    <>
      <p>{columns.map(({ key }) => String(key)).join(' ')}</p>
      {chooser}
    </>
  );
}

const open = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /列/ })));

test('a column that is unticked goes, and stays away at the next visit; the first always stands', async () => {
  render(<List />);
  await open();
  expect(screen.getByLabelText<HTMLInputElement>(/订单/).disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('客户'));
  expect(screen.getByText('c0 c2')).toBeTruthy();
  cleanup();
  render(<List />);
  expect(screen.getByText('c0 c2')).toBeTruthy();
  await open();
  fireEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(screen.getByText('c0 c1 c2')).toBeTruthy();
});
