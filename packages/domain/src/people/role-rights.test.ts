import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { functionIdsOf, functionMenu } from './function-menu.ts';
import { type BuiltInRole, builtInRoles, buyerPermissions } from './permissions.ts';
import { menuOf } from './person-menu.ts';
import { codesOf, everyRolesFunctionId, rightsOf, whyRoleDisabled, withHidden } from './role-rights.ts';

const enterpriseRoles: BuiltInRole[] = ['admin', 'buyer', 'approver', 'finance'];

describe('by example', () => {
  test('a role without functions still finds its orders', () => {
    expect(rightsOf({ functionIds: [], permissions: [] })).toEqual({
      functionIds: ['210', '211'],
      permissions: ['cart.edit', 'order.view'],
    });
  });

  test('functions bring their codes, or those of them that are wanted', () => {
    const functionIds = ['313', '412'];
    expect(rightsOf({ functionIds }).permissions).toEqual(expect.arrayContaining(['invoice.apply', 'title.edit']));
    expect(rightsOf({ functionIds, permissions: ['invoice.apply', 'history.view', 'org.edit'] })).toEqual({
      functionIds: ['210', '211', '310', '313', '410', '412'],
      permissions: ['cart.edit', 'order.view', 'invoice.apply', 'history.view'],
    });
    // 开票 is what opens the screen of invoices.
    expect(rightsOf({ functionIds, permissions: ['title.edit', 'history.view'] })).toEqual({
      functionIds: ['210', '211', '410', '412'],
      permissions: ['cart.edit', 'order.view', 'history.view'],
    });
  });

  test.each(enterpriseRoles)('a copy of %s may exactly what it may', (role) => {
    const { permissions } = builtInRoles[role];
    const copy = rightsOf({ functionIds: functionIdsOf(role), permissions });
    expect(copy.permissions.toSorted()).toEqual([...permissions].toSorted());
    const hidden = functionMenu.filter((entry) => entry.hiddenFor.includes(role)).map((entry) => entry.functionId);
    expect(copy.functionIds).toEqual(functionIdsOf(role).filter((id) => !hidden.includes(id)));
  });

  test.each(enterpriseRoles)('with what is hidden a copy of %s is whole, and its menu the same', (role) => {
    const source = { functionIds: functionIdsOf(role), permissions: [...builtInRoles[role].permissions] };
    const own = { functionIds: functionIdsOf('admin'), permissions: new Set<string>(buyerPermissions) };
    const copy = withHidden(rightsOf(source), { source, own });
    expect(copy.functionIds).toEqual(source.functionIds);
    const menu = (builtIn: string) =>
      menuOf([{ builtIn, functionIds: copy.functionIds }], new Set<string>(copy.permissions));
    expect(menu('')).toEqual(menu(role));
  });

  test('who may change what', () => {
    const own = { isSystem: false, isAbove: false, userCount: 0 };
    expect([whyRoleDisabled('edit', own), whyRoleDisabled('delete', own)]).toEqual(['', '']);
    expect(whyRoleDisabled('edit', { ...own, userCount: 2 })).toBe('');
    expect(whyRoleDisabled('delete', { ...own, userCount: 2 })).toBe('该角色已分配给2名用户，不能删除');
    expect(whyRoleDisabled('edit', { ...own, isAbove: true })).toBe('该角色的权限高于您，不能修改');
    expect(whyRoleDisabled('delete', { ...own, isSystem: true })).toBe('系统角色不能删除');
    expect(whyRoleDisabled('edit', { ...own, isSystem: true })).toBe('系统角色不能修改，可复制后调整');
  });
});

const ids = functionMenu.map((entry) => entry.functionId);
const choice = fc.record({
  functionIds: fc.subarray([...ids, '999']),
  permissions: fc.option(fc.subarray([...buyerPermissions]), { nil: undefined }),
});
const entryOf = (id: string) => functionMenu.find((entry) => entry.functionId === id);

describe('always', () => {
  test('a first level is held exactly with one of its children, and myOrder in any case', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        const { functionIds } = rightsOf(chosen);
        expect(functionIds).toContain(everyRolesFunctionId);
        for (const top of functionMenu.filter((entry) => entry.parentId === ''))
          expect(functionIds.includes(top.functionId)).toBe(
            functionIds.some((id) => entryOf(id)?.parentId === top.functionId),
          );
      }),
    );
  });

  test('whoever holds a function may open it, and may nothing that no function of his has', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        const { functionIds, permissions } = rightsOf(chosen);
        const codes = functionIds.map((id) => codesOf(entryOf(id) ?? { buttons: [] }));
        for (const [first] of codes) if (first) expect(permissions).toContain(first);
        expect([...codes.flat(), 'cart.edit']).toEqual(expect.arrayContaining(permissions));
      }),
    );
  });

  test('nothing is held that was not asked for', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        const { functionIds, permissions } = rightsOf(chosen);
        const asked = [...chosen.functionIds, everyRolesFunctionId];
        for (const id of functionIds) if (entryOf(id)?.parentId !== '') expect(asked).toContain(id);
        const wanted: readonly string[] = chosen.permissions ?? buyerPermissions;
        for (const code of permissions) expect([...wanted, 'cart.edit', 'order.view']).toContain(code);
      }),
    );
  });

  test('what a role holds is what it would be given again', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(rightsOf(rightsOf(chosen))).toEqual(rightsOf(chosen));
      }),
    );
  });

  test('what is hidden comes along as far as it is held, and nothing else', () => {
    const some = fc.record({ functionIds: fc.subarray(ids), permissions: fc.subarray([...buyerPermissions]) });
    fc.assert(
      fc.property(choice, some, some, (chosen, source, holder) => {
        const own = { functionIds: holder.functionIds, permissions: new Set<string>(holder.permissions) };
        const rights = rightsOf(chosen);
        const whole = withHidden(rights, { source, own });
        expect(whole.functionIds).toEqual(expect.arrayContaining(rights.functionIds));
        expect(whole.permissions).toEqual(expect.arrayContaining(rights.permissions));
        for (const code of whole.permissions.filter((one) => !rights.permissions.includes(one)))
          expect(source.permissions.includes(code) && own.permissions.has(code)).toBe(true);
        const added = whole.functionIds.filter(
          (id) => !rights.functionIds.includes(id) && entryOf(id)?.parentId !== '',
        );
        for (const id of added) expect(source.functionIds.includes(id) && own.functionIds.includes(id)).toBe(true);
        // What the form of the source shows is for its user to tick.
        for (const id of added) expect(rightsOf(source).functionIds).not.toContain(id);
      }),
    );
  });

  test('one function more takes nothing away', () => {
    fc.assert(
      fc.property(choice, fc.constantFrom(...ids), (chosen, more) => {
        const wider = rightsOf({ ...chosen, functionIds: [...chosen.functionIds, more] });
        const { functionIds, permissions } = rightsOf(chosen);
        expect(wider.functionIds).toEqual(expect.arrayContaining(functionIds));
        expect(wider.permissions).toEqual(expect.arrayContaining(permissions));
      }),
    );
  });
});
