import { functionMenu, type MenuFunction } from './function-menu.ts';
import { type BuyerPermission, buyerPermissions } from './permissions.ts';

/**
 * Every role holds order › myOrder, else the link to the personal centre would end nowhere (docs/domain/menu.md §2).
 */
export const everyRolesFunctionId = '211';

/** What every role may, whatever its functions: look at goods with a cart. */
const always: readonly BuyerPermission[] = ['cart.edit'];

/** Permission codes that go with a function. The first opens its screen: who lacks it does not hold the function. */
export const codesOf = ({ buttons, besides = [] }: Pick<MenuFunction, 'buttons' | 'besides'>): BuyerPermission[] => [
  ...buttons,
  ...besides,
];

/** Functions that roles of an enterprise may hold; first levels follow them. */
const leaves = functionMenu.filter((entry) => entry.parentId !== '' && entry.heldBy.includes('admin'));

export interface RoleRights {
  /** In the order of the menu, first levels included. */
  functionIds: string[];
  permissions: BuyerPermission[];
}

/**
 * What a role holds with these functions: a first level as soon as one of its children, myOrder in any case, and the codes
 * of its functions. `permissions` names which codes are wanted, all of them where it is absent; a function whose first code
 * is not among them is left out. Unknown ids and codes of other functions count for nothing.
 */
export function rightsOf({
  functionIds,
  permissions,
}: {
  functionIds: readonly string[];
  permissions?: readonly string[] | undefined;
}): RoleRights {
  const isWanted = (code: BuyerPermission) => permissions === undefined || permissions.includes(code);
  const held = leaves.filter((entry) => {
    if (entry.functionId === everyRolesFunctionId) return true;
    return functionIds.includes(entry.functionId) && codesOf(entry).slice(0, 1).every(isWanted);
  });
  const codes = new Set<BuyerPermission>(always);
  for (const entry of held)
    for (const [place, code] of codesOf(entry).entries()) if (place === 0 || isWanted(code)) codes.add(code);
  const ids = new Set(held.flatMap((entry) => [entry.parentId, entry.functionId]));
  return {
    functionIds: functionMenu.map((entry) => entry.functionId).filter((id) => ids.has(id)),
    permissions: buyerPermissions.filter((code) => codes.has(code)),
  };
}

/** What somebody holds or a role was given, as it is stored. */
interface StoredRights {
  functionIds: readonly string[];
  permissions: readonly BuyerPermission[];
}

/**
 * These rights with what is hidden in `source`: what it holds though no form shows it, such as the way to a screen without
 * the menu entry. Of that only what `own` has, for nobody hands on what he has not; he cannot untick it either.
 */
export function withHidden(
  rights: RoleRights,
  { source, own }: { source: StoredRights; own: { functionIds: readonly string[]; permissions: ReadonlySet<string> } },
): RoleRights {
  const shown = rightsOf(source);
  const isHidden = (id: string) =>
    source.functionIds.includes(id) && !shown.functionIds.includes(id) && own.functionIds.includes(id);
  const hidden = functionMenu.filter((entry) => entry.parentId !== '' && isHidden(entry.functionId));
  const ids = new Set([...rights.functionIds, ...hidden.flatMap((entry) => [entry.parentId, entry.functionId])]);
  const isHiddenCode = (code: BuyerPermission) =>
    source.permissions.includes(code) && !shown.permissions.includes(code) && own.permissions.has(code);
  return {
    functionIds: functionMenu.map((entry) => entry.functionId).filter((id) => ids.has(id)),
    permissions: buyerPermissions.filter((code) => rights.permissions.includes(code) || isHiddenCode(code)),
  };
}

/** A role as somebody looks at it who may edit roles. */
export interface SeenRole {
  isSystem: boolean;
  /** May do or see what the caller may not. */
  isAbove: boolean;
  userCount: number;
}

/** Why the caller may not change or delete it; '' where he may. */
export function whyRoleDisabled(action: 'edit' | 'delete', role: SeenRole): string {
  const verb = action === 'edit' ? '修改' : '删除';
  if (role.isSystem) return `系统角色不能${verb}${action === 'edit' ? '，可复制后调整' : ''}`;
  if (role.isAbove) return `该角色的权限高于您，不能${verb}`;
  return action === 'delete' && role.userCount > 0 ? `该角色已分配给${role.userCount}名用户，不能删除` : '';
}
