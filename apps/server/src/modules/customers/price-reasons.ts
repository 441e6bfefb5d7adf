import { discountTargetTexts, discountText } from '@jicai/domain/money/contract-discounts.ts';
import { marginBp } from '@jicai/domain/money/margin.ts';
import { type PriceSource, priceSourceNames, type PriceVerdict } from '@jicai/domain/money/pricing.ts';
import { lastDayOf } from '@jicai/domain/payments/credit-limits.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { explainOffers, maySeeCosts, selectMargins } from '../pricing/index.ts';
import { requireCustomer } from './contract-prices.ts';
import { type ReasonFacts, selectReasonFacts } from './price-reasons.store.ts';

type Explained = NonNullable<Awaited<ReturnType<typeof explainOffers>>>;

/** Why a customer pays what he pays for so many pieces of an item. Refused as notFound. */
export async function explainCustomerPrice(
  ctx: Ctx,
  { customerId, itemNo, qty }: { customerId: string; itemNo: string; qty: number },
) {
  await requireCustomer(ctx, customerId);
  const facts = await selectReasonFacts(ctx, { customerId, itemNo });
  const explained = facts && (await explainOffers(ctx, { customerId, itemId: facts.itemId, qty }));
  if (!explained) throw refuse.notFound();
  const { itemId, itemName, imgUrl, unitName } = facts;
  const { steps, chosen } = explained;
  const priceFee = chosen.priceFen ?? undefined;
  return {
    itemId,
    itemNo,
    itemName,
    imgUrl,
    unitName,
    priceFee,
    obstacle: obstacleOf(facts, explained),
    isCheapestWins: explained.offers.strategy === 'min',
    sources: steps.map(({ source, priceFen, verdict }) => ({
      source,
      sourceText: priceSourceNames[source],
      priceFee: priceFen ?? undefined,
      hasWon: verdict === 'won',
      reason: [aboutOf(source, facts, explained, qty), verdictText(source, verdict, facts)].filter(Boolean).join(' · '),
    })),
    ...(maySeeCosts(ctx) && (await marginOf(ctx, itemId, chosen.priceFen))),
  };
}

function obstacleOf({ isOnSale }: ReasonFacts, { isInPool, chosen }: Explained): string {
  if (!isOnSale) return '商品已下架，客户不能购买';
  if (!isInPool) return '不在该客户的商品池内，客户看不到也不能购买';
  return chosen.priceFen === null ? '没有适用的价格，客户不能购买' : '';
}

async function marginOf(ctx: Ctx, itemId: string, priceFen: number | null) {
  const margin = (await selectMargins(ctx, [itemId])).get(itemId);
  const costFen = margin?.costFen ?? null;
  return {
    marginLineBp: margin?.lineBp,
    costFee: costFen ?? undefined,
    marginBp: costFen === null || priceFen === null ? undefined : marginBp(priceFen, costFen),
  };
}

const dayOf = (ms: number) => shanghaiDay(new Date(ms));
const lastDay = (ms: number) => lastDayOf(new Date(ms));

/** What the source is here: until when, on what, from how many pieces. */
function aboutOf(source: PriceSource, facts: ReasonFacts, { offers, steps }: Explained, qty: number): string {
  const hasPrice = steps.some((step) => step.source === source && step.priceFen !== null);
  if (source === 'contract' && offers.contract) {
    const until = facts.contractToMs === null ? '长期有效' : `有效至 ${lastDay(facts.contractToMs)}`;
    const tier = reachedTier(offers.contract.tiers, qty);
    return tier ? `${until}，满 ${tier} 一档` : until;
  }
  if (source === 'discount' && offers.discountBp !== null) {
    const own = facts.discounts.find(({ target }) => target === 'item') ?? facts.discounts[0];
    const on = own && own.target !== 'item' ? own.name : own && discountTargetTexts[own.target];
    return `${on ?? ''} ${discountText(offers.discountBp)}`.trim();
  }
  const tier = reachedTier(offers.tiers, qty);
  if (source === 'tier' && hasPrice && tier) return `满 ${tier} 一档`;
  if (source === 'enterprise' && hasPrice) return '全部企业客户';
  return source === 'retail' && hasPrice ? '会员与访客' : '';
}

const reachedTier = (tiers: readonly { qtyFrom: number }[], qty: number): number | undefined => {
  const reached = tiers.map(({ qtyFrom }) => qtyFrom).filter((from) => from <= qty);
  return reached.length > 0 ? Math.max(...reached) : undefined;
};

function verdictText(source: PriceSource, verdict: PriceVerdict, facts: ReasonFacts): string {
  if (verdict === 'absent') return absentText(source, facts);
  return {
    won: '采用',
    behind: '排在后面，未用到',
    dearer: '不是最低，未采用',
    enterprisesOnly: '只适用于企业',
    tooFew: '数量不够',
  }[verdict];
}

function absentText(source: PriceSource, facts: ReasonFacts): string {
  const { contractEndedMs, contractNextMs, discountEndedMs, discountNextMs } = facts;
  if (source === 'contract' && contractNextMs !== null) return `${dayOf(contractNextMs)} 起生效`;
  if (source === 'contract' && contractEndedMs !== null) return `已于 ${lastDay(contractEndedMs)} 到期`;
  if (source === 'discount' && discountNextMs !== null) return `${dayOf(discountNextMs)} 起生效`;
  if (source === 'discount' && discountEndedMs !== null) return `已于 ${lastDay(discountEndedMs)} 到期`;
  return '没有';
}
