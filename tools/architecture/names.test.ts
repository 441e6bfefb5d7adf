import { expect, test } from 'vitest';
import { isTest, sources } from './sources.ts';

/** A code of error-codes.ts written as its number: raised, compared, or looked up. Codes of other systems have five digits. */
const bareRefusal = /new Refusal\(\s*'|\b(?:code|errorCode)\)? [!=]== '\d{1,4}'|errorTexts\['/;

test('a refusal is raised and compared by its name, never by its number', () => {
  const bare = sources
    .filter(({ path }) => !isTest(path) && /^(apps|packages)\//.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (bareRefusal.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
  expect(bare).toEqual([]);
});
