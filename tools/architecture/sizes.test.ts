import { expect, test } from 'vitest';
import { isTest, sources } from './sources.ts';

const maxSourceLines = 300;
const maxTestLines = 600;

const lineCount = (text: string) => text.split('\n').length - 1;

test('no file outgrows its room', () => {
  const tooLong = sources
    .filter((file) => lineCount(file.text) > (isTest(file.path) ? maxTestLines : maxSourceLines))
    .map((file) => `${file.path}: ${lineCount(file.text)}`);
  expect(tooLong).toEqual([]);
});

test('half of all files stay within 120 lines', () => {
  const lengths = sources
    .filter((file) => !isTest(file.path))
    .map((file) => lineCount(file.text))
    .toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(120);
});
