import { randomUUID } from 'node:crypto';
import type { DingtalkFate, DingtalkVendor } from './dingtalk-vendor.ts';
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
  if (pathname === '/topapi/user/getbyunionid') return findEmployee(vendor, body);
  return pathname.endsWith('/getsendresult') ? tellFate(vendor, body) : sendNotice(vendor, body);
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
  const userid = String(body['userid_list']);
  // Accepted whatever becomes of it: that is told by another call.
  const fate = keep(vendor, { userid, title, markdown, url } as DingtalkVendor['cards'][number]);
  return ok({ request_id: randomUUID(), task_id: vendor.fates.push({ userid, fate }) });
}

/** The same words to the same person on one day are taken and not shown. */
function keep(vendor: DingtalkVendor, card: DingtalkVendor['cards'][number]): DingtalkFate['fate'] {
  const employee = employees(vendor).find(({ unionId }) => useridOf(unionId) === card.userid);
  if (!employee) return 'invalid';
  if (vendor.unreached.has(employee.unionId)) return 'failed';
  if (vendor.cards.some((one) => JSON.stringify(one) === JSON.stringify(card))) return 'repeated';
  vendor.cards.push(card);
  return 'brought';
}

function tellFate(vendor: DingtalkVendor, { agent_id, task_id }: Record<string, unknown>): VendorAnswer {
  if (agent_id !== Number(vendor.agentId)) return failed(33012, '无效的agentId');
  const told = vendor.fates[Number(task_id) - 1];
  if (!told) return failed(33013, '无效的任务');
  const { userid, fate } = told;
  const having = (...fates: DingtalkFate['fate'][]) => (fates.includes(fate) ? [userid] : []);
  return ok({
    send_result: {
      invalid_user_id_list: having('invalid'),
      failed_user_id_list: having('failed'),
      forbidden_user_id_list: having('repeated'),
      forbidden_list: having('repeated').map((one) => ({ code: '143106', count: 1, userid: one })),
      read_user_id_list: [],
      unread_user_id_list: having('brought'),
    },
  });
}
