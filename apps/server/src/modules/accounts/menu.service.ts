import type { GrantTop, MenuTop } from '@jicai/contract/accounts.ts';
import { menuOf, type MenuNode } from '@jicai/domain/person-menu.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { selectRole, selectRolesOfUser } from './menu.store.ts';

/** The caller's menu (domain.md section 6). */
export async function getMenu(ctx: SignedInCtx): Promise<MenuTop[]> {
  const roles = await selectRolesOfUser(ctx, ctx.actor.userId);
  return menuOf(roles, ctx.actor.permissions).map((top) => ({
    ...toNode(top),
    children: top.children.map((leaf) => ({ ...toNode(leaf), children: [] })),
  }));
}

/** What an enterprise may grant, marked with what one of its roles holds. */
export async function getGrantableMenu(ctx: SignedInCtx, roleId: string | undefined): Promise<GrantTop[]> {
  const role = roleId ? await selectRole(ctx, ctx.actor, roleId) : undefined;
  if (roleId && !role) throw new Refusal('5');
  const held = new Set(role?.functionIds);
  // An administrator cannot grant what he lacks; he is the one who holds everything there is.
  const own = await selectRolesOfUser(ctx, ctx.actor.userId);
  return menuOf(own, ctx.actor.permissions).map((top) => ({
    ...toNode(top),
    isGranted: held.has(top.functionId),
    children: top.children.map((leaf) => ({ ...toNode(leaf), isGranted: held.has(leaf.functionId), children: [] })),
  }));
}

function toNode({ functionId, formUrl, functionName, isHidden, sortNo, icon, module, buttons }: MenuNode) {
  return { functionId, formUrl, functionName, isDisable: isHidden, sortNo, icon, module, buttons };
}
