import * as oidc from 'openid-client';
import { z } from 'zod';
import { type ProvedPerson, type SignOnAttempt, SignOnFault, type SignOnService } from './sign-on.ts';

/** What an administrator entered, as the form of signOnFields names it; `waitMs` is a test's. */
export const zOidc = z.looseObject({
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  waitMs: z.number().optional(),
});

interface Options {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By HTTP, for the double of a test. */
  isPlain: boolean;
  fetch: oidc.CustomFetch;
}

/**
 * Any OpenID provider: the code flow with PKCE. The library holds the ID token to issuer, audience, time, nonce and, asked for
 * here, to its signature; what it asks of the network goes through `fetch`.
 */
export function createOidc(options: Options): SignOnService {
  return {
    addressOf: (attempt) =>
      told(async () => {
        const provider = await discover(options);
        return oidc.buildAuthorizationUrl(provider, {
          redirect_uri: attempt.callbackUrl,
          scope: scopeOf(provider),
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        }).href;
      }),
    prove: (answer, attempt) => told(async () => personOf(await discover(options), answer, attempt)),
    check: () =>
      told(async () => {
        const provider = await discover(options);
        return `身份系统可用，有 ${await countKeys(provider, options)} 个签名密钥`;
      }),
  };
}

const discover = ({ issuer, clientId, clientSecret, isPlain, fetch }: Options): Promise<oidc.Configuration> =>
  oidc.discovery(new URL(issuer), clientId, {}, secretOf(clientSecret), {
    [oidc.customFetch]: fetch,
    // The library verifies no signature of what came over TLS from the provider itself, unless it is told to.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  });

/** The secret in the way the provider says it takes; in a header where it says nothing (OpenID Connect Discovery §3). */
const secretOf =
  (secret: string): oidc.ClientAuth =>
  (server, client, body, headers) => {
    const isPosted = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const send = isPosted ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
    send(server, client, body, headers);
  };

function scopeOf(provider: oidc.Configuration): string {
  const known = provider.serverMetadata().scopes_supported ?? ['profile', 'email'];
  return ['openid', ...['profile', 'email', 'phone'].filter((scope) => known.includes(scope))].join(' ');
}

const zClaims = z.looseObject({
  name: z.string().catch(''),
  email: z.string().catch(''),
  email_verified: z.union([z.boolean(), z.string()]).optional().catch(undefined),
  phone_number: z.string().catch(''),
  phone_number_verified: z.union([z.boolean(), z.string()]).optional().catch(undefined),
});

async function personOf(
  provider: oidc.Configuration,
  answer: URLSearchParams,
  { callbackUrl, state, nonce, verifier }: SignOnAttempt,
): Promise<ProvedPerson> {
  const tokens = await oidc.authorizationCodeGrant(provider, new URL(`${callbackUrl}?${answer.toString()}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SignOnFault('untrusted', 'no ID token');
  const hasMore = claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
  const more = hasMore ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub) : {};
  const known = zClaims.parse({ ...claims, ...more });
  return {
    subject: claims.sub,
    name: known.name.trim(),
    email: isTrue(known.email_verified) ? known.email.trim().toLowerCase() : '',
    mobile: isTrue(known.phone_number_verified) ? mobileOf(known.phone_number) : '',
  };
}

const isTrue = (said: boolean | string | undefined) => said === true || said === 'true';
const mobileOf = (said: string) => /^(?:\+?86)?(1[3-9]\d{9})$/.exec(said.replace(/[\s-]/g, ''))?.[1] ?? '';

async function countKeys(provider: oidc.Configuration, { fetch, isPlain }: Options): Promise<number> {
  const { jwks_uri: address = '', authorization_endpoint, token_endpoint } = provider.serverMetadata();
  if (!authorization_endpoint || !token_endpoint) throw new SignOnFault('refused', 'endpoints are missing');
  if (!isPlain && !address.startsWith('https://')) throw new SignOnFault('refused', 'keys are not published by HTTPS');
  const answer = await fetch(address, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' });
  const { keys } = z.looseObject({ keys: z.array(z.unknown()).min(1) }).parse(await answer.json());
  return keys.length;
}

/** Whatever goes wrong, as a fault with its name. */
async function told<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    throw faultOf(cause);
  }
}

function faultOf(cause: unknown): SignOnFault {
  for (let at = cause; at instanceof Error; at = at.cause) if (at instanceof SignOnFault) return at;
  const { message } = cause as Error;
  if (cause instanceof oidc.AuthorizationResponseError) return new SignOnFault('declined', cause.error, { cause });
  if (cause instanceof oidc.ResponseBodyError) return new SignOnFault('refused', cause.error, { cause });
  const code = (cause as oidc.ClientError).code ?? '';
  const isAnswer = code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_RESPONSE_IS_NOT_JSON';
  return new SignOnFault(isAnswer ? 'refused' : 'untrusted', `${code} ${message}`.trim(), { cause });
}
