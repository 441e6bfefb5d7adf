import type { CodeOf } from './error-codes.ts';

/** The refusals that every call and the first pages look for; they need not load the texts of all others for them. */
export const earlyCodes = { signedOut: '2', passwordNeeded: '1012', outOfStock: '2005' } as const satisfies {
  [Name in 'signedOut' | 'passwordNeeded' | 'outOfStock']: CodeOf<Name>;
};
