import { areaLevels } from '@jicai/domain/people/address-text/area-words.ts';
import { expect, test } from 'vitest';
import { areaTextOf, findAreaPath, listAreasOfLevel, listChildAreas, listStreetAreas } from './areas.ts';

test('every county has a city and a province above it, every city a county below', () => {
  const counties = listAreasOfLevel(areaLevels.county);
  expect(counties.length).toBeGreaterThan(3000);
  for (const county of counties) {
    const path = findAreaPath(county.code);
    expect(
      path?.map((area) => area.level),
      county.code,
    ).toEqual([areaLevels.province, areaLevels.city, areaLevels.county]);
    expect(path?.at(-1)).toBe(county);
    expect(listChildAreas(county.parentCode)).toContain(county);
  }
  for (const city of listAreasOfLevel(areaLevels.city))
    expect(listChildAreas(city.code).length, city.name).toBeGreaterThan(0);
});

test('every street is found by its code below its county, with a name and no other like it', () => {
  const streets = listAreasOfLevel(areaLevels.county).flatMap((county) => {
    const below = listStreetAreas(county.code);
    for (const street of below) expect(street.parentCode).toBe(county.code);
    return below;
  });
  expect(streets.length).toBeGreaterThan(40_000);
  expect(new Set(streets.map(({ code }) => code)).size).toBe(streets.length);
  expect(streets.filter(({ code, name }) => !/^\d{9}$/.test(code) || !/^[\p{L}\d（）()·、〇—-]+$/u.test(name))).toEqual(
    [],
  );
  for (const street of streets.filter((_, at) => at % 97 === 0))
    expect(findAreaPath(street.code)?.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
});

test('codes of one level are unique', () => {
  for (const level of [areaLevels.province, areaLevels.city, areaLevels.county]) {
    const codes = listAreasOfLevel(level).map((area) => area.code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test.each([
  ['110105', '北京市朝阳区'],
  ['310117', '上海市松江区'],
  ['441900', '广东省东莞市'],
  ['441900101', '广东省东莞市石碣镇'],
  ['310117105', '上海市松江区新桥镇'],
  ['429004', '湖北省仙桃市'],
  ['500229', '重庆市城口县'],
  ['659001', '新疆维吾尔自治区石河子市'],
])('%s reads %s', (code, text) => expect(areaTextOf(findAreaPath(code) ?? [])).toBe(text));
