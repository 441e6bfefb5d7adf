import { cottonTissue, hairDryer, rinseCups, soapBars, toiletRolls, toothbrushes } from '../../models/bath-things.ts';
import { careBottle, creamTube, flossBox, toothpaste } from '../../models/care-bottles.ts';
import {
  roundCeilingLamp,
  clipLamp,
  nightLights,
  paperLantern,
  pendant,
  stringLights,
  tableLamp,
} from '../../models/home-lights.ts';
import { dryBouquet, glassVase } from '../../models/flowers.ts';
import { flowerPots, snakePlant, succulents, wateringCan } from '../../models/pot-plants.ts';
import { aromaMachine, essentialOil, incense, pillarCandles, sachets } from '../../models/scents.ts';
import { picture, type Picture } from '../picture.ts';

const lights: Picture[] = [
  picture('pendant-white', pendant, { color: '#f1eee6', inside: '#fff3d6' }, { el: 2, fill: 0.84 }),
  picture('pendant-green', pendant, { color: '#41584a', inside: '#fff3d6' }, { el: 2, fill: 0.84 }),
  picture('pendant-rust', pendant, { color: '#a9573f', inside: '#fff3d6' }, { el: 2, fill: 0.84 }),
  picture('lantern-35', paperLantern, { radius: 1.1, high: 2.0 }, { el: 4, fill: 0.74 }),
  picture('lantern-50', paperLantern, { radius: 1.5, high: 2.0 }, { el: 4, fill: 0.84 }),
  picture('table-lamp-white', tableLamp, { base: '#efeae0', shade: '#efe6d4' }, { el: 8, fill: 0.84 }),
  picture('table-lamp-blue', tableLamp, { base: '#4b6785', shade: '#f1ece0' }, { el: 8, fill: 0.84 }),
  picture('table-lamp-amber', tableLamp, { base: '#b9793f', shade: '#efe0c4' }, { el: 8, fill: 0.84 }),
  picture('ceiling-white', roundCeilingLamp, { rim: '#dfe2e6', radius: 1.4 }, { el: 10 }),
  picture('ceiling-wood', roundCeilingLamp, { rim: 'wood', radius: 1.4 }, { el: 10 }),
  picture('string-lights-3m', stringLights, { warm: '#ffd98a', count: 30 }, { el: 34 }),
  picture('string-lights-6m', stringLights, { warm: '#ffd98a', count: 60 }, { el: 34 }),
  picture('night-light-white', nightLights, { color: '#f4f2ec' }, { el: 12 }),
  picture('clip-lamp-black', clipLamp, { color: '#2c3036' }, { el: 10 }),
  picture('clip-lamp-cream', clipLamp, { color: '#ece4d3' }, { el: 10 }),
];

const BOTTLE = { el: 12, fill: 0.8 };
const care: Picture[] = [
  picture(
    'shampoo-green',
    careBottle,
    { body: '#b9c9b4', cap: '#f1efe8', label: ['净舍', '氨基酸洗发水', '控油蓬松 · 400ml'], top: 'pump' },
    BOTTLE,
  ),
  picture(
    'shampoo-sand',
    careBottle,
    { body: '#d9c4a8', cap: '#f1efe8', label: ['净舍', '氨基酸洗发水', '修护柔顺 · 400ml'], top: 'pump' },
    BOTTLE,
  ),
  picture(
    'shower-tea',
    careBottle,
    { body: '#dfe3cf', cap: '#5f6f55', label: ['净舍', '沐浴露', '白茶 · 500ml'], top: 'pump' },
    BOTTLE,
  ),
  picture(
    'shower-sea',
    careBottle,
    { body: '#a9c0c9', cap: '#3f5a66', label: ['净舍', '沐浴露', '海盐 · 500ml'], top: 'pump' },
    BOTTLE,
  ),
  picture(
    'shower-fig',
    careBottle,
    { body: '#c3a9b4', cap: '#6a4a58', label: ['净舍', '沐浴露', '无花果 · 500ml'], top: 'pump' },
    BOTTLE,
  ),
  picture(
    'lotion-oat',
    careBottle,
    { body: '#f0e8d8', cap: '#c9b393', label: ['净舍', '身体乳', '燕麦舒缓 · 250ml'], top: 'flip' },
    BOTTLE,
  ),
  picture(
    'hand-cream-rose',
    creamTube,
    { body: '#d9a9a3', ink: '#6a3a38', label: ['净舍', '护手霜', '玫瑰 · 60g'] },
    BOTTLE,
  ),
  picture(
    'hand-cream-tea',
    creamTube,
    { body: '#c4cfb4', ink: '#46553a', label: ['净舍', '护手霜', '白茶 · 60g'] },
    BOTTLE,
  ),
  picture(
    'hand-cream-wood',
    creamTube,
    { body: '#c9ac86', ink: '#553c20', label: ['净舍', '护手霜', '雪松 · 60g'] },
    BOTTLE,
  ),
  picture('soap-oat', soapBars, { color: '#e6d6b8', fleck: '#a8834f', name: '燕麦' }, { el: 28 }),
  picture('soap-charcoal', soapBars, { color: '#5a5d60', fleck: '#2a2c2e', name: '竹炭' }, { el: 28 }),
  picture('soap-mugwort', soapBars, { color: '#a3b38a', fleck: '#566b3c', name: '艾草' }, { el: 28 }),
  picture('toothpaste-mint', toothpaste, { color: '#7fb3a0', label: ['净舍', '清新薄荷', '120g'] }, { el: 24 }),
  picture('toothpaste-citrus', toothpaste, { color: '#e0a94f', label: ['净舍', '柚子海盐', '120g'] }, { el: 24 }),
  picture('toothbrush-bamboo', toothbrushes, { colors: ['#e9e4d6', '#8fa18a', '#c98f77', '#7f97ab'] }, { el: 14 }),
  picture('hair-dryer-white', hairDryer, { color: '#f1efea', accent: '#c9b37a' }, { el: 14 }),
  picture('hair-dryer-grey', hairDryer, { color: '#5b6068', accent: '#d39a86' }, { el: 14 }),
  picture('cotton-tissue', cottonTissue, { accent: '#c9a58e', name: '棉柔巾', note: '干湿两用 · 80 抽' }, { el: 18 }),
  picture('wet-wipes', cottonTissue, { accent: '#9db8c4', name: '洁肤湿巾', note: '纯水 · 80 片' }, { el: 18 }),
  picture('toilet-roll', toiletRolls, { accent: '#7f97ab' }, { el: 18 }),
  picture('rinse-cup-soft', rinseCups, { colors: ['#dcd3c4', '#a9b8a4'] }, { el: 20 }),
  picture('rinse-cup-dark', rinseCups, { colors: ['#4d535a', '#c98f77'] }, { el: 20 }),
  picture('floss-green', flossBox, { color: '#7d9a88' }, { el: 18 }),
];

