import { randomUUID } from 'node:crypto';
import type { DingtalkVendor } from './dingtalk-vendor.ts';
import { answerDingtalkDirectory } from './dingtalk-directory.ts';
import { employees, failed, ok, useridOf } from './dingtalk-employees.ts';
import type { VendorAnswer, VendorCall } from './vendor-call.ts';

/** The older interface of 钉钉, by which an app finds employees and sends work notifications. */
export function answerOldApi(vendor: DingtalkVendor, call: VendorCall): VendorAnswer {
  const { pathname, searchParams: asked } = call.url;
  if (pathname === '/gettoken') return giveAppToken(vendor, asked);
  if (!vendor.appTokens.has(asked.get('access_token') ?? '')) return failed(40014, '不合法的access_token');
  const body = JSON.parse(call.body || '{}') as Record<string, unknown>;
  if (pathname === '/auth/scopes' || pathname.startsWith('/topapi/v2/'))
    return answerDingtalkDirectory(vendor, call, body);
  if (call.method !== 'POST') return failed(43002, '需要POST请求');
  return pathname === '/topapi/user/getbyunionid' ? findEmployee(vendor, body) : sendNotice(vendor, body);
}

function giveAppToken({ clientId, clientSecret, appTokens }: DingtalkVendor, asked: URLSearchParams): VendorAnswer {
  if (asked.get('appkey') !== clientId || asked.get('appsecret') !== clientSecret)
    return failed(40089, '不合法的appKey或appSecret');
  const token = randomUUID();
  appTokens.add(token);
  return ok({ access_token: token, expires_in: 7200 });
}

function findEmployee(vendor: DingtalkVendor, { unionid }: Record<string, unknown>): VendorAnswer {
  const person = employees(vendor).find(({ unionId }) => unionId === unionid);
  if (!person) return failed(60121, '找不到该用户');
  return ok({ request_id: randomUUID(), result: { userid: useridOf(person.unionId) } });
}

interface Msg {
  msgtype?: unknown;
  action_card?: Partial<Record<'title' | 'markdown' | 'single_title' | 'single_url', unknown>>;
}

function sendNotice(vendor: DingtalkVendor, body: Record<string, unknown>): VendorAnswer {
  if (body['agent_id'] !== Number(vendor.agentId)) return failed(33012, '无效的agentId');
  const { msgtype, action_card = {} } = (body['msg'] ?? {}) as Msg;
  const { title, markdown, single_title: button, single_url: url } = action_card;
  const texts = [title, markdown, button, url];
  if (msgtype !== 'action_card' || !texts.every((text) => typeof text === 'string' && text !== ''))
    return failed(40035, '不合法的参数');
  if (Buffer.byteLength(JSON.stringify(body['msg'])) > 2048) return failed(40058, '消息过长');
  const userid = body['userid_list'];
  const isEmployee = employees(vendor).some(({ unionId }) => useridOf(unionId) === userid);
  // Accepted all the same: what became of it is told by another call.
  if (isEmployee) keep(vendor, { userid, title, markdown, url } as DingtalkVendor['cards'][number]);
  return ok({ request_id: randomUUID(), task_id: vendor.cards.length + 1 });
}

/** The same words to the same person on one day are taken and not shown. */
function keep({ cards }: DingtalkVendor, card: DingtalkVendor['cards'][number]): void {
  if (!cards.some((one) => JSON.stringify(one) === JSON.stringify(card))) cards.push(card);
}
