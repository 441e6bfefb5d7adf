import fc from 'fast-check';
import { expect, test } from 'vitest';
import { domainOfMail, isReservedDomain, isShopPath, mailDomain } from './sign-on.ts';

test('a page to go back to never leaves the shop, however it is read', () => {
  const parts = fc.constantFrom('/', '\\', 'evil.example', '@', ':', '?', '#', '%2f', '\t', '\n', ' ', '.', 'cart');
  const typed = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 8 }).map((found) => found.join('')),
  );
  fc.assert(
    fc.property(typed, (path) => {
      if (!isShopPath(path)) return;
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      expect(new URL(`https://shop.example/#${path}`).origin).toBe('https://shop.example');
    }),
  );
  for (const path of ['/cart', '/SearchFor?keyword=笔#1', '/']) expect(isShopPath(path)).toBe(true);
  for (const path of ['', 'cart', '//x', '/\\x', '/a b', `/${'a'.repeat(500)}`]) expect(isShopPath(path)).toBe(false);
});

test('mailboxes that anybody can have are of no enterprise', () => {
  for (const fits of ['corp-a.cn', 'mail.corp-a.com.cn', 'example.com']) expect(mailDomain(fits)).toBeUndefined();
  for (const not of ['', 'qq.com', 'corp', '-a.cn', 'a..cn', 'a.cn/x', 'A.cn', `${'a'.repeat(64)}.cn`, '1.2.3.4'])
    expect(mailDomain(not), not).toBeTypeOf('string');
  expect(domainOfMail('a@b@Corp-A.cn')).toBe('corp-a.cn');
});

test('reserved names are told from those that may belong to somebody', () => {
  for (const name of ['example.com', 'a.test', 'x.localhost']) expect(isReservedDomain(name)).toBe(true);
  for (const name of ['example.cn', 'a.example.com', 'mytest', 'test.com']) expect(isReservedDomain(name)).toBe(false);
});
