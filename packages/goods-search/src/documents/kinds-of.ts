/** Rows of a data sheet that say what the thing is called. */
const kindTags = /^(品类|品名|类别|类型|种类|名称|(产品|商品)(名称|类别|类型|种类|品类))$/;

/** The names an item goes by: those of its data sheet and its keywords. */
export function kindsOf(
  keywords: string,
  values: readonly { tagName: string; valueName: string }[],
): { kinds: string[]; hasOwnKinds: boolean } {
  const own = values.filter((value) => kindTags.test(value.tagName)).map((value) => value.valueName);
  return { kinds: [...own, ...keywords.split(/[\s,，、;；|]+/).filter(Boolean)], hasOwnKinds: own.length > 0 };
}
