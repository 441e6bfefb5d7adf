import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';

/** The local channel's own key for one company; nothing else is signed with it. */
const keyOf = (secrets: Secrets, companyId: string) =>
  createHmac('sha256', secrets.linkSecret).update(`local-payment-channel:${companyId}`).digest();

/** Signs `purpose` and content together, so that a page link is no notice. */
export function signLocal(secrets: Secrets, companyId: string, purpose: string, content: string | Buffer): string {
  return createHmac('sha256', keyOf(secrets, companyId)).update(`${purpose}\n`).update(content).digest('base64url');
}

export function isSignedLocal(
  secrets: Secrets,
  companyId: string,
  purpose: string,
  content: string | Buffer,
  signature: string,
): boolean {
  const expected = Buffer.from(signLocal(secrets, companyId, purpose, content));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
