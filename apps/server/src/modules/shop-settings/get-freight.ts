import { deliveryPromisesOf, unservedPrefixesOf } from '@jicai/domain/orders/delivery.ts';
import { carriersOf } from '@jicai/domain/orders/logistics.ts';
import { freightOf } from '@jicai/domain/money/freight.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { stampOf, toPolicy, toPromise } from './freight.wire.ts';
import { selectOptions, selectSupplierNames } from './shop-settings.store.ts';

/** What the shop charges and promises, and which suppliers have freight of their own. */
export async function getFreight(ctx: Ctx) {
  const [stored, suppliers] = await Promise.all([selectOptions(ctx), selectSupplierNames(ctx)]);
  const { suppliers: own, ...shop } = freightOf((stored as { freight?: unknown } | null)?.freight);
  const areas = [...unservedPrefixesOf(stored)];
  const { suppliers: ownPromises, ...shopPromise } = deliveryPromisesOf(stored);
  const carriers = carriersOf(stored);
  return {
    policies: [
      toPolicy(shop, { supplierId: '', supplierName: '' }),
      ...suppliers.flatMap((supplier) => {
        const policy = own[supplier.supplierId];
        return policy ? [toPolicy(policy, supplier)] : [];
      }),
    ],
    others: suppliers.filter(({ supplierId }) => !own[supplierId]),
    unserved: { areas, stamp: stampOf(areas) },
    carriers: { codes: carriers, stamp: stampOf(carriers) },
    promises: [
      toPromise(shopPromise, { supplierId: '', supplierName: '' }),
      ...suppliers.flatMap((supplier) => {
        const promise = ownPromises[supplier.supplierId];
        return promise ? [toPromise(promise, supplier)] : [];
      }),
    ],
    unpromised: suppliers.filter(({ supplierId }) => !ownPromises[supplierId]),
  };
}
