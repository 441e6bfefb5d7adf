import type { BodyOf } from '@jicai/contract/index.ts';
import { extensionFault, mostContractRows } from '@jicai/domain/money/contract-rows.ts';
import { underLineText } from '@jicai/domain/money/margin-line.ts';
import { isUnderLine } from '@jicai/domain/money/margin.ts';
import { lastDayOf } from '@jicai/domain/payments/credit-limits.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { askForContractPrices } from './contract-price-change.ts';
import { updateEnds } from './agreed-prices.store.ts';
import { selectPrices } from './contract-prices.store.ts';
import { requireCustomer } from './contract-prices.ts';
import { lockCustomerFile } from './customer-file.store.ts';
import { toPrice } from './customers.wire.ts';
import { endOf } from './write-contract-prices.ts';

type Row = Awaited<ReturnType<typeof selectPrices>>['rows'][number];
const all = { limit: mostContractRows, offset: 0 };

/** What a new last day would mean for these prices, or for all that end soon. */
export async function previewExtension(
  ctx: Ctx,
  { customerId, priceIds, validTo }: BodyOf<'/api/OpsCustomer/GetExtendPreview'>['data'],
) {
  await requireCustomer(ctx, customerId);
  const endsAt = endOf(ctx, validTo);
  const queue = priceIds ? undefined : ('ending' as const);
  const { rows } = await selectPrices(ctx, { customerId, queue, priceIds }, all);
  return rows.map((row) => {
    const { validFrom: _from, validity: _validity, isEnding: _ending, ...shown } = toPrice(ctx, row);
    return { ...shown, isUnderLine: isUnder(row), fault: faultOf(ctx, row, endsAt) };
  });
}

const faultOf = (ctx: Ctx, { validFrom, validTo, nextMs }: Row, endsAt: Date | null): string | undefined =>
  extensionFault(
    { fromMs: validFrom.getTime(), toMs: validTo?.getTime() ?? null, nextMs },
    endsAt?.getTime() ?? null,
    ctx.now.getTime(),
  );

/** Whether the price, or one of its prices by quantity, leaves less than the margin line: given for longer, it is given anew. */
const isUnder = ({ priceFen, tiers, costFen, lineBp }: Row): boolean =>
  [priceFen, ...tiers.map((tier) => tier.priceFen)].some((fen) => isUnderLine(fen, costFen, lineBp));

/**
 * Moves the last day of prices that hold (docs/domain/money.md §8). Those whose day is no longer as it was read are named and
 * left alone; those under the margin line wait for a second person. Refused as notFound, badInput at validTo,
 * statementChanged while others of the customer wait.
 */
export async function extendPrices(
  ctx: SignedInCtx,
  { customerId, rows, validTo, reason }: BodyOf<'/api/OpsCustomer/ExtendPrices'>['data'],
) {
  const file = await lockCustomerFile(ctx, customerId);
  if (!file) throw refuse.notFound();
  const endsAt = endOf(ctx, validTo);
  const priceIds = rows.map(({ priceId }) => priceId);
  const standing = new Map(
    (await selectPrices(ctx, { customerId, priceIds }, all)).rows.map((row) => [row.priceId, row]),
  );
  const outcomes = rows.map(({ priceId, validTo: readAs }): { row: Row } | { priceId: string; reason: string } => {
    const row = standing.get(priceId);
    if (!row) return { priceId, reason: '协议价已终止' };
    const why = lastDayOf(row.validTo) === readAs ? faultOf(ctx, row, endsAt) : '已被他人修改，请刷新后再改';
    return why === undefined ? { row } : { priceId, reason: why };
  });
  const fit = outcomes.flatMap((one) => ('row' in one ? [one.row] : []));
  const refused = outcomes.flatMap((one) => ('reason' in one ? [one] : []));
  const waiting = fit.filter(isUnder);
  const taken = fit.filter((row) => !isUnder(row));
  const asked =
    waiting.length > 0 &&
    (await askForContractPrices(ctx, {
      file,
      rows: waiting.map(({ itemId, priceFen, tiers }) => ({ itemId, priceFen, tiers })),
      days: { validFrom: '', validTo },
      reason: reason || `续期，${underLineText}`,
    }));
  const answer = { savedCount: taken.length, waitingCount: waiting.length, ...asked, refused };
  if (taken.length === 0) return answer;
  await updateEnds(ctx, customerId, { priceIds: taken.map(({ priceId }) => priceId), validTo: endsAt });
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: { 协议价截止: taken.map((row) => `${row.itemNo} ${lastDayOf(row.validTo)}`) },
    after: { 协议价截止: taken.map(({ itemNo }) => `${itemNo} ${validTo || '长期'}`), reason },
  });
  return answer;
}
