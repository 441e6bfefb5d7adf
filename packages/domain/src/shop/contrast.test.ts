import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, contrastText, isHexColour, leastContrast, readableOn } from './contrast.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastText(contrastOf('#a8905c', '#f6ead2'))).toBe('2.5:1');
  expect(contrastText(4.49)).toBe('4.4:1');
});

test('whichever comes first, and a colour on itself', () =>
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrastOf(one, other)).toBeCloseTo(contrastOf(other, one));
      expect(contrastOf(one, one)).toBeCloseTo(1);
    }),
  ));

test('the colour offered instead can always be read; one that can be read stays', () =>
  fc.assert(
    fc.property(colour, colour, (background, text) => {
      const offered = readableOn(background, text);
      expect(isHexColour(offered)).toBe(true);
      expect(contrastOf(offered, background)).toBeGreaterThanOrEqual(leastContrast);
      if (contrastOf(text, background) >= leastContrast) expect(offered).toBe(text);
    }),
  ));
