import { frozenCreditText, whyNoCredit } from '@jicai/domain/payments/credit-limits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addToCredit, type CreditAccount, type CreditLeft, insertCreditEntry, selectCredit } from './credit.store.ts';

/** A credit account with what is left of it; all amounts in fen. */
export interface Credit extends CreditAccount {
  /** Never above the limit: what stands in the customer's favour is no credit. Nothing while it is frozen. */
  availFen: number;
}

/** The customer's credit account, or undefined when the shop has given it none. */
export async function findCredit(ctx: Ctx, customerId: string): Promise<Credit | undefined> {
  const account = await selectCredit(ctx, customerId);
  if (!account) return undefined;
  const leftFen = account.limitFen - Math.max(0, account.usedFen) - account.frozenFen;
  return { ...account, availFen: account.isFrozen ? Math.min(0, leftFen) : leftFen };
}

/** As {@link findCredit}; refused as notFound without one. */
export async function getCredit(ctx: Ctx, customerId: string): Promise<Credit> {
  const credit = await findCredit(ctx, customerId);
  if (!credit) throw refuse.notFound();
  return credit;
}

/** Buys on account (Purchased), and returns what is left then: refused as creditExceeded when the rest is too small or no account exists, overdue while something is overdue. */
export async function takeCredit(
  ctx: Ctx,
  {
    customerId,
    feeFen,
    tradeNo,
    sourceId = tradeNo,
  }: {
    customerId: string;
    feeFen: number;
    tradeNo: string;
    /** Begins with the number of the trade; for what is taken beside its submit. */
    sourceId?: string;
  },
): Promise<CreditLeft> {
  const account = await requireOpenAccount(ctx, customerId);
  const left = await addToCredit(ctx, { creditId: account.id, usedFen: feeFen, onlyWithin: true });
  if (!left) throw refuse.creditExceeded();
  await insertCreditEntry(ctx, { creditId: account.id, kind: 'purchased', usedDeltaFen: feeFen, sourceId });
  return left;
}

/** Refused as creditExceeded without an account or while it is frozen, overdue while something is overdue and not released. */
async function requireOpenAccount(ctx: Ctx, customerId: string): Promise<CreditAccount> {
  const account = await selectCredit(ctx, customerId);
  if (!account) throw refuse.creditExceeded();
  const reason = whyNoCredit(account, ctx.now);
  if (reason === 'frozen') throw refuse.creditExceeded({ text: frozenCreditText });
  if (reason === 'overdue') throw refuse.overdue();
  return account;
}

/** What a trade on account holds of its customer's credit while its approval runs; each round of it is another source. */
interface FrozenPart {
  customerId: string;
  feeFen: number;
  tradeNo: string;
  round: number;
}
const frozenSource = ({ tradeNo, round }: FrozenPart) => `${tradeNo}:${round}`;

/** Holds credit for an order that waits for approval (Frozen); returns and refuses as {@link takeCredit} does. */
export async function freezeCredit(ctx: Ctx, part: FrozenPart): Promise<CreditLeft> {
  const { id: creditId } = await requireOpenAccount(ctx, part.customerId);
  const { feeFen: frozenFen } = part;
  const left = await addToCredit(ctx, { creditId, frozenFen, onlyWithin: true });
  if (!left) throw refuse.creditExceeded();
  const sourceId = frozenSource(part);
  await insertCreditEntry(ctx, { creditId, kind: 'frozen', usedDeltaFen: 0, frozenDeltaFen: frozenFen, sourceId });
  return left;
}

/** Lets go of what {@link freezeCredit} held (Unfrozen); once a round. */
export async function unfreezeCredit(ctx: Ctx, part: FrozenPart): Promise<void> {
  const { id: creditId } = await getCredit(ctx, part.customerId);
  if (await bookThawed(ctx, creditId, { part, kind: 'unfrozen' })) {
    await addToCredit(ctx, { creditId, frozenFen: -part.feeFen });
  }
}

/** The order is approved: what was held is bought (Consumed and Purchased). */
export async function spendFrozenCredit(ctx: Ctx, part: FrozenPart): Promise<void> {
  const { feeFen, tradeNo } = part;
  const { id: creditId } = await getCredit(ctx, part.customerId);
  if (!(await bookThawed(ctx, creditId, { part, kind: 'consumed' }))) return;
  await insertCreditEntry(ctx, { creditId, kind: 'purchased', usedDeltaFen: feeFen, sourceId: tradeNo });
  await addToCredit(ctx, { creditId, frozenFen: -feeFen, usedFen: feeFen });
}

const bookThawed = (
  ctx: Ctx,
  creditId: string,
  { part, kind }: { part: FrozenPart; kind: 'unfrozen' | 'consumed' },
): Promise<boolean> =>
  insertCreditEntry(ctx, {
    creditId,
    kind,
    usedDeltaFen: 0,
    frozenDeltaFen: -part.feeFen,
    sourceId: frozenSource(part),
  });
