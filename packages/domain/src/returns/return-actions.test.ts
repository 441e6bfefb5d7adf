import { describe, expect, test } from 'vitest';
import { accountTypes } from '../people/account-types.ts';
import { shopPermissionCodes } from '../shop-side/shop-permissions.ts';
import {
  returnActions,
  returnActionTexts,
  sheetActions,
  shopReturnActions,
  shopReturnActionTexts,
} from './return-actions.ts';
import {
  allReturnStates,
  isReturnMoveAllowed,
  mayActorMoveReturn,
  type ReturnMove,
  returnMoves,
  returnStates,
} from './return-states.ts';

const rights = new Set(['return.apply'] as const);
const everything = new Set(shopPermissionCodes);
/** The sheet that refuses least: what is left is its state. */
const sheet = { attempt: 1, hasAgain: false };
/** 再次申请 begins another sheet and moves none. */
const buyerMoves = Object.keys(returnActionTexts).filter((action) => action !== 'again') as ReturnMove[];
const shopMoves = Object.keys(shopReturnActionTexts) as ReturnMove[];

describe('actions of a sheet and its moves', () => {
  test.each(allReturnStates)('what is offered in %i is what is allowed there, and the other way round', (state) => {
    const offered: readonly string[] = returnActions({ ...sheet, state }, rights).actions;
    for (const move of buyerMoves)
      expect([move, offered.includes(move)]).toEqual([move, isReturnMoveAllowed(move, state)]);
    const ofShop: readonly string[] = shopReturnActions(state, everything).actions;
    for (const move of shopMoves)
      expect([move, ofShop.includes(move)]).toEqual([move, isReturnMoveAllowed(move, state)]);
    expect(
      sheetActions(
        { ...sheet, state },
        { accountType: accountTypes.operator, permissions: rights, shopPermissions: everything },
      ).actions,
    ).toEqual(ofShop);
  });

  test('every move that somebody brings about has its button', () => {
    const moves = Object.keys(returnMoves) as ReturnMove[];
    expect(moves.filter((move) => mayActorMoveReturn(move, 'buyer')).toSorted()).toEqual(buyerMoves.toSorted());
    expect(moves.filter((move) => mayActorMoveReturn(move, 'operator')).toSorted()).toEqual(shopMoves.toSorted());
  });

  test('the shop side needs the role for it, and is told so', () => {
    const inspector = new Set(['ops.return.view', 'ops.return.inspect'] as const);
    expect(shopReturnActions(returnStates.awaitingAudit, inspector)).toEqual({
      actions: [],
      disabledReasons: { agree: '您的角色不能做这件事', refuse: '您的角色不能做这件事' },
    });
    expect(shopReturnActions(returnStates.awaitingReceipt, inspector)).toEqual({
      actions: ['receive', 'refuseReceive'],
      disabledReasons: {},
    });
  });
});
