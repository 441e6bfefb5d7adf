import type { FreightMeasure } from '@jicai/domain/money/freight.ts';
import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { Policy, SentPolicy } from './freight.queries.ts';

/** A rule as it is typed: amounts in 元, sizes in pieces or kg; no areas: everywhere else. */
export interface ZoneForm {
  areas: string[];
  baseSize: string;
  baseFee: string;
  stepSize: string;
  perUnitFee: string;
  /** '' for never free. */
  freeFromFee: string;
}

export interface PolicyForm {
  measure: FreightMeasure;
  /** The first is that of all other areas. */
  zones: ZoneForm[];
}

type Rule = Omit<Policy, 'exceptions' | 'supplierId' | 'supplierName' | 'stamp'>;

const sizeText = (measure: FreightMeasure, size: number) => String(measure === 'weight' ? size / 1000 : size);
const zoneFormOf = (rule: Rule, areas: string[]): ZoneForm => ({
  areas,
  baseSize: sizeText(rule.measure, rule.baseSize),
  baseFee: fenToYuanText(rule.baseFee),
  stepSize: sizeText(rule.measure, rule.stepSize),
  perUnitFee: fenToYuanText(rule.perUnitFee),
  freeFromFee: rule.freeFromFee === null ? '' : fenToYuanText(rule.freeFromFee),
});

export const policyFormOf = (policy: Policy): PolicyForm => ({
  measure: policy.measure,
  zones: [zoneFormOf(policy, []), ...policy.exceptions.map((zone) => zoneFormOf(zone, zone.areas))],
});

/** Pieces or grams; undefined for what is no size. */
function sizeOf(measure: FreightMeasure, text: string): number | undefined {
  const isFit = measure === 'weight' ? /^\d{1,4}(?:\.\d{1,3})?$/.test(text.trim()) : /^\d{1,6}$/.test(text.trim());
  const size = Math.round(Number(text) * (measure === 'weight' ? 1000 : 1));
  return isFit && size > 0 ? size : undefined;
}

const ruleOf = (measure: FreightMeasure, zone: ZoneForm): Rule => ({
  measure,
  baseSize: sizeOf(measure, zone.baseSize) ?? 0,
  baseFee: yuanToFen(zone.baseFee) ?? 0,
  stepSize: sizeOf(measure, zone.stepSize) ?? 0,
  perUnitFee: yuanToFen(zone.perUnitFee) ?? 0,
  freeFromFee: zone.freeFromFee.trim() === '' ? null : (yuanToFen(zone.freeFromFee) ?? 0),
});

/** As the server takes it. */
export function policyOf({ measure, zones: [other, ...zones] }: PolicyForm): SentPolicy | undefined {
  if (!other) return undefined;
  return {
    ...ruleOf(measure, other),
    exceptions: zones.map((zone) => ({ ...ruleOf(measure, zone), areas: zone.areas })),
  };
}

export function policyFaults({ measure, zones }: PolicyForm): Faults<PolicyForm> {
  const texts = zones.map((zone, at) => zoneFault(measure, zone, at));
  const at = texts.findIndex((text) => text !== undefined);
  return { zones: at < 0 ? undefined : `${zoneName(zones, at)}：${texts[at]}` };
}

/** Of a group of areas in the form; the first is what the others leave. */
export const zoneName = (zones: readonly ZoneForm[], at: number): string =>
  at > 0 ? `第 ${at} 组地区` : zones.length > 1 ? '其他地区' : '全部地区';

function zoneFault(measure: FreightMeasure, zone: ZoneForm, at: number): string | undefined {
  if (at > 0 && zone.areas.length === 0) return '请选择地区';
  const isSize = (text: string) => sizeOf(measure, text) !== undefined;
  if (!isSize(zone.baseSize) || !isSize(zone.stepSize))
    return measure === 'weight' ? '重量应大于 0，最多三位小数' : '件数应为正整数';
  const amounts = [zone.baseFee, zone.perUnitFee, ...(zone.freeFromFee.trim() === '' ? [] : [zone.freeFromFee])];
  return amounts.every((text) => yuanToFen(text) !== undefined) ? undefined : '请输入正确的金额';
}
