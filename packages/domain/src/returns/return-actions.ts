import type { ShopPermission } from '../shop-side/shop-permissions.ts';
import { type AccountType, accountTypes } from '../people/account-types.ts';
import { errorCodes, errorTexts } from '../errors/error-codes.ts';
import type { BuyerPermission } from '../people/permissions.ts';
import { isReturnMoveAllowed, type ReturnMove, type ReturnState, returnStates } from './return-states.ts';

/** Buttons of a buyer's sheet in the order in which a screen shows them. */
export const returnActionTexts = {
  sendBack: '填写退货物流',
  confirmExchange: '确认收到换货',
  edit: '修改申请',
  convert: '改为退货退款',
  cancel: '撤销申请',
  again: '再次申请',
} as const;
export type ReturnAction = keyof typeof returnActionTexts;

/** Buttons of the shop side. */
export const shopReturnActionTexts = {
  agree: '同意',
  refuse: '拒绝',
  receive: '确认收货',
  refuseReceive: '拒收',
  reship: '发出换货',
} as const satisfies Partial<Record<ReturnMove, string>>;
export type ShopReturnAction = keyof typeof shopReturnActionTexts;

export const editRefusedOfReceipt = '收货时上报的问题不能修改，可撤销后重新收货';

export interface ReturnFacts {
  state: ReturnState;
  /** 1 the first application, 2 the one that follows a refusal. */
  attempt: number;
  /** A second application exists already. */
  hasAgain: boolean;
  /** Reported at a receipt: its units are not told anew. */
  isOfReceipt?: boolean;
  /** Whether the shop has enough to exchange; undefined where nobody asked. */
  isExchangeInStock?: boolean | undefined;
}

/**
 * What a buyer may do with a sheet now, and why not where its state knows the action but refuses it. The server uses the
 * same answer to refuse.
 */
export function returnActions(
  facts: ReturnFacts,
  permissions: ReadonlySet<BuyerPermission>,
): { actions: ReturnAction[]; disabledReasons: Partial<Record<ReturnAction, string>> } {
  const actions: ReturnAction[] = [];
  const disabledReasons: Partial<Record<ReturnAction, string>> = {};
  for (const action of actionNames) {
    if (!isKnown(action, facts)) continue;
    const reason = permissions.has('return.apply') ? refusalOf(action, facts) : errorTexts[errorCodes.forbidden];
    if (reason === undefined) actions.push(action);
    else disabledReasons[action] = reason;
  }
  return { actions, disabledReasons };
}

const actionNames = Object.keys(returnActionTexts) as ReturnAction[];

function isKnown(action: ReturnAction, facts: ReturnFacts): boolean {
  return action === 'again' ? facts.state === returnStates.refused : isReturnMoveAllowed(action, facts.state);
}

function refusalOf(action: ReturnAction, facts: ReturnFacts): string | undefined {
  if (action === 'convert' && facts.isExchangeInStock) return '换货商品有货，请等待商家发出';
  if (action === 'edit' && facts.isOfReceipt) return editRefusedOfReceipt;
  if (action !== 'again') return undefined;
  if (facts.attempt > 1) return '再次申请已被拒绝，请联系客服';
  return facts.hasAgain ? '已再次申请' : undefined;
}

const shopActionNames = Object.keys(shopReturnActionTexts) as ShopReturnAction[];

const shopPermissionOf: Record<ShopReturnAction, ShopPermission> = {
  agree: 'ops.return.audit',
  refuse: 'ops.return.audit',
  receive: 'ops.return.inspect',
  refuseReceive: 'ops.return.inspect',
  reship: 'ops.return.inspect',
};

/** What somebody of the shop side may do with a sheet in this state, and what the state allows but his roles do not. */
export function shopReturnActions(
  state: ReturnState,
  held: ReadonlySet<ShopPermission>,
): { actions: ShopReturnAction[]; disabledReasons: Partial<Record<ShopReturnAction, string>> } {
  const allowed = shopActionNames.filter((action) => isReturnMoveAllowed(action, state));
  const isHeld = (action: ShopReturnAction) => held.has(shopPermissionOf[action]);
  return {
    actions: allowed.filter(isHeld),
    disabledReasons: Object.fromEntries(
      allowed.filter((action) => !isHeld(action)).map((action) => [action, '您的角色不能做这件事']),
    ),
  };
}

/** What the viewer may do with a sheet: a buyer by his permissions, the shop side (operator, supplier) by the state and his roles. */
export const sheetActions = (
  facts: ReturnFacts,
  viewer: {
    accountType: AccountType;
    permissions: ReadonlySet<BuyerPermission>;
    shopPermissions: ReadonlySet<ShopPermission>;
  },
): { actions: (ReturnAction | ShopReturnAction)[]; disabledReasons: Record<string, string> } =>
  viewer.accountType === accountTypes.buyer
    ? returnActions(facts, viewer.permissions)
    : shopReturnActions(facts.state, viewer.shopPermissions);
