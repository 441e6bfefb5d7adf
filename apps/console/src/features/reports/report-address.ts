import { type ReportTable, reportTables } from '@jicai/domain/reports/report-tables.ts';
import {
  addDays,
  isDay,
  type ReportCompare,
  reportCompareNames,
  type ReportUnit,
  reportUnitNames,
} from '@jicai/domain/reports/report-span.ts';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { useToday } from '@jicai/web/time/use-today.ts';

export const reportViews = {
  sales: '销售与毛利',
  delivery: '供应商履约',
  customers: '客户',
  returns: '售后率',
} as const;
export type ReportView = keyof typeof reportViews;
export const reportViewNames = Object.keys(reportViews) as ReportView[];

/** Periods that are chosen by name; the address says them so, and they move on with the days. */
export const periods = {
  month: '本月至今',
  lastMonth: '上月',
  days7: '近 7 天',
  days30: '近 30 天',
  days90: '近 90 天',
  year: '今年至今',
  days365: '近一年',
} as const;
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[];

/** The first and the last day of a named period. */
export function periodDays(period: Period, today: string): { dateFrom: string; dateTo: string } {
  const first = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = addDays(first, -1);
  const since = (days: number) => ({ dateFrom: addDays(today, 1 - days), dateTo: today });
  switch (period) {
    case 'month':
      return { dateFrom: first, dateTo: today };
    case 'lastMonth':
      return { dateFrom: `${lastOfMonthBefore.slice(0, 7)}-01`, dateTo: lastOfMonthBefore };
    case 'year':
      return { dateFrom: `${today.slice(0, 4)}-01-01`, dateTo: today };
    case 'days7':
      return since(7);
    case 'days30':
      return since(30);
    case 'days90':
      return since(90);
    case 'days365':
      return since(365);
    default:
      return period satisfies never;
  }
}

/** What the address of the reports says. */
export function useReportAddress() {
  const { params, pageIndex, change, toPage } = useListAddress();
  const today = useToday();
  const named = (name: string) => params.get(name) ?? '';
  const period = periodNames.find((one) => one === named('period')) ?? 'days30';
  const own = { dateFrom: named('from'), dateTo: named('to') };
  const isOwn = isDay(own.dateFrom) && isDay(own.dateTo);
  const span = isOwn ? own : periodDays(period, today);
  const compare: ReportCompare = reportCompareNames.find((one) => one === named('compare')) ?? 'before';
  const unit: ReportUnit = reportUnitNames.find((one) => one === named('unit')) ?? 'day';
  const by: ReportTable = reportTables.find((one) => one === named('by')) ?? 'category';
  return {
    view: reportViewNames.find((one) => one === named('view')) ?? 'sales',
    period: isOwn ? undefined : period,
    asked: { ...span, compare },
    unit,
    by,
    kind: named('kind') === 'lost' ? ('lost' as const) : ('new' as const),
    pageIndex,
    change,
    toPage,
  };
}
export type ReportAddress = ReturnType<typeof useReportAddress>;
