import { contract } from '@jicai/contract/index.ts';
import { describe, expect, test } from 'vitest';
import { isTest, sources, within } from './sources.ts';

const server = sources.filter(within('apps/server/'));
const paths = Object.keys(contract);

describe('endpoints', () => {
  test('a plausible number was seen', () => {
    expect(paths.length).toBeGreaterThan(40);
  });

  test('each contract entry is served by exactly one route', () => {
    const routes = server
      .filter((file) => !isTest(file.path))
      .flatMap((file) =>
        [...file.text.matchAll(/route\w*\(\s*(?:app|within),\s*'([^']+)'/g)].map(([, path = '']) => path),
      );
    const known = new Set<string>(paths);
    expect(routes.filter((path) => known.has(path)).toSorted()).toEqual(paths.toSorted());
  });

  test('each contract entry is named in a server test', () => {
    const tests = server
      .filter((file) => isTest(file.path))
      .map((file) => file.text)
      .join('\n');
    expect(paths.filter((path) => !tests.includes(path))).toEqual([]);
  });
});
