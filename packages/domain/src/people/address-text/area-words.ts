/** How deep an area stands. */
export const areaLevels = { province: 1, city: 2, county: 3, street: 4 } as const;
export type AreaLevel = (typeof areaLevels)[keyof typeof areaLevels];

/** An area as the address parser needs it. */
export interface AreaName {
  code: string;
  name: string;
  /** '' for a province. */
  parentCode: string;
  level: AreaLevel;
}

/** The areas by the ways people write their names, made once by {@link indexAreas}. */
export interface AreaWords {
  byFirstCharacter: ReadonlyMap<string, readonly AreaWord[]>;
  byCode: ReadonlyMap<string, AreaName>;
  childrenOf: (parent: AreaName) => readonly AreaName[];
  streetsOf: (countyCode: string) => readonly AreaName[];
}

interface AreaWord {
  text: string;
  area: AreaName;
  isFull: boolean;
  /** No other county has this full name, so that it stands for itself. */
  isUnique: boolean;
}

/** An area found in a text: from the province down, `from` and `to` in UTF-16 units. */
export interface FoundArea {
  /** The deepest area that was named, or that follows of itself. */
  area: AreaName;
  from: number;
  to: number;
}

const peoples =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|高山|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|怒|乌孜别克|俄罗斯|鄂温克|德昂|保安|裕固|京|塔塔尔|独龙|鄂伦春|赫哲|门巴|珞巴|基诺|各';
const selfGoverned = new RegExp(`^(.{2,}?)(?:(?:${peoples})族?)*自治([区州县旗])$`);

/** Ways to write a name without what it is: 浙江, 恩施 and 恩施州, 浦东. */
function shortForms(name: string): string[] {
  const [, stem, kind] = selfGoverned.exec(name) ?? [];
  if (stem) return kind === '区' ? [stem] : [stem, `${stem}${kind}`];
  const short = name.replace(/(?:特别行政区|新区|地区|[省市区县盟旗])$/, '');
  return short === name ? [] : [short];
}

/** `areas`: provinces, cities and counties; streets are asked for below a county that was found. */
export function indexAreas(areas: readonly AreaName[], streetsOf: AreaWords['streetsOf']): AreaWords {
  const timesNamed = new Map<string, number>();
  const children = new Map<string, AreaName[]>();
  for (const area of areas) {
    if (area.level === areaLevels.county) timesNamed.set(area.name, (timesNamed.get(area.name) ?? 0) + 1);
    const key = `${area.level}:${area.parentCode}`;
    children.set(key, [...(children.get(key) ?? []), area]);
  }
  const byFirstCharacter = new Map<string, AreaWord[]>();
  const add = (word: AreaWord) => {
    // One character, or a stand-in such as 县, says nothing.
    if (word.text.length < 2) return;
    const first = word.text.charAt(0);
    byFirstCharacter.set(first, [...(byFirstCharacter.get(first) ?? []), word]);
  };
  for (const area of areas) {
    const isUnique = area.level !== areaLevels.county || timesNamed.get(area.name) === 1;
    add({ text: area.name, area, isFull: true, isUnique });
    for (const text of new Set(shortForms(area.name))) add({ text, area, isFull: false, isUnique: false });
  }
  return {
    byFirstCharacter,
    // A city that stands for its own county has its code: the county is what counts.
    byCode: new Map(areas.map((area) => [`${area.level}:${area.code}`, area])),
    childrenOf: ({ code, level }) => children.get(`${level + 1}:${code}`) ?? [],
    streetsOf,
  };
}

/** What follows a short name when it is part of another word: 北京西路, 西湖大道, 松江中学, 朝阳区 after 朝阳. */
const goesOn =
  /^(?:[东西南北中新老环]{0,2}[一二三四五六七八九十\d]{0,2}(?:路|街|大道|大街|道|巷|弄|胡同|桥路)|大桥|广场|公园|大厦|商城|商场|大?酒店|宾馆|饭店|[小中大]学|学院|医院|银行|火?车站|站|港|湖|山|河|江|村|镇|乡|[省市区县旗盟州])/;
/** A firm that carries the name of its town. */
const isFirm = /^[^路街巷弄号\d\0\s,，;；]{0,20}(?:公司|集团|大学|学院|医院|银行|厂)/;
const looksLikePlace = /[路街道巷弄号村镇乡栋幢楼区县园]|\d/;
const between = /^(?:市辖区|省直辖县级行政区划|[\s,，、/>|-])*/;

