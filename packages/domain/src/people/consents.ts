/**
 * What people agree to, each by itself and by version (个人信息保护法 14–16): the code is the wire's `agreementType` and
 * `consentType`. What is optional may be refused and withdrawn without losing anything else.
 */
export const consentTypes = { privacy: 1, service: 2, marketing: 3 } as const;
export type ConsentType = (typeof consentTypes)[keyof typeof consentTypes];

export const consentKinds: Record<ConsentType, { name: string; isRequired: boolean }> = {
  [consentTypes.privacy]: { name: '隐私协议', isRequired: true },
  [consentTypes.service]: { name: '服务协议', isRequired: true },
  [consentTypes.marketing]: { name: '优惠信息推送', isRequired: false },
};
export const allConsentTypes: readonly ConsentType[] = Object.values(consentTypes);

/** One thing that a person said: yes or no to a version. They are kept forever, the last one of its kind counts. */
export interface ConsentEvent {
  consentType: ConsentType;
  version: string;
  isAgreed: boolean;
}

export interface ConsentStanding {
  isAgreed: boolean;
  /** What was agreed to; '' where nothing is. */
  agreedVersion: string;
  /** Agreed, but to a version that is no longer in force: it covers nothing that the new one adds. */
  isOutdated: boolean;
  /** Must be asked for before the person goes on. */
  isNeeded: boolean;
}

/**
 * Where a person stands with one kind of consent. `events` in the order in which they happened, of all kinds; `inForce`
 * the version that applies now, undefined where the shop has none.
 */
export function consentStanding(
  consentType: ConsentType,
  events: readonly ConsentEvent[],
  inForce: string | undefined,
): ConsentStanding {
  const last = events.findLast((event) => event.consentType === consentType);
  const isAgreed = last?.isAgreed ?? false;
  const agreedVersion = isAgreed ? (last?.version ?? '') : '';
  const isOutdated = isAgreed && inForce !== undefined && agreedVersion !== inForce;
  const isNeeded = consentKinds[consentType].isRequired && inForce !== undefined && (!isAgreed || isOutdated);
  return { isAgreed, agreedVersion, isOutdated, isNeeded };
}
