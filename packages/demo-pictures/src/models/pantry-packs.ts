import { disc, fill, gradient, packFace, print, text } from '../page/labels.ts';
import { card, glass, gloss, metal, plastic } from '../page/materials.ts';
import { carton, scatter } from '../page/packs.ts';
import { box, cyl, decal, group, lathe, PI, put, ring, smoothLathe, times, wrap, type Vec } from '../page/solids.ts';
import { profile } from './forms.ts';
import { nut as oneNut } from './nuts.ts';

type Words = { brand: string; title: string; sub: string; foot: string; base: string; accent: string; ink?: string };

/** Label of a round pack: everything stands in the middle quarter. */
const roundLabel = ({ brand, title, sub, foot, base, accent, ink = '#ffffff' }: Words, width = 1600, height = 800) =>
  print(width, height, (pen, w, h) => {
    fill(pen, base);
    fill(pen, accent, [0, h * 0.72, w, h * 0.28]);
    const max = w * 0.27;
    text(pen, brand, w / 2, h * 0.2, { size: h * 0.1, color: ink, align: 'center', max });
    text(pen, title, w / 2, h * 0.45, { size: h * 0.2, color: ink, align: 'center', max });
    text(pen, sub, w / 2, h * 0.61, { size: h * 0.085, color: ink, weight: 400, align: 'center', max });
    text(pen, foot, w / 2, h * 0.9, { size: h * 0.11, align: 'center', max });
  });

