/** How a floor of the home page is laid out: two rows beside a tall card, one row beside a low one, or one row below a band. Without one it is tall. */
export const floorLooks = ['tall', 'row', 'band'] as const;
export type FloorLook = (typeof floorLooks)[number];
export const floorLookTexts: Readonly<Record<FloorLook, string>> = {
  tall: '左侧推广卡，商品两行',
  row: '左侧推广卡，商品一行',
  band: '上方推广条，商品一行',
};

/** A list of goods as cards, or as a numbered ranking. Without one it is cards. */
export const itemListLooks = ['cards', 'ranking'] as const;
export type ItemListLook = (typeof itemListLooks)[number];
export const itemListLookTexts: Readonly<Record<ItemListLook, string>> = { cards: '商品卡', ranking: '排行榜' };
