import type { Outlines, Side } from '../page/outline.ts';
import type { Measures } from './measures.ts';
import { write } from './pens.ts';

const INK = '#2b3a52';
const LINE = '#1c4fa8';
const SIZE_DRAWING = { width: 1200, height: 900 };
const ROOM = { left: 70, top: 150, width: 860, height: 520, gap: 190 };
/** Under this no arrows fit between the ends of a dimension line. */
const TIGHT = 60;
const NAMES: Record<Side, string> = { front: '正面', side: '侧面', top: '俯视' };

const MIDDLE = 'text-anchor="middle"';

/** A dimension line under something, from `x` over `width`. */
const across = (x: number, y: number, width: number, mm: number) =>
  `<path d="M${x} ${y - 22}v44M${x + width} ${y - 22}v44M${x} ${y}h${width}" stroke="${LINE}" stroke-width="3" fill="none"/>` +
  (width < TIGHT ? '' : arrow(x, y, 1, 0) + arrow(x + width, y, -1, 0)) +
  write(x + width / 2, y + 58, 50, String(mm), LINE, `${MIDDLE} font-weight="700"`);

/** A dimension line to the right of something. */
const along = (x: number, y: number, height: number, mm: number) =>
  `<path d="M${x - 22} ${y}h44M${x - 22} ${y + height}h44M${x} ${y}v${height}" stroke="${LINE}" stroke-width="3" fill="none"/>` +
  (height < TIGHT ? '' : arrow(x, y, 0, 1) + arrow(x, y + height, 0, -1)) +
  write(x + 30, y + height / 2 + 18, 50, String(mm), LINE, 'font-weight="700"');

const arrow = (x: number, y: number, dx: number, dy: number) => {
  const [a, b] = [18, 7];
  return `<path d="M${x} ${y}l${dx * a + dy * b} ${dy * a + dx * b}L${x + dx * a - dy * b} ${y + dy * a - dx * b}z" fill="${LINE}"/>`;
};

type View = { side: Side; w: number; h: number; mmAcross: number; mmAlong: number };

/** The two sides that say most: goods that lie flat are looked at from above. */
function chooseViews(
  { extents: [w, h, d] }: Outlines,
  [mmW, mmH, mmD]: readonly [number, number, number],
): [View, View] {
  const front: View = { side: 'front', w, h, mmAcross: mmW, mmAlong: mmH };
  const side: View = { side: 'side', w: d, h, mmAcross: mmD, mmAlong: mmH };
  const top: View = { side: 'top', w, h: d, mmAcross: mmW, mmAlong: mmD };
  return d > h * 1.4 ? [top, front] : [front, side];
}

const drawing = ({ drawings }: Outlines, side: Side, x: number, y: number, w: number, h: number) =>
  `<image x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="none" href="${drawings[side]}"/>`;

const sheet = (title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_DRAWING.width}" height="${SIZE_DRAWING.height}"><rect width="100%" height="100%" fill="#fff"/>` +
  write(70, 86, 48, title, INK, 'font-weight="700"') +
  write(1130, 86, 44, '单位：mm', '#5b6b84', 'text-anchor="end"') +
  `<path d="M70 112h1060" stroke="#dfe5ee" stroke-width="3"/>${body}</svg>`;

function drawBox(outlines: Outlines, box: readonly [number, number, number]) {
  const [a, b] = chooseViews(outlines, box);
  const scale = Math.min((ROOM.width - ROOM.gap) / (a.w + b.w), ROOM.height / Math.max(a.h, b.h));
  const size = (view: View) => [Math.max(10, view.w * scale), Math.max(10, view.h * scale)] as const;
  const [[aw, ah], [bw, bh]] = [size(a), size(b)];
  const left = (SIZE_DRAWING.width - aw - bw - ROOM.gap - 120) / 2;
  const floor = ROOM.top + (ROOM.height + Math.max(ah, bh)) / 2;
  const bx = left + aw + ROOM.gap;
  return sheet(
    '产品尺寸',
    drawing(outlines, a.side, left, floor - ah, aw, ah) +
      across(left, floor + 44, aw, a.mmAcross) +
      along(left + aw + 44, floor - ah, ah, a.mmAlong) +
      write(left + aw / 2, 862, 42, NAMES[a.side], '#5b6b84', MIDDLE) +
      drawing(outlines, b.side, bx, floor - bh, bw, bh) +
      (b.side === 'front' ? along(bx + bw + 44, floor - bh, bh, b.mmAlong) : across(bx, floor + 44, bw, b.mmAcross)) +
      write(bx + bw / 2, 862, 42, NAMES[b.side], '#5b6b84', MIDDLE),
  );
}

/** One piece spread out, and the goods as they are seen in the pictures. */
function drawFlat(outlines: Outlines, [mmW, mmH]: readonly [number, number]) {
  const scale = Math.min(470 / mmW, ROOM.height / mmH);
  const [w, h] = [mmW * scale, mmH * scale];
  const [view] = chooseViews(outlines, [1, 1, 1]);
  const fit = Math.min(360 / view.w, 440 / view.h);
  const [vw, vh] = [view.w * fit, view.h * fit];
  const left = 100 + (470 - w) / 2;
  const top = ROOM.top + (ROOM.height - h) / 2;
  const middle = ROOM.top + ROOM.height / 2;
  return sheet(
    '单件尺寸',
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="10" fill="#eef3f9" stroke="${INK}" stroke-width="4"/>` +
      across(left, top + h + 44, w, mmW) +
      along(left + w + 44, top, h, mmH) +
      write(left + w / 2, 862, 42, '展开', '#5b6b84', MIDDLE) +
      drawing(outlines, view.side, 940 - vw / 2, middle - vh / 2, vw, vh) +
      write(940, 862, 42, '外观', '#5b6b84', MIDDLE),
  );
}

/** The goods in lines with what they measure. */
export const drawSizes = (outlines: Outlines, measures: Measures) =>
  'flat' in measures ? drawFlat(outlines, measures.flat) : drawBox(outlines, measures.box);
