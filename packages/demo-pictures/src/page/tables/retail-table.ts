import { dinnerPlates, riceBowls, servingTray } from '../../models/bowls.ts';
import { doubleGlass, foodJar, tumbler } from '../../models/cups.ts';
import { gaiwan, mokaPot, teaCaddy } from '../../models/tea-things.ts';
import { chopsticks, cutlery, utensilSet } from '../../models/cutlery.ts';
import { foodBoxes, sealJars, spiceRack } from '../../models/food-jars.ts';
import { kitchenKnife, kitchenShears, knifeBlock } from '../../models/knives.ts';
import { clayPot, saucepan, wok } from '../../models/pots.ts';
import { picture, type Picture } from '../picture.ts';

const SPICES = ['花椒', '黑胡椒', '姜黄', '迷迭香', '海盐', '孜然'];
const WIDE = { el: 22 };

const kitchen: Picture[] = [
  picture('knife-block-oak', knifeBlock, { block: ['#c9a06c', '#8e6a3c'], grip: '#2a2724' }, { el: 18 }),
  picture('knife-block-walnut', knifeBlock, { block: ['#6d4a30', '#3d2717'], grip: '#e9e3d6' }, { el: 18 }),
  picture('knife-chef', kitchenKnife, { kind: 'chef', grip: '#2a2724', name: '主厨刀 8 英寸' }, { el: 46 }),
  picture('knife-cleaver', kitchenKnife, { kind: 'cleaver', grip: '#2a2724', name: '切片刀 7 英寸' }, { el: 46 }),
  picture('saucepan-cream', saucepan, { color: '#efe6d3', inside: '#d6cebf' }, { el: 24 }),
  picture('saucepan-blue', saucepan, { color: '#5f7d95', inside: '#d6cebf' }, { el: 24 }),
  picture('wok-iron', wok, { color: '#34373b' }, { el: 30 }),
  picture('claypot-brown', clayPot, { clay: '#8a6a4a', lidColor: '#6b4a30', size: 1 }, { el: 20 }),
  picture('claypot-white', clayPot, { clay: '#d9cdb8', lidColor: '#efe8da', size: 1 }, { el: 20 }),
  picture('cutlery-silver', cutlery, { finish: '#d3d7dc', handle: null }, { el: 58 }),
  picture('cutlery-gold', cutlery, { finish: '#d9b878', handle: '#1f4f3d' }, { el: 58 }),
  picture('cutlery-white', cutlery, { finish: '#d9b878', handle: '#f4f1ea' }, { el: 58 }),
  picture('chopsticks-wood', chopsticks, { color: '#6a4026', tip: '#5a3520', ring: '#c9b37a' }, { el: 50 }),
  picture('chopsticks-black', chopsticks, { color: '#2a2b2e', tip: '#35373b', ring: '#c9ced6' }, { el: 50 }),
  picture('utensils-sage', utensilSet, { color: '#8fa18a' }, { el: 12 }),
  picture('utensils-cream', utensilSet, { color: '#e6dcc9' }, { el: 12 }),
  picture('utensils-black', utensilSet, { color: '#35373a' }, { el: 12 }),
  picture('food-box-640', foodBoxes, { boxes: [[2.0, 0.7, 1.5]], lid: '#8fb0a5' }, { ...WIDE, fill: 0.64 }),
  picture('food-box-1040', foodBoxes, { boxes: [[2.5, 0.9, 1.7]], lid: '#8fb0a5' }, WIDE),
  picture(
    'food-box-set',
    foodBoxes,
    {
      boxes: [
        [2.5, 0.8, 1.7],
        [2.1, 0.62, 1.5],
        [1.7, 0.5, 1.2],
      ],
      lid: '#8fb0a5',
    },
    WIDE,
  ),
  picture('seal-jar-s', sealJars, { jars: [[0.6, 0.9]], content: ['#8a5a34'] }, { el: 14, fill: 0.6 }),
  picture('seal-jar-m', sealJars, { jars: [[0.6, 1.5]], content: ['#d9b46a'] }, { el: 14, fill: 0.7 }),
  picture('seal-jar-l', sealJars, { jars: [[0.6, 2.1]], content: ['#e6dcc3'] }, { el: 14, fill: 0.8 }),
  picture(
    'seal-jar-set',
    sealJars,
    {
      jars: [
        [0.55, 1.9],
        [0.55, 1.4],
        [0.55, 0.9],
      ],
      content: ['#e6dcc3', '#d9b46a', '#8a5a34'],
    },
    { el: 14 },
  ),
  picture('spice-rack-oak', spiceRack, { names: SPICES, color: '#c9a06c' }, { el: 20 }),
  picture('kitchen-shears-red', kitchenShears, { color: '#b3402f' }, { el: 60 }),
  picture('kitchen-shears-grey', kitchenShears, { color: '#5a6068' }, { el: 60 }),
  picture('rice-bowl-celadon', riceBowls, { glaze: '#a9c4b4', inside: '#e6eee8' }, { el: 22 }),
  picture('rice-bowl-white', riceBowls, { glaze: '#f4f1ea', inside: '#faf8f3' }, { el: 22 }),
  picture('rice-bowl-indigo', riceBowls, { glaze: '#3d5478', inside: '#e9edf2' }, { el: 22 }),
  picture('dinner-plate-oat', dinnerPlates, { glaze: '#e9e1d0', rim: '#9a8463' }, { el: 22 }),
  picture('dinner-plate-grey', dinnerPlates, { glaze: '#8d939a', rim: '#4d535a' }, { el: 22 }),
];

