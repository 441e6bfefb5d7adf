import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { readConfig, StartFault } from '../config.ts';
import { createCompany } from '../seed/create-company.ts';
import { refuseDemoOfOpenHosts } from '../seed/refuse-demo.ts';
import { printWelcome } from '../welcome.ts';

const app = useTestApp();

interface Call {
  url: string;
  headers: Record<string, string>;
  remoteAddress?: string;
}
const post = ({ url, headers, remoteAddress = '127.0.0.1' }: Call) =>
  app.fastify.inject({ method: 'POST', url, headers, remoteAddress, payload: {} });
const outbox = '/api/Dev/Outbox';
const template = '/api/ShopHostUrlMapTemplate/GetList';

describe('the demo answers this machine only', () => {
  test('a loopback host without forwarding headers sees the demo', async () => {
    for (const host of ['127.0.0.1:8080', 'localhost', 'business.localhost:8080', '[::1]:8080']) {
      for (const url of [outbox, template]) {
        expect((await post({ url, headers: { host } })).json(), `${host} ${url}`).toMatchObject({ success: true });
      }
    }
  });

  const forwarded = [
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'cf-connecting-ip',
  ];
  test.each(forwarded)('a call with %s was passed on by a proxy and gets nothing', async (name) => {
    for (const url of [outbox, template]) {
      const answer = await post({ url, headers: { host: 'business.localhost', [name]: '1' } });
      expect(answer.json()).toMatchObject({ success: false, errorCode: '5', resultData: null });
    }
  });

  test('another host gets nothing, pages and files included', async () => {
    const headers = { host: 'shop.example.cn' };
    for (const url of [outbox, template]) expect((await post({ url, headers })).json().errorCode).toBe('5');
    for (const url of ['/', '/dev/outbox', '/api/docs', '/metrics', '/pictures/logo-business.svg']) {
      const page = await app.fastify.inject({ url, headers });
      expect([page.statusCode, page.body], url).toEqual([403, expect.stringContaining('DEMO')]);
    }
  });

  test('who writes a loopback name into Host from far away gets nothing where the port is open', async () => {
    const open = await buildApp({ ...app.deps, config: { ...app.deps.config, host: '0.0.0.0' } });
    const from = async (remoteAddress: string) => {
      const call = { method: 'POST', url: outbox, headers: { host: 'localhost' }, payload: {}, remoteAddress } as const;
      return (await open.inject(call)).json<{ errorCode: string }>().errorCode;
    };
    for (const far of ['203.0.113.7', '2001:db8::1']) expect(await from(far), far).toBe('5');
    for (const near of ['127.0.0.1', '::1', '172.17.0.1', '::ffff:192.168.1.2'])
      expect(await from(near), near).toBe('0');
    await open.close();
  });
});

describe('on the wire', () => {
  /** What comes back for these bytes. */
  async function answerTo(request: string): Promise<string> {
    if (!app.fastify.server.listening) await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.fastify.server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
    socket.write(request);
    await once(socket, 'close');
    return heard;
  }

  test('a proxy that speaks HTTP/1.0, as nginx does, gets nothing', async () => {
    expect(await answerTo('GET /dev/outbox HTTP/1.0\r\nHost: localhost\r\n\r\n')).toContain(' 403 ');
  });

  test('two Host headers are refused', async () => {
    const two = 'Host: localhost\r\nhost: retail.localhost\r\nConnection: close\r\n\r\n';
    expect(await answerTo(`GET /healthz HTTP/1.1\r\n${two}`)).toContain(' 400 ');
    expect(await answerTo('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toContain(' 200 ');
  });
});

describe('a shop that others can reach refuses to be a demo', () => {
  test('no demo behind a trusted proxy, unless it is asked for', () => {
    expect(readConfig({}).isDemo).toBe(true);
    expect(readConfig({ TRUST_PROXY: '1' }).isDemo).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0' }).isDemo).toBe(false);
  });

  test('the start is refused, and while it is a demo no such shop is made', async () => {
    await expect(refuseDemoOfOpenHosts(app.deps)).resolves.toBeUndefined();
    const company = { name: '某某商城有限公司', host: 'shop.example.cn', kind: 'business' } as const;
    await expect(createCompany(app.deps, company)).rejects.toThrow(/DEMO=0/);
    await createCompany({ ...app.deps, config: { ...app.deps.config, isDemo: false } }, company);
    const refused = await refuseDemoOfOpenHosts(app.deps).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartFault);
    expect((refused as StartFault).message).toMatch(/shop\.example\.cn.*DEMO=0/);
    const real = { ...app.deps, config: { ...app.deps.config, isDemo: false } };
    await expect(refuseDemoOfOpenHosts(real)).resolves.toBeUndefined();
  });

  test('the start says in red what DEMO means', () => {
    const told: string[] = [];
    const { config } = app.deps;
    printWelcome(config, 8080, (line) => told.push(line));
    const red = told.filter((line) => line.startsWith('\u001b[31m'));
    expect(red.join('\n')).toMatch(/演示模式.*短信验证码/s);
    told.length = 0;
    printWelcome({ ...config, isDemo: false }, 8080, (line) => told.push(line));
    expect(told.join('\n')).not.toContain('演示');
  });
});