const scents: Picture[] = [
  picture('aroma-white', aromaMachine, { hood: '#efeae0', foot: ['#c9a06c', '#8e6a3c'] }, { el: 12 }),
  picture('aroma-grey', aromaMachine, { hood: '#7d8287', foot: ['#6d4a30', '#3d2717'] }, { el: 12 }),
  picture('incense-cedar', incense, { color: '#6b4a34', name: '雪松' }, { el: 20 }),
  picture('incense-osmanthus', incense, { color: '#c99a3f', name: '桂花' }, { el: 20 }),
  picture('incense-agar', incense, { color: '#3d4a44', name: '沉香' }, { el: 20 }),
  picture('oil-lavender', essentialOil, { tint: '#b9aacb', name: '薰衣草', leaf: '#8d84a8' }, { el: 16 }),
  picture('oil-eucalyptus', essentialOil, { tint: '#a9bfa9', name: '尤加利', leaf: '#7d9a80' }, { el: 16 }),
  picture('oil-orange', essentialOil, { tint: '#e6bd86', name: '甜橙', leaf: '#6f8a4a' }, { el: 16 }),
  picture('glass-vase-clear', glassVase, { tint: '#dfeef2', bloom: '#e9c9b8' }, { el: 8, fill: 0.86 }),
  picture('glass-vase-amber', glassVase, { tint: '#c98f4a', bloom: '#f1ece0' }, { el: 8, fill: 0.86 }),
  picture('glass-vase-smoke', glassVase, { tint: '#6f7780', bloom: '#c9625a' }, { el: 8, fill: 0.86 }),
  picture(
    'dry-bouquet-cream',
    dryBouquet,
    { plume: '#e6d8bb', ball: '#b59b6a', paper: '#d9c9ad' },
    { el: 10, fill: 0.86 },
  ),
  picture(
    'dry-bouquet-rose',
    dryBouquet,
    { plume: '#d9aca0', ball: '#9a6a5a', paper: '#e9e2d6' },
    { el: 10, fill: 0.86 },
  ),
  picture('succulents-white', succulents, { pots: ['#efeae0', '#dcd3c4', '#efeae0'] }, { el: 22 }),
  picture('succulents-clay', succulents, { pots: ['#b9684a', '#c98f6a', '#a9573f'] }, { el: 22 }),
  picture('snake-plant-grey', snakePlant, { pot: '#8d9196' }, { el: 10, fill: 0.86 }),
  picture('snake-plant-white', snakePlant, { pot: '#efeae0' }, { el: 10, fill: 0.86 }),
  picture('pillars-cream', pillarCandles, { colors: ['#f0e6d0', '#f0e6d0', '#f0e6d0'] }, { el: 14 }),
  picture('pillars-earth', pillarCandles, { colors: ['#c98f6a', '#e0c9a8', '#8a5a44'] }, { el: 14 }),
  picture('watering-can-green', wateringCan, { color: '#5f7a66' }, { el: 14 }),
  picture('watering-can-white', wateringCan, { color: '#efece4' }, { el: 14 }),
  picture('pot-terracotta-s', flowerPots, { color: '#b9683f', sizes: [1] }, { el: 18, fill: 0.55 }),
  picture('pot-terracotta-m', flowerPots, { color: '#b9683f', sizes: [1] }, { el: 18, fill: 0.72 }),
  picture('pot-terracotta-set', flowerPots, { color: '#b9683f', sizes: [1, 0.8, 0.6] }, { el: 18 }),
  picture('pot-grey-set', flowerPots, { color: '#9a9a94', sizes: [1, 0.8, 0.6] }, { el: 18 }),
  picture('sachet-soft', sachets, { colors: ['#d9c3b4', '#b9c4b0', '#b4bfc9'], name: '棉花' }, { el: 12 }),
  picture('sachet-deep', sachets, { colors: ['#8a5a44', '#5f6f55', '#4b5d70'], name: '木质' }, { el: 12 }),
];

export const retailScents: Picture[] = [...lights, ...care, ...scents];
