import { expect, test } from 'vitest';
import { cappedBrand } from './brand-colour.ts';

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test('a dark colour stays as it is', () => {
  expect(cappedBrand('#29166F')).toBe('#29166f');
});

test.each(['#ffd400', '#ff7ab6', '#1abc9c', '#e07a5f', '#ffffff'])(
  'white text is readable on %s once capped',
  (hex) => {
    expect(1.05 / (luminance(cappedBrand(hex)) + 0.05)).toBeGreaterThan(4.5);
  },
);

test('what is no colour gives the default', () => {
  expect(cappedBrand('red')).toBe('#29166f');
});
