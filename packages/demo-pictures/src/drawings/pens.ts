import sharp from 'sharp';
import type { Outlines } from '../page/outline.ts';

export type Ink = { color: string; soft: string };
/** What is printed on a packing. */
export type Label = { brand: string; latin: string; kind: string; model: string; unit: string; packing: string };

export const FONT = `font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"`;

const escapeXml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const write = (x: number, y: number, size: number, words: string, color: string, extra = '') =>
  `<text x="${x}" y="${y}" font-size="${size.toFixed(1)}" fill="${color}" ${FONT} ${extra}>${escapeXml(words)}</text>`;

/** The lines of the goods in one ink on nothing, as large as the room lets them be. */
export async function lineArt(
  { extents: [w, h, d], drawings }: Outlines,
  color: string,
  room: readonly [number, number],
) {
  const isFlat = d > h * 1.4;
  const [across, up] = isFlat ? [w, d] : [w, h];
  const scale = Math.min(Math.max(room[0], 40) / across, Math.max(room[1], 40) / up);
  const png = Buffer.from((isFlat ? drawings.top : drawings.front).split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let i = 0; i < data.length; i += 4) {
    const dark = ((data[i + 3] ?? 0) * (238 - Math.min(238, data[i] ?? 0))) / 195;
    data.set([r ?? 0, g ?? 0, b ?? 0, Math.min(255, dark)], i);
  }
  const lines = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
  return { href: `data:image/png;base64,${lines.toString('base64')}`, width: across * scale, height: up * scale };
}
