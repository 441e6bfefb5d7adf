import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { readConfig, StartFault } from '../config.ts';

const app = useTestApp();
let fastify: FastifyInstance;
afterEach(() => fastify.close());

async function open(trust: string, floodPerMinute = 0): Promise<void> {
  const { trustedProxies } = readConfig({ TRUST_PROXY: trust });
  const config = { ...app.deps.config, isDemo: false, floodPerMinute, trustedProxies };
  fastify = await buildApp({ ...app.deps, config });
  fastify.get('/seen', (request) => ({ ip: request.ip, protocol: request.protocol, host: request.host }));
}

async function seen(forwardedFor: string, remoteAddress = '10.0.0.2', more: Record<string, string> = {}) {
  const headers = { host: 'shop.example.cn', 'x-forwarded-for': forwardedFor, ...more };
  return (await fastify.inject({ url: '/seen', headers, remoteAddress })).json<Record<string, string>>();
}

describe('TRUST_PROXY', () => {
  test('1 is one hop from the right: what the caller wrote to the left changes nothing', async () => {
    await open('1');
    expect((await seen('203.0.113.7')).ip).toBe('203.0.113.7');
    expect((await seen('1.2.3.4, 127.0.0.1, 203.0.113.7')).ip).toBe('203.0.113.7');
  });

  test('2 are two hops', async () => {
    await open('2');
    expect((await seen('1.2.3.4, 203.0.113.7, 10.0.0.1')).ip).toBe('203.0.113.7');
  });

  test('a list trusts those proxies and nobody else', async () => {
    await open('10.0.0.0/8, 192.168.1.5');
    const more = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'forged.example.cn' };
    expect((await seen('1.2.3.4, 203.0.113.7, 192.168.1.5')).ip).toBe('203.0.113.7');
    expect(await seen('1.2.3.4', '203.0.113.7', more)).toEqual({
      ip: '203.0.113.7',
      protocol: 'http',
      host: 'shop.example.cn',
    });
  });

  test('0 believes nobody', async () => {
    await open('0');
    expect((await seen('1.2.3.4')).ip).toBe('10.0.0.2');
  });

  test('a flood under ever new forged addresses is one flood', async () => {
    await open('1', 3);
    const statuses: number[] = [];
    for (let call = 1; call <= 5; call += 1) {
      const headers = { host: 'shop.example.cn', 'x-forwarded-for': `198.51.100.${call}, 203.0.113.7` };
      statuses.push((await fastify.inject({ url: '/seen', headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test.each(['-1', 'yes', '10.0.0.0/40', '300.1.1.1', '1.5', 'all'])('%s is refused at the start', async (value) => {
    await open('0');
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(StartFault);
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY/);
  });
});
