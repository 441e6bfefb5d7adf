import { invoiceKinds, type InvoiceKind } from '@jicai/domain/invoices/invoice-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { yuanText } from '../../payment/yuan.ts';
import { rateText, unitPrice } from '../paper-texts.ts';
import type { BlueRequest, RedRequest, TaxPaperLine } from '../tax-platform.ts';
import type { Baiwang } from './baiwang-api.ts';

/** 01 增值税专用发票, 02 普通发票. */
const types: Readonly<Record<InvoiceKind, string>> = { [invoiceKinds.special]: '01', [invoiceKinds.ordinary]: '02' };

/** 正数 and 负数. */
const signs = { blue: '0' } as const;

/** A number as the platform's forms have it: two decimals and no float on the way. */
const yuan = (fen: number) => Number(yuanText(fen));
const minus = (fen: number) => (fen === 0 ? 0 : -yuan(fen));

/** output.invoice.issue. */
export function invoiceOf(request: BlueRequest, { taxNo, drawer, taxUserName }: Baiwang): object {
  const { title, seller } = request;
  return {
    taxNo,
    ...(taxUserName && { taxUserName }),
    data: {
      serialNo: request.serialNo,
      orderNo: request.serialNo,
      invoiceType: signs.blue,
      invoiceTypeCode: types[request.kind],
      priceTaxMark: '0',
      invoiceListMark: '0',
      taxationMethod: '0',
      buyerName: title.titleName,
      buyerTaxNo: title.taxNo,
      buyerAddress: title.regAddress,
      buyerTelphone: title.regTel,
      buyerBankName: title.bankName,
      buyerBankNumber: title.bankAccount,
      sellerAddress: seller.address,
      sellerTelphone: seller.telephone,
      sellerBankName: seller.bankName,
      sellerBankNumber: seller.bankAccount,
      drawer,
      remarks: request.remark,
      invoiceTotalPrice: yuan(request.amountFen - request.taxFen),
      invoiceTotalTax: yuan(request.taxFen),
      invoiceTotalPriceTax: yuan(request.amountFen),
      invoiceDetailsList: request.lines.map((line) => ({
        ...goodsOf(line),
        invoiceLineNature: '0',
        goodsQuantity: String(line.qty),
        goodsPrice: unitPrice(line.priceExTax, 13),
        goodsTotalPrice: yuan(line.exTaxFen),
        goodsTotalTax: yuan(line.taxFen),
        preferentialMarkFlag: '0',
      })),
    },
  };
}

const goodsOf = (line: TaxPaperLine) => ({
  goodsLineNo: line.lineNo,
  goodsCode: line.taxCode,
  goodsName: line.name,
  goodsSpecification: line.spec,
  goodsUnit: line.unit,
  goodsTaxRate: Number(rateText(line.taxRateBp)),
});

/** output.redinvoice.add: every line, also of a whole red letter. The platform draws it once both sides agree. */
export function redFormOf(request: RedRequest, { taxNo, taxUserName, drawer }: Baiwang): object {
  const { blue } = request;
  return {
    taxNo,
    taxUserName,
    redConfirmSerialNo: request.serialNo,
    entryIdentity: '01',
    sellerTaxNo: taxNo,
    sellerTaxName: blue.seller.name,
    buyerTaxNo: blue.title.taxNo,
    buyerTaxName: blue.title.titleName,
    invoiceSource: '2',
    originInvoiceIsPaper: 'N',
    originalInvoiceNo: blue.invoiceNo,
    originInvoiceDate: shanghaiTime(blue.issuedAt),
    originInvoiceType: types[request.kind],
    originInvoiceTotalPrice: yuan(blue.amountFen - blue.taxFen),
    originInvoiceTotalTax: yuan(blue.taxFen),
    invoiceTotalPrice: minus(request.amountFen - request.taxFen),
    invoiceTotalTax: minus(request.taxFen),
    // The reasons are the tax authority's own numbers, as ours are.
    redInvoiceLabel: request.reason,
    priceTaxMark: '0',
    autoIssueSwitch: 'Y',
    deliverFlag: '0',
    redInvoiceIsPaper: 'N',
    drawer,
    redConfirmDetailReqEntityList: request.lines.map((line, at) => ({
      ...goodsOf(line),
      goodsLineNo: at + 1,
      originalInvoiceDetailNo: line.lineNo,
      ...(line.qty > 0 && { goodsQuantity: `-${line.qty}`, goodsPrice: unitPrice(line.priceExTax, 13) }),
      goodsTotalPrice: minus(line.exTaxFen),
      goodsTotalTax: minus(line.taxFen),
    })),
  };
}
