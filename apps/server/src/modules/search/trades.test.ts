import { type SearchResult, type IndexQuery, noServices } from '@jicai/goods-search/index.ts';
import { parse } from 'csv-parse/sync';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { indexOfFiles } from '../../../test/index-of-files.ts';
import { seedDir } from '../../paths.ts';

type Shop = 'business' | 'retail';
type Search = (text: string) => SearchResult & { titles: string[] };

const first: IndexQuery = {
  text: '',
  categoryId: null,
  supplierId: null,
  isInStock: false,
  choices: [],
  services: noServices,
  isByProduct: false,
  priceColumn: 'retail',
  pool: null,
  sort: { field: 'default', isRising: false },
  offset: 0,
  limit: 10,
  withFacets: false,
};

const searches = {} as Record<Shop, Search>;

async function searcherOf(shop: Shop): Promise<Search> {
  const folder = join(seedDir, shop, 'goods');
  const brands = parse<{ brandName: string; brandNameEn: string }>(
    readFileSync(join(seedDir, shop, 'brands.csv'), 'utf8'),
    { columns: true, bom: true },
  );
  const { index, rows } = await indexOfFiles(
    readdirSync(folder)
      .toSorted()
      .map((file) => join(folder, file)),
    new Map(brands.map((brand) => [brand.brandName, brand.brandNameEn])),
  );
  return (text) => {
    const answer = index.search({ ...first, text });
    return { ...answer, titles: answer.itemIds.map((id) => rows[Number(id) - 1]?.itemName ?? '') };
  };
}

beforeAll(async () => {
  searches.business = await searcherOf('business');
  searches.retail = await searcherOf('retail');
});

/** What a buyer types, what the first title must look like, and what none of the first ten may hold. */
type Wanted = [typed: string, best: RegExp, never?: RegExp];

const officeManager: Wanted[] = [
  ['A4 70g', /A4 .*复印纸.* 70g/],
  ['Ａ４　复印纸', /A4 复印纸/],
  ['复印纸70克', /复印纸.* 70g/, /80g/],
  ['打印纸', /复印纸|打印纸/, /打印机/],
  ['启文中性笔', /^启文 .*中性笔/, /^(?!启文)/],
  ['中性笔 红色 0.5', /中性笔.*红色 0\.5mm/, /黑色|蓝色/],
  ['0.5中性笔红', /中性笔.*红色 0\.5mm/],
  ['黑笔', /笔.*黑色/, /红色|蓝色/],
  ['钉书机', /订书机/],
  ['便利帖', /便利贴/],
  ['档案盒', /档案盒/],
  ['计算器', /计算器/],
  ['白板', /白板/, /白板笔/],
  ['墨盒', /墨盒/, /打印机/],
  ['388A硒鼓', /TY-388A 硒鼓/],
  ['鼠标', /鼠标/, /电池/],
  ['鼠标垫', /鼠标垫/, /无线鼠标/],
  ['鼠标 无线 蓝牙', /无线鼠标.*蓝牙/],
  ['u盘64g', /U\s?盘.*64GB/],
  ['会议室桌子', /会议桌/],
  ['办公用品 中性笔', /中性笔/],
  ['1000元以下办公椅', /椅/],
  ['性价比高的投影仪', /投影仪/],
  ['桌历', /台历/],
];

const electrician: Wanted[] = [
  ['2.5平方电线', /布电线 BV .*2\.5mm²/],
  ['BV2.5', /布电线 BV .*2\.5mm²/],
  ['63安空开', /断路器.*63A/],
  ['漏保', /漏电保护断路器/],
  ['5号电池', /5号/],
  ['AA电池', /5号 AA/],
  ['T8灯管 1.2米', /灯管 T8 .*1\.2 米/],
  ['五孔插座', /五孔插座/],
  ['电胶布', /绝缘胶带/],
  ['扎带 300mm', /扎带.*300mm/],
  ['M8×30', /螺栓.*M8×30/],
  ['M8*30螺丝', /螺栓.*M8×30/],
  ['304不锈钢螺丝', /304 不锈钢.*螺栓/],
  ['起子', /螺丝刀/],
  ['老虎钳', /钢丝钳/],
  ['水晶头', /水晶头/, /配线架|收发器/],
  ['六类网线', /六类.*网线/],
  ['交换机 8口', /交换机.*8口/],
  ['LS-P24', /LS-P24 PoE 交换机/],
  ['type c转hdmi', /Type-C 转接头.*HDMI/],
];

