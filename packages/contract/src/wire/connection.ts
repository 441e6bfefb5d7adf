import { z } from 'zod';
import { zFlag } from './body.ts';

/** Fields of the form of an outside service, by name. */
export const zValues = z.record(z.string().max(40), z.string().max(500, '内容过长'));

/** What may be shown of a shop's connections to outside services of one kind. */
export const connectionList = <P extends string>(providers: readonly [P, ...P[]]) =>
  z.array(
    z.object({
      provider: z.enum(providers),
      providerName: z.string(),
      isSet: z.boolean(),
      isEnabled: z.boolean(),
      /** Asked before the other one. */
      isFirst: z.boolean(),
      /** A demo does without one while none is connected. */
      isSimulated: z.boolean(),
      /** By field of its form, without secrets. */
      values: zValues,
      /** Secrets that are there. */
      keptSecrets: z.array(z.string()),
      /** '' while nothing is set. */
      updateTime: z.string(),
    }),
  );

/** What sets a connection; '6' where it was changed since it was read at `updateTime`. A secret goes in and never comes back. */
export const connectionFields = <P extends string>(providers: readonly [P, ...P[]]) => ({
  provider: z.enum(providers),
  isEnabled: zFlag,
  values: zValues,
  updateTime: z.string().max(19),
});

/** What the provider says when it is asked whether the keys are right. */
export const zConnectionCheck = z.object({ isOk: z.boolean(), text: z.string(), tookMs: z.number().int() });
