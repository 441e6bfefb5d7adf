import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { card, fabric, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, lathe, PI, put, stand, ring, times, tube, type Vec } from '../page/solids.ts';
import { path, profile, skin, strap } from './forms.ts';

const flask = (color: string, height = 2.6) => {
  const coat = plastic(color, { roughness: 0.5, clearcoat: 0.25 });
  return group(
    cyl([0.42, 0.42, height * 0.72], coat, [0, height * 0.36, 0]),
    lathe(profile(`.42 ${height * 0.72}, .36 ${height * 0.78}, .36 ${height * 0.8}`), coat),
    ring(0.4, 0.025, metal('#c9ced5', 0.25), [0, height * 0.75, 0]),
    cyl([0.37, 0.37, height * 0.22], metal(color === '#f2f1ec' ? '#d8dce1' : '#2b2f35', 0.35), [0, height * 0.89, 0]),
    cyl([0.3, 0.37, 0.04], metal('#c9ced5', 0.3), [0, height, 0]),
    decal(
      [0.34, 0.34],
      print(200, 200, (pen) =>
        text(pen, '礼叙', 100, 126, { size: 78, color: color === '#f2f1ec' ? '#7a6a52' : '#d9c08a', align: 'center' }),
      ),
      [0, height * 0.4, 0.423],
    ),
  );
};

/** A rigid box with cut-outs; its lid leans behind. */
function giftCase({
  color,
  stamp,
  width,
  depth,
  children,
}: {
  color: string;
  stamp: string;
  width: number;
  depth: number;
  children: ReturnType<typeof group>[];
}) {
  const shell = card(color, { roughness: 0.75 });
  const sponge = plastic('#d9cfbb', { roughness: 0.95 });
  const lidText = print(900, Math.round((900 * depth) / width), (pen, w, h) => {
    text(pen, '礼叙', w / 2, h / 2 + 10, { size: 96, color: stamp, align: 'center' });
    text(pen, 'LIXU', w / 2, h / 2 + 76, { size: 44, color: stamp, weight: 400, align: 'center' });
  });
  return group(
    box([width, 0.5, depth], shell, [0, 0.25, 0], undefined, 0.03),
    box([width - 0.16, 0.06, depth - 0.16], sponge, [0, 0.49, 0], undefined, 0.01),
    children,
    put(
      group(
        box([width + 0.08, 0.3, depth + 0.08], shell, [0, 0, 0], undefined, 0.03),
        decal([width, depth], lidText, [0, 0.152, 0], [-PI / 2, 0, 0]),
      ),
      [0, depth * 0.48, -depth / 2 - 0.35],
      [1.25, 0, 0],
    ),
  );
}

