import { fill, print, text } from '../page/labels.ts';
import { card, fabric, metal, plastic } from '../page/materials.ts';
import { box, cyl, decal, frame, group, PI, put, times } from '../page/solids.ts';
import { path, strap } from './forms.ts';

const cross = (ground: string, ink: string) =>
  print(400, 400, (pen) => {
    pen.fillStyle = ground;
    pen.beginPath();
    pen.arc(200, 200, 196, 0, 7);
    pen.fill();
    fill(pen, ink, [150, 70, 100, 260]);
    fill(pen, ink, [70, 150, 260, 100]);
  });

/** Aluminium first-aid case with some of its contents before it. */
export function firstAidCase({ size, words }: { size: number; words: string }) {
  const sheet = metal('#e3e7eb', 0.55, { metalness: 0.55 });
  const edge = metal('#c9cfd6', 0.3, { metalness: 0.8 });
  const [w, h, d] = [2.5 * size, 1.55 * size, 1.1];
  const body = group(
    box([w, h, d], sheet, [0, h / 2 + 0.06, 0], undefined, 0.03),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => box([0.1, h + 0.04, 0.1], edge, [(x * w) / 2, h / 2 + 0.06, (z * d) / 2], undefined, 0.03)),
    ),
    [0.1, h * 0.66, h + 0.04].map((y) => box([w + 0.06, 0.07, d + 0.06], edge, [0, y, 0], undefined, 0.02)),
    [-0.62, 0.62].map((x) => box([0.3, 0.36, 0.08], edge, [x * size, h * 0.66, d / 2 + 0.04], undefined, 0.03)),
    frame(
      path(`-.45 ${h + 0.06} 0, -.42 ${h + 0.42} 0, .42 ${h + 0.42} 0, .45 ${h + 0.06} 0`),
      0.07,
      plastic('#23272d'),
      0.14,
    ),
    decal([0.7, 0.7], cross('#1f9d57', '#ffffff'), [0, h * 0.36, d / 2 + 0.03]),
    decal(
      [0.9, 0.2],
      print(540, 120, (pen) => text(pen, words, 270, 88, { size: 80, color: '#2b3138', align: 'center' })),
      [0, h * 0.83, d / 2 + 0.03],
    ),
  );
  const bandage = (x: number, z: number, turn: number) =>
    put(
      group(
        cyl([0.26, 0.26, 0.42], fabric('#f6f3ea', 'woven', 8), [0, 0.21, 0]),
        cyl([0.07, 0.07, 0.43], card('#d9d2c2'), [0, 0.21, 0]),
      ),
      [x, 0, z],
      [0, turn, 0],
    );
  const bottle = put(
    group(
      cyl([0.22, 0.22, 0.6], plastic('#6b3a1c', { roughness: 0.2, clearcoat: 0.8 }), [0, 0.3, 0]),
      cyl([0.14, 0.14, 0.2], plastic('#f4f5f6'), [0, 0.7, 0]),
      decal(
        [0.36, 0.3],
        print(300, 250, (pen) => {
          fill(pen, '#fffdf5');
          text(pen, '碘伏', 150, 150, { size: 110, color: '#7a3b16', align: 'center' });
        }),
        [0, 0.3, 0.225],
      ),
    ),
    [0.35, 0, 1.05],
  );
  const tape = put(
    group(
      cyl([0.28, 0.28, 0.2], plastic('#e9d9c2', { roughness: 0.7 }), [0, 0.1, 0]),
      cyl([0.18, 0.18, 0.21], plastic('#f6f3ea'), [0, 0.1, 0]),
    ),
    [-0.9, 0, 1.15],
  );
  return put(
    group(body, bandage(-0.3, 1.0, 0), put(bandage(0, 0, 0), [0.95, 0.26, 1.1], [PI / 2, 0, 0.7]), bottle, tape),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Soft first-aid bag with zip, handle and reflective line. */
export function firstAidBag({ width }: { width: number }) {
  const cloth = fabric('#c4231d', 'woven', 14);
  const dark = plastic('#23272d', { roughness: 0.7 });
  const h = 1.5;
  return put(
    group(
      box([width, h, 0.95], cloth, [0, h / 2 + 0.03, 0], undefined, 0.24),
      box([width + 0.02, 0.07, 0.97], dark, [0, h * 0.78, 0], undefined, 0.03),
      box([width * 0.78, h * 0.56, 0.16], cloth, [0, h * 0.4, 0.46], undefined, 0.09),
      box([width * 0.8, 0.05, 0.17], dark, [0, h * 0.64, 0.46], undefined, 0.02),
      box([width * 0.74, 0.08, 0.02], metal('#cfd5da', 0.5), [0, h * 0.2, 0.55], undefined, 0.005),
      decal([0.56, 0.56], cross('#ffffff', '#1f9d57'), [-width * 0.2, h * 0.43, 0.551]),
      decal(
        [0.7, 0.3],
        print(420, 180, (pen) => {
          text(pen, '急救包', 210, 84, { size: 92, align: 'center' });
          text(pen, '磐护 FIRST AID', 210, 150, { size: 48, weight: 500, align: 'center' });
        }),
        [width * 0.17, h * 0.44, 0.551],
      ),
      strap(path(`-.4 ${h} 0, -.36 ${h + 0.3} 0, .36 ${h + 0.3} 0, .4 ${h} 0`), fabric('#23272d', 'woven', 4), {
        width: 0.18,
        outward: ({ x, y }) => [x * 0.6, y - h + 0.2, 0],
      }),
      times(2, (i) =>
        box([0.06, 0.2, 0.04], metal('#c3c9d1', 0.3), [width / 2 - 0.35 + i * 0.12, h * 0.7, 0.5], [0, 0, 0.2], 0.015),
      ),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}
