import { functionMenu, type MenuFunction } from './function-menu.ts';
import type { BuyerPermission } from './permissions.ts';

/** A menu entry as one person sees it. */
export interface MenuNode {
  functionId: string;
  formUrl: string;
  functionName: string;
  module: 'center' | 'finance';
  icon: string;
  sortNo: number;
  isHidden: boolean;
  buttons: BuyerPermission[];
  children: MenuNode[];
}

interface HeldRole {
  /** Key of the built-in role, or '' for one a customer made. */
  builtIn: string;
  functionIds: readonly string[];
}

/**
 * The menu of a person with these roles: the union of what they hold, without functions that have no screen. A parent
 * shows when any child does; one role that shows an entry outweighs another that hides it. Buttons are those the person
 * has the permission for.
 */
export function menuOf(roles: readonly HeldRole[], permissions: ReadonlySet<string>): MenuNode[] {
  return functionMenu
    .filter((entry) => entry.parentId === '')
    .map((parent) => {
      const children = functionMenu
        .filter((entry) => entry.parentId === parent.functionId && entry.isBuilt)
        .filter((entry) => roles.some((role) => role.functionIds.includes(entry.functionId)))
        .map((entry) => toNode(entry, roles, permissions, []));
      return toNode(parent, roles, permissions, children);
    })
    .filter((parent) => parent.children.length > 0)
    .toSorted((a, b) => a.sortNo - b.sortNo);
}

function toNode(
  entry: MenuFunction,
  roles: readonly HeldRole[],
  permissions: ReadonlySet<string>,
  children: MenuNode[],
): MenuNode {
  const { functionId, formUrl, functionName, module, icon, sortNo } = entry;
  const isShownBy = (role: HeldRole) =>
    role.functionIds.includes(functionId) && !entry.hiddenFor.some((key) => key === role.builtIn);
  return {
    functionId,
    formUrl,
    functionName,
    module,
    icon,
    sortNo,
    isHidden: children.length > 0 ? children.every((child) => child.isHidden) : !roles.some(isShownBy),
    buttons: entry.buttons.filter((button) => permissions.has(button)),
    children: children.toSorted((a, b) => a.sortNo - b.sortNo),
  };
}
