import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test.each([0, 7, 999, 1000, 12_080, 999_999, 1_234_567, -1234, 2.6, 1234.5, 12_345.67])(
  '%d as the browser has it',
  (value) => {
    expect(grouped(value)).toBe(value.toLocaleString('en-US'));
  },
);
