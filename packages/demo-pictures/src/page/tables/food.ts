import { dryNoodles, grainSet, oilJug, riceSack, sauceBottle } from '../../models/grocery-bags.ts';
import { nutJar, servingBox } from '../../models/pantry-packs.ts';
import { candyBag, cupNoodles, glassTumblers, snackCarton } from '../../models/snacks.ts';
import { picture, type Picture } from '../picture.ts';

const tea = { brand: '清叶', sub: '0 糖 · 0 脂', foot: '500ml' };
const soda = { brand: '甘溪', sub: '0 糖 0 卡', foot: '330ml' };

const hot: Picture[] = [
  picture(
    'freeze-coffee',
    servingBox,
    {
      words: {
        brand: '山焙 SHANBEI',
        title: '冻干咖啡',
        sub: '3 秒速溶 · 0 糖',
        foot: '2g',
        base: '#2b2320',
        accent: '#b9703a',
      },
      count: '黑咖啡',
      piece: 'cup',
    },
    { el: 22 },
  ),
  picture(
    'drip-coffee-blue',
    servingBox,
    {
      words: {
        brand: '山焙 SHANBEI',
        title: '挂耳咖啡',
        sub: '蓝山风味',
        foot: '10g',
        base: '#2f5a8a',
        accent: '#1b3a5e',
      },
      count: '10 包',
      piece: 'drip',
    },
    { el: 22 },
  ),
  picture(
    'drip-coffee-dark',
    servingBox,
    {
      words: {
        brand: '山焙 SHANBEI',
        title: '挂耳咖啡',
        sub: '曼特宁风味',
        foot: '10g',
        base: '#5a3322',
        accent: '#351b10',
      },
      count: '10 包',
      piece: 'drip',
    },
    { el: 22 },
  ),
  picture(
    'sugar-sticks',
    servingBox,
    {
      words: {
        brand: '山焙 SHANBEI',
        title: '白砂糖条',
        sub: '一级 · 独立小条',
        foot: '5g',
        base: '#e9e4da',
        accent: '#b9803a',
        ink: '#4a3418',
      },
      count: '100 条',
      piece: 'stick',
    },
    { el: 22 },
  ),
  picture(
    'creamer-sticks',
    servingBox,
    {
      words: {
        brand: '山焙 SHANBEI',
        title: '植脂末',
        sub: '0 反式脂肪',
        foot: '5g',
        base: '#d9b98a',
        accent: '#8a5a2a',
        ink: '#3f2a14',
      },
      count: '100 条',
      piece: 'stick',
    },
    { el: 22 },
  ),
  picture(
    'tea-bags-green',
    servingBox,
    {
      words: {
        brand: '清叶 QINGYE',
        title: '绿茶',
        sub: '袋泡茶 · 会议用',
        foot: '2g',
        base: '#4a8a4a',
        accent: '#2a5a2e',
      },
      count: '100 包',
      piece: 'bag',
    },
    { el: 22 },
  ),
  picture(
    'tea-bags-red',
    servingBox,
    {
      words: {
        brand: '清叶 QINGYE',
        title: '红茶',
        sub: '袋泡茶 · 会议用',
        foot: '2g',
        base: '#a8392c',
        accent: '#6d1f16',
      },
      count: '100 包',
      piece: 'bag',
    },
    { el: 22 },
  ),
  picture(
    'herb-tea-chrys',
    servingBox,
    {
      words: {
        brand: '清叶 QINGYE',
        title: '菊花枸杞',
        sub: '花草茶 · 三角包',
        foot: '5g',
        base: '#e0a83a',
        accent: '#a8541f',
        ink: '#4a2a0a',
      },
      count: '独立三角包',
      piece: 'bag',
    },
    { el: 22 },
  ),
];

const snacks: Picture[] = [
  picture(
    'nut-jar-cashew',
    nutJar,
    {
      words: { brand: '麦时', title: '原味腰果', sub: '轻烘焙', foot: '500g', base: '#b9803a', accent: '#7a4a1c' },
      nut: '#e6cf9a',
      lid: '#7a4a1c',
    },
    { el: 18 },
  ),
  picture(
    'nut-jar-almond',
    nutJar,
    {
      words: { brand: '麦时', title: '巴旦木', sub: '轻烘焙', foot: '500g', base: '#8a4a2c', accent: '#552a16' },
      nut: '#a8683a',
      lid: '#552a16',
    },
    { el: 18 },
  ),
  picture(
    'soda-crackers',
    snackCarton,
    {
      base: '#2f7fa8',
      accent: '#1b5a7d',
      title: '苏打饼干',
      sub: '海盐原味 · 独立小包',
      badge: '整箱装',
      piece: 'cracker',
    },
    { el: 24 },
  ),
  picture(
    'bread-box',
    snackCarton,
    {
      base: '#c98a2e',
      accent: '#8a5a14',
      title: '手撕面包',
      sub: '早餐代餐 · 独立包装',
      badge: '20 个',
      piece: 'bread',
    },
    { el: 24 },
  ),
  picture('candy-bag', candyBag, {}, { el: 24 }),
  picture('cup-noodles-beef', cupNoodles, { base: '#b5301f', accent: '#6d170e', title: '红烧牛肉面' }, { el: 22 }),
  picture('rice-long', riceSack, { base: '#a8741f', accent: '#8a5c10', name: '长粒香' }, { el: 14 }),
  picture('rice-fragrant', riceSack, { base: '#2f6a4a', accent: '#24513a', name: '稻花香' }, { el: 14 }),
  picture('oil-corn', oilJug, { oil: '#e9b83a', accent: '#c4781a', name: '玉米油' }, { el: 12 }),
  picture('oil-sunflower', oilJug, { oil: '#edc75a', accent: '#2f7d4a', name: '葵花油' }, { el: 12 }),
  picture('noodles-dry', dryNoodles, {}, { el: 26 }),
  picture('grain-box', grainSet, {}, { el: 22 }),
  picture(
    'soy-sauce',
    sauceBottle,
    { glassColor: '#3a1a10', accent: '#a8281f', name: '特级生抽', size: '1.28L' },
    { el: 10 },
  ),
  picture(
    'vinegar',
    sauceBottle,
    { glassColor: '#24130e', accent: '#7a5a1c', name: '三年陈醋', size: '800ml' },
    { el: 10 },
  ),
  picture('glass-cups', glassTumblers, {}, { el: 22 }),
];

export const food: Picture[] = [...hot, ...snacks];
