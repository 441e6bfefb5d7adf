import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const begin = new Date('2026-11-21T02:00:00Z');
const later = new Date(begin.getTime() + 3000);

test('an answer is kept until its time is over', () => {
  let now = begin;
  const cache = createAnswerCache(() => now);
  cache.set('k', 'text', 2000);
  expect(cache.get('k')?.plain.toString()).toBe('text');
  now = later;
  expect(cache.get('k')).toBeUndefined();
});

test('an answer to a long body is not kept, and what is kept stays within its bounds', () => {
  const cache = createAnswerCache(() => begin);
  const long = 'x'.repeat(100_000);
  cache.set(long, 'text', 2000);
  expect(cache.get(long)).toBeUndefined();

  const answer = 'y'.repeat(1024 * 1024);
  for (let n = 0; n < 100; n += 1) cache.set(`k${n}`, answer, 2000);
  const kept = Array.from({ length: 100 }, (_, n) => cache.get(`k${n}`)).filter(Boolean);
  expect(kept).toHaveLength(32);
  expect(cache.get('k99')).toBeDefined();

  for (let n = 0; n < 5000; n += 1) cache.set(`s${n}`, 'z', 2000);
  expect(Array.from({ length: 5000 }, (_, n) => cache.get(`s${n}`)).filter(Boolean)).toHaveLength(2000);
});
