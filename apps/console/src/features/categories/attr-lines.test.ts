import { describe, expect, test } from 'vitest';
import { attrText, emptyLine, faultyAt, inheritedOf } from './attr-lines.ts';
import type { Category } from './categories.queries.ts';

describe('the line that is wrong', () => {
  const named = (name: string, part: object = {}) => ({ ...emptyLine, name, ...part });
  test.each([
    [[named('材质'), named('厚度')], -1],
    [[emptyLine], -1],
    [[named('材质'), named('等级', { kind: 'choice' }), named('厚度')], 1],
    [[named('材质'), named('厚度'), named('材质')], 2],
    [[named('a:b')], 0],
    [[named('', { unit: 'mm' }), named('厚度')], 0],
  ])('%# is at its place', (lines, at) => expect(faultyAt(lines)).toBe(at));
});

test('what is inherited comes from each level above, with what it may hold', () => {
  const attr = {
    name: '等级',
    kind: 'choice',
    unit: '',
    choices: ['一级', '二级'],
    isRequired: true,
    isFilter: false,
  } as const;
  const wide = { name: '厚度', kind: 'number', unit: 'mm', choices: [], isRequired: false, isFilter: true } as const;
  const tree = [
    { categoryId: '1', parentId: '0', name: '办公', attrs: [attr] },
    { categoryId: '2', parentId: '1', name: '纸', attrs: [wide] },
  ] as unknown as Category[];
  const inherited = inheritedOf(tree, '2');
  expect(inherited.map(({ name, from }) => `${name} ${from}`)).toEqual(['等级 办公', '厚度 纸']);
  expect(inherited.map(attrText)).toEqual(['一级 / 二级，必填', '数字（mm），可筛选']);
  expect(inheritedOf(tree, '0')).toEqual([]);
});
