import { z } from 'zod';
import { askVendor, type VendorFetch } from './ask-vendor.ts';
import { cutBytes, plainWords } from './card-words.ts';
import { directoryCalls } from './directory-calls.ts';
import { SignOnFault, type SignOnService } from './sign-on.ts';
import { wecomCodes, wecomDirectory } from './wecom-directory.ts';

/** What an administrator entered, as the form of signOnFields names it; `waitMs` is a test's. */
export const zWecom = z.looseObject({
  corpId: z.string().min(1),
  agentId: z.string().min(1),
  appSecret: z.string().min(1),
  waitMs: z.number().optional(),
});

interface Options {
  corpId: string;
  agentId: string;
  appSecret: string;
  /** Where it is asked, such as https://qyapi.weixin.qq.com. */
  hosts: { scan: string; inApp: string; api: string };
  fetch: VendorFetch;
  /** Each call with a time of its own, for readings of many. */
  patientFetch: VendorFetch;
}

const zToken = z.looseObject({ errcode: z.literal(0), access_token: z.string().min(1) });
/** `userid` of a member; somebody else has an openid instead. */
const zWho = z.looseObject({ errcode: z.literal(0), userid: z.string().optional() });
/** `invaliduser`: who does not see the app, or is no member. */
const zSentCard = z.looseObject({
  errcode: z.literal(0),
  invaliduser: z.string().catch(''),
  unlicenseduser: z.string().catch(''),
});
const zMember = z.looseObject({
  errcode: z.literal(0),
  name: z.string().catch(''),
  biz_mail: z.string().catch(''),
});

/**
 * 企业微信, an app that the enterprise made itself: members scan, or are known at once within the app. It has neither nonce
 * nor PKCE; that the answer belongs to this browser is held by state alone. Mail and mobile it tells no new app, but for the
 * mailbox that the enterprise has there.
 */
export function createWecom({ corpId, agentId, appSecret, hosts, fetch, patientFetch }: Options): SignOnService {
  const at = (path: string, query: Record<string, string>) =>
    new URL(`${hosts.api}${path}?${new URLSearchParams(query).toString()}`);
  const tokenAddress = at('/cgi-bin/gettoken', { corpid: corpId, corpsecret: appSecret });
  const newToken = async () => (await askVendor(fetch, zToken, tokenAddress)).access_token;
  const calls = directoryCalls({ fetch: patientFetch, tokenAddress, codes: wecomCodes });
  return {
    addressOf: async ({ callbackUrl, state }, { isInApp }) => {
      const common = { appid: corpId, redirect_uri: callbackUrl, state };
      if (!isInApp)
        return `${hosts.scan}/wwlogin/sso/login?${new URLSearchParams({ login_type: 'CorpApp', agentid: agentId, ...common }).toString()}`;
      const asked = new URLSearchParams({ ...common, response_type: 'code', scope: 'snsapi_base', agentid: agentId });
      return `${hosts.inApp}/connect/oauth2/authorize?${asked.toString()}#wechat_redirect`;
    },
    prove: async (answer) => {
      const code = answer.get('code') ?? '';
      // Who does not let the app know him comes back without one.
      if (code === '') throw new SignOnFault('declined', 'no code');
      const token = await newToken();
      const who = await askVendor(fetch, zWho, at('/cgi-bin/auth/getuserinfo', { access_token: token, code }));
      if (!who.userid) throw new SignOnFault('untrusted', 'not a member of the corporation');
      const query = { access_token: token, userid: who.userid };
      const member = await askVendor(fetch, zMember, at('/cgi-bin/user/get', query));
      return { subject: who.userid, name: member.name.trim(), email: member.biz_mail.trim().toLowerCase(), mobile: '' };
    },
    check: async () => {
      await newToken();
      return '企业微信可用，应用密钥有效';
    },
    sendCard: async (subject, { title, text, url }) => {
      const body = {
        touser: subject,
        msgtype: 'textcard',
        agentid: Number(agentId),
        textcard: {
          title: cutBytes(plainWords(title), 128),
          description: cutBytes(plainWords(text), 512),
          url,
          btntxt: '去审批',
        },
        // The same card within these seconds, its longest, reaches nobody again.
        enable_duplicate_check: 1,
        duplicate_check_interval: 14_400,
      };
      const query = { access_token: await newToken() };
      const sent = await askVendor(fetch, zSentCard, at('/cgi-bin/message/send', query), { body });
      const missed = sent.invaliduser + sent.unlicenseduser;
      if (missed !== '') throw new SignOnFault('refused', `not reached: ${missed}`);
      return '';
    },
    directory: wecomDirectory(calls, { agentId, at }),
  };
}
