import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';

export const trackSignatureHeader = 'x-local-track-signature';

/** The local tracking service's own key for one company; nothing else is signed with it. */
const keyOf = (secrets: Secrets, companyId: string) =>
  createHmac('sha256', secrets.linkSecret).update(`local-parcel-tracking:${companyId}`).digest();

export const signTrack = (secrets: Secrets, companyId: string, body: string | Buffer): string =>
  createHmac('sha256', keyOf(secrets, companyId)).update(body).digest('base64url');

export function isTrackSigned(secrets: Secrets, companyId: string, body: Buffer, signature: string): boolean {
  const expected = Buffer.from(signTrack(secrets, companyId, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
