import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { enterpriseItself, maxOrgLevels, pathOf, refusedChild, refusedMove } from '@jicai/domain/people/org-tree.ts';

/** A department as the screen shows it. */
export interface Department extends Omit<OrgNode, 'children'> {
  /** 1 directly below the enterprise. */
  level: number;
  /** With the departments below it. */
  allUserCount: number;
  childCount: number;
}

/** The departments of a tree from top to bottom, each before those below it. */
export function departmentsOf(nodes: readonly OrgNode[], level = 1): Department[] {
  return nodes.flatMap(({ children, ...unit }) => {
    const below = departmentsOf(children, level + 1);
    const people = below.filter((one) => one.parentId === unit.orgId).map((one) => one.allUserCount);
    const allUserCount = people.reduce((sum, count) => sum + count, unit.userCount);
    return [{ ...unit, level, allUserCount, childCount: children.length }, ...below];
  });
}

export interface ParentChoice {
  orgId: string;
  orgName: string;
  depth: number;
}

/** Where a department may stand: the enterprise itself, and departments below which there is room. */
export function parentChoices(
  departments: readonly Department[],
  { moved, enterprise }: { moved?: Department; enterprise: string },
): ParentChoice[] {
  const mayStandBelow = (parentId: string) =>
    moved ? !refusedMove(departments, { orgId: moved.orgId, parentId }) : !refusedChild(departments, parentId);
  return [
    { orgId: enterpriseItself, orgName: enterprise, depth: 0 },
    ...departments.map(({ orgId, orgName, level }) => ({ orgId, orgName, depth: level })),
  ].filter(({ orgId }) => mayStandBelow(orgId));
}

/** A department in a list, moved in as deep as it stands. */
export const orgLabel = ({ orgName, depth }: Pick<ParentChoice, 'orgName' | 'depth'>): string =>
  '　'.repeat(depth) + orgName;

/** "华东精密 / 制造中心": what a department stands below. */
export const placeText = (departments: readonly Department[], parentId: string, enterprise: string): string =>
  [
    enterprise,
    ...pathOf(departments, parentId)
      .toReversed()
      .map(({ orgName }) => orgName),
  ].join(' / ');

export const mayHaveChild = ({ level }: Pick<Department, 'level'>): boolean => level < maxOrgLevels;
