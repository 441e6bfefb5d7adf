import { functionIdsOf } from '@jicai/domain/people/function-menu.ts';
import { builtInRoles, buyerPermissions, dataScopes } from '@jicai/domain/people/permissions.ts';
import { grantTreeOf } from '@jicai/domain/people/person-menu.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyOf, emptyRole, marksOf, rightNodes, type RoleRights, roleFaults, tick } from './role-form.ts';

/** The tree as the server sends it to somebody who holds these functions. */
const treeFor = (functionIds: readonly string[]) =>
  grantTreeOf(new Set(), [{ builtIn: '', functionIds }]).map((top) => ({
    ...top,
    isDisable: false,
    children: top.children.map((leaf) => ({ ...leaf, isDisable: false, children: [] })),
  }));
const nodes = rightNodes(treeFor(functionIdsOf('admin')), new Set(buyerPermissions));
const nothing: RoleRights = { functionIds: emptyRole.functionIds, permissions: ['cart.edit', 'order.view'] };
const isTicked = (rights: RoleRights, key: string) => {
  const { checked, halfChecked } = marksOf(nodes, rights);
  return checked.includes(key) ? 'all' : halfChecked.includes(key) ? 'some' : 'no';
};

describe('ticking', () => {
  test('a function comes with its codes, and goes with them', () => {
    const invoices = tick(nodes, nothing, '313', true);
    expect(invoices.permissions).toEqual(expect.arrayContaining(['invoice.apply', 'title.edit']));
    expect([isTicked(invoices, '313'), isTicked(invoices, '310')]).toEqual(['all', 'some']);
    expect(tick(nodes, invoices, '313', false)).toEqual(nothing);
  });

  test('a code brings its function along, and leaves it a dash when it goes', () => {
    const exporting = tick(nodes, nothing, '212:order.export', true);
    expect(exporting.permissions).toEqual(['cart.edit', 'order.view', 'order.viewAll', 'order.export']);
    expect(isTicked(exporting, '212')).toBe('some');
    const seeing = tick(nodes, exporting, '212:order.export', false);
    expect(seeing.functionIds).toContain('212');
    expect(seeing.permissions).not.toContain('order.export');
  });

  test('a group ticks what is below it; my own orders cannot go', () => {
    const orders = tick(nodes, nothing, '210', true);
    expect(isTicked(orders, '210')).toBe('all');
    const none = tick(nodes, orders, '210', false);
    expect(none.functionIds).toEqual(['210', '211']);
    expect(tick(nodes, none, '211', false).functionIds).toEqual(['210', '211']);
  });

  test('what the viewer lacks is not ticked with its group', () => {
    const few = rightNodes(treeFor(functionIdsOf('approver')), new Set(builtInRoles.approver.permissions));
    const orders = tick(few, nothing, '210', true);
    expect(orders.functionIds).toEqual(['210', '211', '212', '213']);
    expect(orders.permissions).not.toContain('order.export');
    const invoices = few.flatMap((top) => top.children).find((leaf) => leaf.key === '313');
    expect(invoices?.isFixed).toBe(true);
  });

  test('ticking and unticking anything leaves nothing behind that was not there', () => {
    const keys = nodes.flatMap((top) => [
      top.key,
      ...top.children.flatMap((leaf) => [leaf.key, ...leaf.children.map((code) => code.key)]),
    ]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 12 }), (clicks) => {
        let rights = nothing;
        for (const [key, isOn] of clicks) {
          rights = tick(nodes, rights, key, isOn);
          const mark = isTicked(rights, key);
          if (isOn) expect(mark).not.toBe('no');
          else if (key !== '210' && key !== '211' && !key.startsWith('211:')) expect(mark).not.toBe('all');
        }
        for (const top of nodes) rights = tick(nodes, rights, top.key, false);
        expect(rights.functionIds).toEqual(['210', '211']);
      }),
    );
  });
});

const role: Parameters<typeof copyOf>[0] = {
  roleId: '1',
  roleName: '采购员',
  remark: '',
  dataScope: dataScopes.own,
  isSystem: true,
  functionIds: functionIdsOf('buyer'),
  permissions: [...builtInRoles.buyer.permissions],
  isGrantable: true,
  userCount: 1,
  disabledReason: { edit: '', delete: '' },
  version: 1,
};

test('a copy has a name of its own, may the same, and is not shown what it could not open', () => {
  const copy = copyOf(role);
  expect(copy.roleName).toBe('采购员 副本');
  expect(copy.permissions.toSorted()).toEqual(role.permissions.toSorted());
  expect(copy.functionIds).not.toContain('213');
  expect(roleFaults(copy)).toEqual({ roleName: undefined, remark: undefined });
  expect(copyOf({ ...role, roleName: '长'.repeat(19) }).roleName).toBe('');
});