interface Chain {
  area: AreaName;
  to: number;
  /** Names found one below the other. */
  count: number;
  isAllShort: boolean;
}

/** The area that the text names best: the deepest, then the one in most words, then the first. */
export function findArea(words: AreaWords, text: string): FoundArea | undefined {
  let best: { chain: Chain; from: number; score: number } | undefined;
  for (let from = 0; from < text.length; from += 1) {
    const isWithinWord = from > 0 && !/[\0\s,，;；、:：|/()（）[\]【】]/.test(text.charAt(from - 1));
    for (const chain of chainsAt(words, text, from)) {
      if (isWithinWord && chain.count < 2) continue;
      const score = chain.area.level * 100 + chain.count * 10 + (isWithinWord ? 0 : 5);
      const isBetter =
        !best || score > best.score || (from === best.from && score === best.score && chain.to > best.chain.to);
      if (isBetter) best = { chain, from, score };
    }
  }
  return best && { area: completed(words, best.chain.area), from: best.from, to: best.chain.to };
}

function chainsAt(words: AreaWords, text: string, from: number): Chain[] {
  const found: Chain[] = [];
  for (const word of words.byFirstCharacter.get(text.charAt(from)) ?? []) {
    if (!isNamedAt(words, text, from, word)) continue;
    const isCounty = word.area.level === areaLevels.county;
    // A county is only its own witness when there is no other of its full name.
    if (isCounty && !(word.isFull && word.isUnique)) continue;
    const first: Chain = { area: word.area, to: from + word.text.length, count: 1, isAllShort: !word.isFull };
    found.push(...prolonged(words, text, first));
  }
  return found.filter(
    (chain) => !chain.isAllShort || chain.area.level > areaLevels.city || isPlaceAfter(text.slice(chain.to)),
  );
}

const isPlaceAfter = (rest: string): boolean => {
  const [line = ''] = rest.split(/[\n\0]/, 1);
  return !isFirm.test(line) && (line.trim() === '' || looksLikePlace.test(line));
};

/** A short name must not be the beginning of a longer word, unless that word is an area below it. */
function isNamedAt(words: AreaWords, text: string, at: number, { text: name, isFull, area }: AreaWord): boolean {
  if (!text.startsWith(name, at)) return false;
  const rest = text.slice(at + name.length);
  return (
    isFull ||
    !goesOn.test(rest) ||
    belowOf(words, area).some((below) => waysToWrite(below.name).some((way) => rest.startsWith(way)))
  );
}

const waysToWrite = (name: string) => [name, ...shortForms(name)].filter((way) => way.length > 1);

/** Counties of a city, streets of a county. */
const belowOf = (words: AreaWords, area: AreaName): readonly AreaName[] =>
  area.level === areaLevels.county ? words.streetsOf(area.code) : words.childrenOf(area);

/** The chain itself and every way to go on below it. */
function prolonged(words: AreaWords, text: string, chain: Chain): Chain[] {
  const at = chain.to + (between.exec(text.slice(chain.to))?.[0].length ?? 0);
  const area = chain.area.level === areaLevels.city ? completed(words, chain.area) : chain.area;
  const found = [chain];
  const step = (next: AreaName, length: number, isFull: boolean) =>
    found.push(
      ...prolonged(words, text, {
        area: next,
        to: at + length,
        count: chain.count + 1,
        isAllShort: chain.isAllShort && !isFull,
      }),
    );
  if (area.level === areaLevels.county) {
    for (const street of words.streetsOf(area.code))
      if (street.name.length > 1 && text.startsWith(street.name, at)) step(street, street.name.length, true);
  }
  if (chain.area.level >= areaLevels.county) return found;
  for (const word of words.byFirstCharacter.get(text.charAt(at)) ?? []) {
    if (word.area.level > chain.area.level && isBelow(words, word.area, chain.area) && isNamedAt(words, text, at, word))
      step(word.area, word.text.length, word.isFull);
  }
  return found;
}

function isBelow(words: AreaWords, area: AreaName, above: AreaName): boolean {
  const parent = words.byCode.get(`${area.level - 1}:${area.parentCode}`);
  return parent === above || (parent !== undefined && parent.level > above.level && isBelow(words, parent, above));
}

/** Goes down as long as there is only one way: 上海市 has one city, 东莞市 one county. */
function completed(words: AreaWords, area: AreaName): AreaName {
  const below = area.level < areaLevels.county ? words.childrenOf(area) : [];
  return below.length === 1 && below[0] ? completed(words, below[0]) : area;
}
