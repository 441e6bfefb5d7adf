import { functionMenu, type MenuFunction } from './function-menu.ts';
import type { BuyerPermission } from './permissions.ts';
import { codesOf } from './role-rights.ts';

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

/** What a person may do because a department names him as a receiver (验收人), in the form of a role. */
export const namedReceiver: HeldRole = { builtIn: '', functionIds: ['210', '217'] };

/**
 * The menu of a person with these roles: the union of what they hold. A parent
 * shows when any child does; one role that shows an entry outweighs another that hides it, and nobody is shown a
 * screen that he may not open. Buttons are those the person has the permission for.
 */
export function menuOf(roles: readonly HeldRole[], permissions: ReadonlySet<string>): MenuNode[] {
  return functionMenu
    .filter((entry) => entry.parentId === '')
    .map((parent) => {
      const children = functionMenu
        .filter((entry) => entry.parentId === parent.functionId)
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
  const canOpen = codesOf(entry)
    .slice(0, 1)
    .every((code) => permissions.has(code));
  const isShownBy = (role: HeldRole) =>
    canOpen && role.functionIds.includes(functionId) && !entry.hiddenFor.some((key) => key === role.builtIn);
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

/** A function in the tree of the role editor. */
export interface GrantNode extends Omit<MenuNode, 'children'> {
  /** The role holds it. */
  isGranted: boolean;
  /** The person who edits holds it: nobody hands on what he lacks. */
  isGrantable: boolean;
  children: GrantNode[];
}

/**
 * Everything an enterprise's roles may hold, with all its buttons, marked with what the role at hand holds and with
 * what the editing person may hand on. Enterprises alone have roles to edit; what only members hold is not in it.
 */
export function grantTreeOf(granted: ReadonlySet<string>, own: readonly HeldRole[]): GrantNode[] {
  const toGrant = (entry: MenuFunction): GrantNode => {
    const { functionId, formUrl, functionName, module, icon, sortNo } = entry;
    return {
      functionId,
      formUrl,
      functionName,
      module,
      icon,
      sortNo,
      isHidden: false,
      buttons: codesOf(entry),
      isGranted: granted.has(functionId),
      isGrantable: own.some((role) => role.functionIds.includes(functionId)),
      children: childrenOf(functionId).map(toGrant),
    };
  };
  const childrenOf = (parentId: string) =>
    functionMenu
      .filter((entry) => entry.parentId === parentId && entry.heldBy.includes('admin'))
      .toSorted((a, b) => a.sortNo - b.sortNo);
  return childrenOf('')
    .map(toGrant)
    .filter((top) => top.children.length > 0);
}
