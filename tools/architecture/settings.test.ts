import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from './sources.ts';

const read = (path: string) => readFileSync(join(rootDir, path), 'utf8');

test('every environment variable stands in the table of the operations document', () => {
  const known = [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z_]{4,}): /gm)].map(([, name]) => name ?? '');
  expect(known.length).toBeGreaterThan(15);
  const rows = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const told = new Set(
    rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name)),
  );
  expect(known.filter((name) => !told.has(name))).toEqual([]);
});
