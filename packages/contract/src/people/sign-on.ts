import { email, loginAccountNo, passwordMd5 } from '@jicai/domain/people/account-form.ts';
import {
  mailDomain,
  mostSignOnDomains,
  signOnAdmissions,
  signOnKinds,
  signOnName,
} from '@jicai/domain/people/sign-on.ts';
import { filled, tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, optional, pageQuery, query, zFlag, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';
import { zSignedIn } from './auth.ts';

const asItStands = (value: string) => value;
const lowerCase = (value: string) => value.normalize('NFKC').trim().toLowerCase();
const zValues = z.record(z.string().max(40), z.string().max(500, '内容过长'));

const write = { access: { can: 'signOn.edit' }, requestId: 'required' } as const;

const zSignOnModel = z.object({
  isSet: z.boolean(),
  kind: z.enum(signOnKinds),
  name: z.string(),
  isEnabled: z.boolean(),
  /** Members sign in by it alone; who may set it up keeps his password. */
  isOnly: z.boolean(),
  admission: z.enum(signOnAdmissions),
  /** What who is created gets; '' with `link`. */
  roleId: z.string(),
  roles: z.array(z.object({ roleId: z.string(), roleName: z.string() })),
  /** `isProved`: DNS said that the domain is the enterprise's; until then nobody is found by it. */
  domains: z.array(z.object({ domain: z.string(), isProved: z.boolean() })),
  /** The TXT record `_jicai.<domain>` that proves a domain. */
  proof: z.string(),
  /** By field of its form, without secrets. */
  values: zValues,
  keptSecrets: z.array(z.string()),
  /** What the identity system has to be told as the address people come back to. */
  callbackPath: z.string(),
  linkedCount: z.number().int(),
  /** Sign-ins that did not succeed, the newest first, ten at most. */
  failures: z.array(z.object({ time: z.string(), reason: z.string(), person: z.string(), ip: z.string() })),
  version: z.number().int(),
});
export type SignOnModel = z.infer<typeof zSignOnModel>;

/** A member whom the identity system of his enterprise vouches for. */
const zSignOnLink = z.object({
  userId: z.string(),
  userName: z.string(),
  accountNo: z.string(),
  linkTime: z.string(),
});
export type SignOnLink = z.infer<typeof zSignOnLink>;

/** Signing in by an enterprise's own identity system (docs/domain/sign-on.md). */
export const signOn = {
  /**
   * Where the browser goes next, for who has a mailbox of an enterprise with a connection; '5' at email where there is
   * none. The attempt stands in a cookie of ten minutes; '3' unless Origin equals Host.
   */
  '/api/Account/BeginSignOn': endpoint({
    access: 'public',
    body: command({ email: zForm(filled('请输入工作邮箱', email), lowerCase), returnPath: optional.text(500) }),
    result: z.object({ url: z.string() }),
  }),
  /**
   * Takes what the identity system sent back in the address (`answer`, as after the ?). `signedIn` is null for who was proved and is not known:
   * he names his account once, by LinkSignOn. '1015' with the reason where nobody is let in.
   */
  '/api/Account/FinishSignOn': endpoint({
    access: 'public',
    body: command({ answer: z.string().max(6000) }),
    result: z.object({
      signedIn: zSignedIn.nullable(),
      returnPath: z.string(),
      connectionName: z.string(),
      /** What the identity system calls him; '' when signed in. */
      personName: z.string(),
    }),
  }),
  /** Links who was proved to his account, by its password; refused as Account/Login is, '1015' once the proof is over. */
  '/api/Account/LinkSignOn': endpoint({
    access: 'public',
    body: command({
      accountNo: zForm(loginAccountNo),
      accountPwd: zForm(passwordMd5, asItStands),
      captchaId: optional.id,
      captchaCode: optional.text(10),
    }),
    result: z.object({ signedIn: zSignedIn, returnPath: z.string() }),
  }),
  /** By what the caller's identity is vouched for; null where he has not been linked. */
  '/api/Account/GetSignOnLink': endpoint({
    access: 'signedIn',
    body: query({}),
    result: z.object({ connectionName: z.string(), linkTime: z.string() }).nullable(),
  }),
  /** Takes the caller's own link away; '5' where there is none. His sessions go on. */
  '/api/Account/EndSignOnLink': endpoint({
    access: 'signedIn',
    body: command({}),
    result: z.object({}),
    requestId: 'required',
  }),
  '/api/CustSignOn/GetModel': endpoint({ access: write.access, body: query({}), result: zSignOnModel }),
  /** Sets the connection of the caller's enterprise; an empty secret keeps the one that is there. '6' for another version than was read. */
  '/api/CustSignOn/Save': endpoint({
    ...write,
    asksPassword: true,
    body: command({
      kind: z.enum(signOnKinds),
      name: zForm(signOnName, tidyText),
      isEnabled: zFlag,
      isOnly: zFlag,
      admission: z.enum(signOnAdmissions),
      roleId: z.preprocess((value) => (value === '' ? undefined : value), zId.optional()),
      domains: z.array(zForm(mailDomain, lowerCase)).max(mostSignOnDomains, `域名最多${mostSignOnDomains}个`),
      values: zValues,
    }),
    result: z.object({ version: z.number().int() }),
  }),
  /** Asks the identity system for what it publishes and DNS for the proofs of the domains; signs nobody in. */
  '/api/CustSignOn/Check': endpoint({
    ...write,
    body: command({}),
    result: z.object({ items: z.array(z.object({ name: z.string(), isOk: z.boolean(), text: z.string() })) }),
  }),
  /** Members of the caller's enterprise who are linked, the last linked first; `searchKey` is part of a name or account. */
  '/api/CustSignOn/GetLinks': endpoint({
    access: write.access,
    body: pageQuery({}),
    result: z.array(zSignOnLink),
    extra: pageExtra,
  }),
  /** Takes a member's link away and signs him out; '5' where he has none, or belongs to another enterprise. */
  '/api/CustSignOn/EndLink': endpoint({ ...write, body: command({ userId: zId }), result: z.object({}) }),
};
