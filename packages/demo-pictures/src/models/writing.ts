import { CylinderGeometry } from 'three';
import { fill, print, text, textUp } from '../page/labels.ts';
import { card, gloss, metal, plastic, rubber, wood } from '../page/materials.ts';
import { carton } from '../page/packs.ts';
import { box, cyl, decal, group, lathe, mesh, PI, put, times, type Vec } from '../page/solids.ts';
import { layRow } from './pen.ts';

const sixSided = (radius: number, height: number, material: ReturnType<typeof plastic>, at: Vec) =>
  mesh(new CylinderGeometry(radius, radius, height, 6), material, at, [0, PI / 6, 0]);

/** A print along a pen, read from the tip upwards. */
const along = (words: string, color: string, [w, h]: [number, number], at: Vec) =>
  decal(
    [w, h],
    print(Math.round(90 * (w / 0.12)), Math.round(90 * (h / 0.12)), (pen, width, height) =>
      textUp(pen, words, width * 0.72, height - 20, { size: width * 0.6, color, max: height - 40 }),
    ),
    at,
  );

/** Retractable ball pens with a clear barrel that shows the ink. */
export function ballPens({ ink, count = 5 }: { ink: string; count?: number }) {
  const one = () =>
    group(
      cyl([0.034, 0.034, 1.5], gloss(ink), [0, 0.95, 0]),
      cyl([0.078, 0.082, 1.1], plastic('#f3f7fa', { roughness: 0.1, transparent: true, opacity: 0.42 }), [0, 1.08, 0]),
      cyl([0.084, 0.06, 0.5], rubber(ink), [0, 0.36, 0]),
      times(6, (i) => cyl([0.087, 0.087, 0.014], rubber(ink), [0, 0.3 + i * 0.05, 0])),
      cyl([0.058, 0.02, 0.14], metal('#d5d9df', 0.2), [0, 0.04, 0]),
      cyl([0.088, 0.084, 0.36], gloss(ink), [0, 1.68, 0]),
      cyl([0.05, 0.05, 0.2], gloss(ink), [0, 1.94, 0]),
      box([0.07, 0.66, 0.03], gloss(ink), [0, 1.52, 0.13], undefined, 0.012),
      box([0.07, 0.07, 0.09], gloss(ink), [0, 1.82, 0.09], undefined, 0.015),
      along('砚北 B15  0.7', '#39414c', [0.1, 0.72], [0, 0.98, 0.084]),
    );
  return layRow(times(count, one), { gap: 0.34, spread: 0.035 });
}

/** Wooden pencils, sharpened, with or without a rubber end. */
export function pencils({ body, band }: { body: string; band: string }) {
  const one = () =>
    group(
      mesh(new CylinderGeometry(0.088, 0.022, 0.3, 6), wood('#e2c08d', '#b98a52'), [0, 0.19, 0], [0, PI / 6, 0]),
      cyl([0.024, 0.004, 0.1], plastic('#2b2d31'), [0, 0.01, 0]),
      sixSided(0.092, 1.5, gloss(body), [0, 1.07, 0]),
      cyl([0.094, 0.094, 0.05], gloss(band), [0, 1.66, 0]),
      cyl([0.096, 0.094, 0.16], metal('#d3b266', 0.3), [0, 1.86, 0]),
      times(3, (i) => cyl([0.099, 0.099, 0.014], metal('#b8954a', 0.3), [0, 1.81 + i * 0.05, 0])),
      cyl([0.082, 0.09, 0.13], rubber('#d98c8c'), [0, 2.0, 0]),
      along('砚北 YANBEI  P12', '#f4e6bd', [0.1, 0.9], [0, 1.08, 0.081]),
    );
  return layRow(times(6, one), { gap: 0.26, spread: 0.02 });
}

/** Two-headed permanent markers in the colour of their ink. */
export function oilMarkers({ ink, name }: { ink: string; name: string }) {
  const one = () =>
    group(
      cyl([0.15, 0.15, 1.0], gloss(ink), [0, 0.98, 0]),
      lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.15, 0.06],
          [0.158, 0.5],
        ],
        gloss(ink),
        [0, 0.02, 0],
      ),
      lathe(
        [
          [0.158, 0],
          [0.158, 0.42],
          [0.12, 0.5],
          [0, 0.51],
        ],
        gloss(ink),
        [0, 1.5, 0],
      ),
      times(2, (i) => cyl([0.16, 0.16, 0.03], plastic('#f2f4f6'), [0, i ? 1.49 : 0.53, 0])),
      box([0.05, 0.4, 0.04], gloss(ink), [0, 1.72, 0.17], undefined, 0.012),
      along('双头记号笔', '#ffffff', [0.17, 0.72], [0, 0.98, 0.153]),
    );
  const face = print(500, 900, (pen, w, h) => {
    fill(pen, '#f3f4f6');
    fill(pen, ink, [0, h * 0.58, w, h * 0.42]);
    text(pen, '砚北', 40, 120, { size: 84, color: '#23272e' });
    text(pen, '双头记号笔', 40, 240, { size: 80, color: '#23272e' });
    text(pen, '油性 · 速干 · 耐磨', 42, 320, { size: 44, color: '#5b6470', weight: 400 });
    text(pen, name, 40, h * 0.58 + 150, { size: 110 });
    text(pen, '10 支 / 盒', 42, h - 60, { size: 56, weight: 400 });
  });
  const pack = put(carton([1.05, 1.8, 0.46], ink, { front: face }), [-0.75, 0, -0.75], [0, 0.5, 0]);
  const row = put(layRow(times(4, one), { gap: 0.38, spread: 0.03 }, 0.16), [0.35, 0, 0.45], [0, -0.15, 0]);
  return group(pack, row);
}

