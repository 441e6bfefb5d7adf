import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@jicai/contract/index.ts';
import { describe, expect, test } from 'vitest';
import { rootDir } from './sources.ts';

const page = readFileSync(join(rootDir, 'docs/spec-coverage.md'), 'utf8');
const named = [...page.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)` › `([^`]+)`/g)].map(([, file = '', name = '']) => ({
  file,
  name,
}));
/** The controllers that section 7 of the specification lists, and the login call. */
const controllers =
  /^\/api\/(ShopHostUrlMapTemplate|BasArea|Comm|EcmHotSearch|ProductToC|Product|ShopCart|KamFunction|BasBrand|ShopItemConcern|CustBrowsing)\/|^\/api\/Account\/Login$/;

describe('docs/spec-coverage.md', () => {
  test('a plausible number of rows was seen', () => {
    expect(named.length).toBeGreaterThan(90);
  });

  test('each test it names exists', () => {
    const missing = named.filter(({ file, name }) => !namesIn(file).has(name));
    expect(missing).toEqual([]);
  });

  test('each browser test of a section of the specification stands on it', () => {
    const files = [...new Set(named.map(({ file }) => file))].filter((file) => file.startsWith('e2e/spec-'));
    const tests = files.flatMap((file) =>
      [...namesIn(file, 'test')].filter((name) => name.startsWith('S§')).map((name) => ({ file, name })),
    );
    expect(tests.length).toBeGreaterThan(40);
    expect(tests.filter((one) => !named.some(({ file, name }) => file === one.file && name === one.name))).toEqual([]);
  });

  test('each endpoint of section 7 is listed', () => {
    const listed = new Set(page.match(/\/api\/\w+\/\w+/g));
    const paths = Object.keys(contract).filter((path) => controllers.test(path));
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !listed.has(path))).toEqual([]);
  });
});

function textOf(file: string): string {
  const path = join(rootDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Of tests that run: not one that is skipped, and not its name in a comment. What a name is made with is %s here. */
function namesIn(file: string, kind: 'test' | 'any' = 'any'): Set<string> {
  const calls = textOf(file).matchAll(/^ *(test|describe|test\.describe)(?:\.each\([^;]*?\))?\(\s*(['"`])(.*?)\2,/gm);
  const wanted = [...calls].filter(([, callee]) => kind === 'any' || callee === kind);
  return new Set(wanted.map(([, , , name = '']) => name.replaceAll(/\$\{.*?\}/g, '%s')));
}
