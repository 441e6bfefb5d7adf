import { bumpCap, domeHelmet, faceShield, gogglesMask, weldingMask } from '../../models/face-guards.ts';
import { firstAidBag, firstAidCase } from '../../models/first-aid.ts';
import { harness, safetyRope } from '../../models/fall-guards.ts';
import { carbonExtinguisher, fireBlanket, fireBox, fireHose } from '../../models/fire-gear.ts';
import { gloves, gloveBox } from '../../models/gloves.ts';
import { longGloves } from '../../models/long-gloves.ts';
import { earPlugs, foldedMasks, gasFilters, halfMask, treePlugs } from '../../models/respirators.ts';
import { rainBoots, safetyShoes } from '../../models/shoes.ts';
import { coverall, rainSuit, vest, workwearSet } from '../../models/workwear.ts';
import { barrierTape, beltPosts, hazardTapes, lockoutLock, trafficCone } from '../../models/site-guards.ts';
import { safetySign } from '../../models/safety-signs.ts';
import { picture, type Picture } from '../picture.ts';

const shoe = { lace: '#2a2e33', brand: '磐护', collar: 0.9 };

const worn: Picture[] = [
  picture('vest-yellow', vest, { color: '#d9ea2f' }, { el: 10 }),
  picture('vest-orange', vest, { color: '#f27a21' }, { el: 10 }),
  picture('rainsuit-yellow', rainSuit, { color: '#cfe23a', trim: '#2b3a4d' }, { el: 8 }),
  picture('rainsuit-navy', rainSuit, { color: '#23385c', trim: '#1a2a46' }, { el: 8 }),
  picture(
    'workwear-navy',
    workwearSet,
    { color: '#26406e', trim: '#1b2c4d', button: '#c9ced4', brand: '磐护' },
    { el: 8 },
  ),
  picture(
    'workwear-grey',
    workwearSet,
    { color: '#7d858e', trim: '#4b535c', button: '#2b3037', brand: '磐护' },
    { el: 8 },
  ),
  picture('coverall-white', coverall, { color: '#f3f5f6', trim: '#dfe5ea' }, { el: 8, fill: 0.88 }),
  picture(
    'shoe-low-black',
    safetyShoes,
    { ...shoe, leather: '#25282d', cap: '#33383f', sole: '#1b1d21', midsole: '#2f343b' },
    { el: 24 },
  ),
  picture(
    'shoe-mid-brown',
    safetyShoes,
    { ...shoe, leather: '#8a5a33', cap: '#6f4626', sole: '#2a2320', midsole: '#c9a36a', lace: '#d9b36a', collar: 1.35 },
    { el: 22 },
  ),
  picture(
    'shoe-knit-grey',
    safetyShoes,
    {
      ...shoe,
      brand: '安盾',
      leather: '#8f979f',
      cap: '#3f464e',
      sole: '#2b3036',
      midsole: '#eceff2',
      lace: '#e07b2b',
      isKnit: true,
    },
    { el: 24 },
  ),
  picture(
    'shoe-knit-black',
    safetyShoes,
    {
      ...shoe,
      brand: '安盾',
      leather: '#2b2f35',
      cap: '#1d2024',
      sole: '#1b1d21',
      midsole: '#d9dde2',
      isKnit: true,
      lace: '#f2f4f6',
    },
    { el: 24 },
  ),
  picture('rain-boot-black', rainBoots, { color: '#24272c', sole: '#3a3d42', lining: '#8a6a2a' }, { el: 16 }),
  picture('rain-boot-yellow', rainBoots, { color: '#f0bd24', sole: '#5a4a24', lining: '#e9e3d2' }, { el: 16 }),
];

const head: Picture[] = [
  picture('helmet-frp-white', domeHelmet, { color: '#f1f3f4', ink: '#27313f' }, { el: 20 }),
  picture('helmet-frp-red', domeHelmet, { color: '#cc2a24', ink: '#ffffff' }, { el: 20 }),
  picture('helmet-frp-yellow', domeHelmet, { color: '#f2b417', ink: '#27313f' }, { el: 20 }),
  picture('bump-cap-navy', bumpCap, { color: '#22365c' }, { el: 20 }),
  picture('bump-cap-grey', bumpCap, { color: '#8b939b' }, { el: 20 }),
  picture('goggle-mask-clear', gogglesMask, { lens: '#dcecf4', opacity: 0.4 }, { el: 18 }),
  picture('goggle-mask-amber', gogglesMask, { lens: '#a8642a', opacity: 0.72 }, { el: 18 }),
  picture('face-shield-clear', faceShield, { tint: '#dcebf2', opacity: 0.34 }, { el: 12 }),
  picture('face-shield-green', faceShield, { tint: '#1f4a34', opacity: 0.78 }, { el: 12 }),
  picture('welding-mask-black', weldingMask, { color: '#2b3037', stripe: '#2b3037' }, { el: 12 }),
  picture('welding-mask-blue', weldingMask, { color: '#1d232c', stripe: '#3f8fe0' }, { el: 12 }),
  picture('mask-fold-ear', foldedMasks, { isHeadband: false }, { el: 26 }),
  picture('mask-fold-head', foldedMasks, { isHeadband: true }, { el: 26 }),
  picture('half-mask', halfMask, {}, { el: 16 }),
  picture('filter-brown', gasFilters, { bands: ['#8a5a2b'], words: '有机蒸气 A' }, { el: 28 }),
  picture('filter-yellow', gasFilters, { bands: ['#e8c02c'], words: '酸性气体 E' }, { el: 28 }),
  picture(
    'filter-multi',
    gasFilters,
    { bands: ['#8a5a2b', '#8d949b', '#e8c02c', '#3f9a52'], words: '综合气体 ABEK' },
    { el: 28 },
  ),
  picture('earplug-plain', earPlugs, { hasCord: false }, { el: 24 }),
  picture('earplug-corded', earPlugs, { hasCord: true }, { el: 24 }),
  picture('earplug-tree-orange', treePlugs, { color: '#f0782a' }, { el: 34 }),
];

