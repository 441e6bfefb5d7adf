import type { GrantTop, MenuTop } from '@jicai/contract/people/accounts.ts';
import { type GrantNode, grantTreeOf, menuOf, type MenuNode, namedReceiver } from '@jicai/domain/people/person-menu.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { selectIsReceiver, selectRole, selectRolesOfUser } from './menu.store.ts';

/** The caller's menu (docs/domain/menu.md §1). */
export async function getMenu(ctx: SignedInCtx): Promise<MenuTop[]> {
  const { userId } = ctx.actor;
  const [roles, isReceiver] = await Promise.all([selectRolesOfUser(ctx, userId), selectIsReceiver(ctx, userId)]);
  return menuOf(isReceiver ? [...roles, namedReceiver] : roles, ctx.actor.permissions).map((top) => ({
    ...toNode(top),
    children: top.children.map((leaf) => ({ ...toNode(leaf), children: [] })),
  }));
}

/** What roles of an enterprise may hold, marked with what one of them holds. */
export async function getGrantableMenu(ctx: SignedInCtx, roleId: string | undefined): Promise<GrantTop[]> {
  const role = roleId ? await selectRole(ctx, ctx.actor, roleId) : undefined;
  if (roleId && !role) throw refuse.notFound();
  const own = await selectRolesOfUser(ctx, ctx.actor.userId);
  return grantTreeOf(new Set(role?.functionIds), own).map((top) => ({
    ...toGrant(top),
    children: top.children.map((leaf) => ({ ...toGrant(leaf), children: [] })),
  }));
}

const toGrant = (node: GrantNode) => ({
  ...toNode(node),
  isGranted: node.isGranted,
  isGrantable: node.isGrantable,
});

type NodeFields = Omit<MenuNode, 'children'>;
function toNode({ functionId, formUrl, functionName, isHidden, sortNo, icon, module, buttons }: NodeFields) {
  return { functionId, formUrl, functionName, isDisable: isHidden, sortNo, icon, module, buttons };
}