const cleaner: Wanted[] = [
  ['卫生纸', /卫生纸/, /热敏/],
  ['大盘纸', /大盘卷纸/],
  ['洗洁精', /洗洁精/, /皂液器/],
  ['八四消毒液', /84 消毒液/],
  ['消毒酒精', /酒精/, /记号笔/],
  ['黑色垃圾袋', /垃圾袋.*黑色/],
  ['垃及袋', /垃圾袋/],
  ['laji dai', /垃圾袋/],
  ['ljd', /垃圾袋/],
  ['240升垃圾桶', /垃圾桶.*240L/],
  ['托把', /拖把/],
  ['扫帚簸箕', /扫把簸箕/],
  ['玻璃水', /玻璃清洁剂/],
  ['干手机', /干手器/],
];

const storekeeper: Wanted[] = [
  ['封箱带', /封箱|打包胶带/],
  ['透明胶', /透明/],
  ['拉伸膜', /缠绕膜/],
  ['纸箱', /纸箱/],
  ['叉车板', /托盘/],
  ['地牛', /液压搬运车/],
  ['条码打印机', /标签打印机/],
  ['线手套', /棉纱劳保手套/],
  ['安全冒', /安全帽/],
  ['41码劳保鞋', /安全鞋.*41码/],
  ['XL雨衣', /雨衣.* XL/, /2XL/],
  ['灭活器', /灭火器/],
  ['JC10007-01', /A4 复印纸/],
];

const canteen: Wanted[] = [
  ['电饭锅', /电饭煲/],
  ['大米10斤', /大米.* 5kg/, / 10kg/],
  ['酱油', /生抽/],
  ['冰柜', /冷柜/],
  ['矿泉水', /纯净水/],
  ['咖啡', /咖啡/, /咖啡杯/],
  ['菜刀', /厨刀/],
  ['砧板', /砧板/],
  ['公筷', /筷子/],
  ['饭盒', /保鲜盒/, /纸箱|飞机盒/],
  ['电子秤', /电子秤/],
  ['食堂用品', /食堂|碗|盘/],
];

const household: Wanted[] = [
  ['保温杯 粉色', /保温杯.*雾粉/],
  ['切菜板', /砧板/],
  ['不粘锅', /平底锅|奶锅/],
  ['瑜珈垫', /瑜伽垫/],
  ['100元以下 台灯', /灯/],
  ['女朋友礼物', /香薰|音乐盒/],
  ['mkb', /马克杯/],
];

describe.each<[string, Shop, Wanted[]]>([
  ['an office manager', 'business', officeManager],
  ['an electrician', 'business', electrician],
  ['a cleaner', 'business', cleaner],
  ['a storekeeper', 'business', storekeeper],
  ['a canteen', 'business', canteen],
  ['a household', 'retail', household],
])('%s finds what was meant', (_, shop, wanted) => {
  test.each(wanted)('%s', (typed, best, never) => {
    const { titles } = searches[shop](typed);
    expect(titles[0]).toMatch(best);
    if (never) for (const title of titles) expect(title).not.toMatch(never);
  });
});

describe('what the shop does not have', () => {
  test.each(['火星探测器', 'asdfghjk', '！！！', '123456789', '汽车轮胎', '手机壳', '盐', '不锈钢脸盆'])(
    '%s finds nothing',
    (typed) => {
      expect(searches.business(typed)).toMatchObject({ total: 0, correctedKey: undefined, widenedKey: undefined });
    },
  );

  test.each([
    ['公牛插座', '插座'],
    ['华为路由器', '路由器'],
    ['大号垃圾桶 带轮子', '垃圾桶'],
  ])('%s: the same without what nobody has is offered as such', (typed, widened) => {
    const { total, instead } = searches.business(typed);
    expect(total).toBe(0);
    expect(instead?.widened[0]?.searchKey).toBe(widened);
  });

  test('shelves of like things stand near, strays do not', () => {
    const near = (typed: string) => searches.business(typed).instead?.categories.map((category) => category.name);
    expect(near('万用表')).toContain('布电线');
    expect(near('盐')).toEqual(['调味品']);
    expect(near('我要飞')).toEqual([]);
  });

  test('goods at a price nobody sells them for are shown at any, and the answer says so', () => {
    expect(searches.business('50元以下键盘')).toMatchObject({ widenedKey: '键盘' });
  });
});
