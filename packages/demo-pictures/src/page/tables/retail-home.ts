import {
  bathMat,
  curtain,
  pillows,
  placemats,
  quilt,
  rolledTowels,
  rug,
  seatCushion,
  slippers,
  tablecloth,
} from '../../models/soft-home.ts';
import { picture, type Picture } from '../picture.ts';

const textiles: Picture[] = [
  picture('slippers-oat', slippers, { color: '#d8c8ad', sole: '#8a7a64' }, { el: 30 }),
  picture('slippers-grey', slippers, { color: '#8f959b', sole: '#4a4d52' }, { el: 30 }),
  picture('slippers-pink', slippers, { color: '#d3a09a', sole: '#8e6a66' }, { el: 30 }),
  picture('bath-mat-grey', bathMat, { color: '#a9b0b5', line: '#7e868c' }, { el: 34 }),
  picture('bath-mat-sage', bathMat, { color: '#a4b59a', line: '#7d8f74' }, { el: 34 }),
  picture('bath-mat-cream', bathMat, { color: '#e6dcc9', line: '#c9b899' }, { el: 34 }),
  picture('rug-oat', rug, { base: '#e0d5c0', line: '#8f7f66' }, { el: 34 }),
  picture('rug-brick', rug, { base: '#a9573f', line: '#efe1cf' }, { el: 34 }),
  picture('seat-cushion-mustard', seatCushion, { color: '#c99a3f', button: '#8a6420' }, { el: 22 }),
  picture('seat-cushion-blue', seatCushion, { color: '#5c7690', button: '#34495e' }, { el: 22 }),
  picture('seat-cushion-linen', seatCushion, { color: '#d5c9b3', button: '#96866a' }, { el: 22 }),
  picture('pillow-single', pillows, { count: 1, piping: '#b9c4cc' }, { el: 24 }),
  picture('pillow-pair', pillows, { count: 2, piping: '#b9c4cc' }, { el: 24 }),
  picture('quilt-green', quilt, { color: '#8fa18a', reverse: '#e9e4d6' }, { el: 26 }),
  picture('quilt-blue', quilt, { color: '#8ea3b5', reverse: '#eef0f0' }, { el: 26 }),
  picture('placemat-straw', placemats, { color: '#d3b98b', rim: '#b5935c' }, { el: 30 }),
  picture('placemat-grey', placemats, { color: '#8f928f', rim: '#5b5e5c' }, { el: 30 }),
  picture('curtain-green', curtain, { color: '#6f8573', sheer: '#f1efe8' }, { el: 6, fill: 0.86 }),
  picture('curtain-taupe', curtain, { color: '#a3917d', sheer: '#f3efe8' }, { el: 6, fill: 0.86 }),
  picture(
    'face-cloth-soft',
    rolledTowels,
    { colors: ['#d9b7a8', '#e9e1d2', '#b8c4b4', '#c9bfb2', '#a9b3bd'] },
    { el: 24 },
  ),
  picture(
    'face-cloth-white',
    rolledTowels,
    { colors: ['#f2efe8', '#f2efe8', '#f2efe8', '#f2efe8', '#f2efe8'] },
    { el: 24 },
  ),
  picture('tablecloth-green', tablecloth, { base: '#f1ede2', line: '#5f7f63' }, { el: 22 }),
  picture('tablecloth-rust', tablecloth, { base: '#f1ede2', line: '#b3603f' }, { el: 22 }),
];

export const retailHome: Picture[] = [...textiles];
