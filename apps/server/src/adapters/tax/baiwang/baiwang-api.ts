import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askPlatform } from '../ask-platform.ts';
import { keysMark, type TokenKeeper, withToken } from '../kept-token.ts';
import { TaxFault } from '../tax-platform.ts';

const zText = z.string().min(1);

/** What an operator entered, as the form of taxFields names it. */
export const zBaiwang = z.looseObject({
  appKey: zText,
  appSecret: zText,
  username: zText,
  password: zText,
  salt: zText,
  taxNo: zText,
  drawer: zText,
  taxUserName: z.string().default(''),
  waitMs: z.number().optional(),
});
export type Baiwang = z.infer<typeof zBaiwang>;

export interface BaiwangPlace {
  companyId: string;
  tokens: TokenKeeper;
  now: () => Date;
  host: string;
  vendorUrl: string | undefined;
}

/** What the platform answers: what was asked for, or why not. */
export type BaiwangAnswer = { response: unknown } | { refusal: string };

/** Asks one of its functions; `version` decides what stands in the query beside it. Throws {@link TaxFault} where nothing answered. */
export type BaiwangCall = (method: string, version: '6.0' | '7.0', body: object) => Promise<BaiwangAnswer>;

const badToken = new Set(['100001', '100002']);
/** Keys, signature, time: the gateway passed nothing on. */
const isGateway = (code: string) => /^1000\d\d$/.test(code);

const zAnswer = z.looseObject({
  success: z.boolean(),
  response: z.unknown().optional(),
  errorResponse: z
    .looseObject({
      code: z.coerce.string(),
      message: z.string().nullish(),
      subCode: z.coerce.string().nullish(),
      subMessage: z.string().nullish(),
    })
    .nullish(),
});
const zToken = z.looseObject({ access_token: zText, expires_in: z.coerce.number().positive().default(7200) });

/**
 * 百望云 open platform: a token by the user's salted password, then each call signed by MD5 over secret, sorted query, body to
 * the byte and secret.
 */
export function openBaiwang(settings: Baiwang, place: BaiwangPlace): BaiwangCall {
  const { appKey, appSecret, username, password, salt, waitMs } = settings;
  const { host, tokens: keeper, now } = place;
  const caller = { connection: `${place.companyId} BAIWANG`, waitMs };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const urlOf = (query: Record<string, string>) => {
    const url = new URL('/router/rest', host);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  const timestamp = () => String(now().getTime());
  const fetchToken = async () => {
    const query = { method: 'baiwang.oauth.token', grant_type: 'password', client_id: appKey, version: '7.0' };
    const url = urlOf({ ...query, timestamp: timestamp(), ...unencrypted });
    const hashed = createHash('sha256')
      .update(password + salt)
      .digest('hex');
    const body = JSON.stringify({ password: hashed, username, client_secret: appSecret });
    const answer = read(await askPlatform(caller, url, { headers, body }));
    const token = zToken.safeParse(answer.response);
    if (!answer.success || !token.success) throw new TaxFault(`取访问令牌：${wordsOf(answer) || '没有给出令牌'}`);
    return { value: token.data.access_token, seconds: token.data.expires_in };
  };
  const ask = async (method: string, version: '6.0' | '7.0', content: object, token: string) => {
    const body = JSON.stringify(content);
    const query = {
      method,
      version,
      appKey,
      format: 'json',
      timestamp: timestamp(),
      token,
      type: 'sync',
      requestId: randomUUID(),
      ...(version === '7.0' && { signType: 'MD5', ...unencrypted }),
    };
    const url = urlOf({ ...query, sign: signBaiwang(appSecret, query, body) });
    const answer = read(await askPlatform(caller, url, { headers, body }));
    const code = answer.errorResponse?.code ?? '';
    if (badToken.has(code)) return 'refused' as const;
    if (isGateway(code)) throw new TaxFault(wordsOf(answer));
    return answer.success ? { response: answer.response } : { refusal: wordsOf(answer) || '没有说明原因' };
  };
  const of = keysMark(appKey, appSecret, username, password, salt);
  return (method, version, body) =>
    withToken<BaiwangAnswer>({ keeper, now, of, fetch: fetchToken }, (token) =>
      ask(`baiwang.output.${method}`, version, body, token),
    );
}

const noScope = '00';
const unencrypted = { encryptType: 'NONE', encryptScope: noScope };

/** Names in the order of their letters; what is empty is left out. */
function signBaiwang(secret: string, query: Record<string, string>, body: string): string {
  const sorted = Object.entries(query)
    .filter(([, value]) => value.trim() !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = secret + sorted.flat().join('') + body + secret;
  return createHash('md5').update(text).digest('hex').toUpperCase();
}

function read(answer: unknown): z.infer<typeof zAnswer> {
  const found = zAnswer.safeParse(answer);
  if (!found.success) throw new TaxFault('答复无法识别');
  return found.data;
}

/** In the platform's own words. */
function wordsOf({ errorResponse }: z.infer<typeof zAnswer>): string {
  const { code, message, subCode, subMessage } = errorResponse ?? {};
  return [subCode || code, subMessage || message].filter(Boolean).join(' ').slice(0, 200);
}

/** The answer in this shape. Throws {@link TaxFault} where the platform refused, or said something else. */
export function expectAnswer<T extends z.ZodType>(answer: BaiwangAnswer, shape: T): z.infer<T> {
  if ('refusal' in answer) throw new TaxFault(answer.refusal);
  const found = shape.safeParse(answer.response);
  if (!found.success) throw new TaxFault('答复无法识别');
  return found.data;
}
