import { areaList } from '@vant/area-data';

export interface AreaRow {
  code: string;
  name: string;
  /** '' for a province. */
  parentCode: string;
  level: 1 | 2 | 3;
}

/**
 * Cities without counties. The source lists their towns under invented codes; by GB/T 2260 there is nothing below them, so
 * each gets one county that equals the city and the town is written in the address (domain.md 4.2).
 */
const citiesWithoutCounties = new Set(['441900', '442000', '460400', '620200']);

/** Counties that a province governs directly stand under a city that does not exist; it is shown by its full name. */
const directlyGoverned = '省直辖县级行政区划';

const childrenOf = new Map<string, AreaRow[]>();
const byLevel = new Map<number, AreaRow[]>();
const counties = new Map<string, AreaRow>();
const cities = new Map<string, AreaRow>();
const provinces = new Map<string, AreaRow>();

for (const [code, name] of Object.entries(areaList.province_list)) {
  provinces.set(code, add({ code, name, parentCode: '', level: 1 }));
}
for (const [code, given] of Object.entries(areaList.city_list)) {
  const name = given === '省直辖县' ? directlyGoverned : given;
  cities.set(code, add({ code, name, parentCode: `${code.slice(0, 2)}0000`, level: 2 }));
  if (citiesWithoutCounties.has(code)) counties.set(code, add({ code, name, parentCode: code, level: 3 }));
}
for (const [code, name] of Object.entries(areaList.county_list)) {
  const parentCode = `${code.slice(0, 4)}00`;
  if (!citiesWithoutCounties.has(parentCode)) counties.set(code, add({ code, name, parentCode, level: 3 }));
}

function add(area: AreaRow): AreaRow {
  childrenOf.set(area.parentCode, [...(childrenOf.get(area.parentCode) ?? []), area]);
  byLevel.set(area.level, [...(byLevel.get(area.level) ?? []), area]);
  return area;
}

export const listChildAreas = (parentCode: string): readonly AreaRow[] => childrenOf.get(parentCode) ?? [];

export const listAreasOfLevel = (level: number): readonly AreaRow[] => byLevel.get(level) ?? [];

/** Province, city and county of a county code; shorter for a city or a province; undefined when nothing has this code. */
export function findAreaPath(code: string): readonly AreaRow[] | undefined {
  const county = counties.get(code);
  const city = cities.get(county?.parentCode ?? code);
  const province = provinces.get(city?.parentCode ?? code);
  const path = [province, city, county].filter((area) => area !== undefined);
  return path.length > 0 ? path : undefined;
}

/** The whole path of names, each once: 「北京市朝阳区」, not 「北京市北京市朝阳区」; a stand-in city is left out. */
export function areaTextOf(path: readonly AreaRow[]): string {
  const names = path
    .map((area) => area.name)
    .filter((name) => !/^(省直辖县级行政区划|自治区直辖县级行政区划|县)$/.test(name));
  return [...new Set(names)].join('');
}
