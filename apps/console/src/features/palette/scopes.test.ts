import { expect, test } from 'vitest';
import { readSearch, scopeAfter, scopesOf } from './scopes.ts';

test('a prefix says what is looked for, whatever was chosen', () => {
  expect(readSearch('> 导入', 'all')).toEqual({ scope: 'acts', searchKey: '导入' });
  expect(readSearch('#SF14', 'customers')).toEqual({ scope: 'numbers', searchKey: 'SF14' });
  expect(readSearch(' @华东 ', 'all')).toEqual({ scope: 'customers', searchKey: '华东' });
  expect(readSearch('复印纸', 'customers')).toEqual({ scope: 'customers', searchKey: '复印纸' });
  expect(readSearch('', 'all')).toEqual({ scope: 'all', searchKey: '' });
});

test('scopes go round both ways', () => {
  const all = scopesOf(() => true);
  expect(scopeAfter(all, 'all', 1)).toBe('acts');
  expect(scopeAfter(all, 'all', -1)).toBe('customers');
  expect(scopeAfter(all, 'customers', 1)).toBe('all');
  const few = scopesOf(() => false);
  expect(scopeAfter(few, 'numbers', 1)).toBe('all');
});
