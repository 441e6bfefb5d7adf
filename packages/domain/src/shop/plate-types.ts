/** What a page of the look is for, as the wire calls it: the shop in a browser is all there is. */
export const plateTypes = { shop: '10' } as const;
export type PlateType = (typeof plateTypes)[keyof typeof plateTypes];
