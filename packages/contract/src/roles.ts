import { buyerPermissions } from '@jicai/domain/permissions.ts';
import { z } from 'zod';
import { pageQuery } from './body.ts';
import { endpoint, pageExtra } from './endpoint.ts';

const zRole = z.object({
  roleId: z.string(),
  roleName: z.string(),
  remark: z.string(),
  /** 1 本人 2 本部门 3 本部门及下级 4 全企业. */
  dataScope: z.number().int(),
  /** One of the roles every enterprise begins with: it can be copied, not changed. */
  isSystem: z.boolean(),
  functionIds: z.array(z.string()),
  /** What its holder may do: the buttons of its functions, and what every role may. */
  permissions: z.array(z.enum(buyerPermissions)),
  /** Whether the caller may do all of it himself, so that he may give the role to somebody. */
  isGrantable: z.boolean(),
  userCount: z.number().int(),
  version: z.number().int(),
});
export type Role = z.infer<typeof zRole>;

export const roles = {
  /** Roles of the caller's enterprise, the built-in ones first; `searchKey` looks into the name. */
  '/api/CustRole/GetPage': endpoint({
    access: { canAny: ['role.edit', 'user.edit'] },
    body: pageQuery({}),
    result: z.array(zRole),
    extra: pageExtra,
  }),
};
