import {
  consentKinds,
  type ConsentStanding,
  consentStanding,
  type ConsentType,
  allConsentTypes,
} from '@jicai/domain/people/consents.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { listAgreementsInForce } from '../help/index.ts';
import { type ConsentRow, insertConsents, selectConsents } from './consents.store.ts';

export interface GivenConsent {
  consentType: ConsentType;
  version: string;
  isAgree: boolean;
}

export interface OwnConsent extends ConsentStanding {
  consentType: ConsentType;
  title: string;
  isRequired: boolean;
  /** In force now; '' where the shop has none. */
  version: string;
  agreedAt: Date | null;
}

/** Where the caller stands with each agreement of the shop, and everything he said, the newest first. */
export async function listOwnConsents(ctx: SignedInCtx): Promise<{ consents: OwnConsent[]; records: ConsentRow[] }> {
  const [events, inForce] = await Promise.all([selectConsents(ctx, ctx.actor.accountId), listAgreementsInForce(ctx)]);
  const consents = allConsentTypes.flatMap((consentType) => {
    const agreement = inForce.find((one) => one.agreementType === consentType);
    const last = events.findLast((event) => event.consentType === consentType);
    if (!agreement && !last) return [];
    const { name, isRequired } = consentKinds[consentType];
    const standing = consentStanding(consentType, events, agreement?.version);
    const { title = name, version = '' } = agreement ?? {};
    return [{ consentType, title, isRequired, version, ...standing, agreedAt: last?.isAgreed ? last.createdAt : null }];
  });
  return { consents, records: events.toReversed() };
}

/**
 * Writes down what the caller says to the versions in force (outdated for another one); a withdrawal goes to whatever was
 * agreed. What is required cannot be withdrawn: without it there is no account (badInput at list).
 */
export async function saveOwnConsents(ctx: SignedInCtx, given: readonly GivenConsent[]): Promise<number> {
  const { consents } = await listOwnConsents(ctx);
  const changed = given.filter(({ consentType, version, isAgree }) => {
    const own = consents.find((one) => one.consentType === consentType);
    if (!own) throw refuse.notFound();
    if (!isAgree) {
      if (own.isRequired) throw badField('list', `使用商城须同意《${own.title}》；如需撤回，请注销账号`);
      return own.isAgreed;
    }
    if (own.version !== version) throw refuse.outdated({ text: '协议已更新，请重新阅读后再确认' });
    return !own.isAgreed || own.isOutdated;
  });
  await recordConsents(ctx, ctx.actor.accountId, changed);
  return changed.length;
}

/** What somebody says when his account is made; the caller answers for the versions. */
export async function recordConsents(ctx: Ctx, accountId: string, given: readonly GivenConsent[]): Promise<void> {
  const said = given.map(({ consentType, version, isAgree }) => ({ consentType, version, isAgreed: isAgree }));
  await insertConsents(ctx, accountId, said);
}
