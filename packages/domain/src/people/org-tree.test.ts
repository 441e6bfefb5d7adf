import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightOf, maxOrgLevels, type OrgPlace, pathOf, refusedChild, refusedMove, treeOf } from './org-tree.ts';

const chain = (length: number): OrgPlace[] =>
  Array.from({ length }, (_, at) => ({ orgId: String(at + 1), parentId: String(at) }));

describe('by example', () => {
  const units = [
    { orgId: '1', parentId: '0', name: '制造' },
    { orgId: '2', parentId: '1', name: '一部' },
    { orgId: '3', parentId: '1', name: '二部' },
    { orgId: '4', parentId: '0', name: '财务' },
  ];

  test('the tree keeps the order of siblings', () => {
    expect(treeOf(units).map((top) => [top.name, top.children.map((child) => child.name)])).toEqual([
      ['制造', ['一部', '二部']],
      ['财务', []],
    ]);
  });

  test('paths and heights', () => {
    expect(pathOf(units, '3').map((unit) => unit.name)).toEqual(['二部', '制造']);
    expect(pathOf(units, '0')).toEqual([]);
    expect([heightOf(units, '1'), heightOf(units, '4')]).toEqual([2, 1]);
  });

  test('nothing stands below itself, and nothing below the sixth level', () => {
    expect(refusedMove(units, { orgId: '1', parentId: '1' })).toBe('cycle');
    expect(refusedMove(units, { orgId: '1', parentId: '2' })).toBe('cycle');
    expect(refusedMove(units, { orgId: '1', parentId: '4' })).toBeUndefined();
    expect(refusedChild(chain(5), '5')).toBeUndefined();
    expect(refusedChild(chain(6), '6')).toBe('tooDeep');
    const beside = [...chain(5), { orgId: '8', parentId: '0' }, { orgId: '9', parentId: '8' }];
    expect(refusedMove(beside, { orgId: '8', parentId: '4' })).toBeUndefined();
    expect(refusedMove(beside, { orgId: '8', parentId: '5' })).toBe('tooDeep');
  });
});

/** Enterprises that grew by additions the rule lets pass. */
const grown = fc.array(fc.nat(), { minLength: 1, maxLength: 25 }).map((choices) => {
  const units: OrgPlace[] = [];
  for (const choice of choices) {
    const parentId = String(choice % (units.length + 1));
    if (!refusedChild(units, parentId)) units.push({ orgId: String(units.length + 1), parentId });
  }
  return units;
});
const isSound = (units: readonly OrgPlace[]) => {
  const count = (nodes: ReturnType<typeof treeOf>): number =>
    nodes.reduce((sum, node) => sum + 1 + count(node.children), 0);
  // In a tree without cycles every department is reached from the top, and no path is longer than the limit.
  return (
    count(treeOf(units)) === units.length && units.every((unit) => pathOf(units, unit.orgId).length <= maxOrgLevels)
  );
};

describe('always', () => {
  test('additions and moves that are let pass leave a tree of at most six levels', () => {
    fc.assert(
      fc.property(grown, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }), (start, moves) => {
        let units = start;
        for (const [from, to] of moves) {
          const place = { orgId: String(1 + (from % units.length)), parentId: String(to % (units.length + 1)) };
          if (refusedMove(units, place)) continue;
          units = units.map((unit) => (unit.orgId === place.orgId ? place : unit));
        }
        return isSound(units);
      }),
    );
  });

  test('a refused move would have broken it, so nothing is refused without need', () => {
    fc.assert(
      fc.property(grown, fc.nat(), fc.nat(), (units, from, to) => {
        const place = { orgId: String(1 + (from % units.length)), parentId: String(to % (units.length + 1)) };
        const why = refusedMove(units, place);
        if (!why) return;
        const moved = units.map((unit) => (unit.orgId === place.orgId ? place : unit));
        if (why === 'cycle') expect(treeOf(moved).flatMap(flat)).not.toContain(place.orgId);
        else expect(isSound(moved)).toBe(false);
      }),
    );
  });
});

type Node = ReturnType<typeof treeOf>[number];
const flat = (node: Node): string[] => [node.orgId, ...node.children.flatMap(flat)];
