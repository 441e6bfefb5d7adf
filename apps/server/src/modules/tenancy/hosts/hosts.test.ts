import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import DNS from 'dns2';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { createDnsProbe } from '../../../adapters/hosts/dns-probe.ts';
import { findCompanyOfHost } from '../../../db/host-map.ts';
import { businessCompanyId, retailCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp();
const folder = mkdtempSync(join(tmpdir(), 'jicai-hosts-'));
const host = 'mall.corp-a.cn';

/** A name server on loopback, and what it says: by name and type. */
const zone = new Map<string, string[]>();
const kindOf = (type: number) => Object.entries(DNS.Packet.TYPE).find(([, code]) => code === type)?.[0];
const names = DNS.createServer({
  udp: true,
  handle(query, send) {
    const answer = DNS.Packet.createResponseFromRequest(query);
    const [question] = query.questions;
    if (question)
      for (const value of zone.get(`${kindOf(question.type)} ${question.name}`) ?? [])
        answer.answers.push(DNS.Packet.createResourceFromQuestion(question, { ttl: 1, data: value, address: value }));
    void send(answer);
  },
});

/** Somebody who answers at the host by HTTPS: says what the shop of `answering` would. */
let answering: string | undefined;
let secure: ReturnType<typeof createServer>;
let operator: CallOptions = {};
let retailer: CallOptions = {};
let dnsServer = '';

beforeAll(async () => {
  const { udp } = await names.listen({ udp: { port: 0, address: '127.0.0.1' } });
  dnsServer = `127.0.0.1:${udp?.port}`;
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-newkey', 'rsa:2048', '-nodes', '-days', '90', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...subject, ...files], { stdio: 'ignore' });
  secure = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    request.resume().on('end', () => {
      const resultData = { companyTempList: answering ? [{ companyId: answering }] : [] };
      response.end(answering === 'rubbish' ? '<html>' : JSON.stringify({ resultData }));
    });
  });
  await new Promise<void>((resolve) => void secure.listen(0, '127.0.0.1', () => resolve()));
  app.deps.hosts = createDnsProbe({
    servers: [dnsServer],
    port: (secure.address() as AddressInfo).port,
    ca: readFileSync(cert, 'utf8'),
    takesInner: true,
  });
  operator = { token: await signIn(app, 'operator') };
  retailer = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
});
afterAll(async () => {
  await names.close();
  secure.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => zone.clear());

const acts = {
  Add: '/api/OpsHost/Add',
  Prove: '/api/OpsHost/Prove',
  Check: '/api/OpsHost/Check',
  Remove: '/api/OpsHost/Remove',
} as const;
type Act = keyof typeof acts;
const act = async <N extends Act>(name: N, of: string, who = operator) =>
  app.call(acts[name], { data: { host: of, requestId: crypto.randomUUID() } }, who);
const list = async (who = operator) => (await app.call('/api/OpsHost/GetList', {}, who)).resultData;
const read = async (of: string, who = operator) => (await list(who)).hosts.find((one) => one.host === of);
const faultOf = (answer: { errorData?: { msg: string }[] }) => answer.errorData?.[0]?.msg;

describe('a host', () => {
  test('is used once DNS shows what only this shop was told', async () => {
    expect((await act('Add', `https://${host}/`)).resultData).toEqual({ host });
    const asked = await read(host);
    expect(asked).toMatchObject({ hostState: 'awaitingProof', proof: { name: `_jicai.${host}` } });
    expect(faultOf(await act('Prove', host))).toContain('还没有这条 TXT 记录');
    expect(await findCompanyOfHost(app.deps.db, host)).toBeUndefined();

    zone.set(`TXT _jicai.${host}`, ['other', asked?.proof?.value ?? '']);
    expect((await act('Prove', host)).success).toBe(true);
    expect(await read(host)).toMatchObject({ hostState: 'inUse', proveTime: '2026-11-21 10:00:00' });
    expect(await findCompanyOfHost(app.deps.db, host)).toBe(businessCompanyId);
  });

  test('in use by a shop is not taken over, whatever DNS says', async () => {
    await act('Add', host, retailer);
    zone.set(`TXT _jicai.${host}`, [(await read(host, retailer))?.proof?.value ?? '']);
    expect(faultOf(await act('Prove', host, retailer))).toBe('这个域名正被本平台的另一家商城使用');
    expect(await read(host)).toMatchObject({ hostState: 'inUse' });
  });

  test('of another shop is neither checked nor removed nor proved', async () => {
    for (const name of ['Check', 'Remove', 'Prove'] as const)
      expect((await act(name, retailHost)).errorCode, name).toBe(errorCodes.notFound);
    expect(await read('business.localhost', retailer)).toBeUndefined();
  });

  test('that no visitor could type is refused, with the reason', async () => {
    for (const typed of ['', 'localhost', '10.0.0.1', 'x.internal', 'ein wort'])
      expect((await act('Add', typed)).errorCode, typed).toBe(errorCodes.badInput);
    expect(faultOf(await act('Add', 'business.localhost'))).toBe('这个域名不能在互联网上访问');
  });

  test('that one came by is not removed, nor the last; another is, and leads nowhere', async () => {
    expect(faultOf(await act('Remove', 'business.localhost'))).toContain('您正在使用这个域名');
    await act('Add', 'old.corp-a.cn');
    zone.set('TXT _jicai.old.corp-a.cn', [(await read('old.corp-a.cn'))?.proof?.value ?? '']);
    await act('Prove', 'old.corp-a.cn');
    expect((await act('Remove', 'old.corp-a.cn')).success).toBe(true);
    expect(await read('old.corp-a.cn')).toBeUndefined();
    const { rows } = await app.deps.db.pool.query("select 1 from host_maps where host = 'old.corp-a.cn'");
    expect(rows).toEqual([]);
  });
});

describe('whether a host answers', () => {
  const check = async () => (await act('Check', host)).resultData;

  test('is told from its addresses to its certificate', async () => {
    expect(await check()).toMatchObject({ isOk: false, text: '没有解析记录（A 或 AAAA）' });
    zone.set(`A ${host}`, ['127.0.0.1']);
    answering = businessCompanyId;
    const good = await check();
    expect(good).toMatchObject({ isOk: true, addresses: ['127.0.0.1'] });
    expect(good.text).toMatch(/^可以访问，HTTPS 证书有效期至 \d{4}-/);
    answering = retailCompanyId;
    expect(await check()).toMatchObject({ isOk: false, text: '应答的是另一家商城' });
    answering = 'rubbish';
    expect((await check()).text).toContain('不是商城');
    zone.set(`A ${host}`, ['127.0.0.9']);
    expect((await check()).text).toContain('443 端口没有应答');
  });

  test('calls no address behind the router, and tells certificates apart', async () => {
    const port = (secure.address() as AddressInfo).port;
    const usual = createDnsProbe({ servers: [dnsServer], port });
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '::1',
      'fe80::1',
      '::ffff:127.0.0.1',
      '2002:7f00:1::',
    ])
      expect(await usual.ask(host, address), address).toEqual({ kind: 'unreachable', reason: 'notPublic' });
    const trusting = { servers: [dnsServer], port, takesInner: true };
    expect(await createDnsProbe(trusting).ask(host, '127.0.0.1')).toMatchObject({ reason: 'certificateUntrusted' });
    const ca = readFileSync(join(folder, 'cert'), 'utf8');
    const other = await createDnsProbe({ ...trusting, ca }).ask('mall.corp-b.cn', '127.0.0.1');
    expect(other).toMatchObject({ reason: 'certificateOfOther' });
  });

  test('is unknown while DNS is silent', async () => {
    const kept = app.deps.hosts;
    app.deps.hosts = createDnsProbe({ servers: ['127.0.0.1:9'] });
    expect((await check()).text).toContain('DNS 服务器没有应答');
    expect(faultOf(await act('Prove', host))).toContain('DNS 服务器没有应答');
    app.deps.hosts = kept;
  });
});

test('the number of the registry is read as visitors see it', async () => {
  expect(await list()).toMatchObject({ icpNo: expect.any(String), isIcpNoValid: expect.any(Boolean) });
});

test('nobody else may', async () => {
  for (const who of [{ token: await signIn(app, 'supplier') }, { token: await signIn(app, 'admin') }])
    for (const name of ['Add', 'Prove', 'Check', 'Remove'] as const)
      expect((await act(name, 'mall.corp-c.cn', who)).errorCode, name).toBe(errorCodes.forbidden);
  expect((await act('Add', 'mall.corp-c.cn', {})).errorCode).toBe(errorCodes.signedOut);
});
