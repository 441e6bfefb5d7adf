import { expect, test } from 'vitest';
import { tradesToPay } from './trades-to-pay.ts';

type Order = Parameters<typeof tradesToPay>[0][number];
const order = (tradeNo: string, part: Partial<Order> = {}): Order => ({
  tradeNo,
  tradePayFee: 100,
  supplierName: `供应商 ${tradeNo}`,
  payDeadline: '2026-11-21 10:00:00',
  actions: ['pay'],
  ...part,
});

test('orders of one trade are paid once, at the fee of the trade', () => {
  const trades = tradesToPay([order('T1'), order('T1', { supplierName: '另一家' })]);
  expect(trades).toEqual([
    { tradeNo: 'T1', payFee: 100, supplierNames: ['供应商 T1', '另一家'], payDeadline: '2026-11-21 10:00:00' },
  ]);
});

test('what may not be paid is left out, the most urgent comes first', () => {
  const trades = tradesToPay([
    order('T1'),
    order('T2', { actions: ['rebuy'] }),
    order('T3', { payDeadline: undefined }),
    order('T4', { payDeadline: '2026-11-20 10:00:00' }),
  ]);
  expect(trades.map(({ tradeNo }) => tradeNo)).toEqual(['T4', 'T1', 'T3']);
});
