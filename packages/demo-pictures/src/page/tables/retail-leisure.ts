import { jar, noodles, oilBottle, pouch, snackCan } from '../../models/groceries.ts';
import { chocolates, dripCoffeeBox, squareTin } from '../../models/sweets.ts';
import { alarmClock, mirror, wallClock } from '../../models/clocks.ts';
import { candlesticks, canvasRack, ornament, stool, wallShelf } from '../../models/decor.ts';
import { giftBox, hourglass, musicBox, penGift } from '../../models/gift-sets.ts';
import { cards, deskCalendar, pictureFrame, puzzle, washiTapes } from '../../models/paper-gifts.ts';
import { bookmarks, tote } from '../../models/totes.ts';
import { campChair, lantern, sleepingBag, tent } from '../../models/camping.ts';
import { dumbbells, foamRoller, jumpRope, kettlebell, yogaMat } from '../../models/fitness.ts';
import { backpack, cooler, sportBottle, trekkingPoles } from '../../models/hiking.ts';
import { picture, type Picture } from '../picture.ts';

const TALL = { el: 12, fill: 0.84 };
const HILLS = ['#f3e7d3', '#d98a5a', '#a9b8a4', '#7d9384', '#4f6b57'];
const SEA = ['#e3ecef', '#e9c46a', '#9db8c4', '#5f8aa0', '#34586f'];
const DUSK = ['#f0d9cb', '#c9625a', '#c99a86', '#8a5a5c', '#4d3a4a'];

const outdoor: Picture[] = [
  picture('yoga-mat-sage', yogaMat, { color: '#a4b59a', under: '#7d9384' }, { el: 28 }),
  picture('yoga-mat-clay', yogaMat, { color: '#c99a86', under: '#a3705c' }, { el: 28 }),
  picture('yoga-mat-navy', yogaMat, { color: '#5c7690', under: '#34495e' }, { el: 28 }),
  picture('dumbbell-2kg', dumbbells, { color: '#c9857a', weight: '2', size: 0.8 }, { el: 26, fill: 0.7 }),
  picture('dumbbell-4kg', dumbbells, { color: '#7d9384', weight: '4', size: 0.95 }, { el: 26, fill: 0.78 }),
  picture('dumbbell-6kg', dumbbells, { color: '#4d535a', weight: '6', size: 1.1 }, { el: 26, fill: 0.84 }),
  picture('kettlebell-6kg', kettlebell, { color: '#3a3f45', band: '#c9857a', weight: '6' }, { el: 14, fill: 0.7 }),
  picture('kettlebell-8kg', kettlebell, { color: '#3a3f45', band: '#7d9384', weight: '8' }, { el: 14, fill: 0.76 }),
  picture('kettlebell-12kg', kettlebell, { color: '#3a3f45', band: '#5c7690', weight: '12' }, { el: 14, fill: 0.82 }),
  picture('tent-khaki', tent, { color: '#cdbb98', floor: '#8a7a5c' }, { el: 14, fill: 0.86 }),
  picture('tent-green', tent, { color: '#7d8f76', floor: '#5a6653' }, { el: 14, fill: 0.86 }),
  picture('backpack-khaki', backpack, { color: '#b39a6f', trim: '#6d4a2c' }, { el: 10, fill: 0.82 }),
  picture('backpack-navy', backpack, { color: '#3f5470', trim: '#7d5a38' }, { el: 10, fill: 0.82 }),
  picture('backpack-green', backpack, { color: '#5f6f55', trim: '#7d5a38' }, { el: 10, fill: 0.82 }),
  picture('sport-bottle-blue', sportBottle, { color: '#8fb0c6', cap: '#34495e' }, TALL),
  picture('sport-bottle-green', sportBottle, { color: '#a3c0a6', cap: '#3f5a48' }, TALL),
  picture('sport-bottle-peach', sportBottle, { color: '#e0b09c', cap: '#7d4a38' }, TALL),
  picture('camp-chair-cream', campChair, { color: '#ece3d0', light: '#c9a06c', dark: '#8e6a3c' }, { el: 14 }),
  picture('camp-chair-green', campChair, { color: '#5f6f55', light: '#7d5538', dark: '#46301d' }, { el: 14 }),
  picture('lantern-cream', lantern, { color: '#ece3d0' }, { el: 8, fill: 0.84 }),
  picture('lantern-green', lantern, { color: '#4f6b57' }, { el: 8, fill: 0.84 }),
  picture('jump-rope-green', jumpRope, { color: '#7d9384', grip: '#3a3f45' }, { el: 36 }),
  picture('jump-rope-coral', jumpRope, { color: '#d3857a', grip: '#efe6d4' }, { el: 36 }),
  picture('foam-roller-grey', foamRoller, { color: '#7d8389', ballColor: '#d3857a' }, { el: 24 }),
  picture('foam-roller-sage', foamRoller, { color: '#8fa896', ballColor: '#3a3f45' }, { el: 24 }),
  picture('trekking-poles-green', trekkingPoles, { color: '#5f7a66' }, { el: 4, fill: 0.88 }),
  picture('trekking-poles-rust', trekkingPoles, { color: '#b3603f' }, { el: 4, fill: 0.88 }),
  picture('sleeping-bag-navy', sleepingBag, { color: '#3f5470', lining: '#c9a06c' }, { el: 30 }),
  picture('sleeping-bag-rust', sleepingBag, { color: '#a8563a', lining: '#e3d4bf' }, { el: 30 }),
  picture('cooler-cream', cooler, { color: '#efe8d8', lid: '#8fa896' }, { el: 16 }),
  picture('cooler-khaki', cooler, { color: '#b9a583', lid: '#efe8d8' }, { el: 16 }),
];

