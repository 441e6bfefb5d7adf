import { expect, test } from 'vitest';
import { functionIdsOf, functionMenu } from './function-menu.ts';
import { type BuiltInRole, builtInRoles } from './permissions.ts';

/** The table of docs/domain/menu.md §2: ● yes, ○ hidden route, – not granted. */
const table = `
  dashboard/overview        ● ● ● ● ●
  order/myOrder             ● ● ● ● ●
  order/allOrder            ● – ● ● –
  order/myAudit             ● ○ ● – –
  order/cancelOrder         ● ● – – ●
  order/cancelReturn        ● ● – ● ●
  order/invalidInvoice      ● – – ● –
  order/receiving           – – – – –
  kamUser/userInfo          ● ● ● ● ●
  kamUser/receivingAddress  ● ● – – ●
  kamUser/invoice           ● ● – ● ●
  kamUser/organization      ● – – – –
  kamUser/roles             ● – – – –
  kamUser/userList          ● – – – –
  kamUser/auditRule         ● – – – –
  kamUser/signOn            ● – – – –
  concern/itemConcern       ● ● ● – ●
  concern/browsing          ● ● – – ●
  checkOrder/financeCheck   ● – – ● –
  checkOrder/credit         ● – – ● –`;
const roles: readonly BuiltInRole[] = ['admin', 'buyer', 'approver', 'finance', 'member'];
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

function markOf(view: string, role: BuiltInRole): string {
  const [parent, child] = view.split('/');
  const top = functionMenu.find((entry) => entry.parentId === '' && entry.formUrl === parent);
  const entry = functionMenu.find((one) => one.parentId === top?.functionId && one.formUrl === child);
  if (!entry?.heldBy.includes(role)) return '–';
  return entry.hiddenFor.includes(role) ? '○' : '●';
}

test.each(rows)('%s is granted as the table says', (view, ...marks) => {
  expect(roles.map((role) => markOf(view, role))).toEqual(marks);
});

test('the table knows every entry', () => {
  const views = functionMenu
    .filter((entry) => entry.parentId !== '')
    .map((entry) => `${functionMenu.find((top) => top.functionId === entry.parentId)?.formUrl}/${entry.formUrl}`);
  expect(views.toSorted()).toEqual(rows.map(([view]) => String(view)).toSorted());
});

test('who holds a function holds one of its permissions, so that no menu leads to a refusal', () => {
  for (const role of roles) {
    const may: readonly string[] = builtInRoles[role].permissions;
    for (const entry of functionMenu.filter((one) => functionIdsOf(role).includes(one.functionId))) {
      // A hidden route stays closed for who lacks its permission.
      if (entry.buttons.length === 0 || entry.hiddenFor.includes(role)) continue;
      expect(
        entry.buttons.some((button) => may.includes(button)),
        `${role} ${entry.formUrl}`,
      ).toBe(true);
    }
  }
});