const cups: Picture[] = [
  picture('double-glass-s', doubleGlass, { drink: '#3a2013', high: 1.1 }, { el: 14 }),
  picture('double-glass-l', doubleGlass, { drink: '#c98f3f', high: 1.6 }, { el: 14 }),
  picture('tumbler-green', tumbler, { color: '#5f7a5e', lid: '#2e3430' }, { el: 12, fill: 0.78 }),
  picture('tumbler-sand', tumbler, { color: '#cdb79a', lid: '#4a4238' }, { el: 12, fill: 0.78 }),
  picture('tumbler-navy', tumbler, { color: '#2f4565', lid: '#23272d' }, { el: 12, fill: 0.78 }),
  picture('gaiwan-white', gaiwan, { glaze: '#f6f4ee', line: '#c9b37a' }, { el: 20 }),
  picture('gaiwan-celadon', gaiwan, { glaze: '#b4cbbb', line: '#c9b37a' }, { el: 20 }),
  picture('gaiwan-blue', gaiwan, { glaze: '#34517f', line: '#d9c48f' }, { el: 20 }),
  picture('food-jar-cream', foodJar, { color: '#e9dfcc' }, { el: 14 }),
  picture('food-jar-green', foodJar, { color: '#4f6b57' }, { el: 14 }),
  picture('moka-silver', mokaPot, { color: '#c6cbd3', grip: '#23272d' }, { el: 12 }),
  picture('moka-red', mokaPot, { color: '#a8382c', grip: '#23272d' }, { el: 12 }),
  picture('tea-caddy-white', teaCaddy, { glaze: '#e3dccd', cord: '#8a5a34' }, { el: 14, fill: 0.7 }),
  picture('tea-caddy-brown', teaCaddy, { glaze: '#8a6a4a', cord: '#2a2420' }, { el: 14, fill: 0.7 }),
  picture('tray-oak', servingTray, { light: '#cfa878', dark: '#946d42', wide: 3.0 }, { el: 30 }),
  picture('tray-walnut', servingTray, { light: '#7d5538', dark: '#46301d', wide: 3.0 }, { el: 30 }),
];

export const retailTable: Picture[] = [...kitchen, ...cups];
