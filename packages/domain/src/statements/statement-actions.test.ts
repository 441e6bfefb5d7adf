import { expect, test } from 'vitest';
import { buyerPermissions } from '../people/permissions.ts';
import { statementActions } from './statement-actions.ts';
import { allStatementStates, isStatementMoveAllowed, type StatementMove } from './statement-states.ts';

const permissions = new Set(buyerPermissions);
const open = { totalFen: 1000, isCovered: false };
const ofBuyers: StatementMove[] = ['confirm', 'dispute', 'withdrawDispute', 'editRemark', 'submitPay'];
const ofShop: StatementMove[] = ['adjust', 'reverseAdjust', 'reply', 'void'];

test.each(allStatementStates)(
  'what is offered of a statement in %i is what is allowed there, and the other way round',
  (state) => {
    const buyer = statementActions({ ...open, state }, { accountType: 1, permissions });
    for (const move of ofBuyers)
      expect([move, buyer.includes(move)]).toEqual([move, isStatementMoveAllowed(move, state)]);
    const shop = statementActions({ ...open, state }, { accountType: 2, permissions });
    expect(shop).toEqual(ofShop.filter((move) => isStatementMoveAllowed(move, state)));
  },
);

test('an invoice is asked for while something of a confirmed statement has none', () => {
  const may = (more: object) =>
    statementActions({ ...open, state: 30, ...more }, { accountType: 1, permissions }).includes('applyInvoice');
  expect(may({})).toBe(true);
  expect(may({ invoiceableFen: 0 })).toBe(false);
  expect(may({ isCovered: true })).toBe(false);
  expect(may({ totalFen: 0 })).toBe(false);
  expect(may({ state: 10 })).toBe(false);
});
