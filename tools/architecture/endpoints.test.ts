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
    const code = server.filter((file) => !isTest(file.path)).map((file) => file.text);
    for (const path of paths) {
      const served = code.reduce(
        (count, text) => count + text.split(new RegExp(`route\\w*\\(\\s*(?:app|within),\\s*'${path}'`)).length - 1,
        0,
      );
      expect(served, path).toBe(1);
    }
  });

  test('each contract entry is named in a server test', () => {
    const tests = server
      .filter((file) => isTest(file.path))
      .map((file) => file.text)
      .join('\n');
    expect(paths.filter((path) => !tests.includes(path))).toEqual([]);
  });
});
