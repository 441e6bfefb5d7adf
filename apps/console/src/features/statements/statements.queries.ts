import type { AnswerOf, BodyOf, ResultOf } from '@jicai/contract/index.ts';
import {
  type DisputeState,
  type StatementState,
  statementPayStates,
} from '@jicai/domain/statements/statement-states.ts';
import type { Age } from '@jicai/domain/statements/ageing.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsCheck/GetPage';
const modelPath = '/api/OpsCheck/GetModel';
const itemsPath = '/api/OpsCheck/GetItemPage';
const paysPath = '/api/OpsCheck/GetPayPage';

export type StatementRow = AnswerOf<typeof pagePath>['resultData'][number];
export type Statement = ResultOf<typeof modelPath>;
export type StatementItem = AnswerOf<typeof itemsPath>['resultData'][number];
export type StatementPay = AnswerOf<typeof paysPath>['resultData'][number];

interface Page {
  pageIndex: number;
  pageSize: number;
}

export interface StatementsQuestion extends Page {
  states: readonly StatementState[];
  searchKey: string;
  customerId?: string;
  age?: Age | undefined;
}

const ageingPath = '/api/OpsCheck/GetAgeing';
export type AgeingRow = AnswerOf<typeof ageingPath>['resultData'][number];

export const ageingQuery = (page: Page) =>
  queryOptions({
    queryKey: [ageingPath, page],
    queryFn: ({ signal }) => post(ageingPath, { reqData: {}, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const statementsQuery = ({ states, customerId, age, ...page }: StatementsQuestion) =>
  queryOptions({
    queryKey: [pagePath, { states, customerId, age, ...page }],
    queryFn: ({ signal }) => {
      const checkStates = states.length > 0 ? [...states] : undefined;
      return post(pagePath, { reqData: { checkStates, customerId, age }, ...page }, { signal });
    },
    placeholderData: keepPreviousData,
  });

const previewPath = '/api/OpsCheck/GetAdjustPreview';

export const previewQuery = (data: BodyOf<typeof previewPath>['data']) =>
  queryOptions({
    queryKey: [previewPath, data],
    queryFn: async ({ signal }) => (await post(previewPath, { data }, { signal })).resultData,
    retry: false,
  });

export const statementQuery = (checkId: string) =>
  queryOptions({
    queryKey: [modelPath, checkId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { checkId } }, { signal })).resultData,
  });

export const itemsQuery = ({
  checkId,
  disputeStates,
  ...page
}: Page & { checkId: string; disputeStates?: readonly DisputeState[] | undefined }) =>
  queryOptions({
    queryKey: [itemsPath, { checkId, disputeStates, ...page }],
    queryFn: ({ signal }) => {
      const reqData = { checkId, disputeStates: disputeStates && [...disputeStates] };
      return post(itemsPath, { reqData, ...page }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** Payments that customers report; `isWaiting` those that wait for the money to be found. */
export const paysQuery = ({ isWaiting, ...page }: Page & { isWaiting: boolean }) =>
  queryOptions({
    queryKey: [paysPath, { isWaiting, ...page }],
    queryFn: ({ signal }) => {
      const payRecordState = isWaiting ? statementPayStates.waiting : undefined;
      return post(paysPath, { reqData: { payRecordState }, ...page }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** After a command: lists and the open statement are asked for again. */
export async function refreshStatements(): Promise<void> {
  const paths = [pagePath, modelPath, itemsPath, paysPath];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
