import { moneyText } from '@jicai/domain/money/yuan.ts';
import { daysText, spanOfDays, type ValidDays } from '@jicai/domain/money/price-validity.ts';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type ChangeSubject, requestChange } from '../changes/index.ts';
import { selectPricedItems } from './contract-prices.store.ts';
import { type CustomerRow, lockCustomerFile } from './customer-file.store.ts';
import { daysOf, spanAfterWaiting, writePrices } from './write-contract-prices.ts';

interface WaitingRow {
  itemId: string;
  priceFen: number;
  tiers: Tier[];
  /** What was asked for before rows had days of their own has none. */
  validFrom?: string;
  validTo?: string;
}

/**
 * Contract prices under the margin line wait for a second person (docs/domain/money.md §10), one request of a customer at a
 * time. `days` are those of most. The caller holds the file.
 */
export async function askForContractPrices(
  ctx: SignedInCtx,
  {
    file: { customerId, customerName },
    rows,
    days,
    reason,
  }: {
    file: Pick<CustomerRow, 'customerId' | 'customerName'>;
    rows: readonly WaitingRow[];
    days: ValidDays;
    reason: string;
  },
): Promise<{ changeId: string }> {
  const noOf = await numbersOf(ctx, customerId, { rows, ...days });
  const after = Object.fromEntries(
    rows.map((row) => [
      noOf.get(row.itemId)?.itemNo ?? '',
      [textOf(row), ownDaysText(row, days)].filter(Boolean).join('，'),
    ]),
  );
  return requestChange(ctx, {
    kind: 'customer.price',
    subjectId: customerId,
    subjectName: customerName,
    before: await standingOf(ctx, customerId, { rows, ...days }),
    after: {
      ...after,
      协议价生效: days.validFrom || '通过后',
      协议价截止: days.validTo || '长期',
      priceRows: { rows, ...days },
    },
    reason,
  });
}

const ownDaysText = (row: WaitingRow, days: ValidDays): string => {
  const own = daysOf(row, days);
  return isDeepStrictEqual(own, days) ? '' : daysText(own);
};

/** The same prices after a second person has agreed; from then on, or from their day. */
export const contractPriceChange: ChangeSubject = {
  async lock(ctx, customerId, after) {
    if (!(await lockCustomerFile(ctx, customerId))) throw refuse.notFound();
    return standingOf(ctx, customerId, waitingIn(after));
  },
  async apply(ctx, { subjectId: customerId, after }) {
    const waiting = waitingIn(after);
    const before = await standingOf(ctx, customerId, waiting);
    await writePrices(
      ctx,
      customerId,
      waiting.rows.map((row) => {
        const { itemId, priceFen, tiers } = row;
        return { itemId, priceFen, tiers, ...spanAfterWaiting(ctx, daysOf(row, waiting)) };
      }),
    );
    await writeAudit(ctx, {
      subject: `customer ${customerId}`,
      before,
      after: await standingOf(ctx, customerId, waiting),
    });
  },
};

interface Waiting extends ValidDays {
  rows: readonly WaitingRow[];
}

/** Stored by askForContractPrices. */
function waitingIn(after: Record<string, unknown>): Waiting {
  const { rows, validFrom = '', validTo } = after['priceRows'] as Omit<Waiting, 'validFrom'> & { validFrom?: string };
  return { rows, validFrom, validTo };
}

async function numbersOf(ctx: Ctx, customerId: string, { rows, ...days }: Waiting) {
  const wanted = rows.map((row) => ({ key: row.itemId, at: spanOfDays(daysOf(row, days), ctx.now).from }));
  const items = await selectPricedItems(ctx, customerId, { by: 'itemId', wanted });
  return new Map(items.map((item) => [item.itemId, item]));
}

/** What holds for these items on their first days, under their numbers. */
async function standingOf(ctx: Ctx, customerId: string, waiting: Waiting): Promise<Record<string, unknown>> {
  const items = await numbersOf(ctx, customerId, waiting);
  return Object.fromEntries(
    waiting.rows.map(({ itemId }) => {
      const item = items.get(itemId);
      return [item?.itemNo ?? itemId, item ? textOf(item) : ''];
    }),
  );
}

const textOf = ({ priceFen, tiers }: { priceFen: number | null; tiers: readonly Tier[] }): string =>
  priceFen === null
    ? ''
    : [moneyText(priceFen), ...tiers.map((tier) => `满 ${tier.qtyFrom} ${moneyText(tier.priceFen)}`)].join('，');
