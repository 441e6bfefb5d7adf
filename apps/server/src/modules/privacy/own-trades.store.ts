import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { users } from '../../db/tables/accounts.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { approvalDelegations, approvals, approvalTasks } from '../../db/tables/approvals.ts';
import { invoices, invoiceTitles } from '../../db/tables/invoices.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { payments } from '../../db/tables/payments.ts';
import { returnSheets } from '../../db/tables/returns.ts';
import { statementPayments } from '../../db/tables/statements.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Owner } from './own-data.store.ts';

const ownOrders = (ctx: Ctx, { userId }: Owner): SQL | undefined =>
  and(eq(orders.companyId, ctx.companyId), eq(orders.userId, userId));

export async function selectOwnOrders(ctx: Ctx, owner: Owner, limit: number) {
  return ctx.db
    .select({
      orderNo: orders.orderNo,
      tradeNo: orders.tradeNo,
      createdAt: orders.createdAt,
      supplierName: orders.supplierName,
      state: orders.state,
      payMode: orders.payMode,
      payState: orders.payState,
      goodsFen: orders.goodsFen,
      discountFen: orders.discountFen,
      freightFen: orders.freightFen,
      payFen: orders.payFen,
      refundedFen: orders.refundedFen,
      paidAt: orders.paidAt,
      completedAt: orders.completedAt,
      cancelledAt: orders.cancelledAt,
      cancelReason: orders.cancelReason,
      remark: orders.remark,
      purchaseNo: orders.purchaseNo,
      costCenter: orders.costCenter,
      address: sql<{ receiver: string; mobile: string; telephone: string; areaText: string; address: string }>`(
        select t.address from trades t where t.company_id = ${ctx.companyId} and t.id = ${orders.tradeId})`,
    })
    .from(orders)
    .where(ownOrders(ctx, owner))
    .orderBy(desc(orders.id))
    .limit(limit);
}

export async function selectOwnOrderLines(ctx: Ctx, owner: Owner, limit: number) {
  return ctx.db
    .select({
      orderNo: orders.orderNo,
      itemNo: orderLines.itemNo,
      itemName: orderLines.itemName,
      itemSpec: orderLines.itemSpec,
      colorName: orderLines.colorName,
      unitName: orderLines.unitName,
      priceFen: orderLines.priceFen,
      qty: orderLines.qty,
      cancelledQty: orderLines.cancelledQty,
      shippedQty: orderLines.shippedQty,
      receivedQty: orderLines.receivedQty,
      returnedQty: orderLines.returnedQty,
      payFen: orderLines.payFen,
      refundedFen: orderLines.refundedFen,
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.companyId, ctx.companyId), eq(orderLines.orderId, orders.id)))
    .where(ownOrders(ctx, owner))
    .orderBy(desc(orders.id), orderLines.lineNo)
    .limit(limit);
}

