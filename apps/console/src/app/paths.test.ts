import { expect, test } from 'vitest';
import { loginPath, safeRedirect } from './paths.ts';

test('after signing in one is where one wanted to go, inside the console only', () => {
  expect(safeRedirect('/orders?view=toShip')).toBe('/orders?view=toShip');
  for (const foreign of [null, '', '//evil.example', String.raw`/\evil.example`, 'https://evil.example', '/login'])
    expect(safeRedirect(foreign)).toBe('/');
  expect(loginPath('/orders?page=2')).toBe('/login?redirect=%2Forders%3Fpage%3D2');
  expect(loginPath('')).toBe('/login');
});
