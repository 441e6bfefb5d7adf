import { contract, endpointOf, type Path } from '@jicai/contract/index.ts';
import { errorTexts } from '@jicai/domain/errors/error-codes.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { bodyNaming, bodySchema, rubbishFor } from '../../test/schema-bodies.ts';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { seedAccounts } from '../seed/accounts.ts';

const app = useTestApp(seedAccounts, { typesIds: true });
const paths = Object.keys(contract) as Path[];

let tokens: (string | undefined)[] = [];
/** Some of the paths end sessions: by a call that succeeds, or that finds the session gone. */
let mayHaveEnded = true;

async function send(path: Path, body: unknown, token: string | undefined) {
  const answer = await app.call(path, body, { token });
  if (token && ['0', '2'].includes(answer.errorCode)) mayHaveEnded = true;
  return answer;
}

/** Nobody, a buyer and an operator. */
beforeEach(async () => {
  if (!mayHaveEnded) return;
  mayHaveEnded = false;
  const [, ...signedIn] = tokens;
  const codes = await Promise.all(
    signedIn.map(async (token) => (await app.call('/api/Account/GetUserInfo', {}, { token })).errorCode),
  );
  if (codes.length > 0 && !codes.includes('2')) return;
  tokens = [undefined, await signIn(app, 'buyer'), await signIn(app, 'operator')];
});

/** Nobody, and who gets as far as the body. */
function callersOf(path: Path): (string | undefined)[] {
  const [nobody, buyer, operator] = tokens;
  const { access } = endpointOf(path);
  if (typeof access === 'string') return tokens;
  return [nobody, 'ops' in access ? operator : buyer];
}

describe('rubbish', () => {
  test.each(paths)('%s answers with the envelope whatever comes', async (path) => {
    const endpoint = endpointOf(path);
    await fc.assert(
      fc.asyncProperty(rubbishFor(bodySchema(endpoint)), fc.constantFrom(...callersOf(path)), async (body, token) => {
        const answer = await send(path, body, token);
        expect(answer.status, JSON.stringify(answer)).toBeLessThan(500);
        expect(answer.errorCode in errorTexts, JSON.stringify(answer)).toBe(true);
        expect(answer.success).toBe(answer.errorCode === '0');
      }),
      { numRuns: 16 },
    );
  });
});

describe('values a database refuses', () => {
  test.each(paths)('%s does not pass them on', async (path) => {
    const schema = bodySchema(contract[path]);
    for (const value of ['9'.repeat(19), '9223372036854775807', 'a\u0000b', '\ud800', '%_\\']) {
      for (const token of callersOf(path)) {
        const answer = await send(path, bodyNaming(schema, value), token);
        expect(answer.status, `${value}: ${JSON.stringify(answer)}`).toBeLessThan(500);
      }
    }
  });
});

describe('bodies that are no JSON object', () => {
  const path = '/api/ShopHostUrlMapTemplate/GetList';
  const sendRaw = (payload: string, contentType = 'application/json') =>
    app.fastify.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': contentType, host: 'business.localhost' },
      payload,
    });

  test.each([
    ['broken JSON', '{"a":', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded'],
    ['thousands of nested lists', `{"companyUrl":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'application/json'],
    ['thousands of nested objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 'application/json'],
    ['prototype pollution', '{"__proto__":{"x":1}}', 'application/json'],
  ])('%s is answered 200 with 4', async (_name, payload, contentType) => {
    const response = await sendRaw(payload, contentType);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: false, errorCode: '4' });
  });

  test('more than 1 MB is 413', async () => {
    const response = await sendRaw(JSON.stringify({ companyUrl: 'x'.repeat(1_100_000) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ success: false, errorCode: '4' });
  });

  test('an address that is no text is 400 with the envelope', async () => {
    const response = await app.fastify.inject({ method: 'GET', url: '/api/ShopPay/AlipayReturn/%E0%A4?x=%' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, errorCode: '4' });
  });

  test('an unknown path is 404 with the envelope', async () => {
    const response = await app.fastify.inject({ method: 'POST', url: '/api/No/Such', payload: {} });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, errorCode: '5' });
  });
});
