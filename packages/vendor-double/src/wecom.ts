import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';
import { answerWecomDirectory, seesMember, type WecomDepartment, type WecomRange } from './wecom-directory.ts';

export interface WecomPerson {
  userid: string;
  name: string;
  biz_mail?: string;
  /** Ids of his departments, the main one first; the enterprise itself where none is named. */
  department?: number[];
  /** Scans though he is no member. */
  isOutsider?: boolean;
}

/** 企业微信: one corporation and its app. */
export interface WecomVendor {
  corpId: string;
  agentId: string;
  appSecret: string;
  /** Its 可信域名: the host of every address people are sent back to. */
  trustedHost: string;
  people: WecomPerson[];
  /** Without the root, which is 1. */
  departments: WecomDepartment[];
  range: WecomRange;
  nextFault?: VendorFault;
  codes: Map<string, WecomPerson>;
  tokens: Set<string>;
  /** Cards that members were sent, the last at the end. */
  cards: WecomCard[];
}

export interface WecomCard {
  touser: string;
  title: string;
  description: string;
  url: string;
  btntxt: string;
}

export const newWecomVendor = (): WecomVendor => ({
  corpId: 'ww-corp',
  agentId: '1000002',
  appSecret: 'wecom-secret',
  trustedHost: '',
  people: [],
  departments: [],
  range: { departments: [1], users: [] },
  codes: new Map(),
  tokens: new Set(),
  cards: [],
});

const failed = (errcode: number, errmsg: string): VendorAnswer => ({ status: 200, body: { errcode, errmsg } });

/** The page of the scan, the way within the app, and the calls behind them. */
export function answerWecom(vendor: WecomVendor, call: VendorCall, fault: VendorFault | undefined): VendorAnswer {
  const { url } = call;
  if (fault?.code) return failed(Number(fault.code), 'made by the test');
  const asked = url.searchParams;
  switch (url.pathname) {
    case '/wwlogin/sso/login':
      return asked.get('login_type') === 'CorpApp' ? scanPage(vendor, asked) : failed(40001, 'login_type');
    case '/connect/oauth2/authorize':
      return asked.get('scope') === 'snsapi_base' && asked.get('response_type') === 'code'
        ? sendBack(vendor, asked, vendor.people[0])
        : failed(40001, 'scope');
    case '/wwlogin/choose':
      return sendBack(
        vendor,
        asked,
        vendor.people.find(({ userid }) => userid === asked.get('person')),
      );
    case '/cgi-bin/gettoken':
      return giveToken(vendor, asked);
    case '/cgi-bin/message/send':
      return sendCard(vendor, call);
    default:
      return answerApi(vendor, call);
  }
}

const isRight = ({ corpId, agentId, trustedHost }: WecomVendor, asked: URLSearchParams): boolean =>
  asked.get('appid') === corpId &&
  asked.get('agentid') === agentId &&
  URL.canParse(asked.get('redirect_uri') ?? '') &&
  new URL(asked.get('redirect_uri') ?? '').host === trustedHost &&
  /^[\w-]{1,128}$/.test(asked.get('state') ?? '');

