import { z } from 'zod';
import { command, optional, zId } from '../wire/body.ts';
import { zConsentType } from '../people/consents.ts';
import { endpoint } from '../wire/endpoint.ts';

const zDocTitle = z.object({ docId: z.string(), docTitle: z.string() });

export const help = {
  /** Groups with their documents, both in display order. */
  '/api/BasDoc/GetDocTree': endpoint({
    access: 'public',
    body: command({}),
    result: z.array(zDocTitle.extend({ children: z.array(zDocTitle) })),
    answerCacheMs: 2000,
  }),
  /** One document; '' stands for no neighbour. '5' for an unknown number and for a group. */
  '/api/BasDoc/GetModel': endpoint({
    access: 'public',
    body: command({ docId: zId }),
    result: z.object({
      docId: z.string(),
      docTitle: z.string(),
      /** Sanitised HTML. */
      content: z.string(),
      editTime: z.string(),
      prevDocId: z.string(),
      nextDocId: z.string(),
    }),
    answerCacheMs: 2000,
  }),
  /** The agreement in force, or that version of it: 1 隐私 2 服务 3 优惠信息推送. `version` is what registration sends back as accepted. */
  '/api/BasDoc/GetAgreement': endpoint({
    access: 'public',
    body: command({ agreementType: zConsentType, agreementVersion: optional.text(20) }),
    result: z.object({ title: z.string(), content: z.string(), version: z.string() }),
    answerCacheMs: 2000,
  }),
};
