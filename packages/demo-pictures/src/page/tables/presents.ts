import {
  lidMug,
  longUmbrella,
  foldUmbrella,
  notebookGift,
  thermosGift,
  towelGift,
} from '../../models/business-gifts.ts';
import { powerBank } from '../../models/chargers.ts';
import { festiveBox } from '../../models/festive-boxes.ts';
import { backpack } from '../../models/hiking.ts';
import { badgePin, certificate, deskFlag, pennant } from '../../models/certificates.ts';
import { crystalTrophy, cupTrophy, medal } from '../../models/honours.ts';
import { quilt } from '../../models/soft-home.ts';
import { bedding } from '../../models/textiles.ts';
import { tote } from '../../models/totes.ts';
import { careSet, cookwareGift, riceAndOil, summerSet } from '../../models/welfare-sets.ts';
import { picture, type Picture } from '../picture.ts';

const suili = { brand: '岁礼 SUILI' };
const GOLD = '#e3c27a';

const festive: Picture[] = [
  picture(
    'gift-zongzi-green',
    festiveBox,
    {
      ...suili,
      title: '端午',
      sub: '粽意满堂',
      base: '#2f6a4a',
      accent: GOLD,
      lining: '#d9b25a',
      fillings: 'zongzi',
      count: 10,
    },
    { el: 30, fill: 0.86 },
  ),
  picture(
    'gift-zongzi-red',
    festiveBox,
    {
      ...suili,
      title: '安康',
      sub: '粽享团圆',
      base: '#a8281f',
      accent: GOLD,
      lining: '#d9b25a',
      fillings: 'zongzi',
      count: 8,
    },
    { el: 30, fill: 0.86 },
  ),
  picture(
    'gift-mooncake-red',
    festiveBox,
    {
      ...suili,
      title: '中秋',
      sub: '月满中秋',
      base: '#a02a24',
      accent: GOLD,
      lining: '#d9b25a',
      fillings: 'mooncake',
      count: 8,
    },
    { el: 30, fill: 0.86 },
  ),
  picture(
    'gift-mooncake-blue',
    festiveBox,
    {
      ...suili,
      title: '云月',
      sub: '流心奶黄',
      base: '#22406e',
      accent: GOLD,
      lining: '#e6d3a0',
      fillings: 'mooncake',
      count: 6,
    },
    { el: 30, fill: 0.86 },
  ),
  picture(
    'gift-nuts-red',
    festiveBox,
    {
      ...suili,
      title: '顺意',
      sub: '万事顺意',
      base: '#b5271f',
      accent: GOLD,
      lining: '#e6c98a',
      fillings: 'nuts',
      count: 8,
    },
    { el: 30, fill: 0.86 },
  ),
  picture(
    'gift-nuts-gold',
    festiveBox,
    {
      ...suili,
      title: '满仓',
      sub: '金玉满仓',
      base: '#a8741f',
      accent: '#fbf0cf',
      lining: '#7a1f18',
      fillings: 'nuts',
      count: 10,
    },
    { el: 30, fill: 0.86 },
  ),
  picture(
    'gift-pastry',
    festiveBox,
    {
      brand: '麦时 MAISHI',
      title: '酥礼',
      sub: '中式酥点十二味',
      base: '#c98a4a',
      accent: '#fff3d6',
      lining: '#f3e2bf',
      fillings: 'pastry',
      count: 12,
    },
    { el: 30, fill: 0.86 },
  ),
  picture(
    'gift-tea-green',
    festiveBox,
    {
      brand: '清叶 QINGYE',
      title: '龙井',
      sub: '125g × 2',
      base: '#33523a',
      accent: '#d9c27a',
      lining: '#e9dfc2',
      fillings: 'tea',
      count: 2,
    },
    { el: 22, fill: 0.84 },
  ),
  picture(
    'gift-tea-red',
    festiveBox,
    {
      brand: '清叶 QINGYE',
      title: '正山',
      sub: '125g × 2',
      base: '#6d2a22',
      accent: '#d9b36a',
      lining: '#e9dfc2',
      fillings: 'tea',
      count: 2,
    },
    { el: 22, fill: 0.84 },
  ),
  picture(
    'gift-mushroom',
    festiveBox,
    {
      brand: '谷原 GUYUAN',
      title: '山珍',
      sub: '菌菇干货',
      base: '#5a4630',
      accent: '#e3c98a',
      lining: '#e9dfc2',
      fillings: 'dried',
      count: 6,
    },
    { el: 30, fill: 0.86 },
  ),
  picture(
    'gift-grain',
    festiveBox,
    {
      brand: '谷原 GUYUAN',
      title: '五谷',
      sub: '八味杂粮',
      base: '#b5801f',
      accent: '#fff3d6',
      lining: '#8a5c10',
      fillings: 'grain',
      count: 8,
    },
    { el: 30, fill: 0.86 },
  ),
];

