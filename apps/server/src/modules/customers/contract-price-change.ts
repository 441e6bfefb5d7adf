import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type ChangeSubject, requestChange } from '../changes/index.ts';
import { selectPricedItems } from './contract-prices.store.ts';
import { type CustomerRow, lockCustomerFile } from './customer-file.store.ts';
import { endOf, writePrices } from './write-contract-prices.ts';

interface WaitingRow {
  itemId: string;
  priceFen: number;
  tiers: Tier[];
}

/**
 * Contract prices under the margin line wait for a second person (docs/domain/money.md §10), one request of a customer at a
 * time. The caller holds the file.
 */
export async function askForContractPrices(
  ctx: SignedInCtx,
  {
    file: { customerId, customerName },
    rows,
    validTo,
    reason,
  }: {
    file: Pick<CustomerRow, 'customerId' | 'customerName'>;
    rows: readonly WaitingRow[];
    validTo: string;
    reason: string;
  },
): Promise<{ changeId: string }> {
  const noOf = await numbersOf(ctx, customerId, rows);
  const after = Object.fromEntries(rows.map((row) => [noOf.get(row.itemId)?.itemNo ?? '', textOf(row)]));
  return requestChange(ctx, {
    kind: 'customer.price',
    subjectId: customerId,
    subjectName: customerName,
    before: await standingOf(ctx, customerId, rows),
    after: { ...after, 协议价截止: validTo || '长期', priceRows: { rows, validTo } },
    reason,
  });
}

/** The same prices after a second person has agreed; from then on. */
export const contractPriceChange: ChangeSubject = {
  async lock(ctx, customerId, after) {
    if (!(await lockCustomerFile(ctx, customerId))) throw refuse.notFound();
    return standingOf(ctx, customerId, waitingIn(after).rows);
  },
  async apply(ctx, { subjectId: customerId, after }) {
    const { rows, validTo } = waitingIn(after);
    const before = await standingOf(ctx, customerId, rows);
    await writePrices(ctx, customerId, { rows, validTo: endOf(ctx, validTo) });
    await writeAudit(ctx, {
      subject: `customer ${customerId}`,
      before,
      after: await standingOf(ctx, customerId, rows),
    });
  },
};

// Stored by askForContractPrices.
const waitingIn = (after: Record<string, unknown>) => after['priceRows'] as { rows: WaitingRow[]; validTo: string };

async function numbersOf(ctx: Ctx, customerId: string, rows: readonly WaitingRow[]) {
  const items = await selectPricedItems(ctx, customerId, { itemIds: rows.map(({ itemId }) => itemId) });
  return new Map(items.map((item) => [item.itemId, item]));
}

/** What holds for these items, under their numbers. */
async function standingOf(ctx: Ctx, customerId: string, rows: readonly WaitingRow[]): Promise<Record<string, unknown>> {
  const items = await numbersOf(ctx, customerId, rows);
  return Object.fromEntries(
    rows.map(({ itemId }) => {
      const item = items.get(itemId);
      return [item?.itemNo ?? itemId, item ? textOf(item) : ''];
    }),
  );
}

const textOf = ({ priceFen, tiers }: { priceFen: number | null; tiers: readonly Tier[] }): string =>
  priceFen === null
    ? ''
    : [moneyText(priceFen), ...tiers.map((tier) => `满 ${tier.qtyFrom} ${moneyText(tier.priceFen)}`)].join('，');
