import { randomUUID } from 'node:crypto';
import { failed } from './dingtalk-employees.ts';
import { answerOldApi } from './dingtalk-notices.ts';
import type { DingtalkVendor } from './dingtalk-vendor.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

const refused = (code: string, message: string): VendorAnswer => ({
  status: 400,
  body: { code, message, requestid: randomUUID() },
});

export function answerDingtalk(vendor: DingtalkVendor, call: VendorCall, fault: VendorFault | undefined): VendorAnswer {
  if (fault?.code) {
    const isOld = /^\/(gettoken|topapi|auth\/)/.test(call.url.pathname);
    return isOld ? failed(Number(fault.code), 'made by the test') : refused(fault.code, 'made by the test');
  }
  const asked = call.url.searchParams;
  switch (call.url.pathname) {
    case '/oauth2/auth':
      return loginPage(vendor, asked);
    case '/oauth2/choose':
      return sendBack(vendor, asked);
    case '/gettoken':
    case '/topapi/user/getbyunionid':
    case '/topapi/message/corpconversation/asyncsend_v2':
    case '/topapi/message/corpconversation/getsendresult':
    case '/auth/scopes':
    case '/topapi/v2/department/get':
    case '/topapi/v2/department/listsub':
    case '/topapi/v2/user/list':
    case '/topapi/v2/user/get':
      return answerOldApi(vendor, call);
    case '/v1.0/oauth2/userAccessToken':
      return giveToken(vendor, call);
    default:
      return tellMe(vendor, call);
  }
}

const isRight = ({ clientId, callbackUrls }: DingtalkVendor, asked: URLSearchParams): boolean =>
  asked.get('client_id') === clientId &&
  asked.get('response_type') === 'code' &&
  (asked.get('scope') ?? '').split(' ').includes('openid') &&
  asked.get('prompt') === 'consent' &&
  callbackUrls.includes(asked.get('redirect_uri') ?? '');

function loginPage(vendor: DingtalkVendor, asked: URLSearchParams): VendorAnswer {
  if (!isRight(vendor, asked)) return { status: 400, html: '<p role="alert">url不在域名白名单内</p>' };
  const links = [...vendor.people, { unionId: '', nick: '取消' }].map(({ unionId, nick }) => {
    const query = new URLSearchParams([...asked, ['person', unionId]]).toString().replaceAll('&', '&amp;');
    return `<p><a href="/oauth2/choose?${query}">${nick}</a></p>`;
  });
  return {
    status: 200,
    html: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>钉钉</title><h1>钉钉登录</h1>${links.join('')}</html>`,
  };
}

function sendBack(vendor: DingtalkVendor, asked: URLSearchParams): VendorAnswer {
  if (!isRight(vendor, asked)) return refused('invalidParameter', 'redirect_uri');
  const person = vendor.people.find(({ unionId }) => unionId === asked.get('person'));
  const authCode = randomUUID();
  if (person) vendor.codes.set(authCode, person);
  const said = { ...(person ? { authCode } : { error: 'access_denied' }), state: asked.get('state') ?? '' };
  return { status: 302, headers: { location: `${asked.get('redirect_uri')}?${new URLSearchParams(said).toString()}` } };
}

function giveToken({ clientId, clientSecret, corpId, codes, tokens }: DingtalkVendor, call: VendorCall): VendorAnswer {
  const body = JSON.parse(call.body || '{}') as Record<string, string>;
  if (body['clientId'] !== clientId) return refused('invalidClientId', '不合法的clientId');
  if (body['clientSecret'] !== clientSecret) return refused('invalidClientSecret', '不合法的密钥');
  const person = codes.get(body['code'] ?? '');
  codes.delete(body['code'] ?? '');
  if (!person || body['grantType'] !== 'authorization_code')
    return refused('invalidParameter.authCode.notFound', '不存在的authCode');
  const accessToken = randomUUID();
  tokens.set(accessToken, person);
  return {
    status: 200,
    body: { accessToken, refreshToken: randomUUID(), expireIn: 7200, corpId: person.corpId ?? corpId },
  };
}

function tellMe({ tokens }: DingtalkVendor, { headers, url }: VendorCall): VendorAnswer {
  const person = tokens.get(String(headers['x-acs-dingtalk-access-token'] ?? ''));
  if (url.pathname !== '/v1.0/contact/users/me' || !person)
    return refused('InvalidAuthentication', '不合法的access_token');
  const { corpId: _corp, ...told } = person;
  return { status: 200, body: { ...told, openId: `open-${person.unionId}` } };
}