/** One flask or a red and a white one in their case. */
export function thermosGift({ colors }: { colors: string[] }) {
  const width = colors.length * 1.3 + 1.6;
  const items = colors.map((color, i) =>
    put(flask(color, 2.4), [(i - (colors.length - 1) / 2) * 1.3, 0.62, 1.15], [-PI / 2, 0, 0]),
  );
  return put(
    giftCase({ color: '#2a2d33', stamp: '#d9c08a', width, depth: 3.0, children: items }),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

function book(color: string, stamp: string) {
  const leather = plastic(color, { roughness: 0.6 });
  return group(
    box([1.5, 0.24, 2.1], card('#f6f2e6'), [0, 0.14, 0], undefined, 0.01),
    box([1.56, 0.05, 2.16], leather, [0, 0.28, 0], undefined, 0.02),
    box([1.56, 0.05, 2.16], leather, [0, 0.02, 0], undefined, 0.02),
    box([0.06, 0.3, 2.16], leather, [-0.77, 0.15, 0], undefined, 0.02),
    box([0.08, 0.32, 2.18], fabric(stamp, 'woven', 3), [0.5, 0.15, 0], undefined, 0.01),
    decal(
      [0.6, 0.3],
      print(360, 180, (pen) => {
        text(pen, '礼叙', 180, 96, { size: 80, color: stamp, align: 'center' });
        text(pen, 'NOTEBOOK', 180, 150, { size: 34, color: stamp, weight: 400, align: 'center' });
      }),
      [-0.12, 0.307, 0.1],
      [-PI / 2, 0, 0],
    ),
  );
}

const pen = (color: string) =>
  put(
    group(
      cyl([0.07, 0.07, 1.5], gloss(color, { roughness: 0.2 }), [0, 0, 0]),
      cyl([0.072, 0.03, 0.3], metal('#d9c08a', 0.25), [0, -0.9, 0]),
      ring(0.072, 0.015, metal('#d9c08a', 0.25), [0, 0.1, 0]),
      box([0.04, 0.5, 0.03], metal('#d9c08a', 0.25), [0, 0.5, 0.08], undefined, 0.01),
    ),
    [0, 0, 0],
    [PI / 2, 0, 0],
  );

/** Notebook and pen, with a flask if wanted, in a case. */
export function notebookGift({ color, hasCup }: { color: string; hasCup: boolean }) {
  const shift = hasCup ? -0.7 : -0.25;
  const items = [
    put(book(color, '#d9c08a'), [shift - 0.35, 0.5, 0.05]),
    put(pen('#23262b'), [shift + 0.85, 0.58, 0.05]),
  ];
  if (hasCup) items.push(put(flask('#23262b', 2.2), [1.45, 0.62, 1.1], [-PI / 2, 0, 0]));
  return put(
    giftCase({ color: '#4a3a2e', stamp: '#d9c08a', width: hasCup ? 4.6 : 3.2, depth: 2.8, children: items }),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Half-open canopy of eight panels on its shaft. */
function canopy(color: string, ribs: number) {
  const cloth = plastic(color, { roughness: 0.7, side: DoubleSide });
  const rows = times(15, (r) => {
    const t = r / 14;
    return times(ribs * 6 + 1, (c): Vec => {
      const turn = (c / (ribs * 6)) * 2 * PI;
      const between = Math.abs(Math.sin((c / 6) * PI));
      const reach = 2.0 * Math.sin(t * 1.25) * (1 - between * 0.05 * t);
      return [Math.cos(turn) * reach, 1.0 - t * t * 1.0 - between * -0.06 * t, Math.sin(turn) * reach];
    });
  });
  const steel = metal('#8d959f', 0.3);
  return group(
    skin(rows, cloth),
    times(ribs, (i) => {
      const turn = (i / ribs) * 2 * PI;
      return tube(
        [
          [0, 0.98, 0],
          [Math.cos(turn) * 1.1, 0.68, Math.sin(turn) * 1.1],
          [Math.cos(turn) * 1.9, 0.0, Math.sin(turn) * 1.9],
        ],
        0.022,
        steel,
      );
    }),
    times(ribs, (i) =>
      cyl([0.03, 0.03, 0.14], steel, [Math.cos((i / ribs) * 2 * PI) * 1.9, 0.0, Math.sin((i / ribs) * 2 * PI) * 1.9]),
    ),
  );
}

/** Straight umbrella, open, handle hooked. */
export function longUmbrella({ color }: { color: string }) {
  const steel = metal('#8d959f', 0.3);
  const whole = group(
    put(canopy(color, 8), [0, 2.2, 0]),
    cyl([0.05, 0.05, 3.6], steel, [0, 1.5, 0]),
    cyl([0.03, 0.05, 0.36], steel, [0, 3.36, 0]),
    tube(path('0 -.3 0, 0 -.75 0, .12 -1.02 0, .36 -1.05 0, .5 -.85 0'), 0.085, plastic('#6b3f24', { roughness: 0.4 })),
    cyl([0.085, 0.085, 0.5], plastic('#6b3f24', { roughness: 0.4 }), [0, -0.1, 0]),
  );
  return put(put(whole, [0, 1.1, 0], [0.5, 0, 0.62]), [0, 0, 0], [0, 0.3, 0]);
}

/** Folding umbrella: one open lying on its edge, one packed in its sleeve. */
export function foldUmbrella({ color }: { color: string }) {
  const steel = metal('#8d959f', 0.3);
  const open = group(
    put(canopy(color, 10), [0, 1.6, 0]),
    cyl([0.05, 0.05, 1.6], steel, [0, 1.6, 0]),
    cyl([0.07, 0.07, 0.7], steel, [0, 0.7, 0]),
    cyl([0.13, 0.15, 0.62], rubber('#1d2024'), [0, 0.15, 0]),
  );
  const packed = group(
    cyl([0.2, 0.18, 1.9], fabric(color, 'woven', 8), [0, 0, 0]),
    cyl([0.15, 0.2, 0.3], rubber('#1d2024'), [0, 1.08, 0]),
    strap(path('.1 1.2 0, .3 1.6 .1, .1 1.75 .05, -.1 1.5 0'), fabric('#1d2024', 'woven', 2), {
      width: 0.06,
      outward: () => [0, 0, 1],
    }),
  );
  return put(
    group(
      stand(put(open, [0, 0, 0], [0, 0, 0.75]), [-0.4, 0, 0], [0, -0.75, 0]),
      put(packed, [0.45, 0.2, 1.75], [PI / 2, 0, -1.1]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Rolled towels in a ribboned tray. */
export function towelGift({ colors, hasBath }: { colors: string[]; hasBath: boolean }) {
  const shell = card('#e9dcc6');
  const [w, d] = [hasBath ? 3.6 : 2.6, 2.2];
  const rolled = (color: string, x: number, radius: number, long: number) =>
    put(
      group(
        cyl([radius, radius, long], fabric(color, 'terry', 5), [0, 0, 0]),
        times(4, (i) => ring(radius * (0.25 + i * 0.2), 0.025, fabric(color, 'terry', 2), [0, long / 2, 0])),
        cyl([radius + 0.012, radius + 0.012, 0.3], plastic('#a8324a', { roughness: 0.4 }), [0, 0, 0]),
      ),
      [x, radius + 0.12, 0],
      [PI / 2, 0, 0],
    );
  const items = hasBath
    ? [
        rolled(colors[0] ?? '#fff', -0.95, 0.62, 1.9),
        rolled(colors[1] ?? '#fff', 0.35, 0.42, 1.8),
        rolled(colors[2] ?? '#fff', 1.25, 0.42, 1.8),
      ]
    : [rolled(colors[0] ?? '#fff', -0.58, 0.5, 1.8), rolled(colors[1] ?? '#fff', 0.58, 0.5, 1.8)];
  const lid = print(900, 700, (pen, wide, h) => {
    pen.fillStyle = '#e9dcc6';
    pen.fillRect(0, 0, wide, h);
    text(pen, '礼叙', wide / 2, h / 2, { size: 120, color: '#a8324a', align: 'center' });
    text(pen, hasBath ? '浴巾三件套' : '毛巾礼盒', wide / 2, h / 2 + 110, {
      size: 64,
      color: '#7a6a52',
      weight: 400,
      align: 'center',
    });
  });
  return put(
    group(
      box([w, 0.1, d], shell, [0, 0.05, 0], undefined, 0.01),
      [-1, 1].map((s) => box([w, 0.55, 0.08], shell, [0, 0.28, (s * d) / 2], undefined, 0.01)),
      [-1, 1].map((s) => box([0.08, 0.55, d], shell, [(s * w) / 2, 0.28, 0], undefined, 0.01)),
      items,
      put(
        group(
          box([w + 0.1, d, 0.24], shell, [0, d / 2, 0], undefined, 0.02),
          decal([w, d - 0.06], lid, [0, d / 2, 0.125]),
        ),
        [0, 0, -d / 2 - 0.3],
        [-0.12, 0, 0],
      ),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Lidded mug with spoon in front of its box. */
export function lidMug({ color, ink }: { color: string; ink: string }) {
  const glaze = gloss(color, { roughness: 0.25, side: DoubleSide });
  const cup = group(
    lathe(profile('0 .06, .6 .02, .66 .06, .72 .2, .72 1.55, .68 1.55, .64 .2, 0 .16'), glaze),
    tube(path('.7 1.3 0, 1.15 1.25 0, 1.2 .6 0, .7 .4 0'), 0.1, glaze),
    lathe(profile('.74 1.56, .74 1.62, .5 1.72, .12 1.76, .1 1.88, .16 1.94, 0 1.96'), glaze),
    decal(
      [0.9, 0.45],
      print(540, 270, (pen) => {
        text(pen, '您的标识', 270, 120, { size: 92, color: ink, align: 'center' });
        text(pen, 'YOUR LOGO', 270, 200, { size: 54, color: ink, weight: 400, align: 'center' });
      }),
      [0, 0.85, 0.728],
    ),
  );
  const carton1 = group(
    box([1.7, 1.8, 1.6], card('#f1ece0'), [0, 0.9, 0], undefined, 0.01),
    decal(
      [1.2, 0.6],
      print(480, 240, (pen) => text(pen, '礼叙 定制杯', 240, 140, { size: 72, color: '#a8324a', align: 'center' })),
      [0, 0.95, 0.805],
    ),
  );
  const spoon = put(
    group(
      cyl([0.03, 0.03, 1.3], metal('#c9ced5', 0.2), [0, 0, 0]),
      lathe(
        profile('0 0, .12 .03, .18 .1, .17 .11, .1 .05, 0 .03'),
        metal('#c9ced5', 0.2),
        [0, -0.75, 0],
        [PI / 2, 0, 0],
      ),
    ),
    [1.5, 0.05, 1.0],
    [PI / 2, 0, 0.8],
  );
  return put(
    group(put(cup, [0.35, 0, 0.6], [0, -0.4, 0]), put(carton1, [-0.85, 0, -0.9], [0, 0.25, 0]), spoon),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}
