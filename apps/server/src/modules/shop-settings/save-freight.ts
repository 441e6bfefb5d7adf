import type { BodyOf } from '@jicai/contract/index.ts';
import { chargeText } from '@jicai/domain/money/freight-text.ts';
import { type FreightPolicy, freightOf, type FreightRule } from '@jicai/domain/money/freight.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { carriersOf, carriersText } from '@jicai/domain/orders/logistics.ts';
import { type DeliveryPromise, deliveryPromisesOf, unservedPrefixesOf } from '@jicai/domain/orders/delivery.ts';
import { doubleArea, type Zone } from '@jicai/domain/orders/zones.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { areaNameOf } from '../reference/index.ts';
import { policyOf, type PolicyBody, stampOf } from './freight.wire.ts';
import { lockOptions, selectSupplierNames, updateOptions } from './shop-settings.store.ts';

/**
 * The shop's freight, or a supplier's; without a policy a supplier follows the shop again. Refused as notFound for an
 * unknown supplier, outdated, badInput at policy for an area that two zones name or a shop without freight.
 */
export async function savePolicy(
  ctx: SignedInCtx,
  { supplierId, policy, stamp }: { supplierId: string; policy?: PolicyBody | undefined; stamp: string },
) {
  const options = recordOf(await lockOptions(ctx));
  const { suppliers, ...shop } = freightOf(options['freight']);
  const before = supplierId === '' ? shop : suppliers[supplierId];
  const supplier = await findSupplier(ctx, supplierId);
  if (policyStamp(before) !== stamp) throw refuse.outdated();
  if (supplierId === '' && !policy) throw badField('policy', '请填写运费');
  requireDistinct(policy?.exceptions ?? [], 'policy');
  const next = policy && policyOf(policy);
  await updateOptions(ctx, { ...options, freight: withOwn<FreightPolicy>({ shop, suppliers }, supplierId, next) });
  const words = (one: FreightPolicy | undefined) => (one ? policyText(one) : '按商城运费');
  await writeAudit(ctx, {
    subject: `freight ${supplier?.supplierName ?? '商城'}`,
    before: { freight: words(before) },
    after: { freight: words(next) },
  });
  return { stamp: policyStamp(next) };
}

/** Undefined for the shop itself. Refused as notFound. */
async function findSupplier(ctx: SignedInCtx, supplierId: string) {
  if (supplierId === '') return undefined;
  const supplier = (await selectSupplierNames(ctx)).find((one) => one.supplierId === supplierId);
  if (!supplier) throw refuse.notFound();
  return supplier;
}

/** '' for a supplier that follows the shop. */
const policyStamp = (policy: FreightPolicy | undefined) => (policy ? stampOf(policy) : '');
const promiseStamp = (promise: DeliveryPromise | undefined) => (promise ? stampOf(promise) : '');

/** What the shop or one supplier has of its own, written among the others; a supplier's undefined goes. */
function withOwn<T extends object>(
  { shop, suppliers }: { shop: T; suppliers: Readonly<Record<string, T>> },
  supplierId: string,
  own: T | undefined,
): T & { suppliers: Readonly<Record<string, T>> } {
  if (supplierId === '') return { ...shop, ...own, suppliers };
  const { [supplierId]: _before, ...others } = suppliers;
  return { ...shop, suppliers: own ? { ...others, [supplierId]: own } : others };
}

/** Refused as outdated. */
export async function saveUnserved(ctx: SignedInCtx, { areas, stamp }: BodyOf<'/api/OpsFreight/SaveUnserved'>['data']) {
  const options = recordOf(await lockOptions(ctx));
  const before = unservedPrefixesOf(options);
  if (stampOf(before) !== stamp) throw refuse.outdated();
  const unservedAreas = [...new Set(areas)];
  await updateOptions(ctx, { ...options, unservedAreas });
  await writeAudit(ctx, {
    subject: 'freight 不配送地区',
    before: { unserved: areasText(before) },
    after: { unserved: areasText(unservedAreas) },
  });
  return { stamp: stampOf(unservedAreas) };
}

/**
 * The shop's promise, or a supplier's, which without one promises as the shop does. Refused as notFound for an unknown
 * supplier, outdated, badInput at promise for an area that two zones name or a shop that says nothing.
 */
export async function savePromise(
  ctx: SignedInCtx,
  { supplierId, promise, stamp }: BodyOf<'/api/OpsFreight/SavePromise'>['data'],
) {
  const options = recordOf(await lockOptions(ctx));
  const { suppliers, ...shop } = deliveryPromisesOf(options);
  const before = supplierId === '' ? shop : suppliers[supplierId];
  const supplier = await findSupplier(ctx, supplierId);
  if (promiseStamp(before) !== stamp) throw refuse.outdated();
  if (supplierId === '' && !promise) throw badField('promise', '请填写送达承诺');
  requireDistinct(promise?.exceptions ?? [], 'promise');
  await updateOptions(ctx, { ...options, delivery: withOwn({ shop, suppliers }, supplierId, promise) });
  const words = (one: DeliveryPromise | undefined) => (one ? promiseText(one) : '按商城承诺');
  await writeAudit(ctx, {
    subject: supplier ? `freight ${supplier.supplierName} 送达承诺` : 'freight 送达承诺',
    before: { promise: words(before) },
    after: { promise: words(promise) },
  });
  return { stamp: promiseStamp(promise) };
}

/** Refused as outdated. */
export async function saveCarriers(
  ctx: SignedInCtx,
  { carriers, stamp }: BodyOf<'/api/OpsFreight/SaveCarriers'>['data'],
) {
  const options = recordOf(await lockOptions(ctx));
  const before = carriersOf(options);
  if (stampOf(before) !== stamp) throw refuse.outdated();
  const after = carriersOf({ carriers });
  await updateOptions(ctx, { ...options, carriers: after });
  await writeAudit(ctx, {
    subject: 'freight 物流公司',
    before: { carriers: carriersText(before) },
    after: { carriers: carriersText(after) },
  });
  return { stamp: stampOf(after) };
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

function requireDistinct(zones: readonly Zone[], field: string): void {
  const double = doubleArea(zones);
  if (double !== undefined) throw badField(field, `${areaNameOf(double)}在两组地区里`);
}

/** For the log. */
const areasText = (areas: readonly string[]) => areas.map(areaNameOf).join('、');
const ruleText = (rule: FreightRule) =>
  `${chargeText(rule)}${rule.freeFromFen === null ? '' : `，满 ${moneyText(rule.freeFromFen)} 包邮`}`;
const policyText = ({ exceptions, ...rule }: FreightPolicy) =>
  [ruleText(rule), ...exceptions.map((zone) => `${areasText(zone.areas)} ${ruleText(zone)}`)].join('；');
const promiseText = ({ cutOff, days, exceptions }: DeliveryPromise) =>
  cutOff === ''
    ? '不承诺'
    : [
        `${cutOff} 前当天发出，在途 ${days} 天`,
        ...exceptions.map((zone) => `${areasText(zone.areas)} ${zone.days} 天`),
      ].join('；');
