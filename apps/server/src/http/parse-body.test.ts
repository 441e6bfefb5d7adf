import { endpoint } from '@jicai/contract/wire/endpoint.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseBody } from './parse-body.ts';
import type { Refusal } from './refusal.ts';

const shape = endpoint({
  access: 'public',
  body: z.object({
    kind: z.literal(1),
    name: z.string().max(5).optional(),
    count: z.number().min(2).optional(),
    list: z.array(z.string()).max(1).optional(),
    mobile: z.string('请输入手机号码').optional(),
  }),
  result: z.object({}),
});

const messageOf = (body: object): string => {
  try {
    parseBody(shape, body);
  } catch (error) {
    return (error as Refusal).message;
  }
  return '';
};

test.each([
  [{ kind: 2 }, '参数错误'],
  [{ kind: 2, mobile: 1 }, '请输入手机号码'],
  [{ kind: 2, name: '123456' }, '不能超过 5 个字'],
  [{ kind: 1, count: 1 }, '不能少于 2'],
  [{ kind: 1, list: ['a', 'b'] }, '不能超过 1 项'],
  [{ kind: 1 }, ''],
])('%j is answered with %s: the bare words only where nobody has better ones', (body, text) => {
  expect(messageOf(body)).toBe(text);
});
