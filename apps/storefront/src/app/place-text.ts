/** '上海市/上海市/松江区' → '上海市 松江区': a city that is its own province is named once. */
export const placeText = (areaText: string): string => [...new Set(areaText.split('/'))].join(' ');