/** A flat tray of bottles: `columns` × `rows` under shrink film. */
export function bottleTray({
  words,
  liquid,
  cap,
  columns,
  rows,
}: {
  words: Words;
  liquid: string;
  cap: string;
  columns: number;
  rows: number;
}) {
  const map = roundLabel(words, 900, 500);
  const one = (x: number, z: number) =>
    put(
      group(
        smoothLathe(
          profile('0 0, .34 0, .37 .05, .36 .5, .37 .95, .33 1.3, .17 1.62, .14 1.75'),
          plastic(liquid, { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.88 }),
        ),
        wrap([0.378, 0.378], 0.72, map, [0, 0.7, 0], undefined, { roughness: 0.35 }),
        cyl([0.16, 0.16, 0.2], gloss(cap), [0, 1.82, 0]),
      ),
      [x, 0, z],
      [0, scatter(Math.round(x * 7 + z * 13)) * 0.5 - 0.25, 0],
    );
  const [w, d] = [columns * 0.78, rows * 0.78];
  return put(
    group(
      times(columns * rows, (i) =>
        one(((i % columns) - (columns - 1) / 2) * 0.78, (Math.floor(i / columns) - (rows - 1) / 2) * 0.78),
      ),
      box([w + 0.06, 0.5, d + 0.06], glass('#eaf2f5', 0.14), [0, 0.27, 0], undefined, 0.06),
      box([w + 0.04, 0.05, d + 0.04], card('#c79a66'), [0, 0.0, 0], undefined, 0.01),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Drink cans, a six by four tray with some in front. */
export function canTray({ words, top }: { words: Words; top: string }) {
  const map = roundLabel(words, 900, 560);
  const one = (at: Vec, turn: number) =>
    put(
      group(
        cyl([0.4, 0.4, 1.36], metal(top, 0.3), [0, 0.74, 0]),
        wrap([0.403, 0.403], 1.3, map, [0, 0.74, 0], undefined, { roughness: 0.25, metalness: 0.35 }),
        lathe(profile('.4 1.42, .34 1.52, .34 1.55, .3 1.55, .28 1.5, 0 1.5'), metal('#d5dae0', 0.2)),
        box([0.16, 0.02, 0.24], metal('#b7bdc6', 0.25), [0, 1.52, 0.04], undefined, 0.01),
        lathe(profile('.3 0, .34 .02, .4 .1'), metal('#d5dae0', 0.2)),
      ),
      at,
      [0, turn, 0],
    );
  const tray = times(24, (i) =>
    one([((i % 6) - 2.5) * 0.82, 0.06, (Math.floor(i / 6) - 1.5) * 0.82], scatter(i) * 0.6 - 0.3),
  );
  return put(
    group(
      tray,
      box([5.05, 0.42, 3.4], card('#f1ece0'), [0, 0.0, 0], undefined, 0.02),
      one([-0.9, 0, 2.5], 0.1),
      one([0.1, 0, 2.7], -0.2),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Milk and yoghurt bricks: the carton of the case with bricks before it. */
export function brickCase({ words, count, isDome = false }: { words: Words; count: string; isDome?: boolean }) {
  const { base, accent, title, brand, sub, ink = '#ffffff' } = words;
  const front = packFace(1000, 620, { brand, title, sub, base, accent, ink, badge: count });
  const side = packFace(620, 620, { brand, title, sub: count, base, accent, ink });
  const face = print(400, 760, (pen, w, h) => {
    gradient(pen, base, base);
    fill(pen, accent, [0, h * 0.62, w, h * 0.38]);
    text(pen, brand, w / 2, 120, { size: 70, color: ink, align: 'center' });
    text(pen, title, w / 2, 290, { size: 84, color: ink, align: 'center', max: w - 40 });
    text(pen, sub, w / 2, 380, { size: 44, color: ink, weight: 400, align: 'center', max: w - 40 });
    disc(pen, '#ffffff', w / 2, 590, 76);
    text(pen, '净含量', w / 2, 580, { size: 34, color: accent, align: 'center' });
    text(pen, words.foot, w / 2, 630, { size: 44, color: accent, align: 'center' });
  });
  const plain = plastic(base, { roughness: 0.4 });
  const brick = (at: Vec, turn: number) =>
    put(
      isDome
        ? group(
            lathe(profile('0 0, .42 0, .46 .05, .4 .8, .3 1.2, .3 1.3'), plain),
            wrap([0.42, 0.46], 0.72, roundLabel(words, 900, 560), [0, 0.45, 0]),
            cyl([0.31, 0.31, 0.14], gloss(accent), [0, 1.36, 0]),
          )
        : group(
            box([0.72, 1.36, 0.5], plain, [0, 0.68, 0], undefined, 0.02),
            decal([0.7, 1.33], face, [0, 0.68, 0.252], [0, 0, 0], { roughness: 0.3 }),
            put(cyl([0.03, 0.03, 1.0], plastic('#ffffff'), [0, 0, 0]), [0.25, 0.75, 0.28], [0, 0, 0.1]),
          ),
      at,
      [0, turn, 0],
    );
  return put(
    group(
      put(carton([2.7, 1.65, 1.5], base, { front, side }), [-0.25, 0, -0.65], [0, 0.1, 0]),
      brick([0.55, 0, 0.75], -0.15),
      brick([1.4, 0, 0.5], -0.35),
      brick([1.15, 0, 1.35], 0.2),
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

type Sachets = { words: Words; count: string; piece: 'stick' | 'bag' | 'cup' | 'drip' };

/** Printed box with what is in it lying in front: sticks, tea bags, little cups, drip bags. */
export function servingBox({ words, count, piece }: Sachets) {
  const { base, accent, brand, title, sub, ink = '#ffffff' } = words;
  const front = print(900, 900, (pen, w, h) => {
    gradient(pen, base, base);
    disc(pen, 'rgba(255,255,255,.12)', w * 0.82, h * 0.3, 300);
    fill(pen, accent, [0, h * 0.76, w, h * 0.24]);
    text(pen, brand, 60, 150, { size: 84, color: ink });
    text(pen, title, 60, 360, { size: 150, color: ink, max: w - 120 });
    text(pen, sub, 64, 470, { size: 66, color: ink, weight: 400, max: w - 120 });
    text(pen, count, 60, h - 84, { size: 104, max: w - 120 });
  });
  const side = packFace(520, 900, { brand, title, sub: count, base: accent, accent: base });
  const small = print(300, 460, (pen, w, h) => {
    fill(pen, base);
    fill(pen, accent, [0, h - 130, w, 130]);
    text(pen, brand.slice(0, 2), w / 2, 120, { size: 70, color: ink, align: 'center' });
    text(pen, title, w / 2, 230, { size: 58, color: ink, align: 'center', max: w - 30 });
    text(pen, words.foot, w / 2, h - 48, { size: 48, align: 'center', max: w - 30 });
  });
  const skin = plastic(base, { roughness: 0.35 });
  const one = {
    stick: () =>
      group(
        box([0.3, 0.09, 1.25], skin, [0, 0.05, 0], undefined, 0.045),
        decal([0.28, 1.2], small, [0, 0.097, 0], [-Math.PI / 2, 0, 0]),
      ),
    bag: () =>
      group(
        box([0.85, 0.07, 0.95], skin, [0, 0.04, 0], undefined, 0.03),
        decal([0.82, 0.92], small, [0, 0.077, 0], [-Math.PI / 2, 0, 0]),
      ),
    cup: () =>
      group(
        lathe(profile('0 0, .2 0, .22 .03, .32 .42, .36 .44, .36 .46, 0 .46'), gloss(base, { roughness: 0.3 })),
        cyl([0.34, 0.34, 0.02], metal(accent, 0.35), [0, 0.47, 0]),
        decal(
          [0.4, 0.4],
          print(200, 200, (pen) => text(pen, brand.slice(0, 2), 100, 124, { size: 74, align: 'center' })),
          [0, 0.485, 0],
          [-Math.PI / 2, 0, 0],
        ),
      ),
    drip: () =>
      group(
        box([0.8, 0.09, 1.05], skin, [0, 0.05, 0], undefined, 0.04),
        decal([0.78, 1.02], small, [0, 0.098, 0], [-Math.PI / 2, 0, 0]),
      ),
  }[piece];
  const spots: [Vec, number][] = [
    [[0.15, 0, 0.95], 0.3],
    [[0.95, 0, 0.75], -0.2],
    [[-0.75, 0, 1.05], 0.75],
    [[0.6, piece === 'cup' ? 0 : 0.1, 1.35], 0.9],
  ];
  return put(
    group(
      put(carton([1.9, 1.9, 1.05], base, { front, side }), [-0.1, 0, -0.4], [0, 0.12, 0]),
      spots.map(([at, turn]) => put(one(), at, [0, turn, 0])),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Jar of nuts with a screw lid, some poured out. */
export function nutJar({ words, nut, lid }: { words: Words; nut: string; lid: string }) {
  const skin = gloss(nut, { roughness: 0.5 });
  const size = 0.36;
  // A layer close to the glass, with a core that closes the gaps between them.
  const nuts = times(190, (i) => {
    const r = i % 4 === 3 ? 0.5 : 0.66 - scatter(i, 2) * 0.05;
    const at: Vec = [Math.cos(i * 2.4) * r, 0.16 + (i / 190) * 1.5, Math.sin(i * 2.4) * r];
    return oneNut(words.title, { size, at, turn: [scatter(i) * 3, scatter(i, 4) * 6, scatter(i, 5) * 3] }, skin);
  });
  const spilt = times(11, (i) =>
    oneNut(
      words.title,
      {
        size,
        at: [1.1 + scatter(i, 7) * 0.9, 0.09, 0.5 + scatter(i, 8) * 0.8],
        turn: [PI / 2, 0, scatter(i, 9) * 6],
      },
      skin,
    ),
  );
  return put(
    group(
      nuts,
      cyl([0.56, 0.56, 1.5], gloss(nut, { roughness: 0.9 }), [0, 0.86, 0]),
      cyl([0.88, 0.88, 1.85], glass('#eaf2f5', 0.2), [0, 0.95, 0]),
      wrap([0.886, 0.886], 0.95, roundLabel(words, 1700, 620), [0, 0.9, 0], Math.PI * 1.1),
      cyl([0.93, 0.93, 0.34], gloss(lid), [0, 2.02, 0]),
      ring(0.93, 0.02, gloss(lid), [0, 1.88, 0]),
      spilt,
    ),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}
