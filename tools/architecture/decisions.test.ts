import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from './sources.ts';

const folder = join(rootDir, 'docs/adr');

/** What a decision must say and does not: its status with the day, and what was rejected and why. */
function missingIn(text: string): string[] {
  const parts: [string, RegExp][] = [
    ['status', /^Status: (accepted|decided|superseded)\b.*\d{4}-\d{2}-\d{2}/m],
    ['rejected options', /^(\*\*|## )Rejected\b/m],
  ];
  return parts.filter(([, form]) => !form.test(text)).map(([name]) => name);
}

test('each decision has its status, its day and what was rejected', () => {
  expect(missingIn('# 1. Walls\n\n**Decision.** Walls.\n')).toEqual(['status', 'rejected options']);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(files.length).toBeGreaterThan(35);
  const faults = files.flatMap((name) =>
    missingIn(readFileSync(join(folder, name), 'utf8')).map((part) => `${name} has no ${part}`),
  );
  expect(faults).toEqual([]);
});
