import { fill, type Pen, print, text } from '../page/labels.ts';
import { card, fabric, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, group, lathe, PI, put, ring, times, wall, wrap } from '../page/solids.ts';
import { path, profile, strap } from './forms.ts';

/** Rubber traffic cone; `height` 1 is 70 cm. */
export function trafficCone({ height }: { height: number }) {
  const red = plastic('#d8352a', { roughness: 0.6 });
  const band = () => plastic('#f3f5f6', { roughness: 0.35 });
  const h = 2.5 * height;
  const wide = (y: number) => 0.72 - (0.6 * y) / h;
  const sleeve = (from: number, to: number) =>
    wall([wide(to) + 0.012, wide(from) + 0.012, to - from], band(), [0, (from + to) / 2 + 0.14, 0]);
  return group(
    box([1.9, 0.16, 1.9], rubber('#1f2226'), [0, 0.08, 0], [0, 0.4, 0], 0.06),
    lathe(profile(`.78 .14, .74 .2, ${wide(0.1)} .26, ${wide(h)} ${h + 0.14}, .1 ${h + 0.2}, .06 ${h + 0.18}`), red),
    sleeve(h * 0.3, h * 0.5),
    sleeve(h * 0.68, h * 0.86),
    ring(0.11, 0.035, red, [0, h + 0.18, 0]),
    cyl([0.09, 0.09, 0.02], rubber('#141619'), [0, h + 0.2, 0]),
    decal(
      [0.42, 0.15],
      print(320, 112, (pen) => text(pen, '烽安', 160, 84, { size: 84, align: 'center' })),
      [0, h * 0.2, wide(h * 0.2) + 0.02],
      [-0.22, 0, 0],
    ),
  );
}

/** Two queue posts joined by their belt. */
export function beltPosts({ color, isSteel }: { color: string; isSteel: boolean }) {
  const shaft = isSteel ? metal(color, 0.2) : plastic(color, { roughness: 0.35, clearcoat: 0.4 });
  const post = () =>
    group(
      cyl([0.62, 0.66, 0.08], shaft, [0, 0.05, 0]),
      cyl([0.3, 0.62, 0.1], shaft, [0, 0.13, 0]),
      ring(0.66, 0.03, rubber('#1b1e22'), [0, 0.04, 0]),
      cyl([0.13, 0.13, 3.1], shaft, [0, 1.7, 0]),
      cyl([0.19, 0.19, 0.46], plastic('#1d2025', { roughness: 0.4 }), [0, 3.25, 0]),
      cyl([0.2, 0.17, 0.1], shaft, [0, 3.53, 0]),
      times(4, (i) =>
        box(
          [0.1, 0.2, 0.06],
          plastic('#2f353c'),
          [Math.sin((i * PI) / 2) * 0.19, 3.26, Math.cos((i * PI) / 2) * 0.19],
          [0, (i * PI) / 2, 0],
          0.02,
        ),
      ),
    );
  const belt = strap(
    path('-1.3 3.26 .06, -.6 3.2 .06, 0 3.17 .06, .6 3.2 .06, 1.3 3.26 .06'),
    fabric('#b3261f', 'woven', 12),
    { width: 0.26, outward: () => [0, 0, 1] },
  );
  return put(group(put(post(), [-1.45, 0, 0]), put(post(), [1.45, 0, 0]), belt), [0, 0, 0], [0, 0.5, 0]);
}

const stripes = (pen: Pen, w: number, h: number, [dark, light]: [string, string], step: number) => {
  fill(pen, light);
  pen.fillStyle = dark;
  for (let x = -h; x < w + h; x += step * 2) {
    pen.beginPath();
    pen.moveTo(x, h);
    pen.lineTo(x + h, 0);
    pen.lineTo(x + h + step, 0);
    pen.lineTo(x + step, h);
    pen.fill();
  }
};

