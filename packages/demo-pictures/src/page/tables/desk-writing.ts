import { ballPens, correctionTape, flatHighlighters, oilMarkers, pencils } from '../../models/writing.ts';
import { picture, type Picture } from '../picture.ts';

const INK = { black: '#1f2228', blue: '#1f4fb8', red: '#c92a27' };
const NAMES = { black: '黑色', blue: '蓝色', red: '红色' };
const FLAT = { el: 60, fill: 0.86, turn: -60 };
const each = (make: (color: keyof typeof INK) => Picture) => (['black', 'blue', 'red'] as const).map(make);

export const deskWriting: Picture[] = [
  ...each((color) => picture(`ballpen-${color}`, ballPens, { ink: INK[color] }, FLAT)),
  picture('pencil-p12', pencils, { body: '#1d3f78', band: '#c9a24a' }, FLAT),
  ...each((color) => picture(`marker-oil-${color}`, oilMarkers, { ink: INK[color], name: NAMES[color] }, { el: 30 })),
  ...(
    [
      ['yellow', '#f2e63a', '黄色'],
      ['orange', '#f79a3c', '橙色'],
      ['green', '#62d672', '绿色'],
      ['blue', '#52b4ee', '蓝色'],
      ['pink', '#f573a8', '粉色'],
    ] as const
  ).map(([key, ink, name]) => picture(`highlighter-flat-${key}`, flatHighlighters, { ink, name }, { el: 28 })),
  picture('correction-tape-blue', correctionTape, { color: '#4f94d8' }, { el: 50 }),
  picture('correction-tape-pink', correctionTape, { color: '#e58aa8' }, { el: 50 }),
];
