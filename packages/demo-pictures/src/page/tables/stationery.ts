import { binders, fileBags } from '../../models/binder.ts';
import { calculator, penCup, scissors, stapler, staples, stickyNotes } from '../../models/desk-small.ts';
import { highlighters, markers } from '../../models/marker.ts';
import { notebook } from '../../models/notebook.ts';
import { labelSheets, paperReams, type ReamLabel } from '../../models/paper.ts';
import { penBox } from '../../models/pen-box.ts';
import { giftPen, pens, type PenStyle } from '../../models/pen.ts';
import { picture, type Picture } from '../picture.ts';

const INK = { black: '#1b1e24', blue: '#1f4fb8', red: '#cf2f2b', green: '#17805a', navy: '#1d2f5e' };
const PEN_VIEW = { el: 62, fill: 0.86, turn: -60 };

const q7: Record<string, PenStyle> = {
  black: { kind: 'click', ink: INK.black, body: '#2a2e36' },
  blue: { kind: 'click', ink: '#173f99', body: '#2f66d6' },
  red: { kind: 'click', ink: '#9f2320', body: '#d9403b' },
  navy: { kind: 'click', ink: '#16244a', body: '#27407d' },
};
const s3: Record<string, PenStyle> = {
  black: { kind: 'cap', ink: INK.black, body: '#dfe4ea' },
  blue: { kind: 'cap', ink: INK.blue, body: '#dbe4f2' },
  red: { kind: 'cap', ink: INK.red, body: '#f3dedd' },
};
const three = (style: PenStyle | undefined) => (style ? [style, style, style] : []);
const four = (style: PenStyle | undefined) => (style ? [style, style, style, style] : []);
const refill: PenStyle = { kind: 'refill', ink: INK.black, body: '#eef1f5' };
const q7Box = (color: string, base: string, accent: string) => ({
  title: '中性笔',
  sub: `0.5mm ${color}`,
  count: '12',
  base,
  accent,
});
const qiwen = { brand: '启文', brandEn: 'QIWEN', line: '高白 · 双面 · 不卡纸' };
const reams: Record<string, ReamLabel> = {
  'paper-a4-70': { ...qiwen, size: 'A4', weight: '70g', base: '#1c4fa8', accent: '#e5533d' },
  'paper-a4-80': { ...qiwen, size: 'A4', weight: '80g', base: '#0f6f63', accent: '#f0b429' },
  'paper-a3-70': { ...qiwen, size: 'A3', weight: '70g', base: '#1c4fa8', accent: '#e5533d' },
  'paper-a3-80': { ...qiwen, size: 'A3', weight: '80g', base: '#0f6f63', accent: '#f0b429' },
  'paper-muhe-70': {
    brand: '木禾',
    brandEn: 'MUHE',
    size: 'A4',
    weight: '70g',
    title: '本白复印纸',
    base: '#7a6a4f',
    accent: '#7fa650',
    line: '再生纤维 · 不加增白剂',
  },
  'paper-muhe-80': {
    brand: '木禾',
    brandEn: 'MUHE',
    size: 'A4',
    weight: '80g',
    title: '本白复印纸',
    base: '#4f6b46',
    accent: '#c8a24a',
    line: '再生纤维 · 不加增白剂',
  },
};
const WB = { black: INK.black, blue: INK.blue, red: INK.red };
const repeat = (ink: string, count: number) => Array.from({ length: count }, () => ink);

