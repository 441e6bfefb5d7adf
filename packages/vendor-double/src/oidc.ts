import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

/** Somebody the provider knows; what it says of him are claims of OpenID Connect Core §5.1. */
export interface OidcPerson {
  sub: string;
  name: string;
  email?: string;
  email_verified?: boolean;
  phone_number?: string;
  phone_number_verified?: boolean;
}

/** What a dishonest provider, or somebody between, does to the ID token, and how an honest one may fail. */
export type OidcForgery = 'nonce' | 'audience' | 'issuer' | 'expired' | 'signature' | 'unsigned' | 'refused' | 'broken';

export interface OidcVendor {
  /** Its issuer, such as http://127.0.0.1:41234/oidc. */
  issuer: string;
  /** By client id. */
  clients: Map<string, { secret: string; callbackUrls: string[] }>;
  people: OidcPerson[];
  forgery?: OidcForgery;
  /** Tells mail and telephone by userinfo alone. */
  isSilentInToken?: boolean;
  nextFault?: VendorFault;
  codes: Map<string, { query: URLSearchParams; person: OidcPerson }>;
  tokens: Map<string, OidcPerson>;
}

export const newOidcVendor = (): OidcVendor => ({
  issuer: '',
  clients: new Map(),
  people: [],
  codes: new Map(),
  tokens: new Map(),
});

let pairs: { own: Pair; forged: Pair } | undefined;
interface Pair {
  publicKey: KeyObject;
  privateKey: KeyObject;
}
const newPair = (): Pair => generateKeyPairSync('rsa', { modulusLength: 2048 });
/** Made by the first who signs: few do. */
const keys = () => (pairs ??= { own: newPair(), forged: newPair() });

/** An OpenID provider: discovery, keys, the page where people prove themselves, token and userinfo; the code flow with PKCE alone. */
export function answerOidc(vendor: OidcVendor, call: VendorCall): VendorAnswer {
  const { pathname, searchParams } = call.url;
  if (vendor.forgery === 'broken') return { status: 503, html: 'busy' };
  switch (pathname.replace(/^\/oidc/, '')) {
    case '/.well-known/openid-configuration':
      return { status: 200, body: published(vendor.issuer) };
    case '/jwks':
      return {
        status: 200,
        body: { keys: [{ ...keys().own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig' }] },
      };
    case '/authorize':
      return authorizePage(vendor, searchParams);
    case '/choose':
      return choose(vendor, searchParams);
    case '/token':
      return giveTokens(vendor, call);
    case '/userinfo':
      return userInfo(vendor, call);
    default:
      return { status: 404, body: { error: 'not_found' } };
  }
}

const published = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'profile', 'email', 'phone'],
  token_endpoint_auth_methods_supported: ['client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/** What is wrong with the question; nobody is sent to an address that was not registered. */
function faultOf({ clients }: OidcVendor, asked: URLSearchParams): string | undefined {
  const client = clients.get(asked.get('client_id') ?? '');
  if (!client) return 'unknown client';
  if (!client.callbackUrls.includes(asked.get('redirect_uri') ?? '')) return 'redirect_uri is not registered';
  if (asked.get('response_type') !== 'code') return 'response_type';
  if (!asked.get('scope')?.split(' ').includes('openid')) return 'scope';
  if (asked.get('code_challenge_method') !== 'S256' || (asked.get('code_challenge') ?? '').length !== 43) return 'PKCE';
  return asked.get('state') && asked.get('nonce') ? undefined : 'state or nonce';
}

function authorizePage(vendor: OidcVendor, asked: URLSearchParams): VendorAnswer {
  const fault = faultOf(vendor, asked);
  if (fault) return { status: 400, html: page(`<p role="alert">${fault}</p>`) };
  // Made while a person looks at the page, not while the shop waits.
  keys();
  const link = (person: string, text: string) =>
    `<p><a href="/oidc/choose?${new URLSearchParams([...asked, ['person', person]]).toString().replaceAll('&', '&amp;')}">${text}</a></p>`;
  return {
    status: 200,
    html: page(vendor.people.map(({ sub, name }) => link(sub, name)).join('') + link('', '拒绝')),
  };
}

const page = (body: string) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>统一身份认证</title><h1>统一身份认证</h1>${body}</html>`;

function choose(vendor: OidcVendor, asked: URLSearchParams): VendorAnswer {
  if (faultOf(vendor, asked)) return { status: 400, body: { error: 'invalid_request' } };
  const person = vendor.people.find(({ sub }) => sub === asked.get('person'));
  const state = asked.get('state') ?? '';
  const back = (said: Record<string, string>) => ({
    status: 302,
    headers: {
      location: `${asked.get('redirect_uri')}?${new URLSearchParams({ ...said, state, iss: vendor.issuer }).toString()}`,
    },
  });
  if (!person) return back({ error: 'access_denied' });
  const code = randomUUID();
  vendor.codes.set(code, { query: asked, person });
  return back({ code });
}

function giveTokens(vendor: OidcVendor, { method, headers, body }: VendorCall): VendorAnswer {
  const refused = (error: string, status = 400) => ({ status, body: { error } });
  if (method !== 'POST') return refused('invalid_request', 405);
  const form = new URLSearchParams(body);
  const [id = '', secret = ''] = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  if (vendor.clients.get(id)?.secret !== secret) return refused('invalid_client', 401);
  const held = vendor.codes.get(form.get('code') ?? '');
  vendor.codes.delete(form.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight =
    form.get('grant_type') === 'authorization_code' &&
    held?.query.get('client_id') === id &&
    held.query.get('redirect_uri') === form.get('redirect_uri') &&
    held.query.get('code_challenge') === challenge;
  if (!held || !isRight || vendor.forgery === 'refused') return refused('invalid_grant');
  const token = randomUUID();
  vendor.tokens.set(token, held.person);
  const said = { access_token: token, token_type: 'Bearer', expires_in: 300 };
  return { status: 200, body: { ...said, id_token: idToken(vendor, held.query, held.person) } };
}

function idToken({ issuer, forgery, isSilentInToken }: OidcVendor, query: URLSearchParams, person: OidcPerson): string {
  const now = Math.floor(Date.now() / 1000) - (forgery === 'expired' ? 3600 : 0);
  const claims = {
    ...(isSilentInToken ? { sub: person.sub } : person),
    iss: forgery === 'issuer' ? 'https://another.example' : issuer,
    aud: forgery === 'audience' ? 'another-client' : query.get('client_id'),
    nonce: forgery === 'nonce' ? 'another-nonce' : query.get('nonce'),
    iat: now,
    exp: now + 300,
  };
  const isUnsigned = forgery === 'unsigned';
  const head = isUnsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'own' };
  const text = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const pair = forgery === 'signature' ? keys().forged : keys().own;
  return `${text}.${isUnsigned ? '' : createSign('RSA-SHA256').update(text).sign(pair.privateKey, 'base64url')}`;
}

function userInfo({ tokens }: OidcVendor, { headers }: VendorCall): VendorAnswer {
  const person = tokens.get((headers.authorization ?? '').replace(/^Bearer /i, ''));
  return person ? { status: 200, body: person } : { status: 401, body: { error: 'invalid_token' } };
}
