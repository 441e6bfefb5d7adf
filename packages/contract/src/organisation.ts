import { z } from 'zod';
import { query } from './body.ts';
import { endpoint } from './endpoint.ts';

const orgFields = {
  orgId: z.string(),
  orgName: z.string(),
  /** '0' for a department that stands directly below the enterprise. */
  parentId: z.string(),
  /** '' where nobody leads it. */
  leaderUserId: z.string(),
  leaderName: z.string(),
  sortNo: z.number().int(),
  /** People of this department alone, without those of departments below it. */
  userCount: z.number().int(),
  version: z.number().int(),
};

/** A department with those below it; the tree has at most six levels (domain.md section 1). */
export type OrgNode = z.infer<z.ZodObject<typeof orgFields>> & { children: OrgNode[] };

const above = <T extends z.ZodType>(child: T) => z.object({ ...orgFields, children: z.array(child) });
const zLowest = z.object({ ...orgFields, children: z.array(z.object(orgFields)).max(0) });

export const organisation = {
  /** Departments of the caller's enterprise, siblings in their order. Read by who looks after departments, users or rules. */
  '/api/CustOrg/GetTree': endpoint({
    access: { canAny: ['org.edit', 'user.edit'] },
    body: query({}),
    result: z.array(above(above(above(above(above(zLowest)))))),
  }),
};
