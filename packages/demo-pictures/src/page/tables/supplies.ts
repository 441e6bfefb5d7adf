import { bindingCombs, laminatingFilm, photoPaper, refillInk, tonerBottle } from '../../models/print-extras.ts';
import { fanfoldPaper, labelRolls, labelTape, plotterRolls, transferRibbons } from '../../models/print-media.ts';
import { colourToner, compatibleToner, inkCartridges, ribbonCassettes } from '../../models/print-supplies.ts';
import { picture, type Picture } from '../picture.ts';

const BLACK = { ink: '#23272d', name: '黑色' };
const CYAN = { ink: '#1f8fd0', name: '青色' };
const MAGENTA = { ink: '#d33c86', name: '品红' };
const YELLOW = { ink: '#efc52c', name: '黄色' };
const FOUR = [BLACK, CYAN, MAGENTA, YELLOW];
const KEYS = ['black', 'cyan', 'magenta', 'yellow'];
const COLOUR = { inks: ['#1f8fd0', '#d33c86', '#e0b21c'], name: '彩色', code: 'CY-803' };
const DARK = { inks: ['#23272d'], name: '黑色', code: 'CY-803' };

export const supplies: Picture[] = [
  ...FOUR.map((one, i) => picture(`toner-c350-${KEYS[i]}`, colourToner, { set: [one] }, { el: 28 })),
  picture('toner-c350-set', colourToner, { set: FOUR }, { el: 22 }),
  picture('toner-cy388', compatibleToner, { count: 1 }, { el: 26 }),
  picture('toner-cy388-pair', compatibleToner, { count: 2 }, { el: 26 }),
  picture('toner-powder', tonerBottle, {}, { el: 14 }),
  picture('ink-cartridge-black', inkCartridges, { kinds: [DARK] }, { el: 22 }),
  picture('ink-cartridge-pair', inkCartridges, { kinds: [DARK, COLOUR] }, { el: 22 }),
  picture('refill-ink-set', refillInk, { inks: FOUR }, { el: 16 }),
  picture('ribbon-cassette', ribbonCassettes, { count: 1 }, { el: 34 }),
  picture('ribbon-cassette-five', ribbonCassettes, { count: 5 }, { el: 28 }),
  picture('ribbon-transfer', transferRibbons, {}, { el: 24 }),
  picture('label-roll-60', labelRolls, { wide: 1.0, tall: 0.68 }, { el: 30 }),
  picture('label-roll-100', labelRolls, { wide: 1.5, tall: 1.5 }, { el: 30 }),
  picture('label-tape-white', labelTape, { tape: '#fbfbf9', ink: '#16191d', name: '白底黑字' }, { el: 42 }),
  picture('label-tape-yellow', labelTape, { tape: '#f4d42e', ink: '#16191d', name: '黄底黑字' }, { el: 42 }),
  picture('fanfold-2', fanfoldPaper, { layers: ['#fdfdfb', '#f6c3cc'], name: '241-2 二联' }, { el: 26 }),
  picture('fanfold-3', fanfoldPaper, { layers: ['#fdfdfb', '#f6c3cc', '#f5e393'], name: '241-3 三联' }, { el: 26 }),
  picture('photo-paper-6', photoPaper, { isSmall: true }, { el: 28 }),
  picture('laminate-film', laminatingFilm, {}, { el: 30 }),
  picture('plotter-roll', plotterRolls, {}, { el: 28 }),
  picture('comb-black', bindingCombs, { color: '#26292f' }, { el: 50 }),
  picture('toner-cy388-four', compatibleToner, { count: 4 }, { el: 26 }),
  picture('ink-cartridge-colour', inkCartridges, { kinds: [COLOUR] }, { el: 22 }),
  picture('label-tape-clear', labelTape, { tape: 'clear', ink: '#16191d', name: '透明黑字' }, { el: 42 }),
  picture('label-tape-red', labelTape, { tape: '#c92a27', ink: '#ffffff', name: '红底白字' }, { el: 42 }),
  picture('fanfold-1', fanfoldPaper, { layers: ['#fdfdfb'], name: '241-1 一联' }, { el: 26 }),
];
