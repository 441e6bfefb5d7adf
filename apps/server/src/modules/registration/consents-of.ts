import type { GivenConsent } from '../consents/index.ts';

/** The privacy agreement, without which nobody registers, and what was said yes to besides. */
export function consentsOf(input: { agreementVersion: string; consents: readonly GivenConsent[] }): GivenConsent[] {
  const others = input.consents.filter(({ consentType, isAgree }) => consentType !== 1 && isAgree);
  return [{ consentType: 1, version: input.agreementVersion, isAgree: true }, ...others];
}
