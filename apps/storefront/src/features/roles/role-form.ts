import type { GrantTop } from '@jicai/contract/people/accounts.ts';
import type { Role } from '@jicai/contract/people/roles.ts';
import { type BuyerPermission, type DataScope, dataScopes } from '@jicai/domain/people/permissions.ts';
import { everyRolesFunctionId, rightsOf } from '@jicai/domain/people/role-rights.ts';
import { roleName as nameRule, roleRemark } from '@jicai/domain/people/organisation-form.ts';
import { lengthOf, tidyText } from '@jicai/domain/forms/text.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { codeTexts } from './role-texts.ts';

/** A role as it is typed and ticked. */
export interface RoleForm {
  roleName: string;
  remark: string;
  dataScope: DataScope;
  functionIds: string[];
  permissions: BuyerPermission[];
}

export type RoleRights = Pick<RoleForm, 'functionIds' | 'permissions'>;

export const emptyRole: RoleForm = {
  roleName: '',
  remark: '',
  dataScope: dataScopes.own,
  ...rightsOf({ functionIds: [everyRolesFunctionId] }),
};

export const formOf = ({ roleName, remark, dataScope, functionIds, permissions }: Role): RoleForm => ({
  roleName,
  remark,
  // Of the contract: 1 to 4.
  dataScope: dataScope,
  ...rightsOf({ functionIds, permissions }),
});

const copySuffix = ' 副本';

/** As `role`, under a name of its own. */
export const copyOf = (role: Role): RoleForm => ({
  ...formOf(role),
  roleName: lengthOf(role.roleName) + copySuffix.length > 20 ? '' : `${role.roleName}${copySuffix}`,
});

export const roleFaults = ({ roleName, remark }: RoleForm): Faults<RoleForm> => ({
  roleName: nameRule(tidyText(roleName)),
  remark: roleRemark(tidyText(remark)),
});

/** A node of the tree: a group, a function, or a code of a function beside the one that opens it. */
export interface RightNode {
  key: string;
  title: string;
  /** The code that opens the screen of a function; some screens need none. */
  opening?: string | undefined;
  /** The role holds it whatever is ticked, or the viewer may not hand it on. */
  isFixed: boolean;
  children: RightNode[];
}

/** What there is to tick. A code that several functions have stands below each of them. */
export function rightNodes(tops: readonly GrantTop[], own: ReadonlySet<string>): RightNode[] {
  return tops.map((top) => {
    const children = top.children.map((leaf) => {
      const codes = leaf.buttons.slice(1).map((code) => ({
        key: `${leaf.functionId}:${code}`,
        title: codeTexts[code as BuyerPermission] ?? code,
        isFixed: !own.has(code),
        children: [],
      }));
      const [opening] = leaf.buttons;
      const mayHandOn = leaf.isGrantable && (opening === undefined || own.has(opening));
      const isFixed = leaf.functionId === everyRolesFunctionId || !mayHandOn;
      return { key: leaf.functionId, title: leaf.functionName, opening, isFixed, children: codes };
    });
    const isFixed = children.every((leaf) => leaf.isFixed && leaf.children.every((code) => code.isFixed));
    return { key: top.functionId, title: top.functionName, isFixed, children };
  });
}

/** Keys that are ticked, and those with a dash because only some below them are. */
export function marksOf(nodes: readonly RightNode[], rights: RoleRights): { checked: string[]; halfChecked: string[] } {
  const held = new Set([...rights.functionIds, ...rights.permissions]);
  const checked: string[] = [];
  const halfChecked: string[] = [];
  const mark = (key: string, isHeld: boolean, isWhole: boolean) => {
    if (isHeld) (isWhole ? checked : halfChecked).push(key);
    return isHeld && isWhole;
  };
  for (const top of nodes) {
    const wholes = top.children.map((leaf) => {
      const isHeld = held.has(leaf.key);
      const codes = leaf.children.map((code) => mark(code.key, isHeld && held.has(codeOf(code.key)), true));
      return mark(leaf.key, isHeld, codes.every(Boolean));
    });
    mark(
      top.key,
      top.children.some((leaf) => held.has(leaf.key)),
      wholes.every(Boolean),
    );
  }
  return { checked, halfChecked };
}

const codeOf = (key: string): string => key.split(':')[1] ?? '';

/** Ticks a node or takes its tick away, with everything below it that is not fixed. A code brings its function along. */
export function tick(nodes: readonly RightNode[], rights: RoleRights, key: string, isOn: boolean): RoleRights {
  const [functionId = '', code] = key.split(':');
  const group = nodes.find((node) => node.key === functionId)?.children;
  const leaves = group ?? nodes.flatMap((node) => node.children).filter((node) => node.key === functionId);
  if (code !== undefined) {
    if (isOn) return withRights(rights, leaves, [code]);
    return { ...rights, permissions: rights.permissions.filter((one) => one !== code) };
  }
  if (isOn) {
    const open = leaves.filter((one) => !one.isFixed || rights.functionIds.includes(one.key));
    const codes = open.flatMap((one) =>
      one.children.filter((child) => !child.isFixed).map((child) => codeOf(child.key)),
    );
    return withRights(rights, open, codes);
  }
  const taken = leaves.filter((one) => !one.isFixed).map((one) => one.key);
  const functionIds = rights.functionIds.filter((id) => !taken.includes(id));
  return rightsOf({ functionIds, permissions: rights.permissions });
}

/** With these functions, the codes that open them, and these codes. */
const withRights = (rights: RoleRights, leaves: readonly RightNode[], codes: readonly string[]): RoleRights =>
  rightsOf({
    functionIds: [...rights.functionIds, ...leaves.map(({ key }) => key)],
    permissions: [...rights.permissions, ...leaves.flatMap(({ opening }) => opening ?? []), ...codes],
  });