const food: Picture[] = [
  picture(
    'chocolates-navy',
    chocolates,
    { box: '#3a4a63', ribbon: '#c9a65a', label: ['闲枝', '生巧礼盒', '15 枚'] },
    { el: 34 },
  ),
  picture(
    'chocolates-rose',
    chocolates,
    { box: '#b9837a', ribbon: '#f1e6d2', label: ['闲枝', '果仁巧克力', '15 枚'] },
    { el: 34 },
  ),
  picture(
    'tea-cube-green',
    squareTin,
    { color: '#5f7a5e', accent: '#c9a65a', label: ['闲枝', '龙井', '100g'], wide: 1 },
    { el: 20 },
  ),
  picture(
    'tea-cube-red',
    squareTin,
    { color: '#8a3f32', accent: '#c9a65a', label: ['闲枝', '金骏眉', '100g'], wide: 1 },
    { el: 20 },
  ),
  picture(
    'tea-cube-white',
    squareTin,
    { color: '#d9cfba', accent: '#8a6a3c', label: ['闲枝', '白毫银针', '60g'], wide: 1 },
    { el: 20 },
  ),
  picture(
    'drip-coffee-medium',
    dripCoffeeBox,
    { color: '#6b4a34', accent: '#c98f5a', label: ['闲枝', '挂耳咖啡', '中烘 · 坚果'] },
    { el: 14 },
  ),
  picture(
    'drip-coffee-light',
    dripCoffeeBox,
    { color: '#5f7f86', accent: '#d9b46a', label: ['闲枝', '挂耳咖啡', '浅烘 · 花果'] },
    { el: 14 },
  ),
  picture(
    'honey-acacia',
    jar,
    { content: '#e0a83f', label: ['朝食', '洋槐蜜', '500g'], lid: 'wood', dipper: true },
    { el: 16 },
  ),
  picture(
    'honey-linden',
    jar,
    { content: '#efd9a0', label: ['朝食', '椴树蜜', '500g'], lid: 'wood', dipper: true },
    { el: 16 },
  ),
  picture('jam-berry', jar, { content: '#7d2a3f', label: ['朝食', '蓝莓果酱', '280g'], lid: '#c9b37a' }, { el: 16 }),
  picture('jam-orange', jar, { content: '#d9812f', label: ['朝食', '柑橘果酱', '280g'], lid: '#c9b37a' }, { el: 16 }),
  picture('jam-fig', jar, { content: '#8a5a52', label: ['朝食', '无花果酱', '280g'], lid: '#c9b37a' }, { el: 16 }),
  picture(
    'nuts-almond',
    snackCan,
    { pieces: ['#b97f4a', '#a86c38'], label: ['朝食', '巴旦木', '每日 · 300g'], band: '#7d5a3a' },
    { el: 14 },
  ),
  picture(
    'nuts-cashew',
    snackCan,
    { pieces: ['#e6cfa0', '#dcbf86'], label: ['朝食', '腰果', '炭烤 · 300g'], band: '#5f7a66' },
    { el: 14 },
  ),
  picture(
    'nuts-mixed',
    snackCan,
    {
      pieces: ['#b97f4a', '#e6cfa0', '#6d2f3a', '#8a9a5a'],
      label: ['朝食', '混合坚果', '六种 · 320g'],
      band: '#a8563a',
    },
    { el: 14 },
  ),
  picture(
    'dried-mango',
    pouch,
    { color: '#f0dcae', label: ['朝食', '芒果干', '120g'], pieces: '#e6a23a' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'dried-strawberry',
    pouch,
    { color: '#f0cfc8', label: ['朝食', '草莓干', '100g'], pieces: '#b93a3f' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'dried-prune',
    pouch,
    { color: '#d9cfdb', label: ['朝食', '西梅干', '150g'], pieces: '#4a2c42' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'oats-plain',
    pouch,
    { color: '#e9e1d0', label: ['朝食', '燕麦片', '原味 500g'], pieces: '#d9c49a' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'oats-fruit',
    pouch,
    { color: '#cfdccb', label: ['朝食', '烤燕麦', '莓果 400g'], pieces: '#b98a4f' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'cookies-butter',
    squareTin,
    { color: '#c98f6a', accent: '#f1e6d2', label: ['朝食', '黄油曲奇', '320g'], wide: 1.7, loose: 'cookies' },
    { el: 26 },
  ),
  picture(
    'cookies-matcha',
    squareTin,
    { color: '#7d9366', accent: '#f1e6d2', label: ['朝食', '抹茶曲奇', '320g'], wide: 1.7, loose: 'cookies' },
    { el: 26 },
  ),
  picture(
    'olive-oil',
    oilBottle,
    { tint: '#3f4a24', label: ['朝食', '特级初榨', '橄榄油 500ml'], cap: '#2b2f22' },
    TALL,
  ),
  picture('sesame-oil', oilBottle, { tint: '#6d3a1c', label: ['朝食', '小磨香油', '250ml'], cap: '#8a2f22' }, TALL),
  picture(
    'noodles-plain',
    noodles,
    { color: '#c9a878', strand: '#efe0b8', label: ['朝食', '手工挂面', '900g'] },
    { el: 16 },
  ),
  picture(
    'noodles-spinach',
    noodles,
    { color: '#8fa878', strand: '#a9bf7d', label: ['朝食', '菠菜面', '900g'] },
    { el: 16 },
  ),
  picture(
    'herbal-tea-rose',
    snackCan,
    { pieces: ['#c9626f', '#b94a5c', '#d98a93'], label: ['闲枝', '重瓣玫瑰', '花草茶 50g'], band: '#9a4a58' },
    { el: 14 },
  ),
  picture(
    'herbal-tea-chrys',
    snackCan,
    { pieces: ['#efe0a0', '#e6cf7a', '#f6eec9'], label: ['闲枝', '胎菊', '花草茶 50g'], band: '#8a7a3c' },
    { el: 14 },
  ),
];

const gifts: Picture[] = [
  picture('puzzle-hills', puzzle, { tones: HILLS, name: '山野拼图', count: '500 片' }, { el: 40 }),
  picture('puzzle-sea', puzzle, { tones: SEA, name: '海岸拼图', count: '1000 片' }, { el: 40 }),
  picture(
    'frame-oak-6',
    pictureFrame,
    { border: '#c9a06c', grain: '#8e6a3c', tones: HILLS, size: [1.8, 2.4] },
    { el: 10, fill: 0.68 },
  ),
  picture(
    'frame-oak-8',
    pictureFrame,
    { border: '#c9a06c', grain: '#8e6a3c', tones: HILLS, size: [2.2, 2.9] },
    { el: 10, fill: 0.82 },
  ),
  picture('frame-black-8', pictureFrame, { border: '#4a4d50', tones: DUSK, size: [2.2, 2.9] }, { el: 10, fill: 0.82 }),
  picture(
    'poster-sea',
    pictureFrame,
    { border: '#e9dfc9', grain: '#c9b48a', tones: SEA, size: [2.4, 3.2] },
    { el: 8, fill: 0.88 },
  ),
  picture(
    'poster-dusk',
    pictureFrame,
    { border: '#6d4a30', grain: '#3d2717', tones: DUSK, size: [2.4, 3.2] },
    { el: 8, fill: 0.88 },
  ),
  picture(
    'washi-soft',
    washiTapes,
    { tones: ['#d9b7a4', '#a9b8a4', '#e6d3a8', '#9fb0c0', '#c9a9b4', '#c99a86'] },
    { el: 36 },
  ),
  picture(
    'washi-deep',
    washiTapes,
    { tones: ['#8a5a44', '#4f6b57', '#c99a3f', '#3f5470', '#8a3f4a', '#6d5a78'] },
    { el: 36 },
  ),
  picture('pen-gift-navy', penGift, { color: '#26374f', trim: '#c9a65a' }, { el: 34 }),
  picture('pen-gift-red', penGift, { color: '#8a2f2a', trim: '#c9a65a' }, { el: 34 }),
  picture('calendar-oak', deskCalendar, { tones: HILLS, light: '#cfa878', dark: '#946d42' }, { el: 12 }),
  picture('calendar-walnut', deskCalendar, { tones: SEA, light: '#7d5538', dark: '#46301d' }, { el: 12 }),
  picture('tote-natural', tote, { color: '#e6dcc6', words: '好好生活', ink: '#3f5a48' }, { el: 8, fill: 0.86 }),
  picture('tote-black', tote, { color: '#35393d', words: '慢慢来', ink: '#e6dcc6' }, { el: 8, fill: 0.86 }),
  picture('tote-green', tote, { color: '#6f8573', words: '去山里', ink: '#f1ece0' }, { el: 8, fill: 0.86 }),
  picture(
    'gift-box-cream',
    giftBox,
    { color: '#e9e0cd', ribbon: '#8a2f2a', label: ['好物', '送给你', '节日礼盒'] },
    { el: 30 },
  ),
  picture(
    'gift-box-green',
    giftBox,
    { color: '#4f6b57', ribbon: '#d9b878', label: ['好物', '送给你', '乔迁礼盒'] },
    { el: 30 },
  ),
  picture('hourglass-white', hourglass, { sand: '#f1ece0', light: '#c9a06c', dark: '#8e6a3c' }, { el: 10, fill: 0.8 }),
  picture('hourglass-blue', hourglass, { sand: '#5c7690', light: '#7d5538', dark: '#46301d' }, { el: 10, fill: 0.8 }),
  picture('cards-season', cards, { tones: [HILLS, SEA, DUSK], envelope: '#d9cdb8' }, { el: 20 }),
  picture('music-box-oak', musicBox, { light: '#c9a06c', dark: '#8e6a3c', tree: '#4f6b57' }, { el: 20 }),
  picture('music-box-walnut', musicBox, { light: '#7d5538', dark: '#46301d', tree: '#8fa896' }, { el: 20 }),
  picture('bookmarks-brass', bookmarks, { tassel: '#8a2f2a' }, { el: 52 }),
];

const decor: Picture[] = [
  picture('wall-clock-oak', wallClock, { rim: 'wood', face: '#f7f4ec', ink: '#3a3d42' }, { el: 8 }),
  picture('wall-clock-white', wallClock, { rim: '#f4f2ee', face: '#fbfaf7', ink: '#6d6a64' }, { el: 8 }),
  picture('wall-clock-green', wallClock, { rim: '#4f6b57', face: '#f1ece0', ink: '#3a3d42' }, { el: 8 }),
  picture('alarm-clock-cream', alarmClock, { color: '#ece3d0', face: '#fbf8f1' }, { el: 12 }),
  picture('alarm-clock-green', alarmClock, { color: '#6f8573', face: '#fbf8f1' }, { el: 12 }),
  picture('alarm-clock-rust', alarmClock, { color: '#b3603f', face: '#fbf8f1' }, { el: 12 }),
  picture('mirror-round-brass', mirror, { kind: 'round', frame: '#b99a5a' }, { el: 6, fill: 0.82 }),
  picture('mirror-round-oak', mirror, { kind: 'round', frame: ['#c9a06c', '#8e6a3c'] }, { el: 6, fill: 0.82 }),
  picture('mirror-arch-brass', mirror, { kind: 'arch', frame: '#b99a5a' }, { el: 4, fill: 0.88 }),
  picture('mirror-arch-oak', mirror, { kind: 'arch', frame: ['#c9a06c', '#8e6a3c'] }, { el: 4, fill: 0.88 }),
  picture('candlestick-brass', candlesticks, { finish: 'brass', wax: '#f0e6d0' }, { el: 10 }),
  picture('candlestick-black', candlesticks, { finish: '#33373c', wax: '#f0e6d0' }, { el: 10 }),
  picture('ornament-loop', ornament, { kind: 'loop', clay: '#e6dccb' }, { el: 10, fill: 0.76 }),
  picture('ornament-birds-white', ornament, { kind: 'birds', clay: '#eee9df' }, { el: 16 }),
  picture('ornament-birds-grey', ornament, { kind: 'birds', clay: '#8d9297' }, { el: 16 }),
  picture('magazine-rack-cream', canvasRack, { color: '#e9e1d0', light: '#c9a06c', dark: '#8e6a3c' }, { el: 16 }),
  picture('stool-oak', stool, { seat: null, light: '#cfa878', dark: '#946d42' }, { el: 14, fill: 0.82 }),
  picture('stool-linen', stool, { seat: '#d5c9b3', light: '#cfa878', dark: '#946d42' }, { el: 14, fill: 0.82 }),
  picture('stool-green', stool, { seat: '#6f8573', light: '#7d5538', dark: '#46301d' }, { el: 14, fill: 0.82 }),
  picture('wall-shelf-60', wallShelf, { light: '#cfa878', dark: '#946d42', wide: 2.6 }, { el: 12, fill: 0.74 }),
  picture('wall-shelf-90', wallShelf, { light: '#cfa878', dark: '#946d42', wide: 3.8 }, { el: 12, fill: 0.86 }),
];

export const retailLeisure: Picture[] = [...outdoor, ...food, ...gifts, ...decor];
