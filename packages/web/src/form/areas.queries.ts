import { type AreaLevel, areaLevels } from '@jicai/domain/people/address-text/area-words.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '../call/post.ts';

const areaPath = '/api/BasArea/GetAreas';

/** Areas directly under one; '' gives the provinces. They hardly ever change. */
export const areasQuery = (parentCode: string) => areasOf({ parentCode });

/** Streets and towns of a county; empty where the area table knows none. */
export const streetsQuery = (countyCode: string) => areasOf({ parentCode: countyCode, level: areaLevels.street });

/** Every area of a level, such as all cities. */
export const areasOfLevelQuery = (level: AreaLevel) => areasOf({ level });

function areasOf(reqData: { parentCode?: string; level?: AreaLevel }) {
  return queryOptions({
    queryKey: [areaPath, { reqData }],
    queryFn: async ({ signal }) => (await post(areaPath, { reqData }, { signal })).resultData,
    staleTime: Infinity,
  });
}
