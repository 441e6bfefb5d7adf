export { searchGoods } from './search-goods.ts';
export { indexItems } from './index-items.ts';
export { type GoodsIndex, startGoodsIndex } from './goods-index/goods-index.ts';
export type { CompanyReport } from './goods-index/protocol.ts';
export { chooseHotWords } from './hot-words/choose-hot-words.ts';
