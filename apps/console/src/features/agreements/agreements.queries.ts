import type { AnswerOf } from '@jicai/contract/index.ts';
import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const listPath = '/api/OpsDoc/GetAgreementList';
const textPath = '/api/BasDoc/GetAgreement';

export type Agreement = AnswerOf<typeof listPath>['resultData'][number];

export const agreementsQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }) => (await post(listPath, { reqData: {} }, { signal })).resultData,
  });

/** The text in force, where a new version begins. */
export const agreementTextQuery = (agreementType: ConsentType) =>
  queryOptions({
    queryKey: [textPath, agreementType],
    queryFn: async ({ signal }) => (await post(textPath, { data: { agreementType } }, { signal })).resultData,
    refetchOnWindowFocus: false,
  });

export async function refreshAgreements(): Promise<void> {
  await Promise.all([listPath, textPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