const business: Picture[] = [
  picture('gift-thermos-black', thermosGift, { colors: ['#26292e'] }, { el: 40 }),
  picture('gift-thermos-pair', thermosGift, { colors: ['#a8281f', '#f2f1ec'] }, { el: 40 }),
  picture('gift-notebook-brown', notebookGift, { color: '#8a5a3a', hasCup: false }, { el: 40 }),
  picture('gift-notebook-cup', notebookGift, { color: '#8a5a3a', hasCup: true }, { el: 40 }),
  picture('umbrella-black', longUmbrella, { color: '#24272c' }, { el: 12 }),
  picture('umbrella-fold', foldUmbrella, { color: '#24272c' }, { el: 18 }),
  picture('gift-towel-2', towelGift, { colors: ['#e9e2d4', '#b9c9d4'], hasBath: false }, { el: 26 }),
  picture('gift-towel-3', towelGift, { colors: ['#c9a79b', '#efe6d8', '#c9a79b'], hasBath: true }, { el: 26 }),
  picture('gift-tote', tote, { color: '#ece3cf', words: '礼叙', ink: '#7a5a3a' }, { el: 12 }),
  picture('backpack-black', backpack, { color: '#26292e', trim: '#17191c' }, { el: 12 }),
  picture('gift-mug-white', lidMug, { color: '#f4f4f1', ink: '#1f4f9c' }, { el: 18 }),
  picture('gift-power-bank', powerBank, { color: '#22385c', ink: '#e9d9b0', capacity: '10000' }, { el: 40 }),
];

const honours: Picture[] = [
  picture('trophy-star', crystalTrophy, { kind: 'star' }, { el: 10, fill: 0.86 }),
  picture('trophy-torch', crystalTrophy, { kind: 'torch' }, { el: 10, fill: 0.86 }),
  picture('trophy-cup-gold', cupTrophy, { color: '#dcae45' }, { el: 12, fill: 0.84 }),
  picture('trophy-cup-silver', cupTrophy, { color: '#cfd4da' }, { el: 12, fill: 0.84 }),
  picture('medal-gold', medal, { color: '#dcae45', place: '1' }, { el: 6 }),
  picture('medal-silver', medal, { color: '#cfd4da', place: '2' }, { el: 6 }),
  picture('medal-bronze', medal, { color: '#b5743f', place: '3' }, { el: 6 }),
  picture('certificate', certificate, {}, { el: 36 }),
  picture('pennant', pennant, {}, { el: 4, fill: 0.88 }),
  picture('badge-pin', badgePin, {}, { el: 36 }),
  picture('desk-flag', deskFlag, {}, { el: 10, fill: 0.84 }),
];

const welfare: Picture[] = [
  picture('welfare-rice-oil', riceAndOil, { hasNoodles: false }, { el: 16, fill: 0.86 }),
  picture('welfare-rice-oil-noodle', riceAndOil, { hasNoodles: true }, { el: 18, fill: 0.86 }),
  picture('welfare-care', careSet, {}, { el: 18, fill: 0.86 }),
  picture('welfare-summer', summerSet, {}, { el: 18, fill: 0.84 }),
  picture('gift-quilt-summer', quilt, { color: '#a9bfcf', reverse: '#e9eef1' }, { el: 24 }),
  picture('gift-bedding', bedding, { color: '#8fa6b8', pale: '#eef1f3' }, { el: 26, fill: 0.88 }),
  picture('gift-cookware', cookwareGift, {}, { el: 24 }),
];

export const presents: Picture[] = [...festive, ...business, ...honours, ...welfare];
