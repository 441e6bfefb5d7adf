import { describe, expect, test } from 'vitest';
import { functionIdsOf, functionMenu } from './function-menu.ts';
import { type BuiltInRole, builtInRoles } from './permissions.ts';
import { grantTreeOf, menuOf } from './person-menu.ts';

const held = (key: BuiltInRole) => ({ builtIn: key, functionIds: functionIdsOf(key) });
const menuFor = (...keys: BuiltInRole[]) =>
  menuOf(keys.map(held), new Set<string>(keys.flatMap((key) => [...builtInRoles[key].permissions])));
const paths = (menu: ReturnType<typeof menuOf>) =>
  menu.flatMap((top) => top.children.map((leaf) => `${top.module}/${top.formUrl}/${leaf.formUrl}`));

describe('function menu', () => {
  test('ids and paths are unique, every child has a parent of its module', () => {
    expect(new Set(functionMenu.map((entry) => entry.functionId)).size).toBe(functionMenu.length);
    for (const entry of functionMenu.filter((one) => one.parentId)) {
      const parent = functionMenu.find((one) => one.functionId === entry.parentId);
      expect(parent).toMatchObject({ parentId: '', module: entry.module });
      for (const role of entry.heldBy) expect(parent?.heldBy).toContain(role);
    }
  });

  test('everybody has the way into the personal centre', () => {
    for (const key of Object.keys(builtInRoles) as BuiltInRole[]) {
      expect(paths(menuFor(key))).toContain('center/order/myOrder');
    }
  });

  test('no parent is empty', () => {
    for (const top of menuFor('approver')) expect(top.children.length).toBeGreaterThan(0);
    expect(menuFor('approver').map((top) => top.formUrl)).not.toContain('checkOrder');
  });

  test('addresses are not for approvers and finance', () => {
    expect(paths(menuFor('buyer'))).toContain('center/kamUser/receivingAddress');
    expect(paths(menuFor('approver'))).not.toContain('center/kamUser/receivingAddress');
    expect(paths(menuFor('approver', 'member'))).toContain('center/kamUser/receivingAddress');
  });

  test('buttons are those the person may press', () => {
    const order = menuFor('finance').find((top) => top.formUrl === 'order');
    expect(order?.children[0]?.buttons).toEqual(['order.view', 'order.pay']);
  });
});

describe('tree of the role editor', () => {
  const leaves = (tree: ReturnType<typeof grantTreeOf>) => tree.flatMap((top) => top.children);

  test('it is whole for everybody, and says what the editing person may hand on', () => {
    const own = [{ builtIn: '', functionIds: ['310', '311', '315'] }];
    const tree = leaves(grantTreeOf(new Set(), own));
    expect(tree.map(({ formUrl }) => formUrl)).toEqual(
      leaves(grantTreeOf(new Set(), [held('admin')])).map(({ formUrl }) => formUrl),
    );
    expect(tree.find(({ formUrl }) => formUrl === 'userInfo')?.isGrantable).toBe(true);
    expect(tree.find(({ formUrl }) => formUrl === 'receivingAddress')?.isGrantable).toBe(false);
  });

  test('it marks what the role holds, down to the leaf', () => {
    const tree = grantTreeOf(new Set(functionIdsOf('finance')), [held('admin')]);
    expect(tree.find(({ formUrl }) => formUrl === 'kamUser')?.isGranted).toBe(true);
    expect(leaves(tree).find(({ formUrl }) => formUrl === 'receivingAddress')?.isGranted).toBe(false);
    expect(leaves(tree).find(({ formUrl }) => formUrl === 'userInfo')?.isGranted).toBe(true);
  });

  test('a function comes with all that belongs to it', () => {
    const myOrder = leaves(grantTreeOf(new Set(), [])).find(({ formUrl }) => formUrl === 'myOrder');
    const codes = ['order.view', 'order.pay', 'order.cancel', 'order.receive', 'order.return', 'order.submit'];
    expect(myOrder?.buttons).toEqual(codes);
  });
});
