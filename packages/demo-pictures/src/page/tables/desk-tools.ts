import { binderClips, boardEraser, boardMagnets, paperClips } from '../../models/clips.ts';
import {
  badgeHolder,
  cutterKnife,
  heavyStapler,
  holePunch,
  pocketCalculator,
  steelRulers,
} from '../../models/desk-tools.ts';
import { glueSticks, officeTape, stampPad, tapeDispenser } from '../../models/glue-tape.ts';
import { picture, type Picture } from '../picture.ts';

const LOUD = ['#e0563f', '#f0b429', '#59b36a', '#3f8fd8', '#8f7fd0'];
const BLACK = ['#22252b'];
const FLAT = { el: 56, turn: -50 };

export const deskTools: Picture[] = [
  picture('binder-clip-32', binderClips, { size: '黑色 强力', colors: BLACK, scale: 0.72 }, { el: 34 }),
  picture('paper-clip-silver', paperClips, { colors: ['#c9ced6'], isPlated: true }, { el: 42 }),
  picture('paper-clip-colour', paperClips, { colors: LOUD, isPlated: false }, { el: 42 }),
  picture('board-magnet-30', boardMagnets, { colors: LOUD, radius: 0.42 }, { el: 36 }),
  picture('board-eraser', boardEraser, { color: '#2a62c9' }, { el: 26 }),
  picture('glue-stick-21', glueSticks, {}, { el: 24 }),
  picture('office-tape', officeTape, {}, { el: 28 }),
  picture('tape-dispenser-black', tapeDispenser, { color: '#2b2f36' }, { el: 22 }),
  picture('stamp-pad-red', stampPad, { ink: '#b3231f', name: '红色' }, { el: 30 }),
  picture('stamp-pad-blue', stampPad, { ink: '#1f4fb8', name: '蓝色' }, { el: 30 }),
  picture('cutter-yellow', cutterKnife, { color: '#f0b91d' }, FLAT),
  picture('cutter-small-red', cutterKnife, { color: '#d0392f', width: 9 }, FLAT),
  picture('ruler-steel', steelRulers, { lengths: [30, 20, 15] }, { el: 58, fill: 0.86 }),
  picture('hole-punch-blue', holePunch, { color: '#2a62c9' }, { el: 26 }),
  picture('stapler-heavy-100', heavyStapler, { color: '#8f979f' }, { el: 20 }),
  picture(
    'calculator-pocket-white',
    pocketCalculator,
    { color: '#f1f3f5', keys: '#ffffff', ink: '#20242a' },
    { el: 48 },
  ),
  picture(
    'calculator-pocket-blue',
    pocketCalculator,
    { color: '#9fc3e6', keys: '#e3effa', ink: '#1f3a52' },
    { el: 48 },
  ),
  picture('badge-blue', badgeHolder, { color: '#2a62c9' }, { el: 52 }),
  picture('badge-black', badgeHolder, { color: '#2b2f36' }, { el: 52 }),
  picture('badge-red', badgeHolder, { color: '#c9302b' }, { el: 52 }),
  picture(
    'calculator-pocket-pink',
    pocketCalculator,
    { color: '#f0b9c6', keys: '#fbe6eb', ink: '#4a2a33' },
    { el: 48 },
  ),
  picture('stamp-pad-black', stampPad, { ink: '#26292f', name: '黑色' }, { el: 30 }),
  picture('tape-dispenser-blue', tapeDispenser, { color: '#2a62c9' }, { el: 22 }),
  picture('tape-dispenser-grey', tapeDispenser, { color: '#a3abb5' }, { el: 22 }),
];
