import { bubbleMailers, courierBags, cushionRoll, mailerBoxes, paperTapes, zipBags } from '../../models/mailing.ts';
import { markLabels, thermalLabels } from '../../models/shipping-labels.ts';
import { miniWrap, strappingCoil, strappingTools, tapeGun } from '../../models/strapping.ts';
import { beamRack, handTruck, lidCrate, palletJack, pallets } from '../../models/warehouse.ts';
import { picture, type Picture } from '../picture.ts';

export const warehouse: Picture[] = [
  picture('mailer-box', mailerBoxes, {}, { el: 30 }),
  picture('courier-bag-white', courierBags, { color: '#f3f5f6', ink: '#2b3138' }, { el: 30 }),
  picture('courier-bag-black', courierBags, { color: '#24272c', ink: '#ffffff' }, { el: 30 }),
  picture('bubble-mailer', bubbleMailers, {}, { el: 40 }),
  picture('zip-bags', zipBags, {}, { el: 42 }),
  picture('tape-kraft', paperTapes, { color: '#bf935c', count: 4, height: 0.5, words: '箱伴 牛皮纸胶带' }, { el: 30 }),
  picture(
    'tape-fibre',
    paperTapes,
    { color: '#e9eef1', core: '#e3e8ec', count: 3, height: 0.42, outer: 0.92, words: '箱伴 纤维胶带', isGrid: true },
    { el: 30 },
  ),
  picture('foam-roll', cushionRoll, { kind: 'foam' }, { el: 20 }),
  picture('honeycomb-roll', cushionRoll, { kind: 'honeycomb' }, { el: 20 }),
  picture('mini-wrap-clear', miniWrap, {}, { el: 22 }),
  picture('strap-white', strappingCoil, { color: '#eef1f3', isWide: false, title: '箱伴 PP 打包带' }, { el: 26 }),
  picture('strap-pet', strappingCoil, { color: '#2f8a4f', isWide: true, title: '箱伴 PET 塑钢带' }, { el: 26 }),
  picture('label-roll-s', thermalLabels, { isWide: false }, { el: 24 }),
  picture('label-roll-l', thermalLabels, { isWide: true }, { el: 22 }),
  picture('fragile-label', markLabels, { words: '易碎品 轻放', isUpward: false }, { el: 34 }),
  picture('upward-label', markLabels, { words: '向上 防潮', isUpward: true }, { el: 34 }),
  picture('tape-gun-blue', tapeGun, { color: '#2a62b8' }, { el: 14 }),
  picture('strapping-tool', strappingTools, {}, { el: 26 }),
  picture('lid-crate-blue', lidCrate, { color: '#2a62c0' }, { el: 24 }),
  picture('rack-beam', beamRack, {}, { el: 12, fill: 0.88 }),
  picture('pallet-blue', pallets, { color: '#2a62c0' }, { el: 28 }),
  picture('hand-truck', handTruck, {}, { el: 12, fill: 0.88 }),
  picture('pallet-jack', palletJack, {}, { el: 20 }),
];
