import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const begin = new Date('2026-11-21T02:00:00Z');
const later = new Date(begin.getTime() + 3000);

test('an answer is kept until its time is over', () => {
  const cache = createAnswerCache();
  cache.set('k', 'text', 2000, begin);
  expect(cache.get('k', begin)?.plain.toString()).toBe('text');
  expect(cache.get('k', later)).toBeUndefined();
});

test('long questions are not kept, and what is kept stays within its bounds', () => {
  const cache = createAnswerCache();
  const long = 'x'.repeat(100_000);
  cache.set(long, 'text', 2000, begin);
  expect(cache.get(long, begin)).toBeUndefined();

  const answer = 'y'.repeat(1024 * 1024);
  for (let n = 0; n < 100; n += 1) cache.set(`k${n}`, answer, 2000, begin);
  const kept = Array.from({ length: 100 }, (_, n) => cache.get(`k${n}`, begin)).filter(Boolean);
  expect(kept).toHaveLength(32);
  expect(cache.get('k99', begin)).toBeDefined();

  for (let n = 0; n < 5000; n += 1) cache.set(`s${n}`, 'z', 2000, begin);
  expect(Array.from({ length: 5000 }, (_, n) => cache.get(`s${n}`, begin)).filter(Boolean)).toHaveLength(2000);
});
