import { type StatementPayState, statementPayStates } from '@jicai/domain/statements/statement-states.ts';
import { sellerOf } from '@jicai/domain/orders/seller.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { type Page, pageOf, spanOf } from '../../http/paging.ts';
import { badField } from '../../http/refusal.ts';
import { linkFiles } from '../files/index.ts';
import { isInvoiceable, paperMoneyOf } from './invoice-statement.ts';
import { getStatement } from './move-statement.ts';
import { selectInvoicesOf, selectShop } from './statement-facts.store.ts';
import { type LineFilter, selectLineCounts, selectLineOwners, selectLinePage } from './statement-lines.store.ts';
import { selectPaymentPage, selectPaymentsOf, selectParts, selectPendingFen } from './statement-payments.store.ts';
import { billingTimeAfter } from '@jicai/domain/statements/statement-period.ts';
import { statementOptionsOf } from '@jicai/domain/statements/statement-options.ts';
import { selectUnbilledPage, selectUnbilledSum } from './unbilled.store.ts';
import { selectHistory, selectPage, selectSummary, type StatementFilter } from './statements.store.ts';

/** The filter's days are "YYYY-MM-DD"; refused as badInput for anything else. */
export async function listStatements(ctx: SignedInCtx, filter: StatementFilter, page: Page) {
  const days = { periodFrom: dayOf('periodFrom', filter.periodFrom), periodTo: dayOf('periodTo', filter.periodTo) };
  const { rows, total } = await selectPage(ctx, { ...filter, ...days }, spanOf(page));
  const pending = await selectPendingFen(
    ctx,
    rows.map((row) => row.id),
  );
  return { rows: rows.map((row) => ({ ...row, pendingFen: pending.get(row.id) ?? 0 })), page: pageOf(page, total) };
}

function dayOf(field: string, text: string | undefined): string | undefined {
  const at = text === undefined ? undefined : fromShanghai(text);
  if (text !== undefined && !at) throw badField(field, '日期格式不正确');
  return at && shanghaiDay(at);
}

/** How many statements wait for the caller's enterprise, and what it owes. */
export const summarise = (ctx: SignedInCtx) =>
  selectSummary(ctx, { customerId: ctx.actor.customerId, today: shanghaiDay(ctx.now) });

/** The same, with what was received and stands on no statement yet, and the day on which the next one is made. */
export async function summariseDebt(ctx: SignedInCtx) {
  const [summary, unbilled, shop] = await Promise.all([
    summarise(ctx),
    selectUnbilledSum(ctx, untilNow(ctx)),
    selectShop(ctx),
  ]);
  const billingDay = shanghaiDay(billingTimeAfter(ctx.now, statementOptionsOf(shop.options).billDay));
  return { ...summary, unbilled, billingDay };
}

/** What was received and stands on no statement yet, the newest first. */
export async function listUnbilled(ctx: SignedInCtx, page: Page) {
  const span = untilNow(ctx);
  const [rows, sum] = await Promise.all([selectUnbilledPage(ctx, span, spanOf(page)), selectUnbilledSum(ctx, span)]);
  return { rows, sumFen: sum.fen, page: pageOf(page, sum.count) };
}

const untilNow = ({ actor, now }: SignedInCtx) => ({
  customerId: actor.customerId,
  until: new Date(now.getTime() + 1),
});

/** A statement with everything but its rows. Refuses with notFound if the caller may not see it. */
export async function readStatement(ctx: Ctx, statementId: string) {
  const statement = await getStatement(ctx, statementId);
  const [counts, payments, history, invoices, shop, paper] = await Promise.all([
    selectLineCounts(ctx, statementId),
    selectPaymentsOf(ctx, statementId),
    selectHistory(ctx, statementId),
    selectInvoicesOf(ctx, statementId),
    selectShop(ctx),
    isInvoiceable(statement) ? paperMoneyOf(ctx, statementId) : noPaper,
  ]);
  const links = await linkFiles(
    ctx,
    payments.flatMap(({ payment }) => payment.voucherFileId ?? []),
  );
  const pendingFen = payments.reduce(
    (sum, { payment, partFen }) => (payment.state === statementPayStates.waiting ? sum + partFen : sum),
    0,
  );
  return {
    statement: { ...statement, pendingFen },
    ...counts,
    payments,
    history,
    invoices,
    paper,
    sellerName: sellerOf({ name: shop.companyName, options: shop.options }).name,
    links,
  };
}

const noPaper = { wantedFen: 0, leftFen: 0 };

/** Rows of a statement. Refuses with notFound if the caller may not see it. */
export async function listLines(ctx: Ctx, filter: LineFilter, page: Page) {
  const { state } = await getStatement(ctx, filter.statementId);
  const { rows, total, matchingFen } = await selectLinePage(ctx, filter, spanOf(page));
  return { rows, matchingFen, state, page: pageOf(page, total) };
}

/** The values by which the rows of a statement can be filtered, sorted by name. Refuses with notFound as above. */
export async function listLineOptions(ctx: Ctx, statementId: string) {
  await getStatement(ctx, statementId);
  const owners = await selectLineOwners(ctx, statementId);
  const named = (pick: (owner: (typeof owners)[number]) => { id: string; name: string }) =>
    [...new Map(owners.map((owner) => [pick(owner).id, pick(owner).name]))]
      .filter(([id, name]) => id && name)
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'zh'));
  return {
    costCenters: named(({ costCenter }) => ({ id: costCenter, name: costCenter })),
    orgs: named(({ orgId, orgName }) => ({ id: orgId ?? '', name: orgName })),
    users: named(({ userId, userName }) => ({ id: userId, name: userName })),
    suppliers: named(({ supplierId, supplierName }) => ({ id: supplierId, name: supplierName })),
  };
}

/** Payments that customers reported, for the shop. */
export async function listPayments(ctx: Ctx, state: StatementPayState | undefined, page: Page) {
  const { rows, total } = await selectPaymentPage(ctx, { state, ...spanOf(page) });
  const paymentIds = rows.map(({ payment }) => payment.id);
  const parts = await selectParts(ctx, paymentIds);
  const links = await linkFiles(
    ctx,
    rows.flatMap(({ payment }) => payment.voucherFileId ?? []),
  );
  return { rows, parts, links, page: pageOf(page, total) };
}
