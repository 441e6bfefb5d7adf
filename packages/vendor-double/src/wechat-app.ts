import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';
import type { WechatPayVendor } from './wechat-merchant.ts';

/** A 公众号: who looks at a page inside WeChat is told to it by a code, where it may send people back to. */
export interface WechatApp {
  secret: string;
  /** Its 网页授权域名: the one host, with its port, that codes go to. */
  callbackHost: string;
}

export interface WechatCode {
  appid: string;
  openid: string;
  madeAt: Date;
  isUsed: boolean;
}

const codeLifeMs = 5 * 60_000;
const failed = (errcode: number, errmsg: string): VendorAnswer => ({ status: 200, body: { errcode, errmsg } });

/** 网页授权 by snsapi_base: the person is not asked, the code is good for once and five minutes. */
export function answerWechatApp(
  vendor: WechatPayVendor,
  { url }: VendorCall,
  fault: VendorFault | undefined,
): VendorAnswer {
  if (fault?.code) return failed(Number(fault.code), 'made by the test');
  if (url.pathname === '/connect/oauth2/authorize') return authorize(vendor, url.searchParams);
  return url.pathname === '/sns/oauth2/access_token'
    ? exchange(vendor, url.searchParams)
    : failed(40_066, 'invalid url');
}

function authorize(vendor: WechatPayVendor, asked: URLSearchParams): VendorAnswer {
  const appid = asked.get('appid') ?? '';
  const app = vendor.apps.get(appid);
  const back = asked.get('redirect_uri') ?? '';
  const page = (text: string): VendorAnswer => ({
    status: 200,
    html: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>微信</title><p role="alert">${text}</p></html>`,
  });
  if (!app) return page('AppID 参数错误');
  if (!URL.canParse(back) || new URL(back).host !== app.callbackHost) return page('redirect_uri 域名与后台配置不一致');
  if (asked.get('response_type') !== 'code' || asked.get('scope') !== 'snsapi_base') return page('Scope 参数错误');
  const state = asked.get('state') ?? '';
  if (!/^[a-zA-Z0-9]{1,128}$/.test(state)) return page('state 参数错误');
  const code = randomUUID().replaceAll('-', '');
  const openid = `o${vendor.person}_${appid}`;
  vendor.codes.set(code, { appid, openid, madeAt: vendor.now(), isUsed: false });
  vendor.openids.set(openid, appid);
  const said = new URL(back);
  said.searchParams.set('code', code);
  said.searchParams.set('state', state);
  return { status: 302, headers: { location: said.href } };
}

function exchange(vendor: WechatPayVendor, asked: URLSearchParams): VendorAnswer {
  const appid = asked.get('appid') ?? '';
  const app = vendor.apps.get(appid);
  if (!app) return failed(40_013, 'invalid appid');
  if (asked.get('secret') !== app.secret) return failed(40_125, 'invalid appsecret');
  if (asked.get('grant_type') !== 'authorization_code') return failed(40_002, 'invalid grant_type');
  const code = vendor.codes.get(asked.get('code') ?? '');
  if (code?.appid !== appid) return failed(40_029, 'invalid code');
  if (code.isUsed) return failed(40_163, 'code been used');
  code.isUsed = true;
  if (vendor.now().getTime() > code.madeAt.getTime() + codeLifeMs) return failed(42_003, 'code expired');
  const { openid } = code;
  return { status: 200, body: { access_token: randomUUID(), expires_in: 7200, openid, scope: 'snsapi_base' } };
}
