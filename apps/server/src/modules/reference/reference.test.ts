import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { inShop } from '../../../test/in-shop.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { isDeliverable } from './index.ts';

const app = useTestApp();

describe('BasArea/GetAreas', () => {
  const path = '/api/BasArea/GetAreas';
  const names = async (reqData: unknown) => (await app.call(path, { reqData })).resultData.map((area) => area.areaName);

  test('provinces without a parent, whatever stands for absent', async () => {
    const answer = await app.call(path, { reqData: { parentCode: '', level: null } });
    expect(answer.resultData).toHaveLength(34);
    expect(answer.resultData[0]).toEqual({
      areaCode: '110000',
      areaName: '北京市',
      parentCode: '',
      level: 1,
      isLeaf: false,
    });
    expect(await names(undefined)).toHaveLength(34);
  });

  test('cities of a province, counties of a city', async () => {
    expect(await names({ parentCode: '320000' })).toContain('苏州市');
    const counties = await app.call(path, { reqData: { parentCode: '310100', level: '3' } });
    expect(counties.resultData).toContainEqual(
      expect.objectContaining({ areaCode: '310117', isLeaf: false, level: 3 }),
    );
    expect(await names({ parentCode: '310100', level: 2 })).toEqual([]);
    expect(await names({ level: 2 })).toContain('苏州市');
  });

  test('a city without counties gets one that equals it', async () => {
    for (const city of ['441900', '442000', '460400', '620200']) {
      const { resultData } = await app.call(path, { reqData: { parentCode: city } });
      expect(resultData).toEqual([
        expect.objectContaining({ areaCode: city, parentCode: city, level: 3, isLeaf: false }),
      ]);
    }
  });

  test('streets of a county', async () => {
    const streets = await app.call(path, { reqData: { parentCode: '310117' } });
    expect(streets.resultData).toContainEqual({
      areaCode: '310117105',
      areaName: '新桥镇',
      parentCode: '310117',
      level: 4,
      isLeaf: true,
    });
    expect(await names({ parentCode: '441900', level: 4 })).toContain('东城街道');
    expect(await names({ parentCode: '620200', level: 4 })).toContain('雄关街道');
    expect(await names({ areaCode: '620201001' })).toEqual(['甘肃省', '嘉峪关市', '嘉峪关市', '雄关街道']);
    expect(await names({ areaCode: '310117105' })).toEqual(['上海市', '上海市', '松江区', '新桥镇']);
    // Nothing is known below a county of Taiwan, which is a leaf.
    expect(await names({ parentCode: '710101' })).toEqual([]);
    const taipei = await app.call(path, { reqData: { parentCode: '710100' } });
    expect(taipei.resultData[0]).toMatchObject({ level: 3, isLeaf: true });
    for (const reqData of [{ level: 4 }, { parentCode: '310100', level: 4 }, { areaCode: '310117999' }])
      expect(await names(reqData)).toEqual([]);
  });

  test('counties that a province governs directly stand under a stand-in city', async () => {
    expect(await names({ parentCode: '420000' })).toContain('省直辖县级行政区划');
    expect(await names({ parentCode: '429000' })).toContain('仙桃市');
  });

  test('areaCode gives the path to it', async () => {
    expect(await names({ areaCode: '429004' })).toEqual(['湖北省', '省直辖县级行政区划', '仙桃市']);
    expect(await names({ areaCode: '441900' })).toEqual(['广东省', '东莞市', '东莞市']);
    expect(await names({ areaCode: '320500' })).toEqual(['江苏省', '苏州市']);
    expect(await names({ areaCode: '999999' })).toEqual([]);
  });

  test('a wrong type is told', async () => {
    expect(await app.call(path, { reqData: { level: 'x' } })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'level' }],
    });
  });
});

describe('Comm/GetByReturnReason', () => {
  const path = '/api/Comm/GetByReturnReason';

  test('all reasons, or those of one kind', async () => {
    const token = await signIn(app, 'buyer');
    const all = await app.call(path, {}, { token });
    const exchange = await app.call(path, { reqData: { returnType: returnTypes.exchange } }, { token });
    expect(all.resultData).toHaveLength(10);
    expect(exchange.resultData.map((reason) => reason.reasonCode)).toEqual([
      returnReasons.quality,
      returnReasons.notAsDescribed,
      returnReasons.wrongGoods,
      returnReasons.damaged,
      returnReasons.agreed,
      returnReasons.other,
    ]);
    expect(exchange.resultData[0]).toMatchObject({ reasonName: '质量问题', needImage: true, freightBy: 2 });
  });

  test('who may not, and what may not be asked', async () => {
    expect((await app.call(path)).errorCode).toBe('2');
    expect((await app.call(path, {}, { token: await signIn(app, 'supplier') })).errorCode).toBe('3');
    expect(
      (await app.call(path, { reqData: { returnType: 9 } }, { token: await signIn(app, 'buyer') })).errorCode,
    ).toBe('4');
  });
});

describe('Comm/GetAreaLogistics', () => {
  const path = '/api/Comm/GetAreaLogistics';
  const itemList = [{ itemId: '77', qty: 2 }];

  test('carriers and freight of an area that is served', async () => {
    const { resultData } = await app.call(
      path,
      { reqData: { areaCode: '310117', itemList } },
      { token: await signIn(app, 'buyer') },
    );
    expect(resultData).toMatchObject({
      deliverable: true,
      undeliverableItemIds: [],
      freightRemark: '同一供应商的商品满¥99.00包邮，未满运费¥10.00',
    });
    expect(resultData.logisticsList[0]).toEqual({
      logisticsCode: 'shunfeng',
      logisticsName: '顺丰速运',
      isDefault: true,
    });
  });

  test('an area that is not served, or is no county', async () => {
    const token = await signIn(app, 'member', { host: retailHost });
    for (const areaCode of ['710101', '810101', '310000', '000000']) {
      const answer = await app.call(path, { reqData: { areaCode, itemList } }, { token, host: retailHost });
      expect(answer.resultData).toMatchObject({ deliverable: false, undeliverableItemIds: ['77'] });
    }
  });

  test('who may not, and what may not be asked', async () => {
    expect((await app.call(path)).errorCode).toBe('2');
    expect((await app.call(path, {}, { token: await signIn(app, 'operator') })).errorCode).toBe('3');
    const bad = await app.call(
      path,
      { reqData: { itemList: [{ itemId: 'x' }] } },
      { token: await signIn(app, 'buyer') },
    );
    expect(bad).toMatchObject({ errorCode: '4', errorData: [{ field: 'itemList.0.itemId' }] });
  });
});

test('the door tells whether goods can be sent and names carriers', async () => {
  const ask = (areaCode: string) => inShop(app, '1001', (ctx) => isDeliverable(ctx, areaCode, ['1', '2']));
  expect(await ask('320505')).toBe(true);
  expect(await ask('820101')).toBe(false);
  expect(logisticsName('debangkuaidi')).toBe('德邦快递');
  expect(logisticsName('nobody')).toBeUndefined();
});
