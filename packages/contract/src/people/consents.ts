import { zCode } from '../wire/code.ts';
import { consentTypes } from '@jicai/domain/people/consents.ts';
import { z } from 'zod';
import { command, query, zFlag } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** 1 隐私协议 2 服务协议 3 优惠信息推送, as `agreementType` of BasDoc/GetAgreement. */
export const zConsentType = zCode(consentTypes);

/** What somebody says to one agreement: `version` is the one he has read. */
export const zGivenConsent = z.object({
  consentType: zConsentType,
  version: z.string().trim().min(1).max(20),
  isAgree: zFlag,
});

const zConsent = z.object({
  consentType: zConsentType,
  title: z.string(),
  isRequired: z.boolean(),
  /** In force now; '' where the shop has none any more. */
  version: z.string(),
  isAgree: z.boolean(),
  /** What the caller agreed to, and when; '' where he does not. */
  agreedVersion: z.string(),
  agreedTime: z.string(),
  isOutdated: z.boolean(),
  /** Has to be asked before the caller goes on. */
  isNeeded: z.boolean(),
});
export type Consent = z.infer<typeof zConsent>;

const zConsentRecord = z.object({
  consentType: zConsentType,
  title: z.string(),
  version: z.string(),
  isAgree: z.boolean(),
  createTime: z.string(),
});

/** The caller's own consents (个人信息保护法): each by itself, with version and time (added to docs/domain/accounts.md §6). */
export const consents = {
  /** What applies now, and everything that was said so far, the newest first. */
  '/api/Account/GetConsents': endpoint({
    access: 'signedIn',
    body: query({}),
    result: z.object({ consents: z.array(zConsent), records: z.array(zConsentRecord) }),
  }),
  /** '6' when a version is no longer in force; '4' at list for the withdrawal of a required one. Saying the same twice is no new record. */
  '/api/Account/SaveConsent': endpoint({
    access: 'signedIn',
    body: command({ list: z.array(zGivenConsent).min(1, '请选择要更改的同意').max(10) }),
    result: z.object({ saved: z.number().int() }),
    requestId: 'optional',
  }),
};
