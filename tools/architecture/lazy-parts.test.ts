import { expect, test } from 'vitest';
import { isTest, type SourceFile, sources } from './sources.ts';

/** Where parts of pages load, which leave the page as it was. Whole pages load by earlyPage. */
const mayUseLazy = ['packages/ui/src/feedback/lazy-part.tsx'];

const lazyFromReact = /import\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'/;

const usesLazy = (files: SourceFile[]) =>
  files.filter(({ path, text }) => !isTest(path) && lazyFromReact.test(text)).map(({ path }) => path);

test('a part of a page loads by lazyPart: where its code does not come the page stays', () => {
  // Each of them, so that the check has seen what it looks for.
  expect(usesLazy(sources)).toEqual(mayUseLazy);
});

test('the check sees a breach when there is one', () => {
  const text = "import { lazy, Suspense } from 'react';\nconst Dialog = lazy(load);";
  expect(usesLazy([{ path: 'apps/console/src/features/x.tsx', text, imports: [] }])).toHaveLength(1);
});