/** Flat single highlighters, all of one colour. */
export function flatHighlighters({ ink, name }: { ink: string; name: string }) {
  const one = () =>
    group(
      box([0.34, 1.1, 0.2], plastic(ink, { roughness: 0.3, clearcoat: 0.6 }), [0, 0.62, 0], undefined, 0.08),
      box([0.36, 0.72, 0.22], gloss(ink), [0, 1.5, 0], undefined, 0.08),
      box([0.3, 0.03, 0.205], plastic('#ffffff'), [0, 1.14, 0], undefined, 0.01),
      box([0.1, 0.5, 0.04], gloss(ink), [0, 1.56, 0.13], undefined, 0.015),
      decal(
        [0.24, 0.78],
        print(140, 455, (pen, w, h) => {
          fill(pen, 'rgba(255,255,255,.88)');
          textUp(pen, '启文 荧光笔', w * 0.66, h - 26, { size: 66, color: '#2b3038', max: h - 50 });
        }),
        [0, 0.6, 0.102],
      ),
    );
  const tray = put(
    group(
      carton([3.3, 0.5, 0.62], '#f6f7f8', {
        front: print(1320, 200, (pen, w, h) => {
          fill(pen, '#f6f7f8');
          fill(pen, ink, [0, 0, 210, h]);
          text(pen, '启文', 36, 126, { size: 72, color: '#23272e' });
          text(pen, `荧光笔 ${name} 10 支装`, 250, 124, { size: 70, color: '#23272e', max: w - 280 });
        }),
      }),
      times(8, (i) => put(one(), [-1.38 + i * 0.395, 0.32, 0.02], [0, 0, 0], 0.92)),
    ),
    [0, 0, -0.45],
    [0, 0.06, 0],
  );
  const row = put(layRow(times(2, one), { gap: 0.46, spread: 0.06 }, 0.1), [0.1, 0, 1.1], [0, 0.55, 0]);
  return put(group(tray, row), [0, 0, 0], [0, 0.4, 0]);
}

/** Correction tape: the reels show through the clear shell. */
export function correctionTape({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.15, clearcoat: 0.8, transparent: true, opacity: 0.72 });
  const disc = (radius: number) =>
    group(
      cyl([radius, radius, 0.14], card('#f7f8f9')),
      cyl([radius * 0.45, radius * 0.45, 0.16], gloss(color)),
      times(10, (i) =>
        box(
          [0.03, 0.15, 0.05],
          gloss(color),
          [Math.cos(i * 0.628) * radius * 0.5, 0, Math.sin(i * 0.628) * radius * 0.5],
          [0, -i * 0.628, 0],
          0.005,
        ),
      ),
    );
  const body = group(
    put(disc(0.44), [-0.55, 0.17, 0]),
    put(disc(0.26), [0.32, 0.17, -0.06]),
    put(cyl([0.64, 0.64, 0.3], shell, [0, 0, 0]), [-0.55, 0.17, 0]),
    box([1.5, 0.3, 0.78], shell, [0.2, 0.17, -0.02], [0, 0.1, 0], 0.12),
    box([0.5, 0.2, 0.3], gloss('#f4f6f8'), [1.08, 0.17, 0.1], [0, 0.2, 0], 0.05),
    box([0.16, 0.05, 0.24], plastic('#ffffff'), [1.34, 0.17, 0.16], [0, 0.2, 0.1], 0.02),
    decal(
      [1.0, 0.36],
      print(560, 200, (pen, w) => {
        text(pen, '素格 修正带', w / 2, 80, { size: 78, color: '#27344a', align: 'center' });
        text(pen, '5mm 静音', w / 2, 164, { size: 60, color: '#27344a', weight: 500, align: 'center' });
      }),
      [-0.02, 0.324, 0.02],
      [-PI / 2, 0, 0],
    ),
  );
  const second = put(body.clone(), [0.35, 0, -1.25], [0, -0.35, 0]);
  return put(group(put(body, [-0.2, 0, 0.3], [0, 0.1, 0]), second), [0, 0, 0], [0, 0.35, 0]);
}
