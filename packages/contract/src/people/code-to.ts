import { anyCode, mobile, provedEmail, tidyEmail } from '@jicai/domain/people/account-form.ts';
import { optionally } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { zForm } from '../wire/form.ts';

const zMail = z.email();

/** The rule of the screens, and zod's for what is no mailbox although it looks like one: browsers have no zod. */
const strictEmail = (value: string) =>
  provedEmail(value) ?? (zMail.safeParse(value).success ? undefined : '邮箱格式不正确');

/** A mailbox that a code is to prove (docs/domain/accounts.md §17). */
export const zProvedEmail = zForm(strictEmail, tidyEmail);

/** Where a code went: a mobile, or where the shop allows it a mailbox; exactly one of them ('4' at mobile otherwise). */
export const codeToFields = {
  mobile: zForm(optionally(mobile)),
  email: zForm(optionally(strictEmail), tidyEmail),
};

/** The same with the code that came there, whichever way. */
export const proofFields = { ...codeToFields, smsCode: zForm(anyCode) };
