import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import { errorText } from '@jicai/domain/errors/error-codes.ts';
import type { z } from 'zod';
import { refuse } from './refusal.ts';

/**
 * Checks the body against the contract. Refuses with badInput and all faulty fields; the text of the first is the
 * message.
 */
export function parseBody(endpoint: Endpoint, body: unknown): unknown {
  if (hasNul(body)) throw refuse.badInput({ text: '请求内容含有不可用的字符' });
  const parsed = endpoint.body.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(toFault);
  // The message is the text of the first field that has a text of its own, else the general one.
  const text = fields.find(({ msg }) => msg !== generalText)?.msg;
  throw refuse.badInput({ fields, ...(text !== undefined && { text }) });
}

const generalText = errorText('4');

function toFault(issue: z.core.$ZodIssue): { field: string; msg: string } {
  const path = issue.path.filter((step) => step !== 'data' && step !== 'reqData');
  return { field: path.join('.'), msg: textOf(issue) };
}

/** Texts written in Chinese in the contract are kept; the library's own English ones are replaced. */
function textOf(issue: z.core.$ZodIssue): string {
  if (/[\u4e00-\u9fff]/.test(issue.message)) return issue.message;
  if (issue.code === 'too_big') return limitText(issue.origin, `不能超过 ${issue.maximum}`);
  if (issue.code === 'too_small') return limitText(issue.origin, `不能少于 ${issue.minimum}`);
  return generalText;
}

const units: Partial<Record<string, string>> = { string: ' 个字', array: ' 项', number: '' };
const limitText = (origin: string, text: string) => (units[origin] === undefined ? generalText : text + units[origin]);

/** U+0000 is valid JSON that PostgreSQL cannot store; JSON text writes it in one way only. */
function hasNul(body: unknown): boolean {
  return typeof body === 'object' && body !== null && JSON.stringify(body).includes(String.raw`\u0000`);
}
