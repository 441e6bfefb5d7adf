import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { createRecentActors } from './recent-actors.ts';

const begin = new Date('2026-11-21T02:00:00Z');
const after = (ms: number) => new Date(begin.getTime() + ms);
const actorOf = (accountId: string) => ({ accountId }) as Actor;

test('a check counts for two seconds and serves as a guess after them', () => {
  let now = begin;
  const actors = createRecentActors(() => now);
  actors.keep('token', actorOf('a'), begin);
  now = after(1999);
  expect(actors.find('token')?.accountId).toBe('a');
  now = after(2001);
  expect(actors.find('token')).toBeUndefined();
  expect(actors.guess('token')?.accountId).toBe('a');
});

test('a check counts from when it was made, not from when it was kept', () => {
  const actors = createRecentActors(() => after(2500));
  actors.keep('token', actorOf('a'), begin);
  expect(actors.find('token')).toBeUndefined();
});

test('an ended session is forgotten, also one grown old, and a call under way does not bring it back', () => {
  let now = begin;
  const actors = createRecentActors(() => now);
  actors.keep('one', actorOf('a'), begin);
  actors.keep('other', actorOf('b'), begin);
  now = after(3000);
  actors.forget('a', now);
  actors.keep('one', actorOf('a'), begin);
  expect(actors.guess('one')).toBeUndefined();
  expect(actors.guess('other')?.accountId).toBe('b');
  actors.keep('one', actorOf('a'), after(5001));
  now = after(5001);
  expect(actors.find('one')?.accountId).toBe('a');
});
