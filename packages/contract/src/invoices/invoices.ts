import { zCode } from '../wire/code.ts';
import {
  invoiceActionNames,
  invoiceKinds,
  invoiceStates,
  orderInvoiceStates,
  redConfirmStates,
  redReasons,
} from '@jicai/domain/invoices/invoice-states.ts';
import { invoiceFormats, maxInvoiceFiles } from '@jicai/domain/invoices/invoice-files.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zFen, zId, zQty } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

export const zInvoiceKind = zCode(invoiceKinds, '请选择发票类型');
const redReason = zCode(redReasons, '请选择红冲原因');
const day = optional.text(10);

const zCard = z.object({
  invoiceReqNo: z.string(),
  invoiceNo: z.string(),
  invoiceKind: zInvoiceKind,
  invoiceKindText: z.string(),
  invoiceState: zCode(invoiceStates),
  invoiceStateText: z.string(),
  titleName: z.string(),
  customerName: z.string(),
  userName: z.string(),
  amountFee: z.number().int(),
  taxFee: z.number().int(),
  /** Taken back by red letters. */
  redFee: z.number().int(),
  orderNos: z.array(z.string()),
  createTime: z.string(),
  issueTime: z.string().optional(),
  failReason: z.string().optional(),
  actions: z.array(z.enum(invoiceActionNames)),
  version: z.number().int(),
});

const zInvoice = zCard.extend({
  title: z.object({
    titleType: zCode(titleTypes),
    titleName: z.string(),
    taxNo: z.string(),
    regAddress: z.string(),
    regTel: z.string(),
    bankName: z.string(),
    bankAccount: z.string(),
  }),
  seller: z.object({
    name: z.string(),
    taxNo: z.string(),
    address: z.string(),
    telephone: z.string(),
    bankName: z.string(),
    bankAccount: z.string(),
  }),
  receiveEmail: z.string(),
  remark: z.string(),
  /** Lines of the orders with the units that were asked for: what a failed request is asked for again with. */
  items: z.array(z.object({ orderItemId: z.string(), qty: z.number().int() })),
  /** The statement it was asked for by, instead of by orders. */
  checkId: z.string().optional(),
  exTaxFee: z.number().int(),
  /** 人民币大写 of amountFee. */
  amountText: z.string(),
  /** Good for ten minutes, as those of files are. */
  pdfUrl: z.string().optional(),
  files: z.array(z.object({ format: z.enum(invoiceFormats), fileName: z.string(), fileUrl: z.string() })),
  lines: z.array(
    z.object({
      lineNo: z.number().int(),
      name: z.string(),
      spec: z.string(),
      unit: z.string(),
      qty: z.number().int(),
      /** Yuan a unit, at most 13 decimals. */
      priceExTax: z.string(),
      exTaxFee: z.number().int(),
      /** Basis points. */
      taxRate: z.number().int(),
      taxFee: z.number().int(),
      redQty: z.number().int(),
      redFee: z.number().int(),
    }),
  ),
  reds: z.array(
    z.object({
      redNo: z.string(),
      confirmNo: z.string(),
      confirmState: zCode({ none: '', ...redConfirmStates }),
      confirmStateText: z.string(),
      reason: redReason,
      reasonText: z.string(),
      amountFee: z.number().int(),
      taxFee: z.number().int(),
      issueTime: z.string().optional(),
      createTime: z.string(),
    }),
  ),
  history: z.array(
    z.object({ event: z.string(), label: z.string(), userName: z.string(), time: z.string(), remark: z.string() }),
  ),
});

const state = z.object({ invoiceReqNo: z.string(), invoiceState: zCode(invoiceStates), version: z.number().int() });
const reqNo = z.string().regex(/^I\d{18}$/, '开票申请号不正确');

const fileUrls = z.array(z.string().max(400)).min(1, '请选择发票文件').max(invoiceFormats.length);

/** Lines of a red letter; none = all that is left. `feeFen` for 销售折让, which has no quantity. */
const redLines = z
  .array(z.object({ lineNo: z.number().int().min(1), qty: zQty.optional(), fee: zFen.min(1).optional() }))
  .max(500)
  .optional();

const pageFilter = {
  invoiceStates: optional.codes(invoiceStates, 8),
  invoiceKind: optional.code(invoiceKinds),
  dateFrom: day,
  dateTo: day,
};

/**
 * Invoices of the caller's customer (docs/domain/invoices.md §3, §2): his own, with invoice.view all of the customer's.
 */
