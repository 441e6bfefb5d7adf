import { accountBook, colourPaper, envelopes, formPads, indexFlags, notePads, softBooks, spiralNotebook } from '../../models/paper-goods.ts';
import { picture, type Picture } from '../picture.ts';

const YELLOW = '#f7e46c';

export const deskPaper: Picture[] = [
  picture('paper-colour-pink', colourPaper, { color: '#f6b9c6', name: '粉红', ink: '#4a2a33' }, { el: 44 }),
  picture('paper-colour-blue', colourPaper, { color: '#a9d2ee', name: '浅蓝', ink: '#1f3a52' }, { el: 44 }),
  picture('paper-colour-green', colourPaper, { color: '#b4dfae', name: '浅绿', ink: '#23442a' }, { el: 44 }),
  picture('paper-colour-yellow', colourPaper, { color: '#f6e58f', name: '浅黄', ink: '#4a4018' }, { el: 44 }),
  picture('paper-colour-red', colourPaper, { color: '#d8342c', name: '大红' }, { el: 44 }),
  picture('envelope-white', envelopes, { paper: '#fbfaf6', size: '5 号 220×110', ratio: 1 }, { el: 42 }),
  picture('envelope-kraft', envelopes, { paper: '#cfa673', size: '9 号 324×229', ratio: 1.25 }, { el: 42 }),
  picture('form-receipt', formPads, { title: '收款收据', ink: '#2f6f4a' }, { el: 52 }),
  picture('form-delivery', formPads, { title: '送货单', ink: '#234f96' }, { el: 52 }),
  picture('form-outbound', formPads, { title: '出库单', ink: '#8a3a6a' }, { el: 52 }),
  picture('form-inbound', formPads, { title: '入库单', ink: '#a8541c' }, { el: 52 }),
  picture('soft-book-a5', softBooks, { color: '#3d7a86', size: 'A5', ratio: 0.86 }, { el: 38 }),
  picture('soft-book-b5', softBooks, { color: '#b5654a', size: 'B5', ratio: 1 }, { el: 38 }),
  picture('soft-book-a4', softBooks, { color: '#4a5a7d', size: 'A4', ratio: 1.16 }, { el: 38 }),
  picture('spiral-blue', spiralNotebook, { color: '#3f78b5' }, { el: 40 }),
  picture('spiral-green', spiralNotebook, { color: '#4f9a76' }, { el: 40 }),
  picture('spiral-pink', spiralNotebook, { color: '#d98aa0' }, { el: 40 }),
  picture('spiral-black', spiralNotebook, { color: '#2b2e34' }, { el: 40 }),
  picture('ledger-cash', accountBook, { title: '现金日记账', color: '#2a3f63' }, { el: 38 }),
  picture('ledger-bank', accountBook, { title: '银行存款日记账', color: '#2f5b46' }, { el: 38 }),
  picture('ledger-general', accountBook, { title: '总分类账', color: '#5a3230' }, { el: 38 }),
  picture('note-pad-51', notePads, { size: [1.1, 0.74], colors: [YELLOW, YELLOW, YELLOW, YELLOW] }, { el: 46 }),
  picture('note-pad-102', notePads, { size: [1.1, 1.48], colors: [YELLOW, YELLOW] }, { el: 46 }),
  picture('index-flags-5', indexFlags, { colors: ['#f2d13a', '#f0679a', '#62c98a', '#4fa6e6', '#f5953f'], name: '指示标签 5 色' }, { el: 46 }),
  picture('index-flags-8', indexFlags, { colors: ['#f2d13a', '#f0679a', '#62c98a', '#4fa6e6', '#f5953f', '#b58ae0', '#e05a4a', '#3fb5b0'], name: '指示标签 8 色' }, { el: 46 }),
];
