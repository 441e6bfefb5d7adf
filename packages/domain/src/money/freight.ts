import { closestZone, type Zone } from '../orders/zones.ts';

/** What freight is charged by: pieces, or the gross weight in grams. */
export const freightMeasures = ['piece', 'weight'] as const;
export type FreightMeasure = (typeof freightMeasures)[number];
export const freightMeasureTexts: Readonly<Record<FreightMeasure, string>> = { piece: '按件数', weight: '按重量' };

/** Freight of one supplier's goods in an order (docs/domain/money.md §3). Amounts in fen; sizes in pieces or grams. */
export interface FreightRule {
  measure: FreightMeasure;
  /** How much the first charge covers, and what it costs. */
  baseSize: number;
  baseFen: number;
  /** Every further part of this size, also one that is not full, costs so much. */
  stepSize: number;
  perUnitFen: number;
  /** Goods worth this much or more travel free; null = never free. */
  freeFromFen: number | null;
}

/** A rule of its own for some areas. */
export type FreightZone = FreightRule & Zone;

export interface FreightPolicy extends FreightRule {
  /** The one that names the area most closely replaces the rule: a city's before its province's. */
  exceptions: readonly FreightZone[];
}

/** The shop's policy, and those of suppliers that have one of their own, by id. */
export interface Freight extends FreightPolicy {
  suppliers: Readonly<Record<string, FreightPolicy>>;
}

export const defaultFreightRule: FreightRule = {
  measure: 'piece',
  baseSize: 1,
  baseFen: 1000,
  stepSize: 1,
  perUnitFen: 0,
  freeFromFen: 9900,
};
export const defaultFreight: Freight = { ...defaultFreightRule, exceptions: [], suppliers: {} };

export const freightPolicyOf = ({ suppliers, ...shop }: Freight, supplierId: string): FreightPolicy =>
  suppliers[supplierId] ?? shop;

/** The rule that holds for an area: its exception, else the policy's own rule. */
export const freightRuleFor = (policy: FreightPolicy, areaCode: string): FreightRule =>
  closestZone(policy.exceptions, areaCode) ?? policy;

/** Freight of goods sent to `areaCode` ('' while no address is chosen). Goods of unknown weight weigh nothing. */
export function freightFen(
  policy: FreightPolicy,
  order: { goodsFen: number; totalQty: number; totalG: number; areaCode: string },
): number {
  if (order.totalQty === 0) return 0;
  const rule = freightRuleFor(policy, order.areaCode);
  if (rule.freeFromFen !== null && order.goodsFen >= rule.freeFromFen) return 0;
  const size = rule.measure === 'weight' ? order.totalG : order.totalQty;
  return rule.baseFen + rule.perUnitFen * Math.ceil(Math.max(0, size - rule.baseSize) / rule.stepSize);
}

/** What is missing until goods travel free; 0: they do, null: they never will. */
export const freeShortFen = ({ freeFromFen }: FreightRule, goodsFen: number): number | null =>
  freeFromFen === null ? null : Math.max(0, freeFromFen - goodsFen);

/** The stored policies over the defaults; what an earlier release did not know takes its default. */
export function freightOf(stored: unknown): Freight {
  const own = recordOf(stored);
  return {
    ...policyOf(own),
    suppliers: Object.fromEntries(
      Object.entries(recordOf(own['suppliers'])).map(([id, policy]) => [id, policyOf(recordOf(policy))]),
    ),
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function policyOf({ exceptions, suppliers: _suppliers, ...rule }: Record<string, unknown>): FreightPolicy {
  const zones = Array.isArray(exceptions) ? exceptions.map(recordOf) : [];
  return {
    ...defaultFreightRule,
    ...rule,
    exceptions: zones.map(({ areas, areaPrefix, ...zone }) => ({
      ...defaultFreightRule,
      ...zone,
      areas: Array.isArray(areas) ? (areas as string[]) : [typeof areaPrefix === 'string' ? areaPrefix : ''],
    })),
  };
}
