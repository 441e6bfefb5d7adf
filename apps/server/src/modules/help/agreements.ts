import { type ConsentType, allConsentTypes } from '@jicai/domain/people/consents.ts';
import { fromShanghai, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { insertAgreement, selectAgreement, selectAgreementVersions } from './help.store.ts';
import { keepRichText } from './rich-text.ts';

export interface AgreementVersion {
  agreementType: ConsentType;
  version: string;
  title: string;
  beginsAt: Date;
}

const inForce = (versions: readonly AgreementVersion[], now: Date): AgreementVersion[] =>
  allConsentTypes.flatMap(
    (type) => versions.find(({ agreementType, beginsAt }) => agreementType === type && beginsAt <= now) ?? [],
  );

/** Of each kind the agreement that applies now, where the shop has one. */
export async function listAgreementsInForce(ctx: Ctx): Promise<AgreementVersion[]> {
  return inForce(await selectAgreementVersions(ctx), ctx.now);
}

/** Every version, the one that begins last first. */
export async function listAgreements(ctx: Ctx, agreementType: ConsentType | undefined) {
  const versions = await selectAgreementVersions(ctx, agreementType);
  const applied = new Set(inForce(versions, ctx.now));
  return versions.map((one) => ({ ...one, isInForce: applied.has(one) }));
}

/** Publishes a version for good: what people agreed to must stay readable as it was. */
export async function publishAgreement(
  ctx: SignedInCtx,
  input: {
    agreementType: ConsentType;
    version: string;
    title: string;
    content: string;
    beginTime?: string | undefined;
  },
): Promise<AgreementVersion> {
  const { agreementType, version, title, content, beginTime } = input;
  const beginsAt = beginTime ? fromShanghai(beginTime) : ctx.now;
  if (!beginsAt || beginsAt < ctx.now) throw badField('beginTime', '生效时间须为将来的时间');
  const before = (await selectAgreement(ctx, agreementType))?.content ?? '';
  const kept = await keepRichText(ctx, { html: content, before, field: 'content' });
  await insertAgreement(ctx, { agreementType, version, title, content: kept, beginsAt });
  await writeAudit(ctx, {
    subject: `agreement ${agreementType} ${version}`,
    before: null,
    after: { title, beginTime: shanghaiTime(beginsAt) },
  });
  return { agreementType, version, title, beginsAt };
}
