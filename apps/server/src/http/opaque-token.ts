import { createHash, randomBytes } from 'node:crypto';

/**
 * An opaque secret that carries its company (docs/domain/decisions.md §10): `<companyId base36>.<43 characters
 * base64url>`.
 */
export function newToken(companyId: string): string {
  return `${BigInt(companyId).toString(36)}.${randomBytes(32).toString('base64url')}`;
}

/** What is stored in place of the secret. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
