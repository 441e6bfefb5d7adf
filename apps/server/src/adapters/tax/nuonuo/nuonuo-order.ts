import { invoiceKinds, type InvoiceKind, redReasons, type RedReason } from '@jicai/domain/invoices/invoice-states.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { yuanText } from '../../payment/yuan.ts';
import { rateText, unitPrice } from '../paper-texts.ts';
import type { BlueRequest, RedRequest, TaxPaperLine } from '../tax-platform.ts';
import type { Nuonuo } from './nuonuo-api.ts';

/** 发票种类: bs 电子发票（增值税专用发票）, pc 电子发票（普通发票）. */
const lines: Readonly<Record<InvoiceKind, string>> = { [invoiceKinds.special]: 'bs', [invoiceKinds.ordinary]: 'pc' };
const sides = { seller: '0' } as const;
/** 蓝票; red ones come of their confirmation. */
const colours = { blue: '1' } as const;

/** 冲红原因: 1 销货退回, 2 开票有误, 3 服务中止, 4 销售折让. */
const reasons: Readonly<Record<RedReason, string>> = {
  [redReasons.mistake]: '2',
  [redReasons.goodsReturned]: '1',
  [redReasons.serviceEnded]: '3',
  [redReasons.allowance]: '4',
};

/** requestBillingNew: all three amounts of each line, so that the platform reckons none of them itself. */
export function orderOf(request: BlueRequest, { taxNo, drawer, extensionNumber }: Nuonuo): object {
  const { title, seller } = request;
  return {
    order: {
      orderNo: request.serialNo,
      invoiceDate: shanghaiTime(request.now),
      invoiceType: colours.blue,
      invoiceLine: lines[request.kind],
      salerTaxNum: taxNo,
      salerTel: seller.telephone,
      salerAddress: seller.address,
      salerAccount: `${seller.bankName} ${seller.bankAccount}`.trim(),
      buyerName: title.titleName,
      buyerTaxNum: title.taxNo,
      buyerTel: title.regTel,
      buyerAddress: title.regAddress,
      buyerAccount: `${title.bankName} ${title.bankAccount}`.trim(),
      naturalPersonFlag: title.titleType === titleTypes.person ? '1' : '0',
      clerk: drawer,
      remark: request.remark,
      // The shop tells the buyer itself.
      pushMode: '-1',
      extensionNumber,
      invoiceDetail: request.lines.map(detailOf),
    },
  };
}

const detailOf = (line: TaxPaperLine) => ({
  goodsName: line.name,
  goodsCode: line.taxCode,
  specType: line.spec,
  unit: line.unit,
  withTaxFlag: '0',
  price: unitPrice(line.priceExTax, 8),
  num: String(line.qty),
  taxRate: rateText(line.taxRateBp),
  taxExcludedAmount: yuanText(line.exTaxFen),
  tax: yuanText(line.taxFen),
  taxIncludedAmount: yuanText(line.exTaxFen + line.taxFen),
  invoiceLineProperty: '0',
});

/** saveInvoiceRedConfirm: a whole red letter names no lines, a part those of the blue invoice by their place. */
export function redBillOf(request: RedRequest, { taxNo, extensionNumber }: Nuonuo): object {
  const { blue } = request;
  return {
    billId: request.serialNo,
    orderNo: request.serialNo,
    blueInvoiceLine: lines[request.kind],
    applySource: sides.seller,
    blueElecInvoiceNumber: blue.invoiceNo,
    sellerTaxNo: taxNo,
    sellerName: blue.seller.name,
    buyerTaxNo: blue.title.taxNo,
    buyerName: blue.title.titleName,
    redReason: reasons[request.reason],
    extensionNumber,
    ...(!request.isWhole && { detail: request.lines.map(redDetailOf) }),
  };
}

const redDetailOf = (line: TaxPaperLine) => ({
  blueDetailIndex: String(line.lineNo),
  goodsName: line.name,
  goodsCode: line.taxCode,
  specType: line.spec,
  unit: line.unit,
  ...(line.qty > 0 && { num: `-${line.qty}`, taxExcludedPrice: unitPrice(line.priceExTax, 8) }),
  taxExcludedAmount: `-${yuanText(line.exTaxFen)}`,
  taxAmount: `-${yuanText(line.taxFen)}`,
  taxRate: rateText(line.taxRateBp),
});
