import { type PayMode, payModeTexts } from '../orders/order-states.ts';
import { moneyText } from '../money/yuan.ts';

/** Orders of one person within so many hours of each other may be one order that was split (docs/domain/approvals.md §3). */
export const splittingHours = 24;

/** When a rule asks for an approval: all that is given must hold. */
export interface RuleCondition {
  /** The requester's department is one of these or below one. */
  orgIds?: readonly string[];
  requesterIds?: readonly string[];
  payModes?: readonly PayMode[];
  /** Any line is of one of these categories or of one below. */
  categoryIds?: readonly string[];
  /** Fen; from this amount on. */
  amountFromFen?: number;
  /** Fen; below this amount. */
  amountToFen?: number;
}

/** What rules are asked about. */
export interface RuleFacts {
  userId: string;
  /** The requester's department and those above it. */
  orgIds: readonly string[];
  payMode: PayMode;
  payFen: number;
  /** Categories of the lines and those above them. */
  categoryIds: readonly string[];
}

const meets = <T>(wanted: readonly T[] | undefined, given: readonly T[]): boolean =>
  !wanted?.length || given.some((one) => wanted.includes(one));

export function isRuleMet(condition: RuleCondition, facts: RuleFacts): boolean {
  const { amountFromFen = 0, amountToFen = Number.POSITIVE_INFINITY } = condition;
  return (
    facts.payFen >= amountFromFen &&
    facts.payFen < amountToFen &&
    meets(condition.orgIds, facts.orgIds) &&
    meets(condition.requesterIds, [facts.userId]) &&
    meets(condition.payModes, [facts.payMode]) &&
    meets(condition.categoryIds, facts.categoryIds)
  );
}

/**
 * The first rule that matches, in the order given: by priority, then by age (docs/domain/approvals.md §1). None: no
 * approval.
 */
export function firstMatch<T extends { condition: RuleCondition }>(
  rules: readonly T[],
  facts: RuleFacts,
): T | undefined {
  return rules.find((rule) => isRuleMet(rule.condition, facts));
}

/** Amounts at which rules ask for more: from such an amount on, or no longer below it. */
export interface RuleLimit {
  ruleName: string;
  amountFromFen?: number | undefined;
  amountToFen?: number | undefined;
}

/**
 * The highest limit that orders pass together though none of them reaches it: they may have been split to stay below it.
 * `otherFens`: what the requester's other orders cost; one that reaches a limit by itself avoided nothing.
 */
export function possibleSplitting({
  payFen,
  otherFens,
  limits,
}: {
  payFen: number;
  otherFens: readonly number[];
  limits: readonly RuleLimit[];
}): { ruleName: string; limitFen: number } | undefined {
  const sumBelow = (limitFen: number) => otherFens.reduce((sum, fen) => (fen < limitFen ? sum + fen : sum), payFen);
  return limits
    .flatMap(({ ruleName, amountFromFen, amountToFen }) =>
      [amountFromFen, amountToFen].flatMap((limitFen) => (limitFen === undefined ? [] : [{ ruleName, limitFen }])),
    )
    .filter(({ limitFen }) => payFen < limitFen && limitFen <= sumBelow(limitFen))
    .toSorted((one, other) => other.limitFen - one.limitFen)[0];
}

/** Names by id of the departments, people and categories that conditions name; of one that is gone there is none. */
export type ConditionNames = Partial<
  Record<'orgIds' | 'requesterIds' | 'categoryIds', Readonly<Record<string, string>>>
>;

/** So many names are said; of more the first ones and how many there are. */
const namesSaid = 3;

/**
 * The condition in words, such as 单笔满 ¥5,000.00; 全部订单 where it names nothing. Departments, people and categories are named
 * where their names are at hand: `名称、名称`, and 等 5 个 behind the third.
 */
export function conditionText(condition: RuleCondition, names: ConditionNames = {}): string {
  const { amountFromFen, amountToFen, payModes } = condition;
  const named = (what: string, key: keyof ConditionNames) => {
    const ids = condition[key] ?? [];
    const known = ids.flatMap((id) => names[key]?.[id] ?? []);
    if (ids.length === 0) return '';
    if (known.length === 0) return `限定${what}`;
    const rest = ids.length > namesSaid || known.length < ids.length ? ` 等 ${ids.length} 个` : '';
    return `${what}：${known.slice(0, namesSaid).join('、')}${rest}`;
  };
  const parts = [
    amountFromFen ? `单笔满 ${moneyText(amountFromFen)}` : '',
    amountToFen ? `低于 ${moneyText(amountToFen)}` : '',
    named('部门', 'orgIds'),
    named('申请人', 'requesterIds'),
    payModes?.length ? `支付方式：${payModes.map((mode) => payModeTexts[mode]).join('、')}` : '',
    named('商品分类', 'categoryIds'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('，') : '全部订单';
}
