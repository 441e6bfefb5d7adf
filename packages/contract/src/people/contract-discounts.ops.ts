import { discountTargets, mostDiscountRows } from '@jicai/domain/money/contract-discounts.ts';
import { validityNames } from '@jicai/domain/money/price-validity.ts';
import { z } from 'zod';
import { agreedTerms, rowDays, validDays, zAgreedRows } from './agreed-rows.ts';
import { command, optional, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

export const zBp = z.number().int().min(1, '折扣须在0到10折之间').max(9999, '折扣须在0到10折之间');
const discount = {
  customerId: zId,
  target: z.enum(discountTargets, '请选择商品、分类或品牌'),
  /** An item by its number; a category or a brand by its id. */
  targetId: zText.min(1, '请选择折扣对象').max(64),
};

/** 协议折扣 of a customer off the enterprise price (docs/domain/money.md §11); '5' for a person and another shop's customer. */
export const contractDiscountsOps = {
  /** Those that hold or are to come, or of one state, 500 at most. */
  '/api/OpsCustomer/GetDiscounts': endpoint({
    access: { ops: 'ops.customer.view' },
    body: command({ customerId: zId, validity: optional.oneOf(validityNames) }),
    result: z.array(
      z.object({
        discountId: z.string(),
        target: z.enum(discountTargets),
        /** As SaveDiscount takes it. */
        targetId: z.string(),
        targetName: z.string(),
        /** Basis points off. */
        discountBp: z.number().int(),
        /** YYYY-MM-DD; validTo is its last day, '' without an end. */
        validFrom: z.string(),
        validTo: z.string(),
        validity: z.enum(validityNames),
      }),
    ),
  }),
  /** What a discount would mean: on how many items, and how many of them come under the margin line. '4' for no such target. */
  '/api/OpsCustomer/GetDiscountPreview': endpoint({
    access: { ops: 'ops.customer.price' },
    body: command({ ...discount, discountBp: zBp, ...validDays }),
    result: z.object({
      targetName: z.string(),
      /** What holds on the same target on its first day. */
      beforeBp: z.number().int().optional(),
      itemCount: z.number().int(),
      underLineCount: z.number().int(),
    }),
  }),
  /**
   * Agrees on a discount from a day on; what holds on the same target then ends and is kept, what would begin within its days is
   * taken back. `beforeBp` is what was read ('6' where another holds). One that brings items under the margin line waits for a second person.
   */
  '/api/OpsCustomer/SaveDiscount': endpoint({
    access: { ops: 'ops.customer.price' },
    requestId: 'required',
    body: command({
      ...discount,
      beforeBp: zBp.optional(),
      discountBp: zBp,
      ...agreedTerms,
    }),
    result: z.object({ changeId: z.string().optional() }),
  }),
  /** Ends one discount at once, or takes back one that is to come; '6' where it is over or no longer `discountBp`. */
  '/api/OpsCustomer/EndDiscount': endpoint({
    access: { ops: 'ops.customer.price' },
    requestId: 'required',
    body: command({ customerId: zId, discountId: zId, discountBp: zBp, reason: agreedTerms.reason }),
    result: z.object({}),
  }),
  /** The rows of an uploaded sheet (bizType 11) as lines to be typed, without its head; '4' at fileUrl where it cannot be read. */
  '/api/OpsCustomer/GetPriceSheet': endpoint({
    access: { ops: 'ops.customer.price' },
    body: command({ fileUrl: z.string().max(500) }),
    result: z.object({ lines: z.array(z.string()) }),
  }),
  /** What these discounts would change, in their order; a target is named as people name it. */
  '/api/OpsCustomer/GetDiscountsPreview': endpoint({
    access: { ops: 'ops.customer.price' },
    body: command({
      customerId: zId,
      rows: z
        .array(
          z.object({
            target: z.enum(discountTargets),
            /** Number of an item, path or name of a category, name of a brand. */
            targetName: zText.min(1).max(200),
            discountBp: zBp,
            ...rowDays,
          }),
        )
        .min(1, '请填写折扣')
        .max(mostDiscountRows),
      ...validDays,
    }),
    result: z.array(
      z.object({
        target: z.enum(discountTargets),
        targetName: z.string(),
        discountBp: z.number().int(),
        /** As SaveDiscounts takes it; absent where there is no such target. */
        targetId: z.string().optional(),
        beforeBp: z.number().int().optional(),
        itemCount: z.number().int(),
        underLineCount: z.number().int(),
        /** Its days; validFrom is today for one that holds at once. */
        validFrom: z.string(),
        validTo: z.string(),
        fault: z.string().optional(),
      }),
    ),
  }),
  /**
   * Agrees on many discounts, each from its day on; what holds on the same targets then ends and is kept. Rows where another holds than was read
   * are left alone and named; those that bring items under the margin line wait for a second person, in one request.
   */
  '/api/OpsCustomer/SaveDiscounts': endpoint({
    access: { ops: 'ops.customer.price' },
    requestId: 'required',
    body: command({
      customerId: zId,
      rows: z
        .array(
          z.object({
            target: z.enum(discountTargets),
            targetId: zText.min(1).max(64),
            beforeBp: zBp.optional(),
            discountBp: zBp,
            ...rowDays,
          }),
        )
        .min(1, '请填写折扣')
        .max(mostDiscountRows),
      ...agreedTerms,
    }),
    result: zAgreedRows('targetId'),
  }),
};
