import { payModes } from '@jicai/domain/orders/order-states.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emptySettleForm } from './settle-form.ts';
import { useWritten } from './use-written.ts';

afterEach(() => {
  window.sessionStorage.clear();
});

function page(goods = 'cartIds=1') {
  const { result, unmount } = renderHook(() => useWritten(`settle.${goods}`, undefined));
  const type = (purchaseNo: string) => act(() => result.current.write({ form: { ...emptySettleForm, purchaseNo } }));
  return { result, unmount, type, typed: () => result.current.written.form.purchaseNo };
}

test('what was chosen and typed is there again after a step back, for the same goods alone', () => {
  const first = page();
  first.type('PO-7');
  act(() => first.result.current.write({ payMode: payModes.transfer }));
  first.unmount();
  expect(page('cartIds=2').typed()).toBe('');
  const again = page();
  expect(again.typed()).toBe('PO-7');
  expect(again.result.current.written.payMode).toBe(payModes.transfer);
  again.unmount();
  expect(page().typed()).toBe('PO-7');
});

test('a placed order leaves nothing behind, placed while the page stands or after it was left', () => {
  const placed = page();
  placed.type('PO-7');
  act(() => placed.result.current.forget());
  placed.unmount();
  expect(page().typed()).toBe('');
  cleanup();

  const left = page();
  left.type('PO-8');
  left.unmount();
  left.result.current.forget();
  expect(page().typed()).toBe('');
});
