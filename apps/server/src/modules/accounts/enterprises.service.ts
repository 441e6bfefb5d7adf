import { accountTypes, customerStates, customerTypes } from '@jicai/domain/people/account-types.ts';
import { functionIdsOf } from '@jicai/domain/people/function-menu.ts';
import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import type { CodeTo } from '@jicai/domain/people/sms-codes.ts';
import { builtInRoles } from '@jicai/domain/people/permissions.ts';
import { closedAccountName } from '@jicai/domain/people/privacy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { updateAccountClosed, updateUserClosed } from './anonymise.store.ts';
import {
  insertApplicant,
  insertEnterprise,
  selectCustomerByTaxNo,
  updateApplicantAdmitted,
} from './enterprises.store.ts';

/** accounts.state of who waits for the review of his enterprise. */
const awaitingReview = 3;
const enterpriseRoles = ['admin', 'buyer', 'approver', 'finance'] as const;
/** The department an enterprise begins with; the tree above it is the enterprise itself. */
const firstUnit = '总部';

/** Whether an enterprise of this shop has the credit code. */
export async function isTaxNoUsed(ctx: Ctx, taxNo: string): Promise<boolean> {
  return (await selectCustomerByTaxNo(ctx, taxNo)) !== undefined;
}

/** Who registers an enterprise: an account that waits, with no customer yet. Refused as accountTaken, mobileTaken or mailTaken when that is taken. */
export async function createApplicant(
  ctx: Ctx,
  { accountNo, to, userName }: { accountNo: string; to: CodeTo; userName: string },
): Promise<{ accountId: string; userId: string }> {
  const [accountId, userId] = [ctx.newId(), ctx.newId()];
  await insertApplicant(ctx, {
    account: { id: accountId, accountNo, ...to, accountType: accountTypes.buyer, state: awaitingReview },
    user: { id: userId, accountId, name: userName, email: to.email },
  });
  return { accountId, userId };
}

/**
 * The customer of an approved registration with its first department and the built-in roles; the applicant becomes its
 * administrator and may sign in. Refused as enterpriseTaken when the credit code is taken. Returns the customer's id.
 */
export async function openEnterprise(
  ctx: Ctx,
  {
    applicant,
    enterprise,
  }: {
    applicant: { accountId: string; userId: string };
    enterprise: {
      name: string;
      taxNo: string;
      contactName: string;
      areaCode: string;
      address: string;
      termKind: TermKind;
      termDays: number;
    };
  },
): Promise<string> {
  const [customerId, orgId] = [ctx.newId(), ctx.newId()];
  const roles = enterpriseRoles.map((builtIn) => {
    const { roleName: name, orderScope, permissions } = builtInRoles[builtIn];
    const functionIds = functionIdsOf(builtIn);
    return { id: ctx.newId(), customerId, builtIn, name, orderScope, permissions: [...permissions], functionIds };
  });
  await insertEnterprise(ctx, {
    customer: { id: customerId, customerType: customerTypes.enterprise, state: customerStates.active, ...enterprise },
    unit: { id: orgId, customerId, parentId: '0', name: firstUnit, leaderUserId: applicant.userId, sortNo: 1 },
    roles,
  });
  const roleId = roles.find(({ builtIn }) => builtIn === 'admin')?.id ?? '';
  await updateApplicantAdmitted(ctx, { ...applicant, name: enterprise.contactName, customerId, orgId, roleId });
  return customerId;
}

/** Takes the person out of an account that never was in order; its name and mobile are free again. */
export async function closeApplicant(
  ctx: Ctx,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<void> {
  await updateUserClosed(ctx, userId, closedAccountName);
  // No account can be registered by a name that begins with this sign.
  await updateAccountClosed(ctx, accountId, `#${accountId}`);
}
