import { babyBottle, bib, siliconePlate, strawCup } from '../../models/baby-meals.ts';
import { hoodedTowel, nappyPack, playMat } from '../../models/baby-things.ts';
import { plush, teethers, woodBlocks } from '../../models/toys.ts';
import { catTree, petBed, petCarrier, scratcher } from '../../models/pet-homes.ts';
import { petBowls, petFountain, petSack } from '../../models/pet-meals.ts';
import { leash, litterBox, petToys } from '../../models/pet-things.ts';
import { picture, type Picture } from '../picture.ts';

const SOFT = ['#d9b7a4', '#a9b8a4', '#e6d3a8', '#9fb0c0', '#efe6d6', '#c99a86'];
const WARM = ['#b9684a', '#d9a84f', '#6f8573', '#4b6785', '#e9dcc2', '#8a5a44'];

const baby: Picture[] = [
  picture('baby-bottle-160', babyBottle, { color: '#c9a58e', high: 1.5 }, { el: 12, fill: 0.7 }),
  picture('baby-bottle-240', babyBottle, { color: '#c9a58e', high: 2.0 }, { el: 12, fill: 0.82 }),
  picture('baby-bottle-240-green', babyBottle, { color: '#8fa896', high: 2.0 }, { el: 12, fill: 0.82 }),
  picture('wood-blocks-50', woodBlocks, { tones: SOFT, count: 6 }, { el: 20 }),
  picture('wood-blocks-100', woodBlocks, { tones: WARM, count: 12 }, { el: 20 }),
  picture('plush-bear', plush, { kind: 'bear', fur: '#c3a078', scarf: '#6f8573' }, { el: 8, fill: 0.82 }),
  picture('plush-rabbit', plush, { kind: 'rabbit', fur: '#e3d8c8', scarf: '#c9857a' }, { el: 8, fill: 0.82 }),
  picture('plush-rabbit-grey', plush, { kind: 'rabbit', fur: '#a5a9ad', scarf: '#d9a84f' }, { el: 8, fill: 0.82 }),
  picture('silicone-plate-green', siliconePlate, { color: '#a4b59a' }, { el: 40 }),
  picture('silicone-plate-peach', siliconePlate, { color: '#dcae98' }, { el: 40 }),
  picture('silicone-plate-blue', siliconePlate, { color: '#93a9ba' }, { el: 40 }),
  picture('straw-cup-peach', strawCup, { color: '#e0b8a2', lid: '#c98f77' }, { el: 12, fill: 0.78 }),
  picture('straw-cup-green', strawCup, { color: '#b4c6ad', lid: '#7d9384' }, { el: 12, fill: 0.78 }),
  picture('bib-green', bib, { color: '#a4b59a', dots: '#e9e4d3' }, { el: 16 }),
  picture('bib-peach', bib, { color: '#dcae98', dots: '#f4ead9' }, { el: 16 }),
  picture('nappy-m', nappyPack, { size: 'M', note: '6–11kg · 76 片', color: '#a9bfc9' }, { el: 16 }),
  picture('nappy-l', nappyPack, { size: 'L', note: '9–14kg · 68 片', color: '#a9c0a6' }, { el: 16 }),
  picture('nappy-xl', nappyPack, { size: 'XL', note: '12–17kg · 60 片', color: '#dcb9a2' }, { el: 16 }),
  picture('play-mat-soft', playMat, { colors: ['#d9c9b0', '#a9b8a4', '#d9b7a4', '#a9b9c6'] }, { el: 28 }),
  picture('hooded-towel-cream', hoodedTowel, { color: '#efe6d6', trim: '#c98f77' }, { el: 18 }),
  picture('hooded-towel-blue', hoodedTowel, { color: '#b4c3cf', trim: '#5c7690' }, { el: 18 }),
  picture('teether-soft', teethers, { color: '#a9b8a4', bead: '#efe6d6' }, { el: 26 }),
];

const pets: Picture[] = [
  picture('pet-bowl-white', petBowls, { bowl: '#f4f1ea', light: '#cfa878', dark: '#946d42' }, { el: 22 }),
  picture('pet-bowl-green', petBowls, { bowl: '#8fa896', light: '#cfa878', dark: '#946d42' }, { el: 22 }),
  picture('pet-bed-oat', petBed, { color: '#d9cbb2', inner: '#f1ebdf', size: 1 }, { el: 28 }),
  picture('pet-bed-grey', petBed, { color: '#8d9297', inner: '#e6e6e3', size: 1 }, { el: 28 }),
  picture('pet-bed-brown', petBed, { color: '#8a6a50', inner: '#e3d4bf', size: 1 }, { el: 28 }),
  picture('scratcher-wave', scratcher, { side: '#f1ece0', line: '#8a7a64' }, { el: 18 }),
  picture(
    'litter-tofu',
    petSack,
    { color: '#8fa896', band: '#5f7a66', label: ['团爪', '豆腐猫砂', '原味 2.5kg'], grain: '#e6dcc3' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'litter-tea',
    petSack,
    { color: '#6f8a5e', band: '#46603c', label: ['团爪', '豆腐猫砂', '绿茶 2.5kg'], grain: '#b4c49a' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'cat-food-chicken',
    petSack,
    { color: '#c98a5a', band: '#8a4f2c', label: ['团爪', '全价猫粮', '鸡肉 1.5kg'], grain: '#8a5a34' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'cat-food-fish',
    petSack,
    { color: '#6f93a8', band: '#3f6076', label: ['团爪', '全价猫粮', '深海鱼 1.5kg'], grain: '#7d5a3a' },
    { el: 14, fill: 0.82 },
  ),
  picture(
    'dog-food-beef',
    petSack,
    { color: '#a8564a', band: '#6f2f28', label: ['团爪', '全价犬粮', '牛肉 2kg'], grain: '#6d4226' },
    { el: 14, fill: 0.82 },
  ),
  picture('litter-box-white', litterBox, { color: '#f1efea', rim: '#8fa896' }, { el: 26 }),
  picture('litter-box-grey', litterBox, { color: '#8d9297', rim: '#4d535a' }, { el: 26 }),
  picture('leash-green', leash, { color: '#5f7a66', stitch: '#3f5a48' }, { el: 36 }),
  picture('leash-rust', leash, { color: '#b3603f', stitch: '#7d3f28' }, { el: 36 }),
  picture('leash-navy', leash, { color: '#3d5270', stitch: '#26374f' }, { el: 36 }),
  picture('pet-fountain-white', petFountain, { color: '#f1f2f1', tray: '#dfe4e6' }, { el: 22 }),
  picture('pet-carrier-grey', petCarrier, { color: '#8d9297', strap: '#4d535a' }, { el: 14 }),
  picture('pet-carrier-khaki', petCarrier, { color: '#b9a583', strap: '#6d5a3c' }, { el: 14 }),
  picture('pet-toys-warm', petToys, { color: '#c9857a', feather: '#d9a84f' }, { el: 28 }),
  picture('cat-tree-oat', catTree, { cloth: '#e0d4bf' }, { el: 12, fill: 0.86 }),
];

export const retailFamily: Picture[] = [...baby, ...pets];
