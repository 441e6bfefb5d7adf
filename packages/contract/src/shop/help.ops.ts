import { tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, optional, query, zText } from '../wire/body.ts';
import { zConsentType } from '../people/consents.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const isVersion = (value: string) =>
  /^\d{4}-\d{2}(-\d{2})?(\.\d{1,3})?$/.test(value) ? undefined : '版本号格式应为 2026-11、2026-11-05 或 2026-11.2';

/**
 * Agreements as the shop's operator publishes them (added to docs/domain/api.md §7). A version never changes: people
 * agreed to its words.
 */
export const helpOps = {
  /** Every version, the one that begins last first. */
  '/api/OpsDoc/GetAgreementList': endpoint({
    access: { ops: 'ops.content.view' },
    body: query({ agreementType: z.preprocess((value) => value || undefined, zConsentType.optional()) }),
    result: z.array(
      z.object({
        agreementType: zConsentType,
        version: z.string(),
        title: z.string(),
        beginTime: z.string(),
        isInForce: z.boolean(),
      }),
    ),
  }),
  /**
   * Publishes a version, at once or at `beginTime`; from then on everybody is asked again who must agree to it. The text is
   * sanitised. '4' at agreementVersion when it is there already, at beginTime for a time that is past.
   */
  '/api/OpsDoc/SaveAgreement': endpoint({
    access: { ops: 'ops.content.edit' },
    body: command({
      agreementType: zConsentType,
      /** Not `version`, which names what a caller has read of a record. */
      agreementVersion: zForm(isVersion),
      title: zForm((value) => (value.length >= 2 && value.length <= 50 ? undefined : '请输入2-50个字的标题'), tidyText),
      content: zText.min(10, '请输入协议内容').max(200_000, '协议内容过长'),
      beginTime: optional.text(19),
    }),
    result: z.object({ agreementType: zConsentType, agreementVersion: z.string(), beginTime: z.string() }),
    requestId: 'required',
  }),
};
