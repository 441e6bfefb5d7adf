import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

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
