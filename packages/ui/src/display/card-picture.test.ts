import { describe, expect, it } from 'vitest';
import { cardPicture, zoomPicture } from './card-picture.ts';

describe('the sizes of a picture', () => {
  it.each([
    ['/pictures/mug.webp', '/pictures/mug-400.webp', '/pictures/mug-1000.webp'],
    ['/pictures/mug-400.webp', '/pictures/mug-400.webp', '/pictures/mug-1000.webp'],
    ['/pictures/mug-1000.webp', '/pictures/mug-400.webp', '/pictures/mug-1000.webp'],
    ['/pictures/mug-2.webp', '/pictures/mug-2-400.webp', undefined],
    ['/pictures/banner-retail-1.webp', '/pictures/banner-retail-1.webp', undefined],
    ['/pictures/brand-yunqi.svg', '/pictures/brand-yunqi.svg', undefined],
    ['/files/1002/mug.webp', '/files/1002/mug.webp', undefined],
  ])('of %s', (url, card, zoom) => {
    expect(cardPicture(url)).toBe(card);
    expect(zoomPicture(url)).toBe(zoom);
  });
});
