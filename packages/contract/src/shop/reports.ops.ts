import { reportCompareNames, reportUnitNames } from '@jicai/domain/reports/report-span.ts';
import { exportedTables, reportTables } from '@jicai/domain/reports/report-tables.ts';
import { z } from 'zod';
import { optional, pageQuery, query } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const access = { ops: 'ops.report.view' } as const;
const zFee = z.number().int();
const zCount = z.number().int();
/** Basis points. */
const zRate = z.number().int();

/** Days "YYYY-MM-DD", both included, at most 366; by default the last 30 days against those before them. */
const zSpan = {
  dateFrom: optional.text(10),
  dateTo: optional.text(10),
  compare: optional.oneOf(reportCompareNames),
};
/** Sums of docs/domain/reports.md §2; margins of what has a cost, absent without any and for who may not see costs. */
const zSales = z.object({
  netFee: zFee,
  soldFee: zFee,
  refundFee: zFee,
  marginFee: zFee.optional(),
  marginRate: zRate.optional(),
  /** Sales of goods whose cost is not known: they count in no margin. */
  uncostedFee: zFee.optional(),
});
const zFigures = zSales.extend({ orderCount: zCount, customerCount: zCount, newCustomerCount: zCount });

const zRow = zSales.extend({
  key: z.string(),
  name: z.string(),
  /** A category with others below it. */
  hasBranches: z.boolean(),
  beforeFee: zFee,
  growthRate: zRate.optional(),
  share: zRate.optional(),
  /** Of suppliers and customers. */
  orderCount: zCount.optional(),
  /** Lines of orders, and units, of the others. */
  lineCount: zCount.optional(),
  qty: zCount.optional(),
});

const zDelivery = z.object({
  orderCount: zCount,
  onTimeCount: zCount,
  onTimeRate: zRate.optional(),
  /** Minutes from when an order might be shipped to its first parcel, on average. */
  averageMinutes: zCount.optional(),
  beforeRate: zRate.optional(),
  /** Waiting now beyond the time limit. */
  lateNowCount: zCount,
});

const zReturned = z.object({
  sheetCount: zCount,
  orderCount: zCount,
  rate: zRate.optional(),
  refundFee: zFee,
});

/** Reports of the shop (docs/domain/reports.md), for operators. */
export const reportsOps = {
  /** The five figures and the chart: a point for each unit of the period, also where nothing was sold. */
  '/api/OpsReport/GetSales': endpoint({
    access,
    body: query({ ...zSpan, unit: optional.oneOf(reportUnitNames) }),
    result: z.object({
      dateFrom: z.string(),
      dateTo: z.string(),
      comparedFrom: z.string(),
      comparedTo: z.string(),
      updatedTime: z.string(),
      now: zFigures,
      before: zFigures,
      points: z.array(zSales.extend({ day: z.string(), orderCount: zCount })),
    }),
  }),
  /** Sales by one thing, the most sold first; of categories those below `parentKey` ('' for the first level), all at once. */
  '/api/OpsReport/GetTable': endpoint({
    access,
    body: pageQuery({ ...zSpan, by: z.enum(reportTables), parentKey: optional.id }, 20),
    result: z.array(zRow),
    extra: { ...pageExtra, total: zSales.extend({ beforeFee: zFee, growthRate: zRate.optional() }) },
  }),
  /** How suppliers shipped. */
  '/api/OpsReport/GetDelivery': endpoint({
    access,
    body: query(zSpan),
    result: z.object({
      shipWithinHours: z.number(),
      total: zDelivery,
      suppliers: z.array(zDelivery.extend({ supplierId: z.string(), supplierName: z.string() })),
    }),
  }),
  /** Customers who bought for the first time, or who bought in the period before and not in this one. */
  '/api/OpsReport/GetCustomers': endpoint({
    access,
    body: pageQuery({ ...zSpan, kind: z.enum(['new', 'lost']) }, 20),
    result: z.array(
      z.object({
        customerId: z.string(),
        customerName: z.string(),
        /** Of a new one in the period, of a lost one in that before. */
        netFee: zFee,
        orderCount: zCount,
        lastDay: z.string(),
      }),
    ),
    extra: pageExtra,
  }),
  /** After-sales beside orders, by supplier and by reason. */
  '/api/OpsReport/GetReturns': endpoint({
    access,
    body: query(zSpan),
    result: z.object({
      now: zReturned,
      before: zReturned,
      suppliers: z.array(zReturned.extend({ supplierId: z.string(), supplierName: z.string() })),
      reasons: z.array(z.object({ reason: z.string(), sheetCount: zCount, share: zRate.optional() })),
    }),
  }),
  /** One table of the reports as XLSX, at most 5,000 rows of it. The link is good for 10 minutes. */
  '/api/OpsReport/Export': endpoint({
    access,
    body: query({ ...zSpan, unit: optional.oneOf(reportUnitNames), table: z.enum(exportedTables) }),
    result: z.object({ fileUrl: z.string(), expireTime: z.string(), rowCount: zCount }),
  }),
};
