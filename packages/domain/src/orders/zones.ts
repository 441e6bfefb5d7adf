/** Areas by the beginnings of their codes: '31' is Shanghai, '3201' Nanjing. */
export interface Zone {
  areas: readonly string[];
}

/** A province or a city. */
export const areaPrefix = /^\d{2}(?:\d{2})?$/;

/** The zone that names the area most closely, a city before its province; undefined where none does. */
export function closestZone<Z extends Zone>(zones: readonly Z[], areaCode: string): Z | undefined {
  const closeness = ({ areas }: Zone) =>
    Math.max(0, ...areas.filter((area) => areaCode.startsWith(area)).map((area) => area.length));
  return zones
    .map((zone) => ({ zone, length: closeness(zone) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0]?.zone;
}

/** An area that two of the zones name, if any: nobody could say which of them holds. */
export function doubleArea(zones: readonly Zone[]): string | undefined {
  const all = zones.flatMap(({ areas }) => [...new Set(areas)]);
  return all.find((area, at) => all.indexOf(area) !== at);
}
