import type { Outlines } from '../page/outline.ts';
import { drawBag } from './bag-drawing.ts';
import { brandColor } from './brand-color.ts';
import { FONT, type Ink, type Label, lineArt, write } from './pens.ts';

const PX = 1200;
/** Where the edges of a box run on paper: to the right of its front, and to the back. */
const EX = [0.93, 0.2] as const;
const EZ = [0.72, -0.3] as const;
const FIELD = { width: 960, height: 800, middle: 600, top: 90 };

type Paint = { front: string; side: string; top: string; ink: Ink; isKraft: boolean };

const kraft: Paint = {
  front: '#cfa876',
  side: '#b48a58',
  top: '#dfbd8e',
  ink: { color: '#4a3218', soft: '#6b4a26' },
  isKraft: true,
};
const printed = (color: string): Paint => ({
  front: '#f4f6f9',
  side: color,
  top: '#e3e8ef',
  ink: { color: '#1f2937', soft: '#5b6b84' },
  isKraft: false,
});

/** What goods are handed over in, by the words of their packing: a bag, a printed box, else a carton. */
export async function drawPack(label: Label, outlines: Outlines): Promise<string> {
  const [first = ''] = label.packing.split('，');
  const body = /(?:\/|^1 )[袋包]$/.test(first)
    ? await drawBag(label, outlines)
    : await drawCarton(label, outlines, /[盒卡罐瓶]$/.test(first) ? printed(brandColor(label.brand)) : kraft);
  const size = label.packing.length > 22 ? 36 : 46;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PX}" height="${PX}"><defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter></defs><rect width="100%" height="100%" fill="#fff"/>` +
    `${body}${write(600, 1110, size, `包装规格：${label.packing}`, '#3b4a63', 'text-anchor="middle"')}</svg>`
  );
}

/** Room around the goods, and no box as thin as a sheet. What lies flat is packed standing. */
function boxOf({ extents: [w, high, deep] }: Outlines) {
  const [h, d] = deep > high * 1.4 ? [deep, high] : [high, deep];
  const most = Math.max(w, h, d);
  const least = (side: number, share: number) => Math.max(side * 1.08, most * share);
  return [least(w, 0.5), least(h, 0.36), least(d, 0.3)] as const;
}

async function drawCarton(label: Label, outlines: Outlines, paint: Paint) {
  const [w, h, d] = boxOf(outlines);
  const scale = Math.min(FIELD.width / (w * EX[0] + d * EZ[0]), FIELD.height / (h + w * EX[1] + d * -EZ[1]));
  const [W, H, D] = [w * scale, h * scale, d * scale];
  const [wide, tall] = [W * EX[0] + D * EZ[0], H + W * EX[1] + D * -EZ[1]];
  const x = FIELD.middle - wide / 2;
  const y = FIELD.top + (FIELD.height - tall) / 2 + D * -EZ[1];
  const corner = (u: number, z: number, v: number) =>
    `${(x + u * EX[0] + z * EZ[0]).toFixed(1)} ${(y + u * EX[1] + z * EZ[1] + v).toFixed(1)}`;
  const face = (points: string[], fill: string) =>
    `<path d="M${points.join('L')}z" fill="${fill}" stroke="${fill}" stroke-linejoin="round"/>`;
  const shade = face([corner(0, 0, H), corner(W, 0, H), corner(W + 40, D, H + 26), corner(30, D, H)], '#8a94a6');
  const onFront = `matrix(${EX[0]} ${EX[1]} 0 1 ${x} ${y})`;
  const onSide = `matrix(${EZ[0]} ${EZ[1]} 0 1 ${x + W * EX[0]} ${y + W * EX[1]})`;
  return (
    `<g filter="url(#s)" opacity=".5">${shade}</g>` +
    face([corner(0, 0, 0), corner(W, 0, 0), corner(W, 0, H), corner(0, 0, H)], paint.front) +
    face([corner(W, 0, 0), corner(W, D, 0), corner(W, D, H), corner(W, 0, H)], paint.side) +
    face([corner(0, 0, 0), corner(W, 0, 0), corner(W, D, 0), corner(0, D, 0)], paint.top) +
    (paint.isKraft ? tape(corner, face, W, D, H) : '') +
    `<path d="M${corner(0, 0, 0)}L${corner(W, 0, 0)}L${corner(W, 0, H)}M${corner(W, 0, 0)}L${corner(W, D, 0)}" stroke="#000" stroke-opacity=".12" stroke-width="3" fill="none"/>` +
    `<g transform="${onFront}">${await frontOf(label, outlines, paint, W, H)}</g>` +
    `<g transform="${onSide}">${sideOf(label, paint, D, H)}</g>`
  );
}

