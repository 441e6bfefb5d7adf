import { areaLevels } from '@jicai/domain/people/address-text/area-words.ts';
import { areasOfLevelQuery } from '@jicai/web/form/areas.queries.ts';
import { useQueries } from '@tanstack/react-query';

/** A province with its cities, or a city, by the beginning of its code. */
export interface AreaOption {
  value: string;
  title: string;
  children: AreaOption[];
}

/** All provinces and cities; [] while they are read. */
export function useAreaOptions(): AreaOption[] {
  const [provinces, cities] = useQueries({
    queries: [areasOfLevelQuery(areaLevels.province), areasOfLevelQuery(areaLevels.city)],
  });
  return (provinces.data ?? []).map((province) => {
    const own = (cities.data ?? []).filter((city) => city.parentCode === province.areaCode);
    return {
      value: province.areaCode.slice(0, 2),
      title: province.areaName,
      // A municipality is its own city.
      children:
        own.length < 2
          ? []
          : own.map((city) => ({ value: city.areaCode.slice(0, 4), title: city.areaName, children: [] })),
    };
  });
}

/** 江苏省、南京市 */
export function areasText(options: readonly AreaOption[], areas: readonly string[]): string {
  const nameOf = new Map(options.flatMap((one) => [one, ...one.children]).map(({ value, title }) => [value, title]));
  return areas.map((area) => nameOf.get(area) ?? area).join('、');
}
