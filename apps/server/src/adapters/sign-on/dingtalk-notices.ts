import { z } from 'zod';
import { askVendor, type VendorFetch } from './ask-vendor.ts';
import { cutBytes, plainWords } from './card-words.ts';
import type { VendorCard } from './sign-on.ts';

/** The app by which 钉钉 sends work notifications (工作通知), and the addresses of its older interface. */
export interface WorkNotices {
  fetch: VendorFetch;
  agentId: number;
  /** Gives the app's own token. */
  tokenAddress: URL;
  addressOf: (path: string, query: Record<string, string>) => URL;
}

const zAppToken = z.looseObject({ errcode: z.literal(0), access_token: z.string().min(1) });
const zEmployee = z.looseObject({ errcode: z.literal(0), result: z.looseObject({ userid: z.string().min(1) }) });
const zTaken = z.looseObject({ errcode: z.literal(0), task_id: z.number() });
/** A list that nobody is on may be left out. */
const listOf = <T extends z.ZodType>(one: T) =>
  z
    .array(one)
    .nullish()
    .transform((list) => list ?? []);
const zFate = z.looseObject({
  errcode: z.literal(0),
  send_result: z.looseObject({
    invalid_user_id_list: listOf(z.string()),
    failed_user_id_list: listOf(z.string()),
    forbidden_list: listOf(z.looseObject({ code: z.coerce.string() })),
  }),
});
/** 给单人推送重复消息超限, of an app of one's own and of an ISV's. */
const repeatedWords: ReadonlySet<string> = new Set(['143106', '143206']);

async function open({ fetch, tokenAddress, addressOf }: WorkNotices): Promise<(path: string) => URL> {
  const { access_token } = await askVendor(fetch, zAppToken, tokenAddress);
  return (path) => addressOf(path, { access_token });
}

/** Answers the number of its task. It reaches nobody with the same words twice on one day. */
export async function sendWorkNotice(
  works: WorkNotices,
  unionId: string,
  { title, text, url }: VendorCard,
): Promise<string> {
  const { fetch, agentId: agent_id } = works;
  const at = await open(works);
  const byUnionId = at('/topapi/user/getbyunionid');
  const { result } = await askVendor(fetch, zEmployee, byUnionId, { body: { unionid: unionId } });
  const heading = cutBytes(plainWords(title), 60);
  const lines = plainWords(text).split('\n');
  const markdown = cutBytes([`### ${heading}`, ...lines].join('\n\n'), 1000);
  const action_card = { title: heading, markdown, single_title: '去审批', single_url: url };
  const body = { agent_id, userid_list: result.userid, msg: { msgtype: 'action_card', action_card } };
  const taken = await askVendor(fetch, zTaken, at('/topapi/message/corpconversation/asyncsend_v2'), { body });
  return String(taken.task_id);
}

/** Whether the employee of a task has not got it; who was held back for having the same words already has. Known for a day. */
export async function wasNoticeRefused(works: WorkNotices, task_id: number): Promise<boolean> {
  const at = await open(works);
  const asked = at('/topapi/message/corpconversation/getsendresult');
  const body = { agent_id: works.agentId, task_id };
  const { send_result: told } = await askVendor(works.fetch, zFate, asked, { body });
  const held = told.forbidden_list.filter(({ code }) => !repeatedWords.has(code));
  return told.invalid_user_id_list.length + told.failed_user_id_list.length + held.length > 0;
}
