import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const treePath = '/api/BasDoc/GetDocTree';
const modelPath = '/api/BasDoc/GetModel';
const agreementPath = '/api/BasDoc/GetAgreement';
const staleTime = 5 * 60_000;

/** All help documents by group. */
export const docTreeQuery = () =>
  queryOptions({
    queryKey: [treePath],
    queryFn: async ({ signal }) => (await post(treePath, { data: {} }, { signal })).resultData,
    staleTime,
  });

/** One document; refused as notFound when there is none of that number. */
export const docQuery = (docId: string) => {
  const body = { data: { docId } };
  return queryOptions({
    queryKey: [modelPath, body],
    queryFn: async ({ signal }) => (await post(modelPath, body, { signal })).resultData,
    staleTime,
  });
};

/** The agreement in force (1 隐私 2 服务 3 优惠信息推送), or that version of it. */
export const agreementQuery = (agreementType: ConsentType, agreementVersion?: string) => {
  const body = { data: { agreementType, agreementVersion } };
  return queryOptions({
    queryKey: [agreementPath, body],
    queryFn: async ({ signal }) => (await post(agreementPath, body, { signal })).resultData,
    staleTime,
  });
};
