import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf } from './crop-picture.ts';

test('a crop lies within its picture and has at least a pixel', () => {
  const share = fc.double({ min: 0, max: 100, noNaN: true });
  const edge = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(share, share, share, share, edge, edge, (x, y, wide, high, width, height) => {
      const part = { unit: '%' as const, x, y, width: Math.min(wide, 100 - x), height: Math.min(high, 100 - y) };
      const { left, top, ...size } = cropOf(part, { width, height });
      expect(size.width).toBeGreaterThan(0);
      expect(size.height).toBeGreaterThan(0);
      expect(left + size.width).toBeLessThanOrEqual(width + 1);
      expect(top + size.height).toBeLessThanOrEqual(height + 1);
    }),
  );
});

test('the middle half of a picture is a quarter of it', () => {
  const crop = { unit: '%' as const, x: 25, y: 25, width: 50, height: 50 };
  expect(cropOf(crop, { width: 800, height: 400 })).toEqual({ left: 200, top: 100, width: 400, height: 200 });
});
