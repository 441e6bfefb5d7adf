import type { ParentChoice } from '../organisation/departments.ts';

/** A department in a list, moved in as deep as it stands. */
export const orgLabel = ({ orgName, depth }: Pick<ParentChoice, 'orgName' | 'depth'>): string =>
  '　'.repeat(depth) + orgName;
