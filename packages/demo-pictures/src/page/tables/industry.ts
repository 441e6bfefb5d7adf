import { batteries, bulbPack, electricTape, ledTubes, panelLight, powerStrip } from '../../models/electric.ts';
import { headset } from '../../models/gadgets.ts';
import { gloveBox, gloves } from '../../models/gloves.ts';
import { goggles, helmet } from '../../models/helmet.ts';
import { cupMask, flatMasks } from '../../models/masks.ts';
import { extinguisher } from '../../models/safety-gear.ts';
import { drill } from '../../models/drill.ts';
import { clawHammer, pliers, screwdrivers } from '../../models/hand-tools.ts';
import { tapeMeasure, toolbox } from '../../models/tool-case.ts';
import { adjustableWrench, wrenches } from '../../models/wrench.ts';
import { picture, type Picture } from '../picture.ts';

const FLAT = { el: 56, turn: -40 };

const safety: Picture[] = [
  picture('helmet-yellow', helmet, { color: '#f2b417', ink: '#27313f' }, { el: 20 }),
  picture('helmet-blue', helmet, { color: '#1f5fc0', ink: '#ffffff' }, { el: 20 }),
  picture('helmet-red', helmet, { color: '#cc2a24', ink: '#ffffff' }, { el: 20 }),
  picture('helmet-white', helmet, { color: '#f1f3f4', ink: '#27313f' }, { el: 20 }),
  picture('gloves-nitrile-grey', gloves, { back: '#9aa1ab', palm: '#3b4350', edge: '#e8503a' }, { el: 58 }),
  picture('gloves-nitrile-blue', gloves, { back: '#dfe4ea', palm: '#1f5fb0', edge: '#2a3a55' }, { el: 58 }),
  picture('glove-box-blue', gloveBox, { color: '#4d8fd6' }, { el: 24 }),
  picture('mask-kn95-white', cupMask, { color: '#f6f8fa' }, { el: 34 }),
  picture('mask-medical-blue', flatMasks, { color: '#9cc7e6', base: '#2b6fc0' }, { el: 32 }),
  picture('mask-medical-white', flatMasks, { color: '#f4f6f8', base: '#8a94a0' }, { el: 32 }),
  picture('mask-medical-black', flatMasks, { color: '#23262b', base: '#2c3138' }, { el: 32 }),
  picture('goggles-clear', goggles, { lens: '#cfe6f2', opacity: 0.5 }, { el: 24 }),
  picture('goggles-grey', goggles, { lens: '#5a636d', opacity: 0.72 }, { el: 24 }),
  picture('extinguisher-2kg', extinguisher, { scale: 0.8, kilograms: '2' }, { el: 12, fill: 0.74 }),
  picture('extinguisher-4kg', extinguisher, { scale: 1, kilograms: '4' }, { el: 12, fill: 0.86 }),
  picture('earmuff-yellow', headset, { color: '#efb81c', pad: '#1b1e22', isMuff: true }, { el: 18 }),
];

const tools: Picture[] = [
  picture('drill-20v-orange', drill, { color: '#e07b1f', volts: '20V' }, { el: 12 }),
  picture('drill-12v-blue', drill, { color: '#1f63b8', volts: '12V', isCompact: true }, { el: 12, fill: 0.76 }),
  picture('screwdriver-set3', screwdrivers, { handles: ['#d8432f', '#23272d', '#d8432f'] }, { ...FLAT, el: 58 }),
  picture(
    'screwdriver-set6',
    screwdrivers,
    { handles: ['#d8432f', '#23272d', '#d8432f', '#23272d', '#d8432f', '#23272d'] },
    { ...FLAT, el: 58 },
  ),
  picture('wrench-set3', wrenches, { count: 3 }, FLAT),
  picture('wrench-set5', wrenches, { count: 5 }, FLAT),
  picture('wrench-adjust', adjustableWrench, {}, FLAT),
  picture('tape-measure-yellow', tapeMeasure, { color: '#f0b91d' }, { el: 24 }),
  picture('pliers-red', pliers, { handle: '#c8322a', isNeedle: false }, FLAT),
  picture('pliers-nose', pliers, { handle: '#1f63b8', isNeedle: true }, FLAT),
  picture('hammer-claw', clawHammer, {}, FLAT),
  picture('toolbox-orange', toolbox, { color: '#e07b1f' }, { el: 20 }),
];

const electric: Picture[] = [
  picture('bulb-5pack', bulbPack, { count: 5, tint: '#e2a32e' }, { el: 18 }),
  picture('bulb-2pack', bulbPack, { count: 2, tint: '#c9793a' }, { el: 18 }),
  picture('led-tube', ledTubes, {}, { el: 40 }),
  picture('panel-light', panelLight, {}, { el: 22 }),
  picture('power-strip-3', powerStrip, { sockets: 3 }, { el: 42 }),
  picture('power-strip-6', powerStrip, { sockets: 6 }, { el: 42 }),
  picture('power-strip-usb', powerStrip, { sockets: 4, usb: 3 }, { el: 42 }),
  picture('battery-aa', batteries, { radius: 0.21, height: 1.0, code: '5号' }, { el: 24 }),
  picture('battery-aaa', batteries, { radius: 0.16, height: 0.9, code: '7号' }, { el: 24 }),
  picture('etape-black', electricTape, { color: '#1b1d21' }, { el: 34 }),
  picture('etape-red', electricTape, { color: '#c6251f' }, { el: 34 }),
  picture('etape-yellow', electricTape, { color: '#edc21f' }, { el: 34 }),
  picture('etape-blue', electricTape, { color: '#1f56b5' }, { el: 34 }),
];

export const industry: Picture[] = [...safety, ...tools, ...electric];
