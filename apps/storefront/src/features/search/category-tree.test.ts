import type { Nav } from '@jicai/contract/shop/tenancy.ts';
import { describe, expect, test } from 'vitest';
import { categoryChoices, sharedPath, categoryPathTo } from './category-tree.ts';

const nav = (categoryId: string, ...categoryChildren: object[]) => ({
  navTitle: `名${categoryId}`,
  categoryId,
  categoryImgUrl: '',
  isIcon: false,
  categoryChildren,
});
const tree = [
  nav('1', nav('2', nav('3'), nav('4')), nav('5', nav('6'))),
  nav('7', nav('8', nav('9'))),
  nav('10', nav('11')),
] as Nav[];
const cates = (counts: Record<string, number>) =>
  Object.entries(counts).map(([categoryId, count]) => ({
    categoryId,
    categoryName: `叶${categoryId}`,
    parentId: '',
    level: 3,
    count,
  }));
const names = (places: readonly { categoryName: string }[]) => places.map((place) => place.categoryName);

describe('the way to a category', () => {
  test.each([
    ['1', ['名1']],
    ['5', ['名1', '名5']],
    ['4', ['名1', '名2', '名4']],
    ['11', ['名10', '名11']],
    ['99', []],
  ])('%s', (id, way) => {
    expect(names(categoryPathTo(tree, id))).toEqual(way);
  });

  test('that all goods share ends where they part', () => {
    const shared = (...ids: string[]) => names(sharedPath(cates(Object.fromEntries(ids.map((id) => [id, 1]))), tree));
    expect(shared('3')).toEqual(['名1', '名2', '名3']);
    expect(shared('3', '4')).toEqual(['名1', '名2']);
    expect(shared('3', '6')).toEqual(['名1']);
    expect(shared('3', '9')).toEqual([]);
    expect(shared('3', '99')).toEqual([]);
    expect(shared()).toEqual([]);
  });
});

describe('choices', () => {
  const choices = (counts: Record<string, number>, categoryId = '') =>
    categoryChoices(cates(counts), tree, categoryId).map(({ categoryName, count }) => [categoryName, count]);

  test('stand one step below the place and hold all below them', () => {
    expect(choices({ 3: 5, 4: 2, 6: 9, 9: 1 })).toEqual([
      ['名1', 16],
      ['名7', 1],
    ]);
    expect(choices({ 3: 5, 4: 2, 6: 9 }, '1')).toEqual([
      ['名5', 9],
      ['名2', 7],
    ]);
    expect(choices({ 3: 5, 4: 2 }, '2')).toEqual([
      ['名3', 5],
      ['名4', 2],
    ]);
  });

  test('without a place they begin where the goods part', () => {
    expect(choices({ 3: 5, 4: 2 })).toEqual([
      ['名3', 5],
      ['名4', 2],
    ]);
    expect(choices({ 3: 5, 6: 7 })).toEqual([
      ['名5', 7],
      ['名2', 5],
    ]);
  });

  test('at the end of the tree nothing is left to choose', () => {
    expect(choices({ 3: 5 }, '3')).toEqual([]);
    expect(choices({ 3: 5 })).toEqual([]);
  });

  test('an unknown category stands for itself', () => {
    expect(choices({ 3: 5, 99: 2 })).toEqual([
      ['名1', 5],
      ['叶99', 2],
    ]);
  });
});
