import { expect, test } from 'vitest';
import { resealed, seal, unseal } from './sealing.ts';

const secrets = { databasePassword: '', passwordPepper: 'pepper-pepper-pepper', linkSecret: 'link-secret-link-secret' };

test('a sealed text opens again, reads like nothing, and is another one each time', () => {
  const sealed = seal(secrets, '1001 ALIPAY', '-----BEGIN 私钥');
  expect(unseal(secrets, '1001 ALIPAY', sealed)).toBe('-----BEGIN 私钥');
  expect(sealed).not.toContain('BEGIN');
  expect(seal(secrets, '1001 ALIPAY', '-----BEGIN 私钥')).not.toBe(sealed);
});

test('neither another company, nor another key, nor a changed byte opens it', () => {
  const sealed = seal(secrets, '1001 ALIPAY', 'key');
  expect(() => unseal(secrets, '1002 ALIPAY', sealed)).toThrow();
  expect(() => unseal({ ...secrets, linkSecret: 'another-another-another' }, '1001 ALIPAY', sealed)).toThrow(
    /another key/,
  );
  const parts = sealed.split('.');
  const data = Buffer.from(parts[3] ?? '', 'base64url');
  data[0] = (data[0] ?? 0) ^ 1;
  expect(() => unseal(secrets, '1001 ALIPAY', [...parts.slice(0, 3), data.toString('base64url')].join('.'))).toThrow();
});

test('while keys are exchanged both open, one seals, and what is sealed anew needs the other no more', () => {
  const [before, after] = ['link-secret-link-secret', 'next-secret-next-secret'];
  const sealed = seal({ ...secrets, linkSecret: before }, '1001 ALIPAY', 'key');
  const both = { ...secrets, linkSecret: after, linkSecretOther: before };
  expect(unseal(both, '1001 ALIPAY', sealed)).toBe('key');
  const anew = resealed(both, '1001 ALIPAY', sealed);
  expect(unseal({ ...secrets, linkSecret: after }, '1001 ALIPAY', anew ?? '')).toBe('key');
  expect(resealed(both, '1001 ALIPAY', anew ?? '')).toBeUndefined();
  expect(() => resealed(both, '1002 ALIPAY', sealed)).toThrow();
});
