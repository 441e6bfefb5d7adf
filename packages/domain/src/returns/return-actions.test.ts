import { describe, expect, test } from 'vitest';
import { accountTypes } from '../people/account-types.ts';
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
} from './return-states.ts';

const rights = new Set(['return.apply'] as const);
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
    const ofShop: readonly string[] = shopReturnActions(state);
    for (const move of shopMoves)
      expect([move, ofShop.includes(move)]).toEqual([move, isReturnMoveAllowed(move, state)]);
    expect(
      sheetActions({ ...sheet, state }, { accountType: accountTypes.operator, permissions: rights }).actions,
    ).toEqual(ofShop);
  });

  test('every move that somebody brings about has its button', () => {
    const moves = Object.keys(returnMoves) as ReturnMove[];
    expect(moves.filter((move) => mayActorMoveReturn(move, 'buyer')).toSorted()).toEqual(buyerMoves.toSorted());
    expect(moves.filter((move) => mayActorMoveReturn(move, 'operator')).toSorted()).toEqual(shopMoves.toSorted());
  });
});
