import { consentTypes } from '@jicai/domain/people/consents.ts';
import type { GivenConsent } from '../consents/index.ts';

/** The privacy agreement, without which nobody registers, and what was said yes to besides. */
export function consentsOf(input: { agreementVersion: string; consents: readonly GivenConsent[] }): GivenConsent[] {
  const others = input.consents.filter(({ consentType, isAgree }) => consentType !== consentTypes.privacy && isAgree);
  return [{ consentType: consentTypes.privacy, version: input.agreementVersion, isAgree: true }, ...others];
}
