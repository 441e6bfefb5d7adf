import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConsentEvent, consentKinds, consentStanding, allConsentTypes } from './consents.ts';

const yes = (consentType: 1 | 2 | 3, version: string): ConsentEvent => ({ consentType, version, isAgreed: true });
const no = (consentType: 1 | 2 | 3, version: string): ConsentEvent => ({ consentType, version, isAgreed: false });

describe('consentStanding', () => {
  test.each([
    ['never asked', 1, [], '2026-11', { isAgreed: false, agreedVersion: '', isOutdated: false, isNeeded: true }],
    ['agreed', 1, [yes(1, 'a')], 'a', { isAgreed: true, agreedVersion: 'a', isOutdated: false, isNeeded: false }],
    ['a new version', 2, [yes(2, 'a')], 'b', { isAgreed: true, agreedVersion: 'a', isOutdated: true, isNeeded: true }],
    ['an option is never needed', 3, [yes(3, 'a')], 'b', { isAgreed: true, isOutdated: true, isNeeded: false }],
    ['withdrawn', 3, [yes(3, 'a'), no(3, 'a')], 'a', { isAgreed: false, agreedVersion: '', isNeeded: false }],
    ['the shop has none', 1, [], undefined, { isAgreed: false, isOutdated: false, isNeeded: false }],
  ] as const)('%s', (_name, type, events, inForce, standing) => {
    expect(consentStanding(type, events, inForce)).toMatchObject(standing);
  });

  const event = fc.record({
    consentType: fc.constantFrom(...allConsentTypes),
    version: fc.constantFrom('a', 'b', 'c'),
    isAgreed: fc.boolean(),
  });
  const inForce = fc.constantFrom('a', 'b', 'c', undefined);

  test('the last word counts, and only that of the same kind', () => {
    fc.assert(
      fc.property(fc.array(event), event, inForce, (before, last, version) => {
        const standing = consentStanding(last.consentType, [...before, last], version);
        expect(standing).toEqual(consentStanding(last.consentType, [last], version));
        for (const other of allConsentTypes.filter((type) => type !== last.consentType))
          expect(consentStanding(other, [...before, last], version)).toEqual(consentStanding(other, before, version));
      }),
    );
  });

  test('agreeing to what is in force leaves nothing to ask; a withdrawal always ends the consent', () => {
    fc.assert(
      fc.property(fc.array(event), fc.constantFrom(...allConsentTypes), fc.string(), (before, consentType, version) => {
        const agreed = [...before, { consentType, version, isAgreed: true }];
        expect(consentStanding(consentType, agreed, version)).toMatchObject({ isAgreed: true, isNeeded: false });
        const ended = consentStanding(consentType, [...agreed, { consentType, version, isAgreed: false }], version);
        expect(ended).toMatchObject({ isAgreed: false, isNeeded: consentKinds[consentType].isRequired });
      }),
    );
  });
});