/** Along the middle of the lid and down the side. */
function tape(
  corner: (u: number, z: number, v: number) => string,
  face: (points: string[], fill: string) => string,
  W: number,
  D: number,
  H: number,
) {
  const [near, far] = [D * 0.4, D * 0.6];
  return (
    face([corner(0, near, 0), corner(W, near, 0), corner(W, far, 0), corner(0, far, 0)], '#ead3a8') +
    face([corner(W, near, 0), corner(W, far, 0), corner(W, far, H * 0.16), corner(W, near, H * 0.16)], '#cdab78')
  );
}

/** Brand and kind of goods above, the goods in lines below; on a carton the marks of handling. */
async function frontOf(label: Label, outlines: Outlines, paint: Paint, W: number, H: number) {
  const unit = Math.min(W / 8.4, H / 5.2);
  const pad = unit * 0.6;
  const band = paint.isKraft ? '' : `<rect width="${W}" height="${unit * 1.6}" fill="${paint.side}"/>`;
  const brandInk = paint.isKraft ? paint.ink.color : '#fff';
  const art = await lineArt(outlines, paint.ink.color, [W - pad * 2 - unit * 2.4, H - unit * 2.9]);
  const kind = Math.min(unit * 0.78, (W - pad * 2) / Math.max(4, label.kind.length));
  return (
    band +
    write(pad, unit * 1.15, unit * 0.86, label.brand, brandInk, 'font-weight="700"') +
    write(W - pad, unit * 1.08, unit * 0.42, label.latin, brandInk, 'text-anchor="end"') +
    write(pad, unit * 2.45, kind, label.kind, paint.ink.color, 'font-weight="700"') +
    `<image x="${W - pad - art.width}" y="${H - pad * 0.8 - art.height}" width="${art.width}" height="${art.height}" href="${art.href}" opacity=".6"/>` +
    (paint.isKraft ? marks(pad, H - pad - unit * 0.9, unit * 0.9, paint.ink.color) : '') +
    (paint.isKraft || !label.model ? '' : write(pad, H - pad, unit * 0.44, label.model, paint.ink.soft))
  );
}

/** This way up, and keep dry. */
const marks = (x: number, y: number, size: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="none" stroke="${color}" stroke-width="9">` +
  '<path d="M4 96h82M24 82V22M8 40l16-20 16 20M66 82V22M50 40l16-20 16 20"/>' +
  '<path d="M120 56a44 40 0 0 1 88 0zM164 56v30a10 10 0 0 0 20 0M140 4l-6 12M164 0l-6 12M188 4l-6 12"/></g>';

/** What a label on the side says, and its bars. */
function sideOf({ kind, model, brand, unit }: Label, paint: Paint, D: number, H: number) {
  const ink = paint.isKraft ? paint.ink.color : '#fff';
  const lines = [`品名 ${kind}`, model && `型号 ${model}`, `品牌 ${brand}`, `数量 1 ${unit}`].filter(Boolean);
  const longest = Math.max(...lines.map((line) => [...line].reduce((sum, c) => sum + (c > '~' ? 1 : 0.6), 0)));
  const size = Math.min((D * 0.8) / longest, H / 11, 46);
  const bars = Array.from({ length: 14 }, (_, at) => ((at * 7919 + kind.length * 131) % 5) + 2);
  const width = bars.reduce((sum, bar) => sum + bar * 2, 0);
  const fit = Math.min((D * 0.6) / width, 2.4);
  let at = 0;
  const drawn = bars.map((bar) => {
    const one = `<rect x="${(at * fit).toFixed(1)}" width="${(bar * fit).toFixed(1)}" height="${size * 1.8}" fill="${paint.isKraft ? ink : '#20242a'}"/>`;
    at += bar * 2;
    return one;
  });
  const block = lines.length * size * 1.5 + size * 2.2;
  const top = Math.max(size * 1.4, (H - block) * 0.6 + size);
  const under = top + (lines.length - 0.4) * size * 1.5;
  return (
    lines
      .map(
        (line, row) =>
          `<text x="${D * 0.1}" y="${top + row * size * 1.5}" font-size="${size}" fill="${ink}" ${FONT}>${line}</text>`,
      )
      .join('') +
    (paint.isKraft
      ? ''
      : `<rect x="${D * 0.1 - 8}" y="${under - 8}" width="${width * fit + 12}" height="${size * 1.8 + 16}" fill="#fff"/>`) +
    `<g transform="translate(${D * 0.1} ${under})">${drawn.join('')}</g>`
  );
}
