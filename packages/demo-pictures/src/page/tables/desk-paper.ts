import { colourPaper, envelopes, formPads, notePads, softBooks, spiralNotebook } from '../../models/paper-goods.ts';
import { picture, type Picture } from '../picture.ts';

const YELLOW = '#f7e46c';

export const deskPaper: Picture[] = [
  picture('paper-colour-pink', colourPaper, { color: '#f6b9c6', name: '粉红', ink: '#4a2a33' }, { el: 44 }),
  picture('paper-colour-blue', colourPaper, { color: '#a9d2ee', name: '浅蓝', ink: '#1f3a52' }, { el: 44 }),
  picture('paper-colour-green', colourPaper, { color: '#b4dfae', name: '浅绿', ink: '#23442a' }, { el: 44 }),
  picture('paper-colour-yellow', colourPaper, { color: '#f6e58f', name: '浅黄', ink: '#4a4018' }, { el: 44 }),
  picture('envelope-white', envelopes, { paper: '#fbfaf6', ratio: 1 }, { el: 42 }),
  picture('envelope-kraft', envelopes, { paper: '#cfa673', ratio: 1.25 }, { el: 42 }),
  picture('form-receipt', formPads, { title: '收款收据', ink: '#2f6f4a' }, { el: 52 }),
  picture('form-delivery', formPads, { title: '送货单', ink: '#234f96' }, { el: 52 }),
  picture('soft-book-b5', softBooks, { color: '#b5654a' }, { el: 38 }),
  picture('spiral-blue', spiralNotebook, { color: '#3f78b5' }, { el: 40 }),
  picture('spiral-green', spiralNotebook, { color: '#4f9a76' }, { el: 40 }),
  picture('spiral-black', spiralNotebook, { color: '#2b2e34' }, { el: 40 }),
  picture('note-pad-51', notePads, { size: [1.1, 0.74], colors: [YELLOW, YELLOW, YELLOW, YELLOW] }, { el: 46 }),
  picture('note-pad-76', notePads, { size: [1.1, 1.1], colors: [YELLOW, YELLOW, YELLOW, YELLOW] }, { el: 46 }),
  picture('paper-colour-red', colourPaper, { color: '#d8342c', name: '大红' }, { el: 44 }),
  picture('spiral-pink', spiralNotebook, { color: '#d98aa0' }, { el: 40 }),
];
