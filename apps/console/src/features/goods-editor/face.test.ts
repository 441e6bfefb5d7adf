import { describe, expect, test } from 'vitest';
import { faceOf, firstItem, withFace } from './face.ts';
import { emptyItem, emptyProduct } from './product-values.ts';

const named = (itemNo: string, itemName: string, imgUrl = '') => ({ ...emptyItem, itemNo, itemName, imgUrl });

describe('name and pictures of a product', () => {
  test('wait for the first item while there is none, and begin it', () => {
    const values = { ...emptyProduct, ...withFace(emptyProduct, { name: '手套', pictures: ['a', 'b'] }) };
    expect(faceOf(values)).toEqual({ name: '手套', pictures: ['a', 'b'] });
    expect(firstItem(values)).toMatchObject({ itemName: '手套', imgUrl: 'a', imgUrls: ['b'] });
  });

  test('are those of the first item, and of those that had the same', () => {
    const items = [named('1', '手套', 'a'), named('2', '手套', 'x'), named('3', '手套 长款', 'a')];
    const values = { ...emptyProduct, name: '旧', items };
    expect(faceOf(values)).toEqual({ name: '手套', pictures: ['a'] });
    const renamed = withFace(values, { name: '丁腈手套' }).items?.map(({ itemName }) => itemName);
    expect(renamed).toEqual(['丁腈手套', '丁腈手套', '手套 长款']);
    const pictured = withFace(values, { pictures: ['b', 'c'] }).items;
    expect(pictured?.map(({ imgUrl, imgUrls }) => [imgUrl, ...imgUrls])).toEqual([['b', 'c'], ['x'], ['b', 'c']]);
  });
});