const hands: Picture[] = [
  picture('gloves-cotton', gloves, { back: '#f1ede2', palm: '#f1ede2', edge: '#d9a441' }, { el: 58 }),
  picture('gloves-pu-white', gloves, { back: '#eef1f3', palm: '#ffffff', edge: '#3b6fb5' }, { el: 58 }),
  picture('gloves-cut', gloves, { back: '#9aa3ab', palm: '#2f3740', edge: '#3f9a52' }, { el: 58 }),
  picture(
    'gloves-weld-tan',
    longGloves,
    { color: '#c98f4a', cuff: '#b97f3c', kind: 'leather', brand: '锐工' },
    { el: 56 },
  ),
  picture(
    'gloves-rubber-black',
    longGloves,
    { color: '#24272c', cuff: '#24272c', kind: 'rubber', brand: '安盾' },
    { el: 56 },
  ),
  picture(
    'gloves-rubber-orange',
    longGloves,
    { color: '#e0702a', cuff: '#e0702a', kind: 'rubber', brand: '安盾' },
    { el: 56 },
  ),
  picture(
    'glove-box-latex',
    gloveBox,
    {
      color: '#efe6d2',
      label: {
        brand: '磐护',
        brandEn: 'PANHU',
        title: '乳胶检查手套',
        sub: '无粉 · 麻面 · 0.12mm',
        accent: '#2f8a6b',
        dark: '#1f5f49',
      },
    },
    { el: 24 },
  ),
];

const site: Picture[] = [
  picture('harness-single', harness, { lanyards: 1 }, { el: 10, fill: 0.88 }),
  picture('harness-double', harness, { lanyards: 2 }, { el: 10, fill: 0.88 }),
  picture('safety-rope', safetyRope, {}, { el: 40 }),
  picture('extinguisher-co2-3kg', carbonExtinguisher, { kilograms: '3', height: 2.7 }, { el: 12, fill: 0.88 }),
  picture('fire-box-4kg', fireBox, { width: 2.2, height: 2.4 }, { el: 16, fill: 0.84 }),
  picture('fire-blanket', fireBlanket, {}, { el: 18 }),
  picture('fire-hose', fireHose, {}, { el: 18 }),
  picture('cone-70', trafficCone, { height: 1 }, { el: 14, fill: 0.86 }),
  picture('belt-post-silver', beltPosts, { color: '#cfd4da', isSteel: true }, { el: 12, fill: 0.86 }),
  picture('belt-post-black', beltPosts, { color: '#23262b', isSteel: false }, { el: 12, fill: 0.86 }),
  picture('hazard-tape-yellow', hazardTapes, { colors: ['#1d2024', '#f2c21f'] }, { el: 30 }),
  picture('hazard-tape-red', hazardTapes, { colors: ['#c4231d', '#f4f5f6'] }, { el: 30 }),
  picture('hazard-tape-green', hazardTapes, { colors: ['#1f8a4c', '#f4f5f6'] }, { el: 30 }),
  picture('barrier-tape-red', barrierTape, { colors: ['#c4231d', '#ffffff'], words: '注意安全' }, { el: 24 }),
  picture('barrier-tape-yellow', barrierTape, { colors: ['#1d2024', '#f2c21f'], words: '禁止跨越' }, { el: 24 }),
  ...(['helmet', 'smoke', 'electric', 'fire'] as const).map((kind) =>
    picture(`sign-${kind}`, safetySign, { kind }, { el: 10 }),
  ),
  picture('loto-red', lockoutLock, { color: '#c4231d' }, { el: 20 }),
  picture('loto-yellow', lockoutLock, { color: '#e9b31c' }, { el: 20 }),
  picture('first-aid-14', firstAidCase, { size: 1, words: '急救箱 14 寸' }, { el: 20, fill: 0.78 }),
  picture('first-aid-pouch', firstAidBag, { width: 2.0 }, { el: 18, fill: 0.74 }),
];

export const safety: Picture[] = [...head, ...hands, ...worn, ...site];
