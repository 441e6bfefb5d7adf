import { deskFan, electricKettle, humidifier, toaster } from '../../models/appliances.ts';
import { drawerBox, toothbrush } from '../../models/bathroom.ts';
import { candle, reedDiffuser } from '../../models/candle.ts';
import { deskLamp, floorLamp, mushroomLamp } from '../../models/lamps.ts';
import { pottedPlant, vase } from '../../models/plants.ts';
import { casserole, choppingBoard, fryingPan } from '../../models/cookware.ts';
import { plateSet, ramenBowl } from '../../models/dishes.ts';
import { glassCarafe, mug, thermos } from '../../models/drinkware.ts';
import { pourOver, teaSet } from '../../models/tea-coffee.ts';
import { bathTowel, bedding, cushion, knitBlanket, ropeBasket, storageBox, towels } from '../../models/textiles.ts';
import { picture, type Picture } from '../picture.ts';

const textiles: Picture[] = [
  picture('towel-warm', towels, { colors: ['#f0ece2', '#cfe0d2', '#e79a7c'] }, { el: 24 }),
  picture('towel-soft', towels, { colors: ['#c9bfb2', '#a9b3bd', '#c7a79b'] }, { el: 24 }),
  picture('towel-white', towels, { colors: ['#f4f2ec', '#f4f2ec', '#f4f2ec'] }, { el: 24 }),
  picture('bath-towel-oat', bathTowel, { color: '#dccfb8' }, { el: 26 }),
  picture('bath-towel-sage', bathTowel, { color: '#a9bba3' }, { el: 26 }),
  picture('cushion-terracotta', cushion, { base: '#c8694b', stripe: '#efe1cf' }, { el: 10 }),
  picture('cushion-blue', cushion, { base: '#7f9ab0', stripe: '#eef1f1' }, { el: 10 }),
  picture('cushion-cream', cushion, { base: '#e9e0d0', stripe: null }, { el: 10 }),
  picture('blanket-oat', knitBlanket, { color: '#e2d6c0' }, { el: 28 }),
  picture('blanket-caramel', knitBlanket, { color: '#b9804e' }, { el: 28 }),
  picture('bedding-grey', bedding, { color: '#a7adb3', pale: '#eceef0' }, { el: 26, fill: 0.88 }),
  picture('bedding-rose', bedding, { color: '#c79a94', pale: '#f3ebe6' }, { el: 26, fill: 0.88 }),
  picture('basket-cream', ropeBasket, { color: '#ece3d2', rim: '#c9b393', size: 1 }, { el: 20 }),
  picture('basket-taupe', ropeBasket, { color: '#8f8072', rim: '#e6dccb', size: 1 }, { el: 20 }),
  picture('storage-box-oat', storageBox, { color: '#dccfb8' }, { el: 22 }),
  picture('storage-box-blue', storageBox, { color: '#8fa3b3' }, { el: 22 }),
];

const kitchen: Picture[] = [
  picture('plate-set-teal', plateSet, { glaze: '#5f8f88', edge: '#3d635d' }, { el: 24 }),
  picture('plate-set-ochre', plateSet, { glaze: '#c08a4a', edge: '#7d5426' }, { el: 24 }),
  picture('plate-set-navy', plateSet, { glaze: '#36507c', edge: '#1f2f4d' }, { el: 24 }),
  picture('bowl-teal', ramenBowl, { glaze: '#6f9a92', inside: '#d9e6e0' }, { el: 26 }),
  picture('bowl-cream', ramenBowl, { glaze: '#e6dcc8', inside: '#f6f1e6' }, { el: 26 }),
  picture('pan-cream', fryingPan, { color: '#efe6d3', inside: '#cdc4b3' }, { el: 20 }),
  picture('pan-green', fryingPan, { color: '#2f5a48', inside: '#7d827b' }, { el: 20 }),
  picture('casserole-red', casserole, { color: '#b3231f' }, { el: 20 }),
  picture('casserole-green', casserole, { color: '#1f4f3d' }, { el: 20 }),
  picture('board-wood', choppingBoard, {}, { el: 32 }),
  picture('mug-green', mug, { band: '#2f5d50' }, { el: 22, fill: 0.72 }),
  picture('mug-navy', mug, { band: '#2a3f66' }, { el: 22, fill: 0.72 }),
  picture('mug-terracotta', mug, { band: '#b9684a' }, { el: 22, fill: 0.72 }),
  picture('thermos-green', thermos, { color: '#24513f' }, { el: 12, fill: 0.84 }),
  picture('thermos-cream', thermos, { color: '#efe9dd' }, { el: 12, fill: 0.84 }),
  picture('thermos-pink', thermos, { color: '#d9a9a6' }, { el: 12, fill: 0.84 }),
  picture('carafe-glass', glassCarafe, {}, { el: 16 }),
  picture('tea-set-grey', teaSet, { clay: '#7d7a74', dark: '#3a3834' }, { el: 28 }),
  picture('tea-set-brown', teaSet, { clay: '#8a5a3c', dark: '#3d2414' }, { el: 28 }),
  picture('pourover-black', pourOver, {}, { el: 16 }),
];

