import { type EditedItem, emptyItem, type ProductValues } from './product-values.ts';

/**
 * What a product is called and looks like: the name and the pictures of its first item, or what that item is to take over
 * while there is none.
 */
export interface Face {
  name: string;
  pictures: string[];
}

export const picturesOf = ({ imgUrl, imgUrls }: EditedItem): string[] => [imgUrl, ...imgUrls].filter(Boolean);
const withPictures = (item: EditedItem, [imgUrl = '', ...imgUrls]: readonly string[]): EditedItem => ({
  ...item,
  imgUrl,
  imgUrls,
});

export function faceOf({ items: [first], name, pictures }: ProductValues): Face {
  return first ? { name: first.itemName, pictures: picturesOf(first) } : { name, pictures };
}

/** An item as the first one begins. */
export const firstItem = ({ name, pictures }: ProductValues): EditedItem =>
  withPictures({ ...emptyItem, itemName: name }, pictures);

/** What changes in the form with the name or the pictures; items that had the same as the first one keep up with it. */
export function withFace(values: ProductValues, { name, pictures }: Partial<Face>): Partial<ProductValues> {
  const { items } = values;
  const [first] = items;
  if (!first) return { ...(name !== undefined && { name }), ...(pictures && { pictures }) };
  const looks = JSON.stringify(picturesOf(first));
  return {
    items: items.map((item) => {
      const named = name !== undefined && item.itemName === first.itemName ? { ...item, itemName: name } : item;
      return pictures && JSON.stringify(picturesOf(item)) === looks ? withPictures(named, pictures) : named;
    }),
  };
}
