import { expect, test } from 'vitest';
import { fileSizeText } from './file-size-text.ts';

test('a size is told in the unit a reader expects', () => {
  expect([0, 300, 12_288, 1_048_575, 1_572_864].map(fileSizeText)).toEqual([
    '1 KB',
    '1 KB',
    '12 KB',
    '1024 KB',
    '1.5 MB',
  ]);
});