function scanPage(vendor: WecomVendor, asked: URLSearchParams): VendorAnswer {
  if (!isRight(vendor, asked)) return { status: 400, html: '<p role="alert">该链接无法访问</p>' };
  const links = [...vendor.people, { userid: '', name: '取消' }].map(({ userid, name }) => {
    const query = new URLSearchParams([...asked, ['person', userid]]).toString().replaceAll('&', '&amp;');
    return `<p><a href="/wwlogin/choose?${query}">${name}</a></p>`;
  });
  return {
    status: 200,
    html: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>企业微信</title><h1>企业微信扫码登录</h1>${links.join('')}</html>`,
  };
}

/** With a code; without one for who did not agree. */
function sendBack(vendor: WecomVendor, asked: URLSearchParams, person: WecomPerson | undefined): VendorAnswer {
  if (!isRight(vendor, asked)) return { status: 400, html: '<p role="alert">redirect_uri 参数错误</p>' };
  const code = randomUUID();
  if (person) vendor.codes.set(code, person);
  const said = new URLSearchParams({ ...(person && { code }), state: asked.get('state') ?? '' });
  return { status: 302, headers: { location: `${asked.get('redirect_uri')}?${said.toString()}` } };
}

function giveToken({ corpId, appSecret, tokens }: WecomVendor, asked: URLSearchParams): VendorAnswer {
  if (asked.get('corpid') !== corpId) return failed(40013, 'invalid corpid');
  if (asked.get('corpsecret') !== appSecret) return failed(40001, 'invalid credential');
  const token = randomUUID();
  tokens.add(token);
  return { status: 200, body: { errcode: 0, errmsg: 'ok', access_token: token, expires_in: 7200 } };
}

const directoryPaths = ['/cgi-bin/agent/get', '/cgi-bin/department/list', '/cgi-bin/user/list'];

function answerApi(vendor: WecomVendor, call: VendorCall): VendorAnswer {
  const { tokens, codes, people } = vendor;
  const { pathname, searchParams: asked } = call.url;
  if (!tokens.has(asked.get('access_token') ?? '')) return failed(40014, 'invalid access_token');
  if (directoryPaths.includes(pathname)) return answerWecomDirectory(vendor, call);
  if (pathname === '/cgi-bin/auth/getuserinfo') {
    const person = codes.get(asked.get('code') ?? '');
    codes.delete(asked.get('code') ?? '');
    if (!person) return failed(40029, 'invalid code');
    const who = person.isOutsider ? { openid: person.userid } : { userid: person.userid };
    return { status: 200, body: { errcode: 0, errmsg: 'ok', ...who } };
  }
  const member = people.find(({ userid, isOutsider }) => userid === asked.get('userid') && !isOutsider);
  if (pathname !== '/cgi-bin/user/get' || !member) return failed(60111, 'userid not found');
  if (!seesMember(vendor, member)) return failed(60011, 'no privilege to access/modify contact/party/agent');
  return { status: 200, body: { errcode: 0, errmsg: 'ok', ...member } };
}

interface CardCall {
  touser?: unknown;
  msgtype?: unknown;
  agentid?: unknown;
  enable_duplicate_check?: unknown;
  textcard?: Partial<Record<'title' | 'description' | 'url' | 'btntxt', unknown>>;
}

const fits = (text: unknown, most: number): text is string =>
  typeof text === 'string' && text !== '' && Buffer.byteLength(text) <= most;

/** A card of text to one member, as strict as the vendor about the app, the member and the sizes. */
function sendCard(vendor: WecomVendor, { method, url, body }: VendorCall): VendorAnswer {
  if (!vendor.tokens.has(url.searchParams.get('access_token') ?? '')) return failed(40014, 'invalid access_token');
  const asked = JSON.parse(body || '{}') as CardCall;
  if (method !== 'POST' || asked.msgtype !== 'textcard') return failed(40008, 'invalid message type');
  if (asked.agentid !== Number(vendor.agentId)) return failed(40056, 'invalid agentid');
  const { title, description, url: link, btntxt } = asked.textcard ?? {};
  const isRight = fits(title, 128) && fits(description, 512) && fits(link, 2048) && URL.canParse(link);
  if (!isRight || typeof btntxt !== 'string' || btntxt.length > 4) return failed(40058, 'invalid param');
  const member = vendor.people.find(({ userid, isOutsider }) => userid === asked.touser && !isOutsider);
  if (!member) return failed(81013, 'user & party & tag all invalid');
  const card = { touser: member.userid, title, description, url: link, btntxt };
  const isRepeated =
    asked.enable_duplicate_check === 1 && vendor.cards.some((one) => JSON.stringify(one) === JSON.stringify(card));
  if (!isRepeated) vendor.cards.push(card);
  const told = { invaliduser: '', invalidparty: '', invalidtag: '', msgid: randomUUID() };
  return { status: 200, body: { errcode: 0, errmsg: 'ok', ...told } };
}
