import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandHex } from './brand-hex.ts';

/** WCAG contrast of white on a colour. */
function contrastOfWhite(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test('a dark brand stays as it is', () => {
  expect(brandHex('#29166f')).toBe('#29166f');
  expect(brandHex(' #2F6B4F ')).toBe('#2f6b4f');
});

test('what is no colour gives the default brand', () => {
  expect(brandHex('')).toBe('#29166f');
  expect(brandHex('oklch(0.5 0.1 20)')).toBe('#29166f');
});

test('white text is readable on any brand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
      expect(contrastOfWhite(brandHex(`#${colour.toString(16).padStart(6, '0')}`))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
