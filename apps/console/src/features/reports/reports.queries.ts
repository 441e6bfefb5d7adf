import type { AnswerOf } from '@jicai/contract/index.ts';
import type { ReportTable } from '@jicai/domain/reports/report-tables.ts';
import type { ReportCompare, ReportUnit } from '@jicai/domain/reports/report-span.ts';
import { post } from '@jicai/web/call/post.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const salesPath = '/api/OpsReport/GetSales';
const tablePath = '/api/OpsReport/GetTable';
const deliveryPath = '/api/OpsReport/GetDelivery';
const customersPath = '/api/OpsReport/GetCustomers';
const returnsPath = '/api/OpsReport/GetReturns';

export type SalesReport = AnswerOf<typeof salesPath>['resultData'];
export type SalesPoint = SalesReport['points'][number];
export type TableRow = AnswerOf<typeof tablePath>['resultData'][number];
export type TableTotal = AnswerOf<typeof tablePath>['total'];
export type DeliveryReport = AnswerOf<typeof deliveryPath>['resultData'];
export type CustomerRow = AnswerOf<typeof customersPath>['resultData'][number];
export type ReturnsReport = AnswerOf<typeof returnsPath>['resultData'];

export interface Asked {
  dateFrom: string;
  dateTo: string;
  compare: ReportCompare;
}

export const salesQuery = (asked: Asked & { unit: ReportUnit }) =>
  queryOptions({
    queryKey: [salesPath, asked],
    queryFn: async ({ signal }) => (await post(salesPath, { reqData: asked }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });

export const tableQuery = ({
  pageIndex,
  pageSize,
  ...asked
}: Asked & { by: ReportTable; parentKey?: string; pageIndex: number; pageSize: number }) =>
  queryOptions({
    queryKey: [tablePath, { ...asked, pageIndex, pageSize }],
    queryFn: async ({ signal }) => post(tablePath, { reqData: asked, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const deliveryQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [deliveryPath, asked],
    queryFn: async ({ signal }) => (await post(deliveryPath, { reqData: asked }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });

export const customersQuery = ({ pageIndex, ...asked }: Asked & { kind: 'new' | 'lost'; pageIndex: number }) =>
  queryOptions({
    queryKey: [customersPath, { ...asked, pageIndex }],
    queryFn: async ({ signal }) => post(customersPath, { reqData: asked, pageIndex, pageSize: 20 }, { signal }),
    placeholderData: keepPreviousData,
  });

export const returnsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [returnsPath, asked],
    queryFn: async ({ signal }) => (await post(returnsPath, { reqData: asked }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });
