import { binderClips, boardEraser, boardMagnets, paperClips, pushPins } from '../../models/clips.ts';
import {
  badgeHolder,
  cutterKnife,
  deskOrganizer,
  heavyStapler,
  holePunch,
  pocketCalculator,
  steelRulers,
  tableSign,
} from '../../models/desk-tools.ts';
import { glueBottles, glueSticks, officeTape, stampInk, stampPad, tapeDispenser } from '../../models/glue-tape.ts';
import { picture, type Picture } from '../picture.ts';

const LOUD = ['#e0563f', '#f0b429', '#59b36a', '#3f8fd8', '#8f7fd0'];
const BLACK = ['#22252b'];
const FLAT = { el: 56, turn: -50 };

export const deskTools: Picture[] = [
  picture('binder-clip-51', binderClips, { size: '51mm 12 只', colors: BLACK, scale: 1.05 }, { el: 34 }),
  picture('binder-clip-32', binderClips, { size: '32mm 24 只', colors: BLACK, scale: 0.72 }, { el: 34 }),
  picture('binder-clip-19', binderClips, { size: '19mm 40 只', colors: BLACK, scale: 0.46 }, { el: 34 }),
  picture('binder-clip-colour', binderClips, { size: '25mm 彩色 48 只', colors: LOUD, scale: 0.6, isLoud: true }, { el: 34 }),
  picture('paper-clip-silver', paperClips, { colors: ['#c9ced6'], size: '29mm', isPlated: true }, { el: 42 }),
  picture('paper-clip-colour', paperClips, { colors: LOUD, size: '29mm', isPlated: false }, { el: 42 }),
  picture('push-pin-colour', pushPins, { colors: LOUD }, { el: 36 }),
  picture('push-pin-clear', pushPins, { colors: ['clear'] }, { el: 36 }),
  picture('board-magnet-30', boardMagnets, { colors: LOUD, radius: 0.42 }, { el: 36 }),
  picture('board-eraser', boardEraser, { color: '#2a62c9' }, { el: 26 }),
  picture('glue-stick-21', glueSticks, { weight: '21g' }, { el: 24 }),
  picture('glue-liquid', glueBottles, { volume: '50ml' }, { el: 14 }),
  picture('office-tape', officeTape, { size: '18mm×18m' }, { el: 28 }),
  picture('tape-dispenser-black', tapeDispenser, { color: '#2b2f36' }, { el: 22 }),
  picture('tape-dispenser-blue', tapeDispenser, { color: '#2a62c9' }, { el: 22 }),
  picture('tape-dispenser-grey', tapeDispenser, { color: '#a3abb5' }, { el: 22 }),
  picture('stamp-pad-red', stampPad, { ink: '#b3231f', name: '红色' }, { el: 30 }),
  picture('stamp-pad-blue', stampPad, { ink: '#1f4fb8', name: '蓝色' }, { el: 30 }),
  picture('stamp-pad-black', stampPad, { ink: '#26292f', name: '黑色' }, { el: 30 }),
  picture('stamp-ink-red', stampInk, { ink: '#b3231f', name: '红色' }, { el: 18 }),
  picture('stamp-ink-blue', stampInk, { ink: '#1f4fb8', name: '蓝色' }, { el: 18 }),
  picture('cutter-yellow', cutterKnife, { color: '#f0b91d' }, FLAT),
  picture('cutter-blue', cutterKnife, { color: '#2a62c9' }, FLAT),
  picture('cutter-small-red', cutterKnife, { color: '#d0392f', width: 9 }, FLAT),
  picture('ruler-steel', steelRulers, { lengths: [30, 20, 15] }, { el: 58, fill: 0.86 }),
  picture('hole-punch-blue', holePunch, { color: '#2a62c9', sheets: 20 }, { el: 26 }),
  picture('hole-punch-black', holePunch, { color: '#2b2f36', sheets: 35 }, { el: 26 }),
  picture('stapler-heavy-100', heavyStapler, { color: '#8f979f', sheets: 100 }, { el: 20 }),
  picture('stapler-heavy-210', heavyStapler, { color: '#1f3f78', sheets: 210 }, { el: 20 }),
  picture('calculator-pocket-white', pocketCalculator, { color: '#f1f3f5', keys: '#ffffff', ink: '#20242a' }, { el: 48 }),
  picture('calculator-pocket-pink', pocketCalculator, { color: '#f0b9c6', keys: '#fbe6eb', ink: '#4a2a33' }, { el: 48 }),
  picture('calculator-pocket-blue', pocketCalculator, { color: '#9fc3e6', keys: '#e3effa', ink: '#1f3a52' }, { el: 48 }),
  picture('badge-blue', badgeHolder, { color: '#2a62c9' }, { el: 52 }),
  picture('badge-red', badgeHolder, { color: '#c9302b' }, { el: 52 }),
  picture('badge-black', badgeHolder, { color: '#2b2f36' }, { el: 52 }),
  picture('table-sign', tableSign, { size: [2.4, 1.1] }, { el: 18 }),
  picture('organizer-black', deskOrganizer, { color: '#50565f' }, { el: 24 }),
  picture('organizer-silver', deskOrganizer, { color: '#c3c9d1' }, { el: 24 }),
];
