import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('every icon that is named is drawn, and the neutral one', () => {
  const named = /`([^`]+)`\.split/.exec(read('template-icons.tsx'))?.[1]?.split(/\s+/) ?? [];
  const drawn = [...read('template-icons.svg').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id = '']) => id);
  expect(named.length).toBeGreaterThan(30);
  expect([...named, 'category'].toSorted()).toEqual(drawn.toSorted());
});
