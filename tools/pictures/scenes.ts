// Composes the banner and login scenes from the rendered goods pictures: `npx tsx tools/pictures/scenes.ts`.
// Everything is drawn on transparency, so a scene sits on any shop's tint.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const pictures = fileURLToPath(new URL('../../apps/server/seed/pictures/', import.meta.url));
const size = { width: 1220, height: 720 };

/** A round stand: centre of its top, radii of the top, height in px. */
interface Stand {
  x: number;
  y: number;
  rx: number;
  height: number;
}
/** A goods picture: centre of its foot, edge length in px. */
interface Piece {
  name: string;
  x: number;
  y: number;
  edge: number;
}
interface Scene {
  stands: Stand[];
  /** From back to front. */
  pieces: Piece[];
}

const stands: Stand[] = [
  { x: 860, y: 440, rx: 250, height: 150 },
  { x: 380, y: 470, rx: 290, height: 96 },
  { x: 660, y: 590, rx: 190, height: 60 },
];

const places = [
  { x: 860, y: 492, edge: 470 },
  { x: 380, y: 536, edge: 480 },
  { x: 660, y: 664, edge: 300 },
  { x: 1080, y: 706, edge: 220 },
  { x: 140, y: 704, edge: 240 },
];

/** Five goods in the fixed places: back right, back left, front middle, and one at each side in front. */
const scene = (...names: string[]): Scene => ({
  stands,
  pieces: names.flatMap((name, at) => {
    const place = places[at];
    return place ? [{ name, ...place }] : [];
  }),
});

const scenes: Record<string, Scene> = {
  'banner-office': scene('binder-blue', 'paper-a4-70', 'calculator-white', 'sticky-bright', 'stapler-blue'),
  'banner-it': scene('monitor-27-4k', 'laptop-t14-silver', 'keyboard-84-white', 'mouse-m2-black', 'headset-h200'),
  'banner-safety': scene('vest-yellow', 'helmet-yellow', 'goggles-clear', 'mask-kn95-white', 'gloves-nitrile-grey'),
  'banner-home': scene('vase-milk', 'cushion-terracotta', 'candle-wood', 'mug-green', 'towel-soft'),
  'banner-kitchen': scene('casserole-green', 'plate-set-teal', 'bowl-teal', 'board-wood', 'mug-terracotta'),
  'login-business': scene('binder-blue', 'paper-a4-70', 'calculator-white', 'mouse-m2-black', 'pen-cup-black'),
  'login-retail': scene('plant-white', 'thermos-green', 'candle-sage', 'mug-green', 'towel-warm'),
};

/** Light from the upper left: a bright top, a side that darkens to the right, a soft shadow on the ground. */
function standSvg({ x, y, rx, height }: Stand, at: number): string {
  const ry = rx * 0.27;
  const foot = y + height;
  return `<ellipse cx="${x + 26}" cy="${foot + 14}" rx="${rx * 1.06}" ry="${ry}" fill="#1a2233" opacity="0.13" filter="url(#soft)"/>
    <path d="M${x - rx} ${y}V${foot}A${rx} ${ry} 0 0 0 ${x + rx} ${foot}V${y}Z" fill="url(#side${at})"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#top)"/>
    <linearGradient id="side${at}" x1="0" x2="1"><stop offset="0" stop-color="#f4f4fa"/><stop offset=".45" stop-color="#e9e9f3"/><stop offset="1" stop-color="#cfd0de"/></linearGradient>`;
}

function backdrop(list: Stand[]): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <defs><filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="18"/></filter>
    <linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#ececf4"/></linearGradient></defs>
    ${list.map((stand, at) => standSvg(stand, at)).join('\n')}</svg>`);
}

async function pieceLayer({ name, x, y, edge }: Piece) {
  const input = await sharp(`${pictures}${name}.webp`).resize(edge, edge).toBuffer();
  // Goods stand about an eighth above the lower edge of their pictures.
  return { input, left: Math.round(x - edge / 2), top: Math.round(y - edge * 0.9) };
}

async function compose(name: string, { stands: list, pieces }: Scene): Promise<void> {
  const missing = pieces.filter((piece) => !existsSync(`${pictures}${piece.name}.webp`));
  if (missing.length > 0) {
    console.log(`${name}: not yet rendered: ${missing.map((piece) => piece.name).join(', ')}`);
    return;
  }
  const layers = await Promise.all(pieces.map(pieceLayer));
  const flat = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([{ input: backdrop(list) }, ...layers])
    .png()
    .toBuffer();
  await sharp(flat).webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(`${pictures}${name}.webp`);
  console.log(name);
}

for (const [name, content] of Object.entries(scenes)) await compose(name, content);
