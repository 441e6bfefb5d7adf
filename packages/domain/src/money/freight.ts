/**
 * Freight of one order (docs/domain/money.md §3): 满额包邮 threshold, base and per-unit charge, with exceptions by area.
 * All amounts in fen.
 */
export interface FreightRule {
  /** Charge of the first unit. */
  baseFen: number;
  /** Charge of every further unit. */
  perUnitFen: number;
  /** Goods worth this much or more travel free; null = never free. */
  freeFromFen: number | null;
}

export interface FreightPolicy extends FreightRule {
  /** The first exception whose prefix begins the area code replaces the rule. */
  exceptions: readonly (FreightRule & { areaPrefix: string })[];
}

export const defaultFreight: FreightPolicy = { baseFen: 1000, perUnitFen: 0, freeFromFen: 9900, exceptions: [] };

/** The rule that holds for an area: its exception, else the shop's own rule. */
export function freightRuleFor(policy: FreightPolicy, areaCode: string): FreightRule {
  const isFor = ({ areaPrefix }: { areaPrefix: string }) => areaPrefix !== '' && areaCode.startsWith(areaPrefix);
  return policy.exceptions.find(isFor) ?? policy;
}

/** Freight of an order's goods sent to `areaCode` ('' while no address is chosen). */
export function freightFen(
  policy: FreightPolicy,
  order: { goodsFen: number; totalQty: number; areaCode: string },
): number {
  if (order.totalQty === 0) return 0;
  const rule = freightRuleFor(policy, order.areaCode);
  if (rule.freeFromFen !== null && order.goodsFen >= rule.freeFromFen) return 0;
  return rule.baseFen + rule.perUnitFen * (order.totalQty - 1);
}
