import { type AreaLevel, areaLevels } from '@jicai/domain/people/address-text/area-words.ts';
import type { Address } from '@jicai/contract/people/accounts.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const listPath = '/api/CustAddress/GetList';
const areaPath = '/api/BasArea/GetAreas';

/** One's own addresses and those the enterprise shares, the default first. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }): Promise<Address[]> => (await post(listPath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

/** Areas directly under one; '' gives the provinces. They hardly ever change. */
export const areasQuery = (parentCode: string) => areasOf({ parentCode });

/** Streets and towns of a county; empty where the area table knows none. */
export const streetsQuery = (countyCode: string) => areasOf({ parentCode: countyCode, level: areaLevels.street });

function areasOf(reqData: { parentCode: string; level?: AreaLevel }) {
  return queryOptions({
    queryKey: [areaPath, { reqData }],
    queryFn: async ({ signal }) => (await post(areaPath, { reqData }, { signal })).resultData,
    staleTime: Infinity,
  });
}

export const refreshAddresses = () => queryClient.invalidateQueries({ queryKey: [listPath] });
