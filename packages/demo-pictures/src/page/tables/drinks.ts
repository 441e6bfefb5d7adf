import { bottleTray, brickCase, canTray } from '../../models/pantry-packs.ts';
import { picture, type Picture } from '../picture.ts';

const tea = { brand: '清叶', sub: '0 糖 · 0 脂', foot: '500ml' };
const milk = { brand: '岭上牧', foot: '250ml', ink: '#1f4f86' };
const soda = { brand: '甘溪', sub: '0 糖 0 卡', foot: '330ml' };

export const drinks: Picture[] = [
  picture(
    'tea-drink-oolong',
    bottleTray,
    {
      words: { ...tea, title: '乌龙茶', base: '#7a4a1c', accent: '#4a2b0e' },
      liquid: '#b9742a',
      cap: '#4a2b0e',
      columns: 5,
      rows: 3,
    },
    { el: 24 },
  ),
  picture(
    'tea-drink-jasmine',
    bottleTray,
    {
      words: { ...tea, title: '茉莉花茶', base: '#3f7a52', accent: '#24513a' },
      liquid: '#d9c46a',
      cap: '#24513a',
      columns: 5,
      rows: 3,
    },
    { el: 24 },
  ),
  picture(
    'soda-peach',
    canTray,
    { words: { ...soda, title: '白桃气泡', base: '#e88a98', accent: '#c2566c' }, top: '#e88a98' },
    { el: 26 },
  ),
  picture(
    'soda-lime',
    canTray,
    { words: { ...soda, title: '青柠气泡', base: '#6fae4a', accent: '#3f7d2a' }, top: '#6fae4a' },
    { el: 26 },
  ),
  picture(
    'orange-juice',
    bottleTray,
    {
      words: { brand: '甘溪', title: '橙汁', sub: 'NFC · 100%', foot: '250ml', base: '#f0892a', accent: '#c05a0e' },
      liquid: '#f2a03a',
      cap: '#3f8a3a',
      columns: 4,
      rows: 3,
    },
    { el: 24 },
  ),
  picture(
    'milk-whole',
    brickCase,
    {
      words: { ...milk, title: '纯牛奶', sub: '全脂 · 3.3g 蛋白', base: '#f2f6fa', accent: '#2f7fc0' },
      count: '16 盒',
    },
    { el: 20 },
  ),
  picture(
    'milk-skim',
    brickCase,
    { words: { ...milk, title: '纯牛奶', sub: '脱脂 · 0 脂肪', base: '#e6f3f6', accent: '#3fa0a8' }, count: '16 盒' },
    { el: 20 },
  ),
  picture(
    'yogurt-plain',
    brickCase,
    {
      words: {
        brand: '岭上牧',
        title: '酸奶',
        sub: '常温 · 原味',
        foot: '200g',
        base: '#f6f1e6',
        accent: '#7a5fb0',
        ink: '#4a3a7a',
      },
      count: '整箱装',
      isDome: true,
    },
    { el: 20 },
  ),
];
