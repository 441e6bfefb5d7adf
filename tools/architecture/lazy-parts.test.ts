import { expect, test } from 'vitest';
import { isTest, type SourceFile, sources } from './sources.ts';

/** What loads the code of parts and pages, for lazyPart and earlyPage. */
const loader = 'packages/ui/src/feedback/late-code.ts';

const suspending = /import\s*\{[^}]*\b(?:lazy|Suspense)\b[^}]*\}\s*from 'react'/;

const breaches = (files: SourceFile[]) =>
  files.filter(({ path, text }) => !isTest(path) && suspending.test(text)).map(({ path }) => path);

test('nothing suspends: parts load by lazyPart, whole pages by earlyPage', () => {
  expect(sources.map(({ path }) => path)).toContain(loader);
  expect(breaches(sources)).toEqual([]);
});

test('the check sees a breach when there is one', () => {
  for (const name of ['lazy', 'Suspense']) {
    const text = `import { ${name}, useState } from 'react';`;
    expect(breaches([{ path: 'apps/console/src/features/x.tsx', text, imports: [] }])).toHaveLength(1);
  }
});
