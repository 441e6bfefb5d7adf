import { isGoodsWord } from './segmenter.ts';

/** Goods that are named by one character at the end of a word: 鼠标垫, 咖啡杯, 电池盒. */
const goodsEndings = new Set(
  '笔纸本册夹袋盒箱柜架板钉刀尺贴机器仪表灯泡管线座头壳套膜垫包杯瓶桶罐壶锅碗盆勺筷布巾刷球圈环链锁扣钩带绳网帽镜服衣裤鞋靴袜罩塞牌章印泥墨粉油漆液剂皂膏水茶奶糖米面酱醋盐饼干果豆肉蛋酒烟药片丸棒杆轮轴阀泵钳锤锯钻扳凳椅桌床门窗帘毯被枕伞扇车梯',
);

/**
 * Whether the word names what is offered: what follows it in the same run is no thing of its own. In 打印机|墨盒|黑色 the
 * cartridge is offered, not the printer; things of the same kind (中性笔|签字笔|水笔) are all offered.
 */
export function isHeadAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1];
  if (next === undefined || !isThing(next)) return true;
  return word.length > 1 && next.length > 1 && word.at(-1) === next.at(-1);
}

const isThing = (word: string): boolean => isGoodsWord(word) || (word.length === 1 && goodsEndings.has(word));
