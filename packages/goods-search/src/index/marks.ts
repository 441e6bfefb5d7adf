/** Where a word stands in the text of an item, one bit each. */
export const inTitle = 1;
export const inBrand = 2;
/** The item's own category, or what its data sheet and keywords call it. */
export const inCategory = 4;
/** Attribute values, specification, colour, numbers. */
export const inProperties = 8;
export const inDescription = 16;
/** All bits that name a part of the text. The bits below say more about the word's place in it. */
export const anyField = 31;
/** The word names what is offered: 墨盒 in 打印机墨盒, not 打印机. */
export const isHead = 32;
/** The word ends a part of the category's name, as 打印机 in 激光打印机. */
export const endsCategory = 64;
/** The word is the first of the item's kinds. */
export const isFirstKind = 128;
/** The word is one of the next three of the item's kinds. */
export const isEarlyKind = 2048;
/** The two characters belong to one word or are words by themselves: 水笔 in 中性笔水笔, but not in 防水|笔记本. */
export const isWhole = 256;
/** Only in the marks of a hit: found as typed, not by a synonym or by its beginning. */
export const asTyped = 512;
/** Only in the marks of a hit: a category above the item's own has this name. It says little: a pen may be in 电脑、办公. */
export const inAncestor = 1024;
