import type { CodeOf } from './error-codes.ts';

/** The refusals that every call looks for; a first page need not load the texts of all others for them. */
export const sessionCodes = { signedOut: '2', passwordNeeded: '1012' } as const satisfies {
  [Name in 'signedOut' | 'passwordNeeded']: CodeOf<Name>;
};
