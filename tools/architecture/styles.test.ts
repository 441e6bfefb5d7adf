import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, rootDir, sources } from './sources.ts';

interface Sheet {
  path: string;
  text: string;
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');
const ofScreens = /^(apps\/storefront|apps\/console|packages\/(?:ui|web))\//;

/** Every style sheet of the screens. */
const sheets: Sheet[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css'], {
  cwd: rootDir,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => ofScreens.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(rootDir, path), 'utf8')) }));

const namedWidth = /@media[^{]*\b(?:width: (?:767|768|1023|1199|1200)px|width\s*[<>]=?\s*(?:767|768|1023|1199|1200)px)/;
const widthsIn = (files: readonly Sheet[]) => files.filter(({ text }) => namedWidth.test(text)).map(({ path }) => path);

const hexColour = /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i;
const hexIn = (files: readonly Sheet[]) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (hexColour.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );

/** Declarations of at least this many make a look worth a name. */
const lookSize = 3;
const manyPlaces = 3;

/** Bodies of rules that stand in many files. */
function repeatedIn(files: readonly Sheet[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const [, body = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
      const declarations = body
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean)
        .toSorted();
      if (declarations.length < lookSize) continue;
      const look = declarations.join('; ');
      places.set(look, (places.get(look) ?? new Set()).add(path));
    }
  }
  return [...places]
    .filter(([, paths]) => paths.size >= manyPlaces)
    .map(([look, paths]) => `${look}: ${[...paths].join(', ')}`);
}

describe('style sheets', () => {
  test('a plausible number was seen', () => {
    expect(sheets.length).toBeGreaterThan(150);
  });

  test('the checks see a breach when there is one', () => {
    const breach = (text: string, path = 'x.module.css') => ({ path, text });
    expect(widthsIn([breach('@media (max-width: 767px) {}')])).toEqual(['x.module.css']);
    expect(hexIn([breach('a { color: #FFF; }'), breach("href: '#/home' &#8201;")])).toEqual([
      'x.module.css: a { color: #FFF; }',
    ]);
    const same = 'a { top: 0; left: 0; color: red }';
    expect(repeatedIn(['a', 'b', 'c'].map((path) => breach(same, path)))).toEqual([
      'color: red; left: 0; top: 0: a, b, c',
    ]);
    expect(repeatedIn(['a', 'b'].map((path) => breach(same, path)))).toEqual([]);
  });

  test('screens change at widths of media.css, by their names', () => {
    expect(widthsIn(sheets.filter(({ path }) => path !== 'packages/ui/src/style/media.css'))).toEqual([]);
  });

  test('a colour stands in tokens.css alone', () => {
    const scripts = sources.filter(({ path }) => ofScreens.test(path) && !isTest(path));
    // The shop's own colour, until the template tells it.
    const mayName = ['packages/ui/src/style/tokens.css', 'apps/storefront/src/app/template.ts'];
    expect(hexIn([...sheets, ...scripts].filter(({ path }) => !mayName.includes(path)))).toEqual([]);
  });

  test('a look that stands in three files has a name in mixins.css', () => {
    expect(repeatedIn(sheets)).toEqual([]);
  });
});
