import {
  type AreaLevel,
  areaLevels,
  type AreaName,
  type AreaWords,
  indexAreas,
} from '@jicai/domain/people/address-text/area-words.ts';
import { areaList } from '@vant/area-data';
import { hasStreets, listStreets } from './streets.ts';

/** `code`: GB/T 2260, six digits; nine for a street. */
export type AreaRow = AreaName;

/**
 * Cities without counties. The source lists their towns under invented codes; by GB/T 2260 there is nothing below them, so
 * each gets one county that equals the city and the town is written in the address (docs/domain/catalog.md §2).
 */
const citiesWithoutCounties = new Set(['441900', '442000', '460400', '620200']);

/** Counties that a province governs directly stand under a city that does not exist; it is shown by its full name. */
const directlyGoverned = '省直辖县级行政区划';

const childrenOf = new Map<string, AreaRow[]>();
const byLevel = new Map<AreaLevel, AreaRow[]>();
const counties = new Map<string, AreaRow>();
const cities = new Map<string, AreaRow>();
const provinces = new Map<string, AreaRow>();

for (const [code, name] of Object.entries(areaList.province_list)) {
  provinces.set(code, add({ code, name, parentCode: '', level: areaLevels.province }));
}
for (const [code, given] of Object.entries(areaList.city_list)) {
  const name = given === '省直辖县' ? directlyGoverned : given;
  cities.set(code, add({ code, name, parentCode: `${code.slice(0, 2)}0000`, level: areaLevels.city }));
  if (citiesWithoutCounties.has(code))
    counties.set(code, add({ code, name, parentCode: code, level: areaLevels.county }));
}
for (const [code, name] of Object.entries(areaList.county_list)) {
  const parentCode = `${code.slice(0, 4)}00`;
  if (!citiesWithoutCounties.has(parentCode))
    counties.set(code, add({ code, name, parentCode, level: areaLevels.county }));
}

function add(area: AreaRow): AreaRow {
  childrenOf.set(area.parentCode, [...(childrenOf.get(area.parentCode) ?? []), area]);
  byLevel.set(area.level, [...(byLevel.get(area.level) ?? []), area]);
  return area;
}

/** 江苏省 of '32', 南京市 of '3201'; a beginning that names neither stays as it is. */
export function areaNameOf(prefix: string): string {
  const code = prefix.padEnd(6, '0');
  return (prefix.length === 2 ? provinces : cities).get(code)?.name ?? prefix;
}

export const listChildAreas = (parentCode: string): readonly AreaRow[] => childrenOf.get(parentCode) ?? [];

/** Streets and towns of a county; none where the table knows none, so that a county may be a leaf. */
export const listStreetAreas = (countyCode: string): readonly AreaRow[] =>
  listStreets(countyCode).map(({ code, name }) => ({ code, name, parentCode: countyCode, level: areaLevels.street }));

export const isLeaf = ({ code, level }: AreaRow): boolean =>
  level === areaLevels.street || (level === areaLevels.county && !hasStreets(code));

export const listAreasOfLevel = (level: AreaLevel): readonly AreaRow[] => byLevel.get(level) ?? [];

/**
 * Province, city, county and street of a street's code; shorter for the code of a higher area; undefined when nothing has
 * this code.
 */
export function findAreaPath(code: string): readonly AreaRow[] | undefined {
  const street = code.length === 9 ? findStreet(code) : undefined;
  if (code.length === 9 && !street) return undefined;
  const county = counties.get(street?.parentCode ?? code);
  const city = cities.get(county?.parentCode ?? code);
  const province = provinces.get(city?.parentCode ?? code);
  const path = [province, city, county, street].filter((area) => area !== undefined);
  return path.length > 0 ? path : undefined;
}

function findStreet(code: string): AreaRow | undefined {
  const cityCode = `${code.slice(0, 4)}00`;
  const countyCode = citiesWithoutCounties.has(cityCode) ? cityCode : code.slice(0, 6);
  return listStreetAreas(countyCode).find((street) => street.code === code);
}

/** The whole path of names, each once: 「北京市朝阳区」, not 「北京市北京市朝阳区」; a stand-in city is left out. */
export function areaTextOf(path: readonly AreaRow[]): string {
  const names = path
    .map((area) => area.name)
    .filter((name) => !/^(省直辖县级行政区划|自治区直辖县级行政区划|县)$/.test(name));
  return [...new Set(names)].join('');
}

/** The names of all areas as people write them, for reading an address out of a text. */
export const areaWords: () => AreaWords = once(() =>
  indexAreas([areaLevels.province, areaLevels.city, areaLevels.county].flatMap(listAreasOfLevel), listStreetAreas),
);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
