import { z } from 'zod';
import { askVendor, type VendorFetch } from './ask-vendor.ts';
import { sendWorkNotice, wasNoticeRefused, type WorkNotices } from './dingtalk-notices.ts';
import { dingtalkCodes, dingtalkDirectory } from './dingtalk-directory.ts';
import { directoryCalls } from './directory-calls.ts';
import { SignOnFault, type SignOnService } from './sign-on.ts';

/** What an administrator entered, as the form of signOnFields names it; `waitMs` is a test's. */
export const zDingtalk = z.looseObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  corpId: z.string().min(1),
  /** Without it no card is sent. */
  agentId: z.string().optional(),
  waitMs: z.number().optional(),
});

interface Options {
  clientId: string;
  clientSecret: string;
  corpId: string;
  agentId: string;
  hosts: { login: string; api: string; old: string };
  fetch: VendorFetch;
  /** Each call with a time of its own, for readings of many. */
  patientFetch: VendorFetch;
}

const zTokens = z.looseObject({ accessToken: z.string().min(1), corpId: z.string().catch('') });
const zMe = z.looseObject({
  unionId: z.string().min(1),
  nick: z.string().catch(''),
  mobile: z.string().catch(''),
  stateCode: z.string().catch(''),
});
const zRefusal = z.looseObject({ code: z.string(), message: z.string().catch('') });

/** What it says to a code that nobody was given, when the keys are right. */
const wrongCode = /authCode/i;

/**
 * 钉钉, an app of the enterprise: who signs in chooses an organisation there, and it must be this one, else anybody with an
 * account of 钉钉 would be somebody of the enterprise. The mobile is proved there; the mail is typed by its owner and counts
 * for nothing.
 */
export function createDingtalk(options: Options): SignOnService {
  const { clientId, clientSecret, corpId, agentId, hosts, fetch, patientFetch } = options;
  const tokensOf = { clientId, clientSecret, grantType: 'authorization_code' };
  const tokenAddress = new URL(`${hosts.api}/v1.0/oauth2/userAccessToken`);
  return {
    addressOf: async ({ callbackUrl, state }) => {
      const asked = { redirect_uri: callbackUrl, response_type: 'code', client_id: clientId, scope: 'openid corpid' };
      return `${hosts.login}/oauth2/auth?${new URLSearchParams({ ...asked, state, prompt: 'consent', corpId }).toString()}`;
    },
    prove: async (answer) => {
      const code = answer.get('authCode') ?? answer.get('code') ?? '';
      if (code === '') throw new SignOnFault('declined', answer.get('error') ?? 'no code');
      const tokens = await askVendor(fetch, zTokens, tokenAddress, { body: { ...tokensOf, code } });
      if (tokens.corpId !== corpId) throw new SignOnFault('untrusted', `of another organisation: ${tokens.corpId}`);
      const headers = { 'x-acs-dingtalk-access-token': tokens.accessToken };
      const me = await askVendor(fetch, zMe, new URL(`${hosts.api}/v1.0/contact/users/me`), { headers });
      const isHere = me.stateCode === '86' || me.stateCode === '';
      const mobile = isHere && /^1[3-9]\d{9}$/.test(me.mobile) ? me.mobile : '';
      return { subject: me.unionId, name: me.nick.trim(), email: '', mobile };
    },
    check: async () => {
      const answer = await fetch(tokenAddress.href, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...tokensOf, code: 'check' }),
      });
      const said = zRefusal.safeParse(await answer.json().catch(() => undefined));
      if (!said.success) throw new SignOnFault('refused', `answered ${answer.status}`);
      // A code that nobody was given: right keys are told that it is wrong, wrong keys that they are.
      if (!wrongCode.test(said.data.code)) throw new SignOnFault('refused', `${said.data.code} ${said.data.message}`);
      return '钉钉可用，应用密钥有效';
    },
    directory: dingtalkDirectory(
      directoryCalls({ fetch: patientFetch, tokenAddress: appTokenAddress(options), codes: dingtalkCodes }),
      oldAddress(options),
    ),
    ...(agentId !== '' && {
      sendCard: (subject, card) => sendWorkNotice(worksOf(options), subject, card),
      wasCardRefused: (taskId) => wasNoticeRefused(worksOf(options), Number(taskId)),
    }),
  };
}

const oldAddress =
  ({ hosts }: Options) =>
  (path: string, query: Record<string, string>) =>
    new URL(`${hosts.old}${path}?${new URLSearchParams(query).toString()}`);

const worksOf = (options: Options): WorkNotices => ({
  fetch: options.fetch,
  agentId: Number(options.agentId),
  tokenAddress: appTokenAddress(options),
  addressOf: oldAddress(options),
});

const appTokenAddress = (options: Options): URL =>
  oldAddress(options)('/gettoken', { appkey: options.clientId, appsecret: options.clientSecret });
