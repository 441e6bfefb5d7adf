/** Where a word stands in the text of an item, one bit each. */
export const inTitle = 1;
export const inBrand = 2;
export const inCategory = 4;
/** Attribute values, specification, colour, keywords, numbers. */
export const inProperties = 8;
/** The description, or a category above the item's own: 电脑 in 电脑、办公 says little of a pen. */
export const inDescription = 16;
/** The part of the text; what is left tells more about the place. */
export const anyField = 31;
/** The word names what the title offers: 墨盒 in 打印机墨盒, not 打印机. */
export const isHead = 32;
/** The word ends a part of the category's name: 打印机 in 激光打印机. */
export const endsCategory = 64;
/** In the marks of a hit: found as typed, not by a synonym or by its beginning. */
export const asTyped = 128;
