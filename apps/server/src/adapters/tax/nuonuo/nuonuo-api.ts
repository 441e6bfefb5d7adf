import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askPlatform } from '../ask-platform.ts';
import { keysMark, type TokenKeeper, withToken } from '../kept-token.ts';
import { TaxFault } from '../tax-platform.ts';

const zText = z.string().min(1);

/** What an operator entered, as the form of taxFields names it. */
export const zNuonuo = z.looseObject({
  appKey: zText,
  appSecret: zText,
  taxNo: zText,
  drawer: zText,
  extensionNumber: z.string().default(''),
  waitMs: z.number().optional(),
});
export type Nuonuo = z.infer<typeof zNuonuo>;

export interface NuonuoPlace {
  companyId: string;
  tokens: TokenKeeper;
  now: () => Date;
  hosts: { token: string; api: string };
  vendorUrl: string | undefined;
}

export interface NuonuoAnswer {
  code: string;
  describe: string;
  result?: unknown;
}

/** Asks one of the open platform's functions. Throws {@link TaxFault} where nothing, or the gateway, answered. */
export type NuonuoCall = (method: string, content: object) => Promise<NuonuoAnswer>;

export const nuonuoCodes = { ok: 'E0000', notFound: 'E9500', duplicate: 'E9106' } as const;

/** The token is not known, or over. */
const badToken = new Set(['070304', '070305']);
const zAnswer = z.looseObject({
  code: z.coerce.string(),
  describe: z.string().default(''),
  result: z.unknown().optional(),
});
const zToken = z.looseObject({ access_token: zText, expires_in: z.coerce.number().positive() });
const zNoToken = z.looseObject({ error: z.string().optional(), error_description: z.string().optional() });

/**
 * 诺诺 open platform, an app for oneself: a token of 24 hours by client_credentials, then each call signed by HMAC-SHA1 over
 * path, key, nonce, time and the body to the byte.
 */
export function openNuonuo(settings: Nuonuo, place: NuonuoPlace): NuonuoCall {
  const { appKey, appSecret, taxNo, waitMs } = settings;
  const { hosts, tokens: keeper, now } = place;
  const caller = { connection: `${place.companyId} NUONUO`, waitMs };
  const fetchToken = async () => {
    const body = new URLSearchParams({
      client_id: appKey,
      client_secret: appSecret,
      grant_type: 'client_credentials',
    });
    const answer = await askPlatform(caller, new URL('/accessToken', hosts.token), { body });
    const token = zToken.safeParse(answer);
    if (token.success) return { value: token.data.access_token, seconds: token.data.expires_in };
    const { error, error_description: words } = zNoToken.safeParse(answer).data ?? {};
    throw new TaxFault(`取访问令牌：${[error, words].filter(Boolean).join(' ').slice(0, 200) || '没有给出令牌'}`);
  };
  const ask = async (method: string, content: object, token: string) => {
    const body = JSON.stringify(content);
    const url = new URL('/open/v1/services', hosts.api);
    const [senid, nonce] = [randomUUID().replaceAll('-', ''), String(randomInt(10_000_000, 100_000_000))];
    const timestamp = String(Math.floor(now().getTime() / 1000));
    url.search = new URLSearchParams({ senid, nonce, timestamp, appkey: appKey }).toString();
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'X-Nuonuo-Sign': signNuonuo(appSecret, { path: url.pathname, appKey, senid, nonce, timestamp, body }),
      accessToken: token,
      userTax: taxNo,
      method,
    };
    const read = zAnswer.safeParse(await askPlatform(caller, url, { headers, body }));
    if (!read.success) throw new TaxFault('答复无法识别');
    if (badToken.has(read.data.code)) return 'refused' as const;
    // What the platform itself says begins with E; six digits are its gateway's, which has passed nothing on.
    if (/^\d/.test(read.data.code)) throw new TaxFault(wordsOf(read.data));
    return read.data;
  };
  const source = { keeper, now, of: keysMark(appKey, appSecret), fetch: fetchToken };
  return (method, content) =>
    withToken<NuonuoAnswer>(source, (token) => ask(`nuonuo.OpeMplatform.${method}`, content, token));
}

interface Signed {
  path: string;
  appKey: string;
  senid: string;
  nonce: string;
  timestamp: string;
  body: string;
}

/** X-Nuonuo-Sign: the parts of the path from behind, then what stands in the query, then the body. */
function signNuonuo(secret: string, { path, appKey, senid, nonce, timestamp, body }: Signed): string {
  const [, p = '', l = '', a = ''] = path.split('/');
  const text = `a=${a}&l=${l}&p=${p}&k=${appKey}&i=${senid}&n=${nonce}&t=${timestamp}&f=${body}`;
  return createHmac('sha1', secret).update(text).digest('base64');
}

/** In the platform's own words. */
export const wordsOf = ({ code, describe }: Pick<NuonuoAnswer, 'code' | 'describe'>): string =>
  `${code} ${describe}`.trim().slice(0, 200);
