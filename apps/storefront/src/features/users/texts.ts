import type { OrgChoice } from './users.queries.ts';

/** A department in a list, moved in as deep as it stands. */
export const orgLabel = ({ orgName, depth }: Pick<OrgChoice, 'orgName' | 'depth'>): string =>
  '　'.repeat(depth) + orgName;
