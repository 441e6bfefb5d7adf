import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDrafts, readDraft, registerDraft, withDraft } from './drafts.ts';

const held = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    },
  });
});
afterEach(() => {
  held.clear();
  vi.unstubAllGlobals();
});

test('an open form is kept and comes back for the same user alone', () => {
  const end = registerDraft('address.new', '7', () => ({ receiver: '刘佳' }));
  keepDrafts();
  end();
  expect(readDraft('address.new', '7')).toEqual({ receiver: '刘佳' });
  expect(readDraft('address.new', '8')).toBeUndefined();
  dropDraft('address.new');
  expect(readDraft('address.new', '7')).toBeUndefined();
});

test('neither a closed nor an untouched form leaves anything behind', () => {
  registerDraft('closed', '7', () => ({ a: 1 }))();
  const end = registerDraft('untouched', '7', () => undefined);
  keepDrafts();
  end();
  expect(held.size).toBe(0);
});

test('rubbish in the storage is no draft', () => {
  held.set('jicai.draft.x', 'not json');
  held.set('jicai.draft.y', '{"userId":"7","values":null}');
  expect(readDraft('x', '7')).toBeUndefined();
  expect(readDraft('y', '7')).toBeUndefined();
});

test('a draft fills in known fields of the same kind', () => {
  expect(withDraft({ name: '', qty: 1 }, { name: '甲', qty: '9', gone: true })).toEqual({ name: '甲', qty: 1 });
  expect(withDraft({ name: '' }, undefined)).toEqual({ name: '' });
});
