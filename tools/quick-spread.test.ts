import { build } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickenSpread } from './quick-spread.mjs';

let dir: string;
beforeAll(() => void (dir = mkdtempSync(join(tmpdir(), 'spread-'))));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('spreads as the language does, by Object.assign, without moving a line', async () => {
  const source = `
    const row = { id: 1, name: 'a', [Symbol.for('kind')]: 'row' };
    export const found = [{ ...row, name: 'b', more: null }, { first: 0, ...row }, { ...null, ...(row.id > 1 && row) }, { ...'ab' }];
    export const isSameRow = row.name === 'a' && Object.keys(row).length === 2;`;
  await build({
    stdin: { contents: source },
    outfile: join(dir, 'built.js'),
    format: 'esm',
    supported: { 'object-rest-spread': false },
  });
  const before = readFileSync(join(dir, 'built.js'), 'utf8');
  quickenSpread(dir);
  const after = readFileSync(join(dir, 'built.js'), 'utf8');
  expect(after.match(/= Object\.assign;/g)).toHaveLength(2);
  const firstLine = (text: string) => text.split('\n').findIndex((line) => line.includes('<stdin>'));
  expect(firstLine(after)).toBe(firstLine(before));
  const built = (await import(/* @vite-ignore */ pathToFileURL(join(dir, 'built.js')).href)) as object;
  expect({ ...built }).toEqual({
    found: [
      { id: 1, name: 'b', [Symbol.for('kind')]: 'row', more: null },
      { first: 0, id: 1, name: 'a', [Symbol.for('kind')]: 'row' },
      {},
      { 0: 'a', 1: 'b' },
    ],
    isSameRow: true,
  });
});

it('stops a build whose helpers it does not know', () => {
  writeFileSync(join(dir, 'built.js'), 'var __spreadValues = function (a, b) {};\n');
  expect(() => quickenSpread(dir)).toThrow('no spread helper as expected in built.js');
});
