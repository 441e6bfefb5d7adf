export { searchGoods } from './search-goods.ts';
export { indexItems } from './index-items.ts';
export { startGoodsIndex } from './goods-index/goods-index.ts';
export { chooseHotWords } from './hot-words/choose-hot-words.ts';
