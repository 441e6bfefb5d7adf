import { jug, pumpBottles, triggerSpray } from '../../models/bottles.ts';
import { linerRolls, mopSet, pedalBin } from '../../models/cleaning.ts';
import { jumboRolls, tissuePacks } from '../../models/tissue.ts';
import { taskChair, visitorChair } from '../../models/chairs.ts';
import { desk, pedestal } from '../../models/desks.ts';
import { steelCabinet, whiteboard } from '../../models/meeting-room.ts';
import { bubbleRoll, cartons, stretchFilm, tapeRolls } from '../../models/packing.ts';
import { crate, platformTrolley, storeRack } from '../../models/storage.ts';
import { beanBag, coffeeBox } from '../../models/coffee.ts';
import { nutBox, paperCups, teaTin } from '../../models/pantry.ts';
import { waterBarrel, waterPack } from '../../models/water.ts';
import { picture, type Picture } from '../picture.ts';

const ORANGE = { liquid: '#f2b48c', accent: '#d9743a', title: '氨基酸洗手液', sub: '柑橘 · 弱酸性' };
const GREEN = { liquid: '#bfd8b8', accent: '#4c8a5b', title: '抑菌洗手液', sub: '清茶 · 99.9% 抑菌' };
const TEA = { liquid: '#e3e6d2', accent: '#6f8a5e', title: '氨基酸洗手液', sub: '白茶 · 弱酸性' };

const cleaning: Picture[] = [
  picture('tissue-yunduo', tissuePacks, { count: 4, accent: '#2f8f6f' }, { el: 18 }),
  picture('tissue-retail', tissuePacks, { count: 3, accent: '#d98a6a' }, { el: 20 }),
  picture('jumbo-roll', jumboRolls, {}, { el: 24 }),
  picture('soap-green', pumpBottles, { wash: GREEN, count: 1 }, { el: 12 }),
  picture(
    'soap-orange',
    pumpBottles,
    { wash: { ...ORANGE, title: '抑菌洗手液', sub: '柑橘 · 99.9% 抑菌' }, count: 1 },
    { el: 12 },
  ),
  picture('soap-pair-orange', pumpBottles, { wash: ORANGE, count: 2 }, { el: 12 }),
  picture('soap-pair-green', pumpBottles, { wash: TEA, count: 2 }, { el: 12 }),
  picture(
    'soap-jug',
    jug,
    { body: '#cfe3c9', cap: '#4c8a5b', accent: '#4c8a5b', title: '洗手液', sub: '清茶 · 补充装', size: '5 L' },
    { el: 14 },
  ),
  picture(
    'laundry-jug',
    jug,
    { body: '#b9a6d8', cap: '#6b4fa0', accent: '#6b4fa0', title: '洗衣液', sub: '薰衣草留香', size: '3 kg' },
    { el: 14 },
  ),
  picture('spray-blue', triggerSpray, { liquid: '#7fc0ea', accent: '#1f6fc0', title: '玻璃清洁剂' }, { el: 12 }),
  picture('spray-orange', triggerSpray, { liquid: '#f5b46a', accent: '#d9661f', title: '厨房去油剂' }, { el: 12 }),
  picture('bags-black', linerRolls, { color: '#2b2f36', sleeve: '#3e8a72' }, { el: 26 }),
  picture('bags-black-big', linerRolls, { color: '#23262c', sleeve: '#3a4a63', size: 1.3 }, { el: 26 }),
  picture('bags-blue', linerRolls, { color: '#2f66c0', sleeve: '#1d3f78' }, { el: 26 }),
  picture('bags-retail-black', linerRolls, { color: '#2b2f36', sleeve: '#d98a6a' }, { el: 26 }),
  picture('bags-retail-white', linerRolls, { color: '#efece4', sleeve: '#b9a58c' }, { el: 26 }),
  picture('bin-grey', pedalBin, { color: '#7d858f', words: '其他垃圾', mark: 'RESIDUAL' }, { el: 18 }),
  picture('bin-blue', pedalBin, { color: '#2a66b8', words: '可回收物', mark: 'RECYCLABLE' }, { el: 18 }),
  picture('bin-green', pedalBin, { color: '#3c8a55', words: '厨余垃圾', mark: 'FOOD WASTE' }, { el: 18 }),
  picture('mop-set', mopSet, {}, { el: 16 }),
];

