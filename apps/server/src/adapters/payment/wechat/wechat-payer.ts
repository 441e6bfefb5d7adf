import { ChannelFault, type PayerDesk, textOf } from '../payment-channel.ts';
import type { WechatSettings } from './wechat-settings.ts';

const timeoutMs = 7000;

/** Codes that are wrong, used, over, or of another app. */
const badCodes: readonly unknown[] = [40_029, 40_163, 42_003, 40_226];
/** What WeChat says of an app that it does not know, and of a wrong secret. */
const faults: Readonly<Record<number, string>> = {
  40_001: 'AppSecret 不正确',
  40_013: 'AppID 不正确',
  40_125: 'AppSecret 不正确',
};

/** Nobody has it: WeChat looks at app and secret first, and then says that it is wrong. */
const unknownCode = 'configuration-check';

/**
 * 网页授权 of a 公众号, `snsapi_base`: the buyer is not asked and nothing but his openid becomes known. Undefined without the app's
 * secret. Addresses with the secret never stand in a message.
 */
export function createPayerDesk(settings: WechatSettings): PayerDesk | undefined {
  const { appid, appSecret, siteOrigin, openOrigin } = settings;
  if (!appSecret) return undefined;
  return {
    appId: appid,
    siteOrigin,
    addressOf: ({ entryPath, state }) => {
      const asked = new URLSearchParams({
        appid,
        redirect_uri: siteOrigin + entryPath,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      });
      return `${openOrigin}/connect/oauth2/authorize?${asked.toString()}#wechat_redirect`;
    },
    payerOf: async (code) => {
      const { errcode, openid } = await exchange(settings, appSecret, code);
      if (typeof openid === 'string' && openid !== '') return openid;
      if (badCodes.includes(errcode)) return undefined;
      throw new ChannelFault(`WeChat answered ${String(errcode)} to a code of a payer`);
    },
    faultOf: async () => {
      const { errcode, errmsg } = await exchange(settings, appSecret, unknownCode);
      if (badCodes.includes(errcode)) return undefined;
      return faults[Number(errcode)] ?? `公众号接口返回 ${String(errcode)} ${textOf(errmsg)}`.trim().slice(0, 200);
    },
  };
}

async function exchange(
  { appid, appEndpoint }: WechatSettings,
  secret: string,
  code: string,
): Promise<Record<string, unknown>> {
  const asked = new URLSearchParams({ appid, secret, code, grant_type: 'authorization_code' });
  const address = `${appEndpoint}/sns/oauth2/access_token?${asked.toString()}`;
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  } catch (cause) {
    throw new ChannelFault(`WeChat could not say who pays: ${(cause as Error).name}`);
  }
}
