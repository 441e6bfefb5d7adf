import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { ProposalState } from '@jicai/domain/goods/proposal-states.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { goodsListPaths } from '../../parts/goods-list-paths.ts';

const shopPage = '/api/OpsProposal/GetPage';
const ownPage = '/api/OpsOwn/GetProposalPage';
const shopModel = '/api/OpsProposal/GetModel';
const ownModel = '/api/OpsOwn/GetProposal';

export type ProposalRow = AnswerOf<typeof shopPage>['resultData'][number];
export type Proposal = ResultOf<typeof shopModel>;
/** Whose eyes: the shop sees those of every supplier, a supplier its own. */
export type ProposalSide = 'shop' | 'own';

interface Question {
  state?: ProposalState | undefined;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}

export const proposalsQuery = (side: ProposalSide, { state, ...page }: Question) =>
  queryOptions({
    queryKey: [side === 'shop' ? shopPage : ownPage, { state, ...page }],
    queryFn: ({ signal }) => post(side === 'shop' ? shopPage : ownPage, { reqData: { state }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const proposalQuery = (proposalId: string) =>
  queryOptions({
    queryKey: [shopModel, proposalId],
    queryFn: async ({ signal }) => (await post(shopModel, { data: { proposalId } }, { signal })).resultData,
  });

export const ownProposalQuery = (proposalId: string) =>
  queryOptions({
    queryKey: [ownModel, proposalId],
    queryFn: async ({ signal }) => (await post(ownModel, { data: { proposalId } }, { signal })).resultData,
    enabled: proposalId !== '',
    // What is typed must not be replaced under the person.
    refetchOnWindowFocus: false,
  });

/** After a word on a proposal: lists, the proposal and the goods are asked for again. */
export async function refreshProposals(): Promise<void> {
  const paths = [
    shopPage,
    ownPage,
    shopModel,
    ownModel,
    '/api/OpsOwn/GetGoodsPage',
    '/api/OpsOwn/GetProduct',
    ...goodsListPaths,
    '/api/OpsGoods/GetProduct',
  ];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