export const invoices = {
  '/api/ShopInvoice/GetApplyList': endpoint({
    access: { can: 'invoice.apply' },
    /** With `orderNos` only those of them that are still to be invoiced. */
    body: pageQuery({ dateFrom: day, dateTo: day, orderNos: optional.list(z.string().max(30), 50) }),
    result: z.array(
      z.object({
        orderNo: z.string(),
        userName: z.string(),
        supplierName: z.string(),
        createTime: z.string(),
        payFee: z.number().int(),
        refundedFee: z.number().int(),
        invoiceableFee: z.number().int(),
        invoiceState: zCode(orderInvoiceStates),
        items: z.array(
          z.object({
            orderItemId: z.string(),
            itemName: z.string(),
            imgUrl: z.string(),
            unitName: z.string(),
            /** Units and money still to be invoiced. */
            invoiceableQty: z.number().int(),
            invoiceableFee: z.number().int(),
            /** The freight in invoiceableFee: each share of the units is rounded by itself. */
            invoiceableFreightFee: z.number().int(),
          }),
        ),
      }),
    ),
    extra: pageExtra,
  }),
  /** Several orders in one invoice; with `items` only those lines and units, so one order may have several. */
  '/api/ShopInvoice/Submit': endpoint({
    access: { can: 'invoice.apply' },
    body: command({
      orderNos: z.array(z.string().max(30)).max(50, '一次最多选择50个订单').default([]),
      /** A confirmed statement instead: the only way for orders on account ('7005'). */
      checkNo: optional.text(30),
      items: optional.list(z.object({ orderItemId: zId, qty: zQty }), 500),
      invoiceKind: zInvoiceKind,
      titleId: zId,
      receiveEmail: z.string().trim().max(100),
      remark: z.string().trim().max(200, '备注不能超过200个字').default(''),
    }),
    result: state,
    requestId: 'required',
  }),
  '/api/ShopInvoice/GetPage': endpoint({
    access: { can: 'invoice.apply' },
    body: pageQuery(pageFilter),
    result: z.array(zCard),
    extra: pageExtra,
  }),
  '/api/ShopInvoice/GetModel': endpoint({
    access: { can: 'invoice.apply' },
    body: command({ invoiceReqNo: reqNo }),
    result: zInvoice,
  }),
  '/api/ShopInvoice/Cancel': endpoint({
    access: { can: 'invoice.apply' },
    body: command({ invoiceReqNo: reqNo }),
    result: state,
    requestId: 'required',
  }),
  '/api/ShopInvoice/ApplyRed': endpoint({
    access: { can: 'invoice.apply' },
    body: command({ invoiceNo: z.string().max(30), reason: redReason, lines: redLines }),
    result: state,
    requestId: 'required',
  }),
  '/api/ShopInvoice/ConfirmRed': endpoint({
    access: { can: 'invoice.apply' },
    body: command({ confirmNo: z.string().max(40), isAgree: z.boolean() }),
    result: state,
    requestId: 'required',
  }),
  '/api/ShopInvoice/SendMail': endpoint({
    access: { can: 'invoice.apply' },
    body: command({ invoiceNo: z.string().max(30), email: z.string().trim().max(100) }),
    result: z.object({}),
    requestId: 'required',
  }),
  '/api/OpsInvoice/GetPage': endpoint({
    access: { ops: 'ops.invoice.view' },
    body: pageQuery({ ...pageFilter, needsRed: optional.flag }),
    /** `overFee`: invoiced more than is still paid, because of refunds since; a red letter is due. */
    result: z.array(zCard.extend({ overFee: z.number().int() })),
    extra: pageExtra,
  }),
  '/api/OpsInvoice/GetModel': endpoint({
    access: { ops: 'ops.invoice.view' },
    body: command({ invoiceReqNo: reqNo }),
    result: zInvoice,
  }),
  '/api/OpsInvoice/Issue': endpoint({
    access: { ops: 'ops.invoice.issue' },
    body: command({ invoiceReqNo: reqNo }),
    result: state,
    requestId: 'required',
  }),
  /** Records an invoice that was issued outside, by its 20 digits, with its files if they are at hand. */
  '/api/OpsInvoice/MarkIssued': endpoint({
    access: { ops: 'ops.invoice.issue' },
    body: command({
      invoiceReqNo: reqNo,
      invoiceNo: z.string().regex(/^\d{20}$/, '请输入20位数电票号码'),
      fileUrls: fileUrls.optional(),
    }),
    result: state,
    requestId: 'required',
  }),
  /** To which invoice each file belongs by the numbers in its name; nothing is written. */
  '/api/OpsInvoice/GetFileMatches': endpoint({
    access: { ops: 'ops.invoice.issue' },
    body: command({
      names: z.array(z.string().min(1).max(255)).min(1).max(maxInvoiceFiles, `一次最多${maxInvoiceFiles}个文件`),
    }),
    result: z.array(
      z.object({
        name: z.string(),
        /** Why it belongs nowhere; then there is no invoice. */
        fault: z.string().optional(),
        invoice: z
          .object({
            invoiceReqNo: z.string(),
            invoiceNo: z.string(),
            invoiceStateText: z.string(),
            titleName: z.string(),
            amountFee: z.number().int(),
            /** Forms it has already. */
            formats: z.array(z.enum(invoiceFormats)),
            version: z.number().int(),
          })
          .optional(),
        /** The number it is recorded as issued with. */
        marks: z.string().optional(),
      }),
    ),
  }),
  /** The paper of an issued invoice, in up to three forms; one that is there is replaced. */
  '/api/OpsInvoice/AttachFiles': endpoint({
    access: { ops: 'ops.invoice.issue' },
    body: command({ invoiceReqNo: reqNo, fileUrls }),
    result: state,
    requestId: 'required',
  }),
  '/api/OpsInvoice/ApplyRed': endpoint({
    access: { ops: 'ops.invoice.red' },
    body: command({ invoiceReqNo: reqNo, reason: redReason, lines: redLines }),
    result: state,
    requestId: 'required',
  }),
};
