import type { BodyOf, ResultOf } from '@jicai/contract/index.ts';
import type { FreightPolicy, FreightRule } from '@jicai/domain/money/freight.ts';
import type { DeliveryPromise } from '@jicai/domain/orders/delivery.ts';
import { createHash } from 'node:crypto';

type Model = ResultOf<'/api/OpsFreight/GetModel'>;
export type PolicyBody = NonNullable<BodyOf<'/api/OpsFreight/SavePolicy'>['data']['policy']>;

const toRule = ({ measure, baseSize, baseFen, stepSize, perUnitFen, freeFromFen }: FreightRule) => ({
  measure,
  baseSize,
  baseFee: baseFen,
  stepSize,
  perUnitFee: perUnitFen,
  freeFromFee: freeFromFen,
});

export const toPolicy = (
  policy: FreightPolicy,
  supplier: { supplierId: string; supplierName: string },
): Model['policies'][number] => ({
  ...supplier,
  ...toRule(policy),
  exceptions: policy.exceptions.map((zone) => ({ ...toRule(zone), areas: [...zone.areas] })),
  stamp: stampOf(policy),
});

export const toPromise = (
  promise: DeliveryPromise,
  supplier: { supplierId: string; supplierName: string },
): Model['promises'][number] => ({
  ...supplier,
  cutOff: promise.cutOff,
  days: promise.days,
  exceptions: promise.exceptions.map((zone) => ({ ...zone, areas: [...zone.areas] })),
  stamp: stampOf(promise),
});

const ruleOf = ({ measure, baseSize, baseFee, stepSize, perUnitFee, freeFromFee }: Omit<PolicyBody, 'exceptions'>) => ({
  measure,
  baseSize,
  baseFen: baseFee,
  stepSize,
  perUnitFen: perUnitFee,
  freeFromFen: freeFromFee,
});

export const policyOf = ({ exceptions, ...rule }: PolicyBody): FreightPolicy => ({
  ...ruleOf(rule),
  exceptions: exceptions.map(({ areas, ...zone }) => ({ ...ruleOf(zone), areas: [...new Set(areas)] })),
});

/** Tells two states of a part of the options apart, whatever the order of its fields. */
export function stampOf(part: unknown): string {
  const ordered = JSON.stringify(part, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256')
    .update(ordered ?? '')
    .digest('base64url');
}
