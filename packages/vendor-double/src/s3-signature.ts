import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const algorithm = 'AWS4-HMAC-SHA256';
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
/** As RFC 3986 has it, which encodeURIComponent nearly does. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export interface S3Call {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Signed {
  accessKeyId: string;
  /** YYYYMMDD, region, service and ending of the credential. */
  scope: string;
  signedHeaders: string[];
  signature: string;
  /** YYYYMMDDTHHMMSSZ. */
  time: string;
  /** Seconds an address is good for; undefined of a call that is signed in its header. */
  expires: number | undefined;
}

/** What is wrong with the signature (version 4) of a call, by the vendor's own code; undefined when it holds at `now`. */
export function faultOfSignature(call: S3Call, accounts: ReadonlyMap<string, string>, now: Date): string | undefined {
  const signed = inHeader(call) ?? inAddress(call);
  if (!signed) return 'AccessDenied';
  const secret = accounts.get(signed.accessKeyId);
  if (!secret) return 'InvalidAccessKeyId';
  const age = (now.getTime() - timeOf(signed.time)) / 1000;
  if (signed.expires === undefined ? Math.abs(age) > 900 : age > signed.expires) return 'RequestTimeTooSkewed';
  const told = call.headers['x-amz-content-sha256'];
  const isPlain = signed.expires !== undefined || told === 'UNSIGNED-PAYLOAD';
  if (!isPlain && told !== sha256(call.body)) return 'XAmzContentSHA256Mismatch';
  const text = [algorithm, signed.time, signed.scope, sha256(canonical(call, signed, isPlain))].join('\n');
  const key = signed.scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`) as Buffer;
  return hmac(key, text).toString('hex') === signed.signature ? undefined : 'SignatureDoesNotMatch';
}

function canonical({ method, url, headers, body }: S3Call, { signedHeaders }: Signed, isPlain: boolean): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const lines = signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const content = isPlain ? 'UNSIGNED-PAYLOAD' : sha256(body);
  return [method, url.pathname, query, lines, signedHeaders.join(';'), content].join('\n');
}

function inHeader({ headers }: S3Call): Signed | undefined {
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  if (!found) return undefined;
  const [, accessKeyId = '', scope = '', names = '', signature = ''] = found;
  const time = String(headers['x-amz-date'] ?? '');
  return { accessKeyId, scope, signedHeaders: names.split(';'), signature, time, expires: undefined };
}

function inAddress({ url }: S3Call): Signed | undefined {
  const told = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  if (told('Algorithm') !== algorithm) return undefined;
  const [accessKeyId = '', ...scope] = told('Credential').split('/');
  const [signature, time, expires] = [told('Signature'), told('Date'), Number(told('Expires'))];
  return {
    accessKeyId,
    scope: scope.join('/'),
    signedHeaders: told('SignedHeaders').split(';'),
    signature,
    time,
    expires,
  };
}

const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
