import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Drafts from '../drafts/drafts.ts';
import type * as Sessions from './session.ts';

const held = new Map<string, string>();
const cookies = { cookie: '' };
let drafts: typeof Drafts;
let sessions: typeof Sessions;

beforeAll(async () => {
  vi.stubGlobal('document', cookies);
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    },
  });
  drafts = await import('../drafts/drafts.ts');
  sessions = await import('./session.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  held.clear();
  cookies.cookie = 'token=t1; userId=7';
  sessions.refreshSession();
  const end = drafts.registerDraft('address.new', '7', () => ({ receiver: '刘佳' }));
  return end;
});

test('a look at another window leaves no draft behind', () => {
  sessions.refreshSession();
  expect(held.size).toBe(0);
});

test('nor does a new token of the same user', () => {
  cookies.cookie = 'token=t2; userId=7';
  sessions.refreshSession();
  expect(sessions.useSession.getState().token).toBe('t2');
  expect(held.size).toBe(0);
});

test('signed out in another tab, what is typed here is written down', () => {
  cookies.cookie = '';
  sessions.refreshSession();
  expect(sessions.useSession.getState().token).toBe('');
  expect(drafts.readDraft('address.new', '7')).toEqual({ receiver: '刘佳' });
});
