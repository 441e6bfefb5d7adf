import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/**
 * Texts that lie sealed in the database: AES-256-GCM under a key that is made of LINK_SECRET, so that a copy of the
 * database alone opens none of them. `place` (whose text, and which) is bound to the seal: moved elsewhere, it does not open.
 */
export function seal(secrets: Secrets, place: string, text: string): string {
  const key = keyOf(secrets);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return ['s1', nameOf(key), iv.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** Throws where the seal is another key's, was made for another place, or is damaged. */
export function unseal(secrets: Secrets, place: string, sealed: string): string {
  const [kind, name, iv = '', data = ''] = sealed.split('.');
  const key = keyOf(secrets);
  if (kind !== 's1' || name !== nameOf(key)) throw new Error(`sealed under another key: ${kind} ${name}`);
  const bytes = Buffer.from(data, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url')).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
}

const keyOf = ({ linkSecret }: Secrets) => Buffer.from(hkdfSync('sha256', linkSecret, '', 'jicai sealed settings', 32));
/** Tells keys apart and gives nothing of them away. */
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);
