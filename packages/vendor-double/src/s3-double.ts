import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultOfSignature, type S3Call } from './s3-signature.ts';

/** A service that speaks the API of S3 with the bucket in the path: objects are put, got, looked at and deleted. */
export interface S3Double {
  /** Its address, such as http://127.0.0.1:41234. */
  url: string;
  /** Secret by access key. */
  accounts: Map<string, string>;
  buckets: Set<string>;
  /** By bucket/key. */
  objects: Map<string, { bytes: Buffer; modifiedAt: Date }>;
  /** What it answers to the next calls instead of obeying: its own code, such as SlowDown. */
  faults: string[];
  /** How late it answers, in ms. */
  lateMs: number;
  /** Calls that came in, such as "PUT bucket/key". */
  calls: string[];
  close: () => Promise<void>;
}

const statuses: Readonly<Record<string, number>> = { NoSuchKey: 404, NoSuchBucket: 404, SlowDown: 503, BadDigest: 400 };

export async function startS3Double(): Promise<S3Double> {
  const server = createServer((request, response) => void answer(double, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: S3Double = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts: new Map(),
    buckets: new Set(),
    objects: new Map(),
    faults: [],
    lateMs: 0,
    calls: [],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}

async function answer(double: S3Double, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', headers } = request;
  const call: S3Call = { method, headers, url: new URL(request.url ?? '/', double.url), body: Buffer.concat(chunks) };
  const place = call.url.pathname.slice(1);
  double.calls.push(`${method} ${place}`);
  if (double.lateMs > 0) await sleep(double.lateMs, undefined, { ref: false });
  const code =
    double.faults.shift() ?? faultOfSignature(call, double.accounts, new Date()) ?? obey(double, call, response);
  if (code === undefined) return;
  // The answer to HEAD carries no body, so its status has to say it.
  response.writeHead(statuses[code] ?? 403, { 'content-type': 'application/xml' });
  response.end(method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code><Message/></Error>`);
}

/** Answers, or names the code of its refusal. */
function obey({ buckets, objects }: S3Double, call: S3Call, response: ServerResponse): string | undefined {
  const place = call.url.pathname.slice(1);
  if (!buckets.has(place.split('/')[0] ?? '')) return 'NoSuchBucket';
  if (call.method === 'PUT') {
    if (!sumsHold(call)) return 'BadDigest';
    objects.set(place, { bytes: call.body, modifiedAt: new Date() });
    response.writeHead(200, { etag: `"${sumOf('md5', call.body, 'hex')}"` }).end();
    return undefined;
  }
  if (call.method === 'DELETE') {
    objects.delete(place);
    response.writeHead(204).end();
    return undefined;
  }
  const found = objects.get(place);
  if (!found) return 'NoSuchKey';
  const as = (name: string) => call.url.searchParams.get(`response-content-${name}`);
  response.writeHead(200, {
    'content-length': found.bytes.length,
    'last-modified': found.modifiedAt.toUTCString(),
    'content-type': as('type') ?? 'application/octet-stream',
    ...(as('disposition') && { 'content-disposition': as('disposition') ?? '' }),
  });
  response.end(call.method === 'HEAD' ? undefined : found.bytes);
  return undefined;
}

const sumOf = (kind: 'md5' | 'sha256', bytes: Buffer, as: 'hex' | 'base64') =>
  createHash(kind).update(bytes).digest(as);

const sumsHold = ({ headers, body }: S3Call) =>
  (headers['content-md5'] ?? sumOf('md5', body, 'base64')) === sumOf('md5', body, 'base64') &&
  (headers['x-amz-checksum-sha256'] ?? sumOf('sha256', body, 'base64')) === sumOf('sha256', body, 'base64');
