import { freightText } from '@jicai/domain/money/freight-text.ts';
import { type AreaLevel, areaLevels } from '@jicai/domain/people/address-text/area-words.ts';
import { returnReasonList } from '@jicai/domain/returns/return-reasons.ts';
import { type App, route } from '../../http/route.ts';
import { findAreaPath, listAreasOfLevel, listChildAreas, listStreetAreas } from './areas.ts';
import { getDelivery } from './delivery.ts';
import { selectShopOptions } from './delivery.store.ts';
import { toArea, toLogisticsList } from './reference.wire.ts';

export function referenceRoutes(app: App): void {
  route(app, '/api/BasArea/GetAreas', async (_ctx, { reqData }) => ({ resultData: areasFor(reqData).map(toArea) }));

  route(app, '/api/Comm/GetByReturnReason', async (_ctx, { reqData: { returnType } }) => ({
    resultData: returnReasonList
      .filter((reason) => !returnType || reason.returnTypes.includes(returnType))
      .map((reason) => ({ ...reason, returnTypes: [...reason.returnTypes] })),
  }));

  route(app, '/api/Comm/GetAreaLogistics', async (ctx, { reqData }) => {
    const [{ isServed, rule }, options] = await Promise.all([
      getDelivery(ctx, reqData.areaCode),
      selectShopOptions(ctx),
    ]);
    return {
      resultData: {
        logisticsList: toLogisticsList(reqData.scene, options),
        deliverable: isServed,
        undeliverableItemIds: isServed ? [] : (reqData.itemList ?? []).map((line) => line.itemId),
        freightRemark: freightText(rule),
      },
    };
  });
}

function areasFor({ parentCode, level, areaCode }: { parentCode?: string; level?: AreaLevel; areaCode?: string }) {
  if (areaCode) return findAreaPath(areaCode) ?? [];
  // A city without counties and the county that stands for it share a code: below the county only level 4 tells.
  if (level === areaLevels.street) return listStreetAreas(parentCode ?? '');
  if (!parentCode && level) return listAreasOfLevel(level);
  const children = listChildAreas(parentCode ?? '').filter((area) => !level || area.level === level);
  return children.length > 0 || level || !parentCode ? children : listStreetAreas(parentCode);
}
