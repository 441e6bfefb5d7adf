import { describe, expect, it } from 'vitest';
import { cardPicture, viewOf, zoomPicture } from './card-picture.ts';

describe('the sizes of a picture', () => {
  it.each([
    ['/pictures/mug.webp', '/pictures/mug-400.webp', '/pictures/mug-1200.webp'],
    ['/pictures/mug-400.webp', '/pictures/mug-400.webp', '/pictures/mug-1200.webp'],
    ['/pictures/mug-1200.webp', '/pictures/mug-400.webp', '/pictures/mug-1200.webp'],
    ['/pictures/lever-2.webp', '/pictures/lever-2-400.webp', '/pictures/lever-2-1200.webp'],
    ['/pictures/mug-side.webp', '/pictures/mug-side-200.webp', undefined],
    ['/pictures/hw20011-pack.webp', '/pictures/hw20011-pack-200.webp', undefined],
    ['/pictures/banner-retail-1.webp', '/pictures/banner-retail-1.webp', undefined],
    ['/pictures/brand-yunqi.svg', '/pictures/brand-yunqi.svg', undefined],
    ['/files/1002/mug.webp', '/files/1002/mug.webp', undefined],
  ])('of %s', (url, card, zoom) => {
    expect(cardPicture(url)).toBe(card);
    expect(zoomPicture(url)).toBe(zoom);
  });
});

describe('what a picture shows', () => {
  it.each([
    ['/pictures/mug.webp', 0, '正面'],
    ['/pictures/mug-side.webp', 1, '侧面'],
    ['/pictures/hw20011-pack.webp', 2, '包装'],
    ['/pictures/mug-size.webp', 3, '尺寸'],
    ['/pictures/mug-blue.webp', 1, '图 2'],
    ['/files/1002/mug.webp', 0, '图 1'],
  ])('%s', (url, index, view) => {
    expect(viewOf(url, index)).toBe(view);
  });
});
