import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CategoryNode,
  deleteFault,
  descendantsOf,
  levelOf,
  mostLevels,
  placeFault,
  topParent,
} from './category-tree.ts';

const node = (categoryId: string, parentId: string, productCount = 0): CategoryNode => ({
  categoryId,
  parentId,
  name: `分类${categoryId}`,
  productCount,
});
const tree = [node('1', '0'), node('2', '1'), node('3', '2', 5), node('4', '0'), node('5', '4', 2)];
const fault = (categoryId: string, parentId: string, name = '新') =>
  placeFault(tree, { categoryId, parentId, name })?.text;

describe('a place', () => {
  test('is not below itself, not too deep, not among goods, and has a name of its own', () => {
    expect(fault('1', '2')).toBe('不能移到自己的下级');
    expect(fault('1', '1')).toBe('不能移到自己的下级');
    expect(fault('1', '4')).toBe('分类最多3级');
    expect(fault('2', '4')).toBeUndefined();
    expect(fault('', '3')).toBe('分类最多3级');
    expect(fault('', '5')).toBe('上级分类里有商品，请先把商品移到下级');
    expect(fault('', '99')).toBe('上级分类不存在');
    expect(fault('', '0', '分类1')).toBe('同一级已有这个名称');
    expect(fault('1', '0', '分类1')).toBeUndefined();
  });

  test('that is allowed leaves a tree of at most three levels in which every category is reached', () => {
    const moves = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 })), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (asked) => {
        let nodes = Array.from({ length: 9 }, (_, at) => node(String(at + 1), '0'));
        for (const [categoryId, parentId] of asked) {
          const place = { categoryId: String(categoryId), parentId: String(parentId), name: `分类${categoryId}` };
          if (!placeFault(nodes, place))
            nodes = nodes.map((one) =>
              one.categoryId === place.categoryId ? { ...one, parentId: place.parentId } : one,
            );
        }
        for (const { categoryId } of nodes) expect(levelOf(nodes, categoryId)).toBeLessThanOrEqual(mostLevels);
        expect(descendantsOf(nodes, topParent)).toHaveLength(9);
      }),
    );
  });
});

test('only an empty category is taken away', () => {
  expect(deleteFault(tree, '1')).toBe('请先删除或移走下级分类');
  expect(deleteFault(tree, '3')).toBe('还有 5 个商品，请先移到其他分类');
  expect(deleteFault([...tree, node('6', '0')], '6')).toBeUndefined();
});
