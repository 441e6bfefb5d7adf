export { brokenInvariants } from '../src/db/invariants.ts';
