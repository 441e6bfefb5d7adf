import { mostReceivers, orgName } from '@jicai/domain/people/organisation-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, optional, query, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const orgFields = {
  orgId: z.string(),
  orgName: z.string(),
  /** '0' for a department that stands directly below the enterprise. */
  parentId: z.string(),
  /** '' where nobody leads it. */
  leaderUserId: z.string(),
  leaderName: z.string(),
  /** 验收人: they may receive what people of this department, or of those below it, ordered. */
  receivers: z.array(z.object({ userId: z.string(), userName: z.string() })),
  sortNo: z.number().int(),
  /** People of this department alone, without those of departments below it. */
  userCount: z.number().int(),
  version: z.number().int(),
};

/** A department with those below it; the tree has at most six levels (docs/domain/decisions.md §11). */
export type OrgNode = z.infer<z.ZodObject<typeof orgFields>> & { children: OrgNode[] };

const above = <T extends z.ZodType>(child: T) => z.object({ ...orgFields, children: z.array(child) });
const zLowest = z.object({ ...orgFields, children: z.array(z.object(orgFields)).max(0) });

const formFields = {
  orgName: zForm(orgName, tidyText),
  /** A user of the enterprise; absent: nobody. */
  leaderUserId: optional.id,
  /** Users of the enterprise; absent: as it was, for a new department nobody. */
  receiverUserIds: z.array(zId).max(mostReceivers, `验收人最多${mostReceivers}名`).optional(),
  /** Absent: behind the siblings when it is made, else as it was. */
  sortNo: optional.int(0, 9999),
};
const zChanged = z.object({ orgId: z.string(), version: z.number().int() });
const write = { access: { can: 'org.edit' }, result: zChanged, requestId: 'optional' } as const;

export const organisation = {
  /** Departments of the caller's enterprise, siblings in their order. Read by who looks after departments, users or rules. */
  '/api/CustOrg/GetTree': endpoint({
    access: { canAny: ['org.edit', 'user.edit'] },
    body: query({}),
    result: z.array(above(above(above(above(above(zLowest)))))),
  }),
  /** Who may lead a department: the people of the caller's enterprise whose accounts are in order. */
  '/api/CustOrg/GetLeaders': endpoint({
    access: write.access,
    body: query({}),
    result: z.array(z.object({ userId: z.string(), userName: z.string(), orgName: z.string() })),
  }),
  /** `parentId` '0' is the enterprise itself. '4' at the field for a name that a sibling has, a strange leader, a seventh level. */
  '/api/CustOrg/Add': endpoint({ ...write, body: command({ ...formFields, parentId: zId }) }),
  /** Name, leader and place among the siblings; needs the version last read, as do Move and Delete ('6' when it changed). */
  '/api/CustOrg/Edit': endpoint({ ...write, body: command({ ...formFields, orgId: zId }) }),
  /** Below another department, with everything below it; '4' where that would be below itself or deeper than six levels. */
  '/api/CustOrg/Move': endpoint({ ...write, body: command({ orgId: zId, parentId: zId }) }),
  /** '1' with the reason while it has departments or people, or an approval rule names it. */
  '/api/CustOrg/Delete': endpoint({
    ...write,
    body: command({ orgId: zId }),
    result: z.object({ orgId: z.string() }),
  }),
};
