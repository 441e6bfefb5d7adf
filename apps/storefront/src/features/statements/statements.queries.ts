import { type DisputeState, type StatementState, statementStates } from '@jicai/domain/statements/statement-states.ts';
import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const pagePath = '/api/FinCheck/GetPage';
const modelPath = '/api/FinCheck/GetModel';
const unbilledPath = '/api/FinCheck/GetUnbilledPage';
const itemsPath = '/api/FinCheck/GetItemPage';
const optionsPath = '/api/FinCheck/GetItemOptions';

export type StatementHead = ResultOf<typeof pagePath>[number];
export type StatementSummary = AnswerOf<typeof pagePath>['summary'];
export type StatementModel = ResultOf<typeof modelPath>;
export type StatementItem = ResultOf<typeof itemsPath>[number];

export interface StatementsInput {
  checkStates?: StatementState[] | undefined;
  /** Only what is owed past its last day. */
  isOverdue?: boolean | undefined;
  searchKey?: string | undefined;
  pageIndex: number;
}

/** Statements of the enterprise, the newest period first. */
export const statementsQuery = ({ checkStates, isOverdue, searchKey, pageIndex }: StatementsInput) => {
  const body = { pageIndex, pageSize: 20, searchKey, reqData: { checkStates, isOverdue } };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** What was received and stands on no statement yet. */
export const unbilledQuery = (pageIndex: number) => {
  const body = { pageIndex, pageSize: 20, reqData: {} };
  return queryOptions({
    queryKey: [unbilledPath, body],
    queryFn: ({ signal }) => post(unbilledPath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** Confirmed statements that still ask for money, for one payment of them all. */
export const payableQuery = () => {
  const body = {
    pageIndex: 1,
    pageSize: 50,
    reqData: { checkStates: [statementStates.confirmed, statementStates.invoiced, statementStates.partlyPaid] },
  };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: async ({ signal }) => (await post(pagePath, body, { signal })).resultData,
    staleTime: 0,
  });
};

/** The balance that statements may be paid from, in fen. */
export const balanceQuery = () =>
  queryOptions({
    queryKey: ['/api/FinCheck/GetCredit'],
    queryFn: async ({ signal }) => (await post('/api/FinCheck/GetCredit', { reqData: {} }, { signal })).resultData,
    select: ({ balanceFee }) => balanceFee,
    staleTime: 0,
  });

export const statementQuery = (checkId: string) => {
  const body = { data: { checkId } };
  return queryOptions({
    queryKey: [modelPath, body],
    queryFn: async ({ signal }) => (await post(modelPath, body, { signal })).resultData,
    staleTime: 0,
  });
};

export interface ItemsInput {
  checkId: string;
  disputeStates?: DisputeState[] | undefined;
  searchKey?: string | undefined;
  isByFee: boolean;
  /** '' where rows are not narrowed to it. */
  owner: Readonly<Record<OwnerName, string>>;
  pageIndex: number;
}

/** On whose account a row is: what rows can be narrowed to, by its name in the call and in the address. */
export const ownerNames = ['supplierId', 'orgId', 'userId', 'costCenter'] as const;
export type OwnerName = (typeof ownerNames)[number];

export const itemsQuery = ({ checkId, disputeStates, searchKey, isByFee, owner, pageIndex }: ItemsInput) => {
  const body = { pageIndex, pageSize: 20, searchKey, reqData: { checkId, disputeStates, isByFee, ...owner } };
  return queryOptions({
    queryKey: [itemsPath, body],
    queryFn: ({ signal }) => post(itemsPath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** What the rows of a statement can be narrowed to. */
export const itemOptionsQuery = (checkId: string) => {
  const body = { reqData: { checkId } };
  return queryOptions({
    queryKey: [optionsPath, body],
    queryFn: async ({ signal }) => (await post(optionsPath, body, { signal })).resultData,
  });
};

/** After a command everything that shows statements is read anew. */
export const refreshStatements = () =>
  Promise.all([pagePath, modelPath, itemsPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
