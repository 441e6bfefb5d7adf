import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const listPath = '/api/OpsSms/GetList';

export type SmsConnection = ResultOf<typeof listPath>[number];

export const smsQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }) => (await post(listPath, {}, { signal })).resultData,
    // What is typed must not be replaced under the person.
    refetchOnWindowFocus: false,
  });

export const refreshSms = () => queryClient.invalidateQueries({ queryKey: [listPath] });
