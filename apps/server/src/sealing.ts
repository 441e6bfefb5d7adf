import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/**
 * Texts that lie sealed in the database: AES-256-GCM under a key that is made of LINK_SECRET, so that a copy of the
 * database alone opens none of them. `place` (whose text, and which) is bound to the seal: moved elsewhere, it does not open.
 */
export function seal(secrets: Secrets, place: string, text: string): string {
  const key = keyOf(secrets.linkSecret);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return ['s1', nameOf(key), iv.toString('base64url'), sealed.toString('base64url')].join('.');
}

/**
 * Throws where the seal is of a key that is not known, was made for another place, or is damaged. Two keys are known while one
 * is exchanged for the other.
 */
export function unseal(secrets: Secrets, place: string, sealed: string): string {
  const [kind, name, iv = '', data = ''] = sealed.split('.');
  const key = keysOf(secrets).find((one) => nameOf(one) === name);
  if (kind !== 's1' || !key) throw new Error(`sealed under another key: ${kind} ${name}`);
  const bytes = Buffer.from(data, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url')).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
}

/** The same text under the key of today; undefined where it is under that key already. */
export function resealed(secrets: Secrets, place: string, sealed: string): string | undefined {
  if (sealed.split('.')[1] === nameOf(keyOf(secrets.linkSecret))) return undefined;
  return seal(secrets, place, unseal(secrets, place, sealed));
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'jicai sealed settings', 32));
const keysOf = ({ linkSecret, linkSecretOther }: Secrets) =>
  [linkSecret, linkSecretOther].flatMap((secret) => (secret ? [keyOf(secret)] : []));
/** Tells keys apart and gives nothing of them away. */
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);
