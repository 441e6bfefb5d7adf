import { expect, test } from 'vitest';
import { dueTaskNames, dueTasksOf } from './desk-due.ts';
import { shopPermissionCodes } from './shop-permissions.ts';

test('what is due is that of areas somebody may see, a supplier’s of orders and returns alone', () => {
  const held = new Set(shopPermissionCodes);
  expect(dueTasksOf({ isSupplier: false, held })).toEqual(dueTaskNames);
  expect(dueTasksOf({ isSupplier: true, held })).toEqual([
    'toShip',
    'cancelAsked',
    'returnsToAudit',
    'returnsToInspect',
  ]);
  expect(dueTasksOf({ isSupplier: false, held: new Set(['ops.invoice.view'] as const) })).toEqual(['invoices']);
});
