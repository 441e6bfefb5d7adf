import { zCode } from '../wire/code.ts';
import { buyerPermissions, dataScopes } from '@jicai/domain/people/permissions.ts';
import { roleName, roleRemark } from '@jicai/domain/people/organisation-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const zRole = z.object({
  roleId: z.string(),
  roleName: z.string(),
  remark: z.string(),
  /** 1 本人 2 本部门 3 本部门及下级 4 全企业. */
  dataScope: zCode(dataScopes),
  /** One of the roles every enterprise begins with: it can be copied, not changed. */
  isSystem: z.boolean(),
  functionIds: z.array(z.string()),
  /** What its holder may do: the buttons of its functions, and what every role may. */
  permissions: z.array(z.enum(buyerPermissions)),
  /** Whether the caller may do all of it himself, so that he may give the role to somebody. */
  isGrantable: z.boolean(),
  userCount: z.number().int(),
  /** Why the caller may not do it; '' where he may. */
  disabledReason: z.object({ edit: z.string(), delete: z.string() }),
  version: z.number().int(),
});
export type Role = z.infer<typeof zRole>;

/**
 * Ids of the function menu; first levels follow their children, and myOrder is in every role. `permissions`: which codes of
 * these functions the role has, all of them where it is absent; a function whose first code is missing is not held.
 */
const rightsFields = {
  functionIds: z.array(zId).max(100),
  permissions: z.array(z.string().max(40)).max(100).optional(),
};
const formFields = {
  roleName: zForm(roleName, tidyText),
  remark: zForm(roleRemark, tidyText),
  dataScope: zCode(dataScopes, '请选择数据范围'),
};
const access = { can: 'role.edit' } as const;
const write = {
  access,
  result: z.object({ roleId: z.string(), version: z.number().int() }),
  requestId: 'optional',
} as const;

export const roles = {
  /** Roles of the caller's enterprise, the built-in ones first; `searchKey` looks into the name. */
  '/api/CustRole/GetPage': endpoint({
    access: { canAny: ['role.edit', 'user.edit'] },
    body: pageQuery({}),
    result: z.array(zRole),
    extra: pageExtra,
  }),
  '/api/CustRole/GetModel': endpoint({ access, body: command({ roleId: zId }), result: zRole }),
  /**
   * '4' at the field for a name that is taken; '3' for what the caller may not do or see himself, as in Edit and SetFunction.
   * A copy names the role it was made from, whose hidden functions come along as far as the caller holds them; '5' when his
   * enterprise has none with this id.
   */
  '/api/CustRole/Add': endpoint({
    ...write,
    body: command({ ...formFields, ...rightsFields, sourceRoleId: optional.id }),
  }),
  /**
   * Without `functionIds` the functions stay. Needs the version last read ('6'), as do SetFunction and Delete; '1' for a
   * built-in role. Who holds the role has other rights from his next call on.
   */
  '/api/CustRole/Edit': endpoint({
    ...write,
    body: command({
      roleId: zId,
      ...formFields,
      ...rightsFields,
      functionIds: rightsFields.functionIds.optional(),
    }),
  }),
  '/api/CustRole/SetFunction': endpoint({ ...write, body: command({ roleId: zId, ...rightsFields }) }),
  /** '1' with the reason for a built-in role and while somebody holds it or an approval rule names it. */
  '/api/CustRole/Delete': endpoint({
    ...write,
    body: command({ roleId: zId }),
    result: z.object({ roleId: z.string() }),
  }),
};
