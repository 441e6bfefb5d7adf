import { longestTermDays } from '../statements/payment-terms.ts';
import { fromShanghai } from '../time/shanghai-time.ts';
import { mostRateBp } from './settlement-money.ts';

/** What the shop agreed on with a supplier (docs/domain/settlements.md §1). */
export interface SettlementTerms {
  /** Days from the end of the month to the payment. */
  termDays: number;
  /** Commission in basis points. */
  rateBp: number;
  /** Of single categories with all below them, instead. */
  categoryRates: { categoryId: string; rateBp: number }[];
  /** The first day whose receipts and returns are settled here, 'YYYY-MM-DD'; '' for all. */
  settleFrom: string;
  /** 开票资料 and 收款账户, as the supplier gave them. */
  invoiceInfo: string;
  payeeInfo: string;
}

export const defaultSettlementTerms: SettlementTerms = {
  termDays: 30,
  rateBp: 0,
  categoryRates: [],
  settleFrom: '',
  invoiceInfo: '',
  payeeInfo: '',
};

export const mostCategoryRates = 50;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && fromShanghai(text) !== undefined;
const isRate = (rateBp: number) => Number.isInteger(rateBp) && rateBp >= 0 && rateBp <= mostRateBp;

/** Every fault of the terms, by field. */
export function termsFaults(terms: SettlementTerms): { [K in keyof SettlementTerms]?: string } {
  const { termDays, rateBp, categoryRates, settleFrom, invoiceInfo, payeeInfo } = terms;
  const ids = categoryRates.map(({ categoryId }) => categoryId);
  return {
    ...(!(Number.isInteger(termDays) && termDays >= 0 && termDays <= longestTermDays) && {
      termDays: `账期天数应为0到${longestTermDays}的整数`,
    }),
    ...(!isRate(rateBp) && { rateBp: '佣金比例应为0到100，最多两位小数' }),
    ...(categoryRates.some((one) => one.categoryId === '' || !isRate(one.rateBp)) && {
      categoryRates: '请为每一行选择分类并填写0到100的比例',
    }),
    ...(new Set(ids).size < ids.length && { categoryRates: '同一分类只能有一行' }),
    ...(ids.length > mostCategoryRates && { categoryRates: `最多${mostCategoryRates}个分类` }),
    ...(settleFrom !== '' && !isDay(settleFrom) && { settleFrom: '请选择起算日期' }),
    ...(invoiceInfo.length > 500 && { invoiceInfo: '开票资料最多500字' }),
    ...(payeeInfo.length > 500 && { payeeInfo: '收款账户最多500字' }),
  };
}
