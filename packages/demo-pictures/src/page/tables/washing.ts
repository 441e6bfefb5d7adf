import { jug, pumpBottles, triggerSpray } from '../../models/bottles.ts';
import { aerosolCan } from '../../models/cans.ts';
import { capBottle, dishBottle, toiletCleaner } from '../../models/chem-bottles.ts';
import {
  broomSet,
  bucket,
  cleaningCloths,
  dustMop,
  sponges,
  squeegee,
  toiletBrush,
  wasteBasket,
  wheelieBin,
} from '../../models/cleaning-tools.ts';
import { longGloves } from '../../models/long-gloves.ts';
import { handTowels, paperHolder, bathroomRolls, wetWipes } from '../../models/paper-rolls.ts';
import { washroomDryer, janitorCart, mopWringer, soapDispenser, wetFloorSign } from '../../models/washroom.ts';
import { picture, type Picture } from '../picture.ts';

const QINGLAN: [string, string] = ['清岚', 'QINGLAN'];
const brand = '清岚 QINGLAN';
const jugOf = (name: string, body: string, accent: string, title: string, sub: string, size: string) =>
  picture(name, jug, { body, cap: accent, accent, title, sub, size, brand: QINGLAN }, { el: 14 });
const freshener = (scent: string, base: string, accent: string) => ({
  cap: '#f6f8f9',
  tall: 1.15,
  label: { brand, title: '空气清新剂', sub: `${scent}香 · 除味`, size: '320ml', base, accent },
});

const liquids: Picture[] = [
  picture('toilet-rolls', bathroomRolls, { isCarton: false }, { el: 22 }),
  picture('toilet-rolls-box', bathroomRolls, { isCarton: true }, { el: 20 }),
  picture('hand-towel', handTowels, {}, { el: 24 }),
  picture('wipes-80', wetWipes, { count: 1 }, { el: 38, fill: 0.72 }),
  picture('wipes-80-5', wetWipes, { count: 5 }, { el: 26 }),
  picture(
    'hand-gel',
    pumpBottles,
    {
      wash: { liquid: '#d6ecf5', accent: '#2f86b5', title: '免洗手凝胶', sub: '75% 酒精 · 速干', brand: QINGLAN },
      count: 1,
    },
    { el: 12 },
  ),
  picture(
    'hand-gel-s',
    capBottle,
    {
      body: '#d6ecf5',
      cap: '#2f86b5',
      height: 1.7,
      label: { brand, title: '免洗凝胶', sub: '75% 酒精', size: '60ml', accent: '#2f86b5' },
    },
    { el: 14, fill: 0.66 },
  ),
  jugOf('floor-cleaner', '#bfe0ea', '#2f86b5', '地面清洁剂', '浓缩 1:50', '3.8 L'),
  jugOf('multi-cleaner', '#f3dcb0', '#d98a1f', '全能清洁剂', '浓缩 1:50', '3.8 L'),
  jugOf('dish-jug', '#d9e8a6', '#7fa21f', '洗洁精', '果蔬餐具净', '5 kg'),
  jugOf('bleach-jug', '#e9edf0', '#c8322a', '84 消毒液', '有效氯 4–6%', '5 L'),
  picture(
    'toilet-bottle-blue',
    toiletCleaner,
    {
      body: '#2f6fc0',
      cap: '#f3c21f',
      label: { brand, title: '洁厕液', sub: '海洋香 · 强力去垢', size: '500g', accent: '#2f6fc0' },
    },
    { el: 10 },
  ),
  picture(
    'dish-soap',
    dishBottle,
    {
      body: '#d6e57a',
      cap: '#5f8f1f',
      label: { brand, title: '洗洁精', sub: '果蔬餐具净', size: '1.1kg', accent: '#5f8f1f' },
    },
    { el: 10 },
  ),
  picture(
    'bleach-bottle',
    capBottle,
    {
      body: '#f1f3f5',
      cap: '#c8322a',
      height: 2.7,
      label: { brand, title: '84 消毒液', sub: '禁止与洁厕剂混用', size: '500ml', accent: '#c8322a' },
    },
    { el: 12 },
  ),
  picture(
    'alcohol-spray',
    triggerSpray,
    { liquid: '#e3f1f6', accent: '#3b6fb5', title: '酒精消毒液', sub: '乙醇 75%', brand: QINGLAN },
    { el: 12 },
  ),
  picture('air-fresh-lemon', aerosolCan, freshener('柠檬', '#e3b81f', '#8aa82a'), { el: 12 }),
  picture('air-fresh-jasmine', aerosolCan, freshener('茉莉', '#6fae8a', '#3f7d5c'), { el: 12 }),
];

const kit: Picture[] = [
  picture('wheelie-green', wheelieBin, { color: '#2f7d4a', kind: '厨余垃圾' }, { el: 14, fill: 0.86 }),
  picture('wheelie-blue', wheelieBin, { color: '#2a62b0', kind: '可回收物' }, { el: 14, fill: 0.86 }),
  picture('waste-basket-black', wasteBasket, { color: '#2b2f35' }, { el: 24 }),
  picture('waste-basket-grey', wasteBasket, { color: '#9aa2ab' }, { el: 24 }),
  picture('dust-mop', dustMop, {}, { el: 20 }),
  picture('broom-set-grey', broomSet, { color: '#7d868f' }, { el: 14, fill: 0.86 }),
  picture('squeegee', squeegee, {}, { el: 50, turn: -40 }),
  picture('toilet-brush-white', toiletBrush, { color: '#f2f4f5' }, { el: 14 }),
  picture('cloth-blue', cleaningCloths, { colors: ['#3b78c4'] }, { el: 26 }),
  picture('cloth-mix', cleaningCloths, { colors: ['#3b78c4', '#e9c42e', '#c94a44', '#4a9a5c'] }, { el: 26 }),
  picture('sponges', sponges, {}, { el: 26 }),
  picture('bucket-red', bucket, { color: '#c4332a' }, { el: 24 }),
  picture('bucket-blue', bucket, { color: '#2a62c0' }, { el: 24 }),
  picture(
    'clean-gloves-yellow',
    longGloves,
    { color: '#f0c83a', cuff: '#f0c83a', kind: 'rubber', brand: '洁禾' },
    { el: 52 },
  ),
  picture('mop-wringer-yellow', mopWringer, { color: '#eebc20' }, { el: 18 }),
  picture('janitor-cart', janitorCart, {}, { el: 16 }),
  picture('soap-dispenser-white', soapDispenser, { isAutomatic: false }, { el: 12 }),
  picture('soap-dispenser-auto', soapDispenser, { isAutomatic: true }, { el: 12 }),
  picture('washroom-dryer', washroomDryer, {}, { el: 10 }),
  picture('paper-holder-jumbo', paperHolder, { kind: 'jumbo' }, { el: 10 }),
  picture('paper-holder-fold', paperHolder, { kind: 'fold' }, { el: 10 }),
  picture('wet-sign-slip', wetFloorSign, { line: '小心地滑', lineEn: 'CAUTION WET FLOOR', isSlip: true }, { el: 14 }),
  picture(
    'wet-sign-clean',
    wetFloorSign,
    { line: '清洁进行中', lineEn: 'CLEANING IN PROGRESS', isSlip: false },
    { el: 14 },
  ),
];

export const washing: Picture[] = [...liquids, ...kit];
