import { describe, expect, test } from 'vitest';
import { openingGroups, steppedOption, suggestedGroups } from './suggest-options.ts';

describe('options', () => {
  const none = { words: [], cates: [], brands: [], goods: [] };

  test('a group without options is not shown', () => {
    expect(suggestedGroups(none)).toEqual([]);
    const groups = suggestedGroups({ ...none, words: [{ searchKey: '中性笔', count: 3, marks: [] }] });
    expect(groups.map((group) => group.name)).toEqual(['搜索词']);
  });

  test('each kind leads to its own place', () => {
    const groups = suggestedGroups({
      words: [{ searchKey: 'A4 纸', count: 3, marks: [] }],
      cates: [
        { categoryId: '7', categoryName: '中性笔', parentNames: ['文具', '笔'], searchKey: '', count: 3, marks: [] },
        { categoryId: '8', categoryName: '本册', parentNames: ['文具'], searchKey: '启文', count: 1, marks: [] },
      ],
      brands: [{ brandId: '9', brandName: '启文', logoUrl: '', count: 2, marks: [] }],
      goods: [{ itemId: '2', productId: '1', itemNo: 'N1', itemName: '笔', imgUrl: '', marks: [] }],
    });
    const plain = groups.flatMap((group) => group.options).map(({ text, to }) => [text, decodeURIComponent(to)]);
    expect(plain).toEqual([
      ['A4 纸', '/SearchFor?keyword=A4+纸'],
      ['中性笔', '/SearchFor?categoryId=7'],
      ['在“本册”中搜索“启文”', '/SearchFor?keyword=启文&categoryId=8'],
      ['启文', '/SearchFor?keyword=启文&brand=9'],
      ['笔', '/productDetail?productId=1&itemId=2'],
    ]);
  });

  test('hot words lead where the shop wants, within the shop', () => {
    const [group] = openingGroups(
      [],
      [
        { word: '帮助', url: '/#/help' },
        { word: '别处', url: 'https://example.com' },
        { word: '笔', url: '' },
      ],
    );
    expect(group?.options.map(({ text, to }) => [text, decodeURIComponent(to)])).toEqual([
      ['帮助', '/help'],
      ['笔', '/SearchFor?keyword=笔'],
    ]);
  });
});

test.each([
  [-1, 'ArrowDown', 3, 0],
  [2, 'ArrowDown', 3, -1],
  [-1, 'ArrowUp', 3, 2],
  [0, 'ArrowUp', 3, -1],
  [1, 'Home', 3, 0],
  [1, 'End', 3, 2],
  [-1, 'Home', 3, undefined],
  [1, 'a', 3, undefined],
  [-1, 'ArrowDown', 0, undefined],
])('from %i by %s of %i comes %j', (at, key, count, expected) => {
  expect(steppedOption(at, key, count)).toBe(expected);
});
