import Fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { registerAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'jicai-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [name, text] of [
  ['Ab1.js', 'as it is'],
  ['Ab1.js.br', 'by brotli'],
  ['Ab1.js.gz', 'by gzip'],
  ['small.css', 'too small to compress'],
] as const)
  writeFileSync(join(folder, name), text);

const fastify = Fastify();
registerAssets(fastify, { folder, prefix: '/assets/' });
const ask = (url: string, accepted?: string) =>
  fastify.inject({ method: 'GET', url, headers: accepted ? { 'accept-encoding': accepted } : {} });

test.each([
  ['what browsers say', 'gzip, deflate, br, zstd', 'by brotli', 'br'],
  ['gzip alone', 'gzip', 'by gzip', 'gzip'],
  ['anything but brotli', 'br;q=0, gzip', 'by gzip', 'gzip'],
  ['nothing', undefined, 'as it is', undefined],
  ['what the build has not made', 'zstd', 'as it is', undefined],
])('%s is answered by what it takes', async (_name, accepted, text, encoding) => {
  // From the disk, then from memory.
  for (const time of ['first', 'second']) {
    const answer = await ask('/assets/Ab1.js', accepted);
    expect(answer.body, time).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
});

test('a file without a compressed one is sent as it is', async () => {
  const answer = await ask('/assets/small.css', 'br');
  expect(answer.body).toBe('too small to compress');
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test.each(['/assets/none.js', '/assets/Ab1.js.br', '/assets/..%2f..%2fpackage.json', '/assets/', '/assets/a/Ab1.js'])(
  '%s is not there',
  async (url) => expect((await ask(url)).statusCode).toBe(404),
);

test('a file that a newer build has taken away is not there, and is not kept for a year', async () => {
  writeFileSync(join(folder, 'Old2.js'), 'of the build before');
  const older = Fastify();
  registerAssets(older, { folder, prefix: '/assets/' });
  rmSync(join(folder, 'Old2.js'));
  const answer = await older.inject('/assets/Old2.js');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBeUndefined();
});