/** Rolls of striped floor tape, one end pulled out. */
export function hazardTapes({ colors }: { colors: [string, string] }) {
  const around = (repeat: number) => print(repeat * 120, 120, (pen, w, h) => stripes(pen, w, h, colors, 60));
  const roll = () =>
    group(
      wrap([1, 1], 0.62, around(16), [0, 0, 0]),
      lathe(profile('.62 -.31, .999 -.31, .999 -.305, .62 -.305'), plastic(colors[1])),
      lathe(profile('.62 .305, .999 .305, .999 .31, .62 .31'), plastic(colors[1], { roughness: 0.4 })),
      times(5, (i) => ring(0.66 + i * 0.07, 0.006, plastic(colors[0]), [0, 0.312, 0])),
      lathe(profile('.54 -.31, .62 -.31, .62 .315, .54 .315, .54 -.31'), card('#d8b98a')),
    );
  const tongue = decal(
    [2.2, 0.62],
    print(480, 120, (pen, w, h) => stripes(pen, w, h, colors, 60)),
    [1.7, 0.02, 0.4],
    [-PI / 2, 0, 0],
  );
  return put(
    group(
      times(2, (i) => put(roll(), [-1.1, 0.31 + i * 0.63, -0.7], [0, i, 0])),
      put(roll(), [0.6, 1.0, 0.4], [PI / 2, 0, 0]),
      tongue,
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Box of barrier tape, the tape drawn out to the side. */
export function barrierTape({ colors, words }: { colors: [string, string]; words: string }) {
  const [dark, light] = colors;
  const face = print(900, 700, (pen, w, h) => {
    fill(pen, light);
    stripes(pen, w, h, colors, 90);
    fill(pen, '#ffffff', [90, 150, w - 180, 380]);
    text(pen, '警戒隔离带', w / 2, 300, { size: 120, color: '#26292e', align: 'center' });
    text(pen, '50mm × 100m', w / 2, 400, { size: 76, color: '#26292e', weight: 500, align: 'center' });
    text(pen, '烽安 FENGAN', w / 2, 490, { size: 52, color: '#6a727b', weight: 500, align: 'center' });
  });
  const film = print(1600, 130, (pen, w, h) => {
    fill(pen, light);
    for (let i = 0; i < 3; i++) {
      text(pen, words, 150 + i * 560, 96, { size: 84, color: dark });
      pen.save();
      pen.beginPath();
      pen.rect(i * 560, 0, 120, h);
      pen.clip();
      stripes(pen, w, h, colors, 30);
      pen.restore();
    }
  });
  const plain = plastic(light === '#ffffff' ? '#eceff1' : light, { roughness: 0.5 });
  const tape = plastic('#ffffff', { map: film, roughness: 0.3 });
  const pull = strap(
    path('1.05 .75 0, 1.6 .7 .15, 2.3 .5 .75, 2.6 .3 1.5, 1.9 .14 1.95, .9 .13 2.0, -.6 .13 2.0'),
    tape,
    { width: 0.3, thick: 0.012, outward: ({ x }) => (x > 1.6 ? [0.6, 0.2, 1] : [0, 0.3, 1]) },
  );
  return put(
    group(
      block([2.0, 1.55, 0.9], [plain, plain, plain, plain, plastic('#fff', { map: face }), plain], [0, 0.78, 0]),
      box([0.02, 0.4, 0.12], rubber('#3a4048'), [1.005, 0.75, 0]),
      pull,
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Lockout padlock with a danger tag. */
export function lockoutLock({ color }: { color: string }) {
  const steel = metal('#c6cbd3', 0.2);
  const face = print(500, 560, (pen, w, h) => {
    fill(pen, color);
    fill(pen, '#ffffff', [50, 70, w - 100, 330]);
    text(pen, '危险', w / 2, 200, { size: 130, color: '#c4231d', align: 'center' });
    text(pen, '禁止操作', w / 2, 310, { size: 92, color: '#26292e', align: 'center' });
    text(pen, '安盾 LK38', w / 2, h - 66, { size: 62, align: 'center' });
  });
  const tag = print(520, 900, (pen, w, h) => {
    fill(pen, '#f7f5ef');
    fill(pen, '#c4231d', [0, 110, w, 190]);
    text(pen, '上锁挂牌', w / 2, 240, { size: 110, align: 'center' });
    text(pen, '正在检修 禁止合闸', w / 2, 400, { size: 54, color: '#26292e', align: 'center' });
    times(4, (i) => fill(pen, '#b9b2a3', [60, 500 + i * 90, w - 120, 8]));
    text(pen, '姓名', 60, 486, { size: 40, color: '#6a635a', weight: 400 });
    text(pen, '部门', 60, 576, { size: 40, color: '#6a635a', weight: 400 });
    text(pen, '日期', 60, h - 240, { size: 40, color: '#6a635a', weight: 400 });
  });
  const lock = group(
    box([1.1, 1.3, 0.62], gloss(color, { roughness: 0.35 }), [0, 0.66, 0], undefined, 0.14),
    decal([0.92, 1.03], face, [0, 0.66, 0.315]),
    ring(0.4, 0.085, steel, [0, 1.85, 0], [0, 0, 0], PI),
    [-0.4, 0.4].map((x) => cyl([0.085, 0.085, 0.6], steel, [x, 1.57, 0])),
    cyl([0.12, 0.12, 0.04], metal('#c9b37a', 0.3), [0, 0.0, 0.05]),
  );
  const label = group(
    box([1.0, 1.72, 0.03], plastic('#f7f5ef'), [0, 0, 0], undefined, 0.06),
    decal([0.98, 1.69], tag, [0, 0, 0.02]),
    ring(0.07, 0.025, metal('#c9a24a', 0.3), [0, 0.78, 0.01], [0, 0, 0]),
  );
  const key = put(
    group(
      ring(0.16, 0.04, steel, [0, 0, 0]),
      box([0.1, 0.04, 0.7], steel, [0, 0, 0.5], undefined, 0.01),
      box([0.16, 0.04, 0.08], steel, [0.06, 0, 0.7], undefined, 0.01),
    ),
    [0.2, 0.05, 1.0],
    [0, -0.8, 0],
  );
  return put(
    group(put(lock, [-0.4, 0, 0], [0, 0.18, 0]), put(label, [0.95, 0.92, -0.25], [-0.12, 0.1, -0.06]), key),
    [0, 0, 0],
    [0, -0.1, 0],
  );
}
