import { newPassword } from '@jicai/domain/people/account-form.ts';
import { expect, test } from 'vitest';
import { firstPassword } from './first-password.ts';

test('passwords for once obey the rules, and no two are alike', () => {
  const made = Array.from({ length: 500 }, firstPassword);
  expect(made.filter((password) => newPassword(password, 'admin') !== undefined)).toEqual([]);
  expect(new Set(made).size).toBe(500);
  expect(made.join('')).not.toMatch(/[0Oo1lI]/);
});
