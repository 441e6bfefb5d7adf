import { mostContractRows, mostContractTiers, priceQueueNames } from '@jicai/domain/money/contract-rows.ts';
import { validityNames } from '@jicai/domain/money/price-validity.ts';
import { z } from 'zod';
import { agreedTerms, rowDays, validDays, zAgreedRows } from './agreed-rows.ts';
import { command, optional, pageQuery, zFen, zId, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

export const zPrice = zFen.min(1, '协议价须大于0');
const zItem = z.object({
  itemId: z.string(),
  itemNo: z.string(),
  itemName: z.string(),
  /** What enterprises without a contract pay; absent where the item has none. */
  enterpriseFee: z.number().int().optional(),
  /** 进价 and the margin line of its category in basis points; absent for who may not see costs. */
  costFee: z.number().int().optional(),
  marginLineBp: z.number().int().optional(),
});
export const zTiers = z
  .array(z.object({ qtyFrom: z.number().int().min(1).max(999_999), priceFee: zPrice }))
  .max(mostContractTiers);

const view = { access: { ops: 'ops.customer.view' } } as const;

/** 协议价 of a customer (docs/domain/money.md §8); '5' for a person and for another shop's customer. */
export const contractPricesOps = {
  /** Those that hold or are to come, by item number; `searchKey` a whole number or a part of the name. */
  '/api/OpsCustomer/GetPricePage': endpoint({
    ...view,
    body: pageQuery(
      { customerId: zId, /** underLine only for who sees costs, else '3'. */ queue: optional.oneOf(priceQueueNames) },
      20,
    ),
    result: z.array(
      zItem.extend({
        priceId: z.string(),
        priceFee: z.number().int(),
        /** Prices by quantity of its own, rising. */
        tiers: zTiers,
        /** YYYY-MM-DD; validTo is its last day, '' without an end. */
        validFrom: z.string(),
        validTo: z.string(),
        validity: z.enum(validityNames),
        /** It ends soon, and none follows it. */
        isEnding: z.boolean(),
      }),
    ),
    extra: pageExtra,
  }),
  /** What an item has cost enterprises and the customer, and will, the newest first. '5' for a number nobody has. */
  '/api/OpsCustomer/GetPriceHistory': endpoint({
    ...view,
    body: command({ customerId: zId, itemNo: zText.min(1).max(64) }),
    result: z.object({
      itemName: z.string(),
      rows: z.array(
        z.object({
          /** list: what enterprises without a contract pay. */
          kind: z.enum(['list', 'contract']),
          /** YYYY-MM-DD HH:mm:ss; endTime '' without an end. */
          beginTime: z.string(),
          endTime: z.string(),
          validity: z.enum(validityNames),
          priceFee: z.number().int(),
          tiers: zTiers,
        }),
      ),
    }),
  }),
  /** Figures of the contract prices of a customer. */
  '/api/OpsCustomer/GetPriceFigures': endpoint({
    ...view,
    body: command({ customerId: zId }),
    result: z.object({
      /** Those that hold or are to come. */
      standingCount: z.number().int(),
      /** Ending within 30 days, and the first of their last days; '' for none. */
      endingCount: z.number().int(),
      firstEnd: z.string(),
      /** Absent for who may not see costs. */
      underLineCount: z.number().int().optional(),
      /** Of the last 90 days, without what was given back: all that was bought, and what of it at contract prices. */
      boughtFee: z.number().int(),
      contractFee: z.number().int(),
      /** Items with a contract price that were bought then. */
      boughtItemCount: z.number().int(),
      /** Margin of what was bought at contract prices, and what it would be at enterprise prices, in basis points; absent for who may not see costs, and where nothing was bought that has a cost. */
      contractMarginBp: z.number().int().optional(),
      enterpriseMarginBp: z.number().int().optional(),
    }),
  }),
  /** What a new last day would mean for these prices, or for all that end soon, 500 at most; '' for none. */
  '/api/OpsCustomer/GetExtendPreview': endpoint({
    access: { ops: 'ops.customer.price' },
    body: command({
      customerId: zId,
      /** Absent: all that end soon. */
      priceIds: z.array(zId).min(1, '请选择协议价').max(mostContractRows).optional(),
      validTo: zText.max(10).default(''),
    }),
    result: z.array(
      zItem.extend({
        priceId: z.string(),
        priceFee: z.number().int(),
        tiers: zTiers,
        /** Its last day now. */
        validTo: z.string(),
        /** It leaves less than the margin line: it goes on only if a second person agrees. */
        isUnderLine: z.boolean(),
        fault: z.string().optional(),
      }),
    ),
  }),
  /** Moves the last day of prices; one whose last day is no longer `validTo` as it was read is left alone and named. */
  '/api/OpsCustomer/ExtendPrices': endpoint({
    access: { ops: 'ops.customer.price' },
    requestId: 'required',
    body: command({
      customerId: zId,
      rows: z
        .array(z.object({ priceId: zId, validTo: zText.max(10) }))
        .min(1, '请选择协议价')
        .max(mostContractRows),
      validTo: agreedTerms.validTo,
      reason: agreedTerms.reason,
    }),
    result: zAgreedRows('priceId'),
  }),
  /** What these prices would change, in their order: the price that holds on their first day, or why a row is not taken. */
  '/api/OpsCustomer/GetPricePreview': endpoint({
    ...view,
    body: command({
      /** Absent for a company that is still to be let in. */
      customerId: optional.id,
      rows: z
        .array(z.object({ itemNo: zText.max(64), priceFee: zPrice, tiers: zTiers.default([]), ...rowDays }))
        .min(1)
        .max(mostContractRows),
      ...validDays,
    }),
    result: z.array(
      z.object({
        itemNo: z.string(),
        priceFee: z.number().int(),
        item: zItem.optional(),
        /** What holds on its first day; absent where there is no contract price. */
        beforeFee: z.number().int().optional(),
        hasTiers: z.boolean(),
        tiers: zTiers,
        /** Its days; validFrom is today for one that holds at once. */
        validFrom: z.string(),
        validTo: z.string(),
        /** The first day of a price to come that begins within these days and is taken back. */
        takesBack: z.string().optional(),
        /** It leaves less than the margin line: it waits for a second person. */
        isUnderLine: z.boolean(),
        fault: z.string().optional(),
      }),
    ),
  }),
  /**
   * Agrees on prices from a day on. What holds then ends and is kept; what would begin within their days is taken back.
   * `beforeFee` is the price as it was read (absent: none): a row where another holds meanwhile is left alone and named.
   */
  '/api/OpsCustomer/SavePrices': endpoint({
    access: { ops: 'ops.customer.price' },
    body: command({
      customerId: zId,
      rows: z
        .array(
          z.object({
            itemId: zId,
            beforeFee: zPrice.optional(),
            priceFee: zPrice,
            tiers: zTiers.default([]),
            ...rowDays,
          }),
        )
        .min(1, '请填写协议价')
        .max(mostContractRows),
      ...agreedTerms,
    }),
    result: zAgreedRows('itemId'),
    requestId: 'required',
  }),
  /** Ends one price at once, or takes back one that is to come; '6' where it is over or no longer `priceFee`. */
  '/api/OpsCustomer/EndPrice': endpoint({
    access: { ops: 'ops.customer.price' },
    requestId: 'required',
    body: command({ customerId: zId, priceId: zId, priceFee: zPrice, reason: agreedTerms.reason }),
    result: z.object({}),
  }),
};
