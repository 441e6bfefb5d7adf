import { mobile, provedEmail, smsCode, tidyEmail } from '@jicai/domain/people/account-form.ts';
import { optionally } from '@jicai/domain/forms/text.ts';
import { zForm } from '../wire/form.ts';

/** Where a code went: a mobile, or where the shop allows it a mailbox; exactly one of them ('4' at mobile otherwise). */
export const codeToFields = {
  mobile: zForm(optionally(mobile)),
  email: zForm(optionally(provedEmail), tidyEmail),
};

/** The same with the code that came there. */
export const proofFields = { ...codeToFields, smsCode: zForm(smsCode) };
