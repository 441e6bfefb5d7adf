import { lookStates } from '@jicai/domain/shop/look-plan.ts';
import { z } from 'zod';
import { command, optional, zId, zText } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zPageTemplate } from './tenancy.ts';

/** What the studio keeps of a shop's look (docs/domain/catalog.md §9). */
export const zLook = z.object({
  /** The shop's name, as titles have it. */
  pageDesc: zText.max(50),
  /** '#rrggbb' */
  webColor: z.string().max(20),
  logoUrl: z.string().max(300),
  companyLogoUrl: z.string().max(300),
  page: zPageTemplate.pick({ topContent: true, modelContent: true, bottomContent: true }),
});
export type Look = z.infer<typeof zLook>;

const view = { access: { ops: 'ops.look.view' } } as const;
const edit = { access: { ops: 'ops.look.edit' }, requestId: 'required' } as const;
const changed = z.object({ changedMs: z.number().int() });

/** The studio: how the shop looks, as a draft beside what is live. */
export const studioOps = {
  /** The draft, or what is live where there is none; the versions, the newest first. */
  '/api/OpsStudio/GetModel': endpoint({
    ...view,
    body: z.object({}),
    result: z.object({
      look: zLook,
      isDraft: z.boolean(),
      /** When the draft was saved last; 0 without one. Goes back with each write. */
      changedMs: z.number().int(),
      draftUserName: z.string(),
      /** The shop with the draft, for whoever has the address, for a day. */
      previewUrl: z.string(),
      versions: z.array(
        z.object({
          versionId: z.string(),
          versionNo: z.number().int(),
          userName: z.string(),
          /** When it was published, of one that waits when it is to be. */
          publishTime: z.string(),
          /** When the one before it returns by itself; '' for never. */
          endTime: z.string(),
          note: z.string(),
          state: zCode(lookStates),
          isLive: z.boolean(),
        }),
      ),
    }),
  }),
  /** '6' when somebody else saved the draft meanwhile. Links that would run something are refused ('4'). */
  '/api/OpsStudio/SaveDraft': endpoint({
    ...edit,
    body: command({ look: zLook, changedMs: z.number().int() }),
    result: changed,
  }),
  /** Forgets the draft; what is live stays. */
  '/api/OpsStudio/DropDraft': endpoint({ ...edit, body: command({ changedMs: z.number().int() }), result: z.null() }),
  /** How a version looks. */
  '/api/OpsStudio/GetVersion': endpoint({
    ...view,
    body: command({ versionId: zId }),
    result: z.object({ look: zLook }),
  }),
  /**
   * Makes the draft live, at once or at `beginTime`; at `endTime` the version before it returns (docs/domain/catalog.md
   * §15). '4' names the first fault of it.
   */
  '/api/OpsStudio/Publish': endpoint({
    ...edit,
    body: command({
      changedMs: z.number().int(),
      note: zText.max(100),
      beginTime: optional.text(19),
      endTime: optional.text(19),
    }),
    result: z.object({ versionNo: z.number().int() }),
  }),
  /** A version that waits for its time never comes; the one that is live stays beyond its end. '3001' for others. */
  '/api/OpsStudio/CancelPlan': endpoint({ ...edit, body: command({ versionId: zId }), result: z.null() }),
  /** Makes the draft what a version was; nothing is live by that. */
  '/api/OpsStudio/Restore': endpoint({ ...edit, body: command({ versionId: zId }), result: changed }),
};
