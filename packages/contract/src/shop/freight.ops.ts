import { freightMeasures } from '@jicai/domain/money/freight.ts';
import { logisticsCodes } from '@jicai/domain/orders/logistics.ts';
import { longestDays } from '@jicai/domain/orders/delivery.ts';
import { areaPrefix } from '@jicai/domain/orders/zones.ts';
import { z } from 'zod';
import { command, zFen, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const mostZones = 50;
const mostAreas = 400;
const zSize = z.number().int('请输入整数').min(1, '至少为1').max(9_999_999, '数值过大');
const zAreas = z.array(z.string().regex(areaPrefix, '地区不正确')).max(mostAreas);
const zZoneAreas = zAreas.min(1, '请选择地区');
const zDays = z.number().int('请输入整数').min(0).max(longestDays, `最多${longestDays}天`);

/** Amounts in fen; sizes in pieces or grams; freeFromFee null: never free. */
const zRule = z.object({
  measure: z.enum(freightMeasures),
  baseSize: zSize,
  baseFee: zFen,
  stepSize: zSize,
  perUnitFee: zFen,
  freeFromFee: zFen.nullable(),
});
const zPolicy = zRule.extend({ exceptions: z.array(zRule.extend({ areas: zZoneAreas })).max(mostZones) });
const zCarrier = z.literal(logisticsCodes);
const zPromise = z.object({
  /** HH:MM; '' promises nothing. */
  cutOff: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^$/, '请填写时间，如 17:00'),
  days: zDays,
  exceptions: z.array(z.object({ areas: zZoneAreas, days: zDays })).max(mostZones),
});

/** Names what was read; a command sends it back, and is refused as '6' once it is no longer true. */
const zStamp = z.string().max(64);
const edit = { access: { ops: 'ops.freight.edit' }, requestId: 'required' } as const;

/** Freight and promises of the shop (docs/domain/money.md §3, docs/domain/orders.md §11). Areas are beginnings of area codes. */
export const freightOps = {
  '/api/OpsFreight/GetModel': endpoint({
    access: { ops: 'ops.freight.view' },
    body: z.object({}),
    result: z.object({
      /** The shop's first, with supplierId ''; then suppliers that have one of their own, by name. */
      policies: z.array(zPolicy.extend({ supplierId: z.string(), supplierName: z.string(), stamp: z.string() })),
      /** Suppliers without, by name. */
      others: z.array(z.object({ supplierId: z.string(), supplierName: z.string() })),
      unserved: z.object({ areas: z.array(z.string()), stamp: z.string() }),
      /** As policies; then suppliers without a promise of their own. */
      promises: z.array(zPromise.extend({ supplierId: z.string(), supplierName: z.string(), stamp: z.string() })),
      unpromised: z.array(z.object({ supplierId: z.string(), supplierName: z.string() })),
      carriers: z.object({ codes: z.array(zCarrier), stamp: z.string() }),
    }),
  }),
  /** The shop's own, or a supplier's, which without a policy follows the shop again. Holds for orders placed from now on. */
  '/api/OpsFreight/SavePolicy': endpoint({
    ...edit,
    body: command({ supplierId: zId.or(z.literal('')), policy: zPolicy.optional(), stamp: zStamp }),
    result: z.object({ stamp: z.string() }),
  }),
  /** Where the shop does not deliver. */
  '/api/OpsFreight/SaveUnserved': endpoint({
    ...edit,
    body: command({ areas: zAreas, stamp: zStamp }),
    result: z.object({ stamp: z.string() }),
  }),
  /** Carriers the shop ships by, the usual one first. */
  '/api/OpsFreight/SaveCarriers': endpoint({
    ...edit,
    body: command({
      carriers: z.array(zCarrier).min(1, '请至少选择一家物流公司').max(logisticsCodes.length),
      stamp: zStamp,
    }),
    result: z.object({ stamp: z.string() }),
  }),
  /** Until when an order leaves the same day, and how long goods are under way; as SavePolicy of the shop or a supplier. */
  '/api/OpsFreight/SavePromise': endpoint({
    ...edit,
    body: command({ supplierId: zId.or(z.literal('')), promise: zPromise.optional(), stamp: zStamp }),
    result: z.object({ stamp: z.string() }),
  }),
};