const packing: Picture[] = [
  picture('carton-m', cartons, { size: [1.5, 1.1, 1.1], label: '40×30×30 cm' }, { el: 24 }),
  picture('carton-l', cartons, { size: [1.8, 1.4, 1.4], label: '50×40×40 cm' }, { el: 24 }),
  picture('carton-xl', cartons, { size: [2.2, 1.7, 1.5], label: '60×40×50 cm' }, { el: 24 }),
  picture('tape-clear', tapeRolls, { color: '#e9e6da', opacity: 0.55, core: '#c9a56c' }, { el: 32 }),
  picture('tape-beige', tapeRolls, { color: '#d9bf8c', opacity: 1, core: '#e3c79a' }, { el: 32 }),
  picture('bubble-roll', bubbleRoll, { height: 2.2 }, { el: 22 }),
  picture('bubble-roll-s', bubbleRoll, { height: 1.35 }, { el: 26 }),
  picture('wrap-roll', stretchFilm, {}, { el: 20 }),
  picture('crate-blue', crate, { color: '#2a66c0' }, { el: 28 }),
  picture('crate-grey', crate, { color: '#8a929c' }, { el: 28 }),
  picture('crate-red', crate, { color: '#c2332b' }, { el: 28 }),
  picture('shelf-white', storeRack, { color: '#eceef1' }, { el: 14 }),
  picture('shelf-blue', storeRack, { color: '#2a62b0' }, { el: 14 }),
  picture('trolley-blue', platformTrolley, {}, { el: 22 }),
];

const furniture: Picture[] = [
  picture('chair-mesh-black', taskChair, { mesh: '#2c323b', seat: '#2a2f37', frameColor: '#23272e' }, { el: 14 }),
  picture('chair-mesh-grey', taskChair, { mesh: '#8b939e', seat: '#7c848f', frameColor: '#d9dde2' }, { el: 14 }),
  picture('chair-mesh-blue', taskChair, { mesh: '#2f5fae', seat: '#2a559c', frameColor: '#23272e' }, { el: 14 }),
  picture('chair-visitor-black', visitorChair, { color: '#2a2f36' }, { el: 14 }),
  picture('desk-oak-120', desk, { top: 'oak', width: 3.4, legs: '#eceef0' }, { el: 20 }),
  picture('desk-oak-140', desk, { top: 'oak', width: 4.0, legs: '#2b3038' }, { el: 20 }),
  picture('desk-white-140', desk, { top: 'white', width: 4.0, legs: '#c9ced5' }, { el: 20 }),
  picture('desk-lift-walnut', desk, { top: 'walnut', width: 4.0, legs: '#23272d', isLifting: true }, { el: 20 }),
  picture('cabinet-pedestal', pedestal, {}, { el: 16 }),
  picture('file-cabinet-glass', steelCabinet, { hasGlass: true }, { el: 10, fill: 0.86 }),
  picture('file-cabinet-steel', steelCabinet, { hasGlass: false }, { el: 10, fill: 0.86 }),
  picture('whiteboard-120', whiteboard, { width: 2.9 }, { el: 10 }),
  picture('whiteboard-150', whiteboard, { width: 3.6 }, { el: 10 }),
];

const pantry: Picture[] = [
  picture('water-24', waterPack, { columns: 6, rows: 4 }, { el: 22 }),
  picture('water-12', waterPack, { columns: 4, rows: 3 }, { el: 22 }),
  picture('water-barrel', waterBarrel, {}, { el: 12 }),
  picture('coffee-box-original', coffeeBox, { base: '#6b2f22', accent: '#3f1c14', flavour: '原味三合一' }, { el: 18 }),
  picture('coffee-box-latte', coffeeBox, { base: '#b98a5a', accent: '#7d5432', flavour: '拿铁' }, { el: 18 }),
  picture('coffee-bean-brown', beanBag, { color: '#2b2320', accent: '#a8693a', flavour: '坚果可可' }, { el: 12 }),
  picture('coffee-bean-teal', beanBag, { color: '#1f5a5a', accent: '#d98a4a', flavour: '花香果酸' }, { el: 12 }),
  picture(
    'tea-tin-green',
    teaTin,
    { color: '#3f5f43', accent: '#d9c27a', name: '龙井绿茶', sub: '春茶 一级', leaf: '#6f8a4a' },
    { el: 18 },
  ),
  picture(
    'tea-tin-red',
    teaTin,
    { color: '#7a2a22', accent: '#d9b36a', name: '正山红茶', sub: '春茶 一级', leaf: '#3a2019' },
    { el: 18 },
  ),
  picture(
    'tea-tin-jasmine',
    teaTin,
    { color: '#e6e0cf', accent: '#5f7a52', name: '茉莉花茶', sub: '春茶 一级', leaf: '#8a9a63' },
    { el: 18 },
  ),
  picture('paper-cup-green', paperCups, { color: '#3e7a5e', words: '素格 SUGE' }, { el: 20 }),
  picture('paper-cup-blue', paperCups, { color: '#24508f', words: '素格 SUGE' }, { el: 20 }),
  picture('nut-box', nutBox, {}, { el: 26 }),
];

export const everyday: Picture[] = [...cleaning, ...packing, ...furniture, ...pantry];