const home: Picture[] = [
  picture('desk-lamp-green', deskLamp, { color: '#3f564b' }, { el: 14 }),
  picture('desk-lamp-white', deskLamp, { color: '#f0f1ee' }, { el: 14 }),
  picture('mushroom-lamp-cream', mushroomLamp, { color: '#f2e8d6' }, { el: 8 }),
  picture('mushroom-lamp-orange', mushroomLamp, { color: '#d9663a' }, { el: 8 }),
  picture('floor-lamp-wood', floorLamp, {}, { el: 8, fill: 0.88 }),
  picture('toothbrush-white', toothbrush, { color: '#f4f6f7', accent: '#9fb4c4' }, { el: 10 }),
  picture('toothbrush-blue', toothbrush, { color: '#8fa9c0', accent: '#c9d9e6' }, { el: 10 }),
  picture(
    'candle-wood',
    candle,
    { glassColor: '#c9a877', scent: '木质香', note: '雪松 · 檀香', lid: '#c9a06a' },
    { el: 18 },
  ),
  picture(
    'candle-tea',
    candle,
    { glassColor: '#e6e3d3', scent: '白茶', note: '白茶 · 茉莉', lid: '#d9bf94' },
    { el: 18 },
  ),
  picture(
    'candle-sage',
    candle,
    { glassColor: '#8fa898', scent: '海盐鼠尾草', note: '海盐 · 鼠尾草', lid: '#a98a5c' },
    { el: 18 },
  ),
  picture('diffuser-tea', reedDiffuser, { liquid: '#efe6c4', scent: '白茶', cap: '#c9b37a' }, { el: 12 }),
  picture('diffuser-fig', reedDiffuser, { liquid: '#b9c79a', scent: '无花果', cap: '#3a3d42' }, { el: 12 }),
  picture('vase-milk', vase, { clay: '#e6d9c8', speckle: '#a08a70' }, { el: 10 }),
  picture('vase-black', vase, { clay: '#3a3836', speckle: '#7d766c' }, { el: 10 }),
  picture('plant-white', pottedPlant, { pot: '#e9e6df' }, { el: 14 }),
  picture('plant-terracotta', pottedPlant, { pot: '#b9683f' }, { el: 14 }),
  picture('drawer-box', drawerBox, {}, { el: 22 }),
  picture('kettle-steel', electricKettle, { shell: '#ccd1d8', isSteel: true }, { el: 16 }),
  picture('kettle-cream', electricKettle, { shell: '#f0e8d8', isSteel: false }, { el: 16 }),
  picture('humidifier-white', humidifier, { color: '#f2f4f4' }, { el: 12 }),
  picture('humidifier-green', humidifier, { color: '#b9d0bd' }, { el: 12 }),
  picture('fan-white', deskFan, { color: '#f2f4f5' }, { el: 10 }),
  picture('toaster-cream', toaster, { color: '#efe6d3' }, { el: 20 }),
  picture('toaster-green', toaster, { color: '#2f5547' }, { el: 20 }),
];

export const retail: Picture[] = [...textiles, ...kitchen, ...home];
