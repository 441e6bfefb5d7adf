import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CategoryNode,
  deleteFault,
  descendantsOf,
  levelOf,
  mergeFault,
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

describe('a merge', () => {
  test('is refused into itself, below itself, too deep, and where goods and categories would meet', () => {
    expect(mergeFault(tree, '1', '1')).toBe('不能合并到自己');
    expect(mergeFault(tree, '1', '3')).toBe('不能合并到自己的下级');
    expect(mergeFault(tree, '1', '5')).toBe('目标分类里有商品，不能再有下级');
    expect(mergeFault(tree, '3', '4')).toBe('目标分类有下级，商品只能挂在最末一级');
    expect(mergeFault([...tree, node('6', '4')], '1', '6')).toBe('分类最多3级');
    expect(mergeFault(tree, '1', '99')).toBe('分类不存在');
    expect(mergeFault(tree, '1', '4')).toBeUndefined();
    expect(mergeFault(tree, '3', '5')).toBeUndefined();
    expect(mergeFault(tree, '3', '2')).toBeUndefined();
    const same = [...tree, { ...node('7', '4'), name: '分类2' }];
    expect(mergeFault(same, '1', '4')).toBe('两边都有下级“分类2”，请先合并它们');
  });

  test('that is allowed loses no goods and leaves them on the lowest level', () => {
    const pairs = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(pairs, ([from, into]) => {
        const [fromId, intoId] = [String(from), String(into)];
        if (mergeFault(tree, fromId, intoId)) return;
        const goods = tree.find((one) => one.categoryId === fromId)?.productCount ?? 0;
        const after = tree
          .filter((one) => one.categoryId !== fromId)
          .map((one) => (one.parentId === fromId ? { ...one, parentId: intoId } : one))
          .map((one) => (one.categoryId === intoId ? { ...one, productCount: one.productCount + goods } : one));
        expect(after.reduce((sum, one) => sum + one.productCount, 0)).toBe(7);
        for (const { categoryId, productCount } of after) {
          expect(levelOf(after, categoryId)).toBeLessThanOrEqual(mostLevels);
          if (productCount > 0) expect(descendantsOf(after, categoryId)).toEqual([]);
        }
      }),
    );
  });
});