export async function selectOwnPayments(ctx: Ctx, { accountId }: Owner, limit: number) {
  return ctx.db
    .select({
      payNo: payments.payNo,
      tradeNo: payments.tradeNo,
      createdAt: payments.createdAt,
      channel: payments.channel,
      state: payments.payState,
      amountFen: payments.amountFen,
      receivedFen: payments.receivedFen,
      channelTradeNo: payments.channelTradeNo,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .where(and(eq(payments.companyId, ctx.companyId), eq(payments.accountId, accountId)))
    .orderBy(desc(payments.id))
    .limit(limit);
}

/** Transfers for statements that the owner reported. */
export async function selectOwnStatementPayments(ctx: Ctx, { accountId }: Owner, limit: number) {
  return ctx.db
    .select({
      createdAt: statementPayments.createdAt,
      feeFen: statementPayments.feeFen,
      bankSerialNo: statementPayments.bankSerialNo,
      paidAt: statementPayments.paidAt,
      state: statementPayments.state,
      reason: statementPayments.reason,
    })
    .from(statementPayments)
    .where(and(eq(statementPayments.companyId, ctx.companyId), eq(statementPayments.accountId, accountId)))
    .orderBy(desc(statementPayments.id))
    .limit(limit);
}

export async function selectOwnReturns(ctx: Ctx, { userId }: Owner, limit: number) {
  return ctx.db
    .select({
      returnNo: returnSheets.returnNo,
      orderNo: returnSheets.orderNo,
      createdAt: returnSheets.createdAt,
      returnType: returnSheets.returnType,
      state: returnSheets.state,
      reasonCode: returnSheets.reasonCode,
      remark: returnSheets.remark,
      contactName: returnSheets.contactName,
      contactMobile: returnSheets.contactMobile,
      applyFen: returnSheets.applyFen,
      agreeFen: returnSheets.agreeFen,
      refundFen: returnSheets.refundFen,
      auditRemark: returnSheets.auditRemark,
      closedAt: returnSheets.closedAt,
    })
    .from(returnSheets)
    .where(and(eq(returnSheets.companyId, ctx.companyId), eq(returnSheets.userId, userId)))
    .orderBy(desc(returnSheets.id))
    .limit(limit);
}

export async function selectOwnInvoices(ctx: Ctx, { customerId, userId }: Owner, limit: number) {
  return ctx.db
    .select({
      reqNo: invoices.reqNo,
      invoiceNo: invoices.invoiceNo,
      createdAt: invoices.createdAt,
      issuedAt: invoices.issuedAt,
      kind: invoices.kind,
      state: invoices.state,
      title: invoices.title,
      receiveEmail: invoices.receiveEmail,
      amountFen: invoices.amountFen,
      taxFen: invoices.taxFen,
      redFen: invoices.redFen,
      remark: invoices.remark,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, ctx.companyId),
        eq(invoices.customerId, customerId || '0'),
        eq(invoices.userId, userId),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(limit);
}

/** Invoice titles of a member. Those of an enterprise belong to the enterprise and are left out. */
export async function selectOwnTitles(ctx: Ctx, { customerId, customerType }: Owner, limit: number) {
  if (customerType !== customerTypes.member || customerId === '') return [];
  return ctx.db
    .select({
      titleType: invoiceTitles.titleType,
      titleName: invoiceTitles.titleName,
      taxNo: invoiceTitles.taxNo,
      email: invoiceTitles.email,
      mobile: invoiceTitles.mobile,
      isDefault: invoiceTitles.isDefault,
      createdAt: invoiceTitles.createdAt,
    })
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.companyId, ctx.companyId), eq(invoiceTitles.customerId, customerId)))
    .orderBy(desc(invoiceTitles.id))
    .limit(limit);
}

/** Approvals that he requested. */
export async function selectOwnApprovals(ctx: Ctx, { userId }: Owner, limit: number) {
  return ctx.db
    .select({
      tradeNo: approvals.tradeNo,
      submittedAt: approvals.submittedAt,
      state: approvals.state,
      round: approvals.round,
      ruleName: approvals.ruleName,
      payFen: approvals.payFen,
      note: approvals.note,
      decidedAt: approvals.decidedAt,
    })
    .from(approvals)
    .where(and(eq(approvals.companyId, ctx.companyId), eq(approvals.userId, userId)))
    .orderBy(desc(approvals.id))
    .limit(limit);
}

/** Approvals that he had to decide, and his decisions. */
export async function selectOwnApprovalTasks(ctx: Ctx, { userId }: Owner, limit: number) {
  return ctx.db
    .select({
      tradeNo: approvals.tradeNo,
      state: approvalTasks.state,
      comment: approvalTasks.comment,
      createdAt: approvalTasks.createdAt,
      actedAt: approvalTasks.actedAt,
    })
    .from(approvalTasks)
    .innerJoin(approvals, and(eq(approvals.companyId, ctx.companyId), eq(approvals.id, approvalTasks.approvalId)))
    .where(and(eq(approvalTasks.companyId, ctx.companyId), eq(approvalTasks.userId, userId)))
    .orderBy(desc(approvalTasks.id))
    .limit(limit);
}

/** His deputies for approvals, and for how long. */
export async function selectOwnDelegations(ctx: Ctx, { userId }: Owner, limit: number) {
  return ctx.db
    .select({
      toUserName: users.name,
      fromAt: approvalDelegations.fromAt,
      toAt: approvalDelegations.toAt,
      isEnabled: approvalDelegations.isEnabled,
    })
    .from(approvalDelegations)
    .innerJoin(users, and(eq(users.companyId, ctx.companyId), eq(users.id, approvalDelegations.toUserId)))
    .where(and(eq(approvalDelegations.companyId, ctx.companyId), eq(approvalDelegations.userId, userId)))
    .limit(limit);
}
