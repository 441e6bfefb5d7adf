import type { BodyOf, ResultOf } from '@jicai/contract/index.ts';
import { selfPath } from '../../app/self.queries.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const modelPath = '/api/OpsFreight/GetModel';

export type Freight = ResultOf<typeof modelPath>;
export type Policy = Freight['policies'][number];
export type Carriers = Freight['carriers'];
export type Promised = Freight['promises'][number];
export type SentPolicy = NonNullable<BodyOf<'/api/OpsFreight/SavePolicy'>['data']['policy']>;
export type SentPromise = NonNullable<BodyOf<'/api/OpsFreight/SavePromise'>['data']['promise']>;

export const freightQuery = () =>
  queryOptions({
    queryKey: [modelPath],
    queryFn: async ({ signal }) => (await post(modelPath, {}, { signal })).resultData,
  });

/** The carriers are known to every page that sends goods, too. */
export const refreshFreight = async () =>
  Promise.all([modelPath, selfPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
