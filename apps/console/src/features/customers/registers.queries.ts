import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { registerStates } from '@jicai/domain/people/registration.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refreshCustomers } from './customers.queries.ts';

const pagePath = '/api/OpsCustomer/GetRegisterPage';
const modelPath = '/api/OpsCustomer/GetRegister';

export type RegisterRow = AnswerOf<typeof pagePath>['resultData'][number];
export type Register = ResultOf<typeof modelPath>;

export interface RegistersQuestion {
  /** Those that wait for an answer alone. */
  isWaiting: boolean;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}

export const registersQuery = ({ isWaiting, ...page }: RegistersQuestion) =>
  queryOptions({
    queryKey: [pagePath, { isWaiting, ...page }],
    queryFn: ({ signal }) => {
      const states = isWaiting ? [registerStates.awaitingReview] : undefined;
      return post(pagePath, { reqData: { registerStates: states }, ...page }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const registerQuery = (registerId: string) =>
  queryOptions({
    queryKey: [modelPath, registerId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { registerId } }, { signal })).resultData,
  });

/** After an answer: registrations, and the customers that one of them may have become. */
export async function refreshRegisters(): Promise<void> {
  const own = [pagePath, modelPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] }));
  await Promise.all([...own, refreshCustomers()]);
}
