import { expect, test } from 'vitest';
import { isTest, type SourceFile, sources } from './sources.ts';

/** Where whole pages load, whose error offers to load them again; and where parts do, which leave the page as it was. */
const mayUseLazy = [
  'apps/storefront/src/app/center/center-views.ts',
  'apps/storefront/src/app/early-lazy.ts',
  'packages/ui/src/feedback/lazy-part.tsx',
];

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