export const stationery: Picture[] = [
  ...Object.entries(q7).map(([color, style]) => picture(`pen-q7-${color}`, pens, { styles: three(style) }, PEN_VIEW)),
  ...Object.entries(s3).map(([color, style]) =>
    picture(`pen-s3-${color}`, pens, { styles: four(style), row: { gap: 0.36, spread: 0.03 } }, PEN_VIEW),
  ),
  picture(
    'pen-box-q7-black',
    penBox,
    { label: q7Box('黑色', '#23272f', '#3c4350'), pen: { kind: 'click', ink: INK.black, body: '#2a2e36' } },
    { el: 22 },
  ),
  picture(
    'pen-box-q7-blue',
    penBox,
    { label: q7Box('蓝色', '#1f4fb8', '#3f74df'), pen: { kind: 'click', ink: '#173f99', body: '#2f66d6' } },
    { el: 22 },
  ),
  picture(
    'pen-box-q7-red',
    penBox,
    { label: q7Box('红色', '#a82a26', '#cf4640'), pen: { kind: 'click', ink: '#9f2320', body: '#d9403b' } },
    { el: 22 },
  ),
  picture(
    'pen-refill-black',
    pens,
    { styles: Array.from({ length: 6 }, () => refill), row: { gap: 0.2, spread: 0.02 } },
    PEN_VIEW,
  ),
  picture(
    'pen-k35-mix',
    pens,
    { styles: [INK.black, INK.blue, INK.red].map((ink): PenStyle => ({ kind: 'click', ink, body: '#f4f5f7' })) },
    PEN_VIEW,
  ),
  picture('pen-metal-grey', giftPen, { body: '#6d7480' }, { el: 34 }),
  picture('pen-metal-gold', giftPen, { body: '#c9a877' }, { el: 34 }),
  ...Object.entries(WB).map(([color, ink]) =>
    picture(`marker-wb-${color}`, markers, { inks: repeat(ink, 5) }, PEN_VIEW),
  ),
  picture('marker-wb-mix', markers, { inks: [INK.black, INK.blue, INK.red, INK.green] }, PEN_VIEW),
  picture(
    'highlighter-classic',
    highlighters,
    { inks: ['#f4d53a', '#f0679a', '#5fc98e', '#5aa8ec', '#f5953f'] },
    PEN_VIEW,
  ),
  picture(
    'highlighter-soft',
    highlighters,
    { inks: ['#efe0a0', '#ecc0c8', '#b5d6bd', '#b5c9e0', '#d3bfdc'] },
    PEN_VIEW,
  ),
  ...Object.entries(reams).map(([name, label]) =>
    picture(name, paperReams, { label, count: label.size === 'A3' ? 4 : name.includes('muhe') ? 4 : 5 }, { el: 30 }),
  ),
  picture('binder-blue', binders, { color: '#2a62c9' }, { el: 20 }),
  picture('binder-black', binders, { color: '#27313f' }, { el: 20 }),
  picture('binder-grey', binders, { color: '#c9cfd8', ink: '#333' }, { el: 20 }),
  picture('file-bag-clear', fileBags, { color: '#e8eef2', opacity: 0.35 }, { el: 44 }),
  picture('file-bag-blue', fileBags, { color: '#3f83d6', opacity: 0.42 }, { el: 44 }),
  picture('file-bag-green', fileBags, { color: '#3fa877', opacity: 0.42 }, { el: 44 }),
  picture('stapler-blue', stapler, { color: '#2a62c9' }, { el: 22 }),
  picture('stapler-black', stapler, { color: '#23272e' }, { el: 22 }),
  picture('staples-box', staples, {}, { el: 34 }),
  picture('calculator-white', calculator, { color: '#e9ecf0', keys: '#ffffff', ink: '#20242a' }, { el: 46 }),
  picture('calculator-black', calculator, { color: '#2c3138', keys: '#444b56', ink: '#ffffff' }, { el: 46 }),
  picture('sticky-bright', stickyNotes, { colors: ['#f6e05a', '#f58bb0', '#7fd0f0', '#96dd86'] }, { el: 38 }),
  picture('sticky-soft', stickyNotes, { colors: ['#d9c9a8', '#c9a79e', '#9fb3bd', '#a9b8a0'] }, { el: 38 }),
  picture('notebook-brown', notebook, { color: '#8a4a30', stamp: '#ecd9b4' }, { el: 44 }),
  picture('notebook-navy', notebook, { color: '#25334f', stamp: '#d9c9a0' }, { el: 44 }),
  picture('notebook-black', notebook, { color: '#1f2125', stamp: '#cfd3d8' }, { el: 44 }),
  picture('pen-cup-black', penCup, { color: '#30353e', isMetal: false }, { el: 24 }),
  picture('pen-cup-silver', penCup, { color: '#c4cad2', isMetal: true }, { el: 24 }),
  picture('scissors-black', scissors, { handle: '#24282f' }, { el: 58 }),
  picture('scissors-blue', scissors, { handle: '#2a62c9' }, { el: 58 }),
  picture('label-sheet-24', labelSheets, { columns: 3, rows: 8, brand: '素格' }, { el: 42 }),
  picture('label-sheet-10', labelSheets, { columns: 2, rows: 5, brand: '素格' }, { el: 42 }),
];
