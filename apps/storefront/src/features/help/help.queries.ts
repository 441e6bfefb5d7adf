import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { paths, withQuery } from '../../app/paths.ts';

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

const noticesPath = '/api/BasNotice/GetPage';
const noticeModelPath = '/api/BasNotice/GetModel';
/** As many as the help centre names. */
const mostNotices = 50;

/** The address of a notice; '' for the newest. */
export const noticePath = (noticeId: string): string => withQuery(paths.help, { notice: noticeId || 'newest' });

/** Notices shown now, the newest first. */
export const noticesQuery = () => {
  const body = { pageIndex: 1, pageSize: mostNotices, reqData: {} };
  return queryOptions({
    queryKey: [noticesPath, body],
    queryFn: ({ signal }) => post(noticesPath, body, { signal }),
    staleTime: 60_000,
  });
};

/** One notice; refused as notFound when it is not shown now. */
export const noticeQuery = (noticeId: string) => {
  const body = { data: { noticeId } };
  return queryOptions({
    queryKey: [noticeModelPath, body],
    queryFn: async ({ signal }) => (await post(noticeModelPath, body, { signal })).resultData,
    staleTime: 60_000,
  });
};
