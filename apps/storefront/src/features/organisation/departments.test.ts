import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { expect, test } from 'vitest';
import { departmentsOf, parentChoices, placeText } from './departments.ts';

const unit = (orgId: string, parentId: string, userCount: number, children: OrgNode[] = []): OrgNode => ({
  orgId,
  orgName: `部门${orgId}`,
  parentId,
  leaderUserId: '',
  leaderName: '',
  receivers: [],
  sortNo: 1,
  userCount,
  version: 1,
  children,
});
const tree = [unit('1', '0', 2, [unit('2', '1', 3, [unit('3', '2', 4)]), unit('4', '1', 0)]), unit('5', '0', 1)];

test('departments from top to bottom with their level and everybody below', () => {
  expect(departmentsOf(tree).map((one) => [one.orgId, one.level, one.allUserCount, one.childCount])).toEqual([
    ['1', 1, 9, 2],
    ['2', 2, 7, 1],
    ['3', 3, 4, 0],
    ['4', 2, 0, 0],
    ['5', 1, 1, 0],
  ]);
});

test('a department is offered no place below itself or where there is no room', () => {
  const departments = departmentsOf(tree);
  const moved = departments.find((one) => one.orgId === '2');
  const ids = (choice: Parameters<typeof parentChoices>[1]) =>
    parentChoices(departments, choice).map(({ orgId }) => orgId);
  expect(ids({ enterprise: '华东', ...(moved && { moved }) })).toEqual(['0', '1', '4', '5']);
  expect(ids({ enterprise: '华东' })).toEqual(['0', '1', '2', '3', '4', '5']);
  const deep = departmentsOf(
    [1, 2, 3, 4, 5, 6].reduceRight<OrgNode[]>((below, n) => [unit(String(n), String(n - 1), 0, below)], []),
  );
  expect(parentChoices(deep, { enterprise: '华东' }).map(({ orgId }) => orgId)).toEqual(['0', '1', '2', '3', '4', '5']);
});

test('where a department stands, in words', () => {
  expect(placeText(departmentsOf(tree), '2', '华东')).toBe('华东 / 部门1 / 部门2');
  expect(placeText(departmentsOf(tree), '0', '华东')).toBe('华东');
});
