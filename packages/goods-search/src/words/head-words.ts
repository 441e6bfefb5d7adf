import { isGoodsWord, isModifierWord, wordClassOf } from './segmenter.ts';

/** Characters that name goods at the end of a word: 鼠标垫, 咖啡杯, 电池盒. */
const goodsEndings = new Set(
  '笔纸本册夹袋盒箱柜架板钉刀尺贴机器仪表灯泡管线座头壳套膜垫包杯瓶桶罐壶锅碗盆勺筷布巾刷球圈环链锁扣钩带绳网帽镜服衣裤鞋靴袜罩塞牌章印泥墨粉油漆液剂皂膏水茶奶糖米面酱醋盐饼干果豆肉蛋酒药片丸棒杆轮轴阀泵钳锤锯钻扳凳椅桌床门窗帘盖灶炉礼毯被枕伞扇车梯芯卡',
);
/** Words behind one of these name something that comes with the goods or that they fit, not the goods. */
export const additions: ReadonlySet<string> = new Set(['送', '赠', '赠送', '附', '附赠', '附带', '含', '配', '带']);

/**
 * Which words of a run name what is offered. A word does not when a thing of another kind follows it, with at most one
 * word between that is no mere description: in 打印机|墨盒|黑色 and 托盘|打包|拉伸膜 the printer and the pallet are not
 * offered; things of one kind (中性笔|签字笔|水笔) all are. Nor does what comes behind 送 or 赠.
 */
export function headsOf(words: readonly string[]): boolean[] {
  const addition = words.findIndex((word, at) => at > 0 && additions.has(word));
  return words.map((word, at) => {
    // A single character is a unit: 40粒/盒.
    if (words.length === 1 && word.length === 1) return false;
    if (!isThing(word) || (addition >= 0 && at > addition)) return false;
    const near = words[at + 1] ?? '';
    const next = isThing(near) || isModifierWord(near) ? near : (words[at + 2] ?? '');
    if (!isThing(next)) return true;
    return word.length > 1 && next.length > 1 && word.at(-1) === next.at(-1);
  });
}

/** A known name of goods, a word that ends like one, or any other noun that is no colour, size or measure. */
export function isThing(word: string): boolean {
  if (isGoodsWord(word)) return true;
  if (word.length === 1) return goodsEndings.has(word);
  if (isModifierWord(word) || /[色款型码号装量性式用级版寸]$/.test(word)) return false;
  return goodsEndings.has(word.at(-1) ?? '') || /^n[z]?$/.test(wordClassOf(word));
}

export const isGoodsEnding = (character: string): boolean => goodsEndings.has(character);
