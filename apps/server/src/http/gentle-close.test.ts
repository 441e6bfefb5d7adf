import type { FastifyInstance } from 'fastify';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import type { Deps } from '../ctx/deps.ts';

const app = useTestApp();
let deps: Deps;
let fastify: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  deps = { ...app.deps };
  fastify = await buildApp(deps);
  fastify.get('/slow', async () => {
    await sleep(2500);
    return { done: true };
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (fastify.server.address() as { port: number }).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await fastify.close();
});

/** A connection on which `text` was sent; `heard` is all that came back. */
async function open(text: string): Promise<{ socket: Socket; heard: () => string; isClosed: () => boolean }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  let isClosed = false;
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  socket.on('error', () => {});
  socket.on('close', () => (isClosed = true));
  await new Promise((resolve) => socket.once('connect', resolve));
  if (text) socket.write(text);
  await sleep(50);
  return { socket, heard: () => heard, isClosed: () => isClosed };
}
const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const halfBody =
  'POST /api/Account/Login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a';

/** Milliseconds until the server is closed. */
async function close(): Promise<number> {
  const startedMs = performance.now();
  await fastify.close();
  return performance.now() - startedMs;
}

describe('a server that is told to stop', () => {
  test('says so at /readyz and keeps no connection for a next call', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    deps.isStopping = true;
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).headers.get('connection')).toBe('close');
  });

  test('is not held open by silent, idle or half-sent connections', { timeout: 30_000 }, async () => {
    const silent = [await open(''), await open('GET /healthz HTT'), await open(get('/healthz'))];
    expect(await close()).toBeLessThan(3000);
    await sleep(50);
    expect(silent.map(({ isClosed }) => isClosed())).toEqual([true, true, true]);
  });

  test('is held by a half-sent body for some seconds only', { timeout: 30_000 }, async () => {
    await open(halfBody);
    expect(await close()).toBeLessThan(10_000);
  });

  test('finishes what is under way', async () => {
    const { heard } = await open(get('/slow'));
    expect(await close()).toBeGreaterThan(2000);
    await sleep(50);
    expect(heard()).toContain('{"done":true}');
  });

  test('answers a call that a kept connection brings while it closes', async () => {
    const { heard, socket } = await open(get('/slow'));
    const closing = close();
    socket.write(get('/healthz'));
    await closing;
    await sleep(50);
    expect(heard()).toContain('{"done":true}');
    expect(heard()).toContain('{"status":"ok"}');
  });
});
