import { expect, test } from 'vitest';
import { accountTypes } from '../people/account-types.ts';
import { buyerPermissions } from '../people/permissions.ts';
import { statementActions } from './statement-actions.ts';
import { allStatementStates, isStatementMoveAllowed, statementStates } from './statement-states.ts';

const permissions = new Set(buyerPermissions);
const open = { totalFen: 1000, isCovered: false };
const ofBuyers = ['confirm', 'dispute', 'withdrawDispute', 'editRemark', 'submitPay'] as const;
const ofShop = ['adjust', 'reverseAdjust', 'reply', 'void'] as const;

test.each(allStatementStates)(
  'what is offered of a statement in %i is what is allowed there, and the other way round',
  (state) => {
    const buyer = statementActions({ ...open, state }, { accountType: accountTypes.buyer, permissions });
    for (const move of ofBuyers)
      expect([move, buyer.includes(move)]).toEqual([move, isStatementMoveAllowed(move, state)]);
    const shop = statementActions({ ...open, state }, { accountType: accountTypes.operator, permissions });
    expect(shop).toEqual(ofShop.filter((move) => isStatementMoveAllowed(move, state)));
  },
);

test('an invoice is asked for while something of a confirmed statement has none', () => {
  const may = (more: object) =>
    statementActions(
      { ...open, state: statementStates.confirmed, ...more },
      { accountType: accountTypes.buyer, permissions },
    ).includes('applyInvoice');
  expect(may({})).toBe(true);
  expect(may({ invoiceableFen: 0 })).toBe(false);
  expect(may({ isCovered: true })).toBe(false);
  expect(may({ totalFen: 0 })).toBe(false);
  expect(may({ state: statementStates.awaitingConfirm })).toBe(false);
});
