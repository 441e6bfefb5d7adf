import { disc, fill, type Pen, print, text } from '../page/labels.ts';
import { card, fabric, gloss, metal, plastic } from '../page/materials.ts';
import { scatter } from '../page/packs.ts';
import {
  ball,
  box,
  cyl,
  decal,
  group,
  lathe,
  mesh,
  PI,
  put,
  ring,
  times,
  tube,
  wrap,
  type Vec,
} from '../page/solids.ts';
import { TetrahedronGeometry } from 'three';
import { path, profile, strap } from './forms.ts';

type Festive = {
  brand: string;
  /** Drawn large on the lid, from top to bottom. */
  title: string;
  sub: string;
  base: string;
  accent: string;
  lining: string;
  fillings: 'zongzi' | 'mooncake' | 'nuts' | 'pastry' | 'tea' | 'dried' | 'grain';
  count: number;
};

function drawLid({ brand, title, sub, base, accent }: Festive) {
  return (pen: Pen, w: number, h: number) => {
    fill(pen, base);
    pen.strokeStyle = accent;
    pen.lineWidth = 6;
    pen.strokeRect(36, 36, w - 72, h - 72);
    pen.strokeRect(52, 52, w - 104, h - 104);
    pen.globalAlpha = 0.55;
    // Clouds in two corners, a ring behind the title.
    for (const [x, y, mirror] of [
      [190, h - 150, 1],
      [w - 190, 170, -1],
    ] as const) {
      pen.save();
      pen.translate(x, y);
      pen.scale(mirror, 1);
      pen.lineWidth = 9;
      for (let i = 0; i < 3; i++) {
        pen.beginPath();
        pen.arc(i * 56 - 56, i % 2 ? -22 : 0, 40, PI, 2.4 * PI);
        pen.stroke();
      }
      pen.restore();
    }
    pen.globalAlpha = 1;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.arc(w / 2, h / 2, h * 0.34, 0, 7);
    pen.stroke();
    fill(pen, base, [w / 2 - 90, h * 0.1, 180, h * 0.8]);
    [...title].forEach((letter, i, all) =>
      text(pen, letter, w / 2, h * 0.5 + (i - (all.length - 1) / 2) * 132 + 42, {
        size: 124,
        color: accent,
        align: 'center',
      }),
    );
    text(pen, brand, 84, 120, { size: 52, color: accent });
    text(pen, sub, w - 84, h - 78, { size: 44, color: accent, weight: 400, align: 'right' });
  };
}

const zongzi = (i: number) => {
  const leaf = plastic(i % 2 ? '#4f7a3a' : '#5f8a45', { roughness: 0.7 });
  const body = mesh(new TetrahedronGeometry(0.46, 0), leaf, [0, 0.2, 0], [0.62, 0.78, 0]);
  body.scale.set(1, 0.86, 1);
  return group(
    body,
    times(3, (k) =>
      ring(
        0.3 - k * 0.03,
        0.018,
        plastic(i % 3 ? '#c8322a' : '#e6c15a'),
        [0, 0.2 + (k - 1) * 0.12, 0],
        [PI / 2 + (k - 1) * 0.3, 0, k],
      ),
    ),
  );
};

const mooncake = (i: number) => {
  const crust = plastic(i % 2 ? '#a8621f' : '#b87028', { roughness: 0.55, clearcoat: 0.3 });
  return group(
    cyl([0.4, 0.42, 0.3], crust, [0, 0.18, 0]),
    times(14, (k) =>
      cyl([0.09, 0.09, 0.3], crust, [Math.cos((k / 14) * 2 * PI) * 0.37, 0.18, Math.sin((k / 14) * 2 * PI) * 0.37]),
    ),
    ring(0.26, 0.03, crust, [0, 0.34, 0]),
    times(6, (k) => ball(0.06, crust, [Math.cos(k * 1.047) * 0.16, 0.34, Math.sin(k * 1.047) * 0.16], [1, 0.5, 1])),
  );
};

function filling(kind: Festive['fillings'], i: number, accent: string) {
  if (kind === 'zongzi') return put(zongzi(i), [0, 0, 0], [0, 0, 0], 1.35);
  if (kind === 'mooncake') return group(lathe(profile('0 .02, .4 .02, .48 .2, .5 .2'), card('#f3e7c9')), mooncake(i));
  if (kind === 'pastry') {
    const tone = ['#e6c58a', '#d9a25a', '#c97f6a', '#9fae6a'][i % 4] ?? '#d9a25a';
    return group(
      lathe(profile('0 .02, .34 .02, .44 .22, .46 .22'), card('#fbf6ea')),
      ball(0.36, plastic(tone, { roughness: 0.7 }), [0, 0.24, 0], [1, 0.55, 1]),
      disc3(accent),
    );
  }
  if (kind === 'nuts') {
    const words = ['腰果', '榛子', '杏仁', '核桃', '松子', '碧根果', '开心果', '夏威夷果', '蔓越莓', '葡萄干'];
    return pouchOf(words[i % 10] ?? '坚果', accent, ['#d9a75a', '#8a5230', '#b9793c'][i % 3] ?? '#b9793c');
  }
  if (kind === 'dried')
    return pouchOf(
      ['香菇', '木耳', '银耳', '榛蘑', '竹荪', '黄花菜'][i % 6] ?? '香菇',
      accent,
      ['#6a4a30', '#2f2a28', '#e9dfc4', '#8a6a44', '#e0cf9a', '#d9a441'][i % 6] ?? '#6a4a30',
    );
  if (kind === 'grain')
    return pouchOf(
      ['小米', '黑米', '红豆', '绿豆', '薏米', '燕麦', '花生', '黄豆'][i % 8] ?? '小米',
      accent,
      ['#e0b53a', '#3a2a34', '#8a2f2a', '#7a8f3f', '#e6dcc4', '#cbb48a', '#c98f6a', '#dcb85a'][i % 8] ?? '#e0b53a',
    );
  return group();
}

const disc3 = (color: string) => cyl([0.07, 0.07, 0.02], plastic(color), [0, 0.44, 0]);

function pouchOf(name: string, accent: string, tone: string) {
  const face = print(240, 260, (pen, w, h) => {
    fill(pen, '#fbf6ea');
    fill(pen, accent, [0, h - 60, w, 60]);
    text(pen, name, w / 2, 110, { size: name.length > 3 ? 50 : 72, color: '#3a2a1c', align: 'center', max: w - 16 });
    for (let i = 0; i < 5; i++) disc(pen, tone, 40 + i * 40, 165, 17);
  });
  return group(
    box([0.92, 0.34, 0.98], plastic('#f4ecd8', { roughness: 0.4 }), [0, 0.18, 0], undefined, 0.12),
    decal([0.8, 0.87], face, [0, 0.353, 0], [-PI / 2, 0, 0]),
  );
}

/** Tea tins standing in the tray. */
const teaTinOf = (base: string, accent: string, brand: string) =>
  group(
    cyl([0.62, 0.62, 1.25], plastic(base, { roughness: 0.35, metalness: 0.2 }), [0, 0.64, 0]),
    wrap(
      [0.625, 0.625],
      0.9,
      print(1300, 430, (pen, w, h) => {
        fill(pen, base);
        fill(pen, '#f6f1e4', [w / 2 - 90, 30, 180, h - 60]);
        text(pen, brand, w / 2, h / 2 + 30, { size: 84, color: '#2c2a24', align: 'center' });
      }),
      [0, 0.6, 0],
    ),
    cyl([0.64, 0.64, 0.26], metal(accent, 0.3), [0, 1.32, 0]),
  );

/** Gift box laid open: printed lid behind, tray of goods in front. */
export function festiveBox(goods: Festive) {
  const { base, accent, lining, fillings, count } = goods;
  const columns = fillings === 'tea' ? 2 : count > 8 ? 5 : count > 6 ? 4 : 3;
  const rows = Math.ceil(count / columns);
  const [cellW, cellD] = fillings === 'tea' ? [1.6, 1.7] : [1.02, 1.12];
  const [w, d] = [columns * cellW + 0.3, rows * cellD + 0.3];
  const shell = plastic(base, { roughness: 0.5 });
  const inner = fabric(lining, 'woven', 8, { sheen: 0.6 });
  const at = (i: number): Vec => [
    -w / 2 + 0.15 + cellW * ((i % columns) + 0.5),
    0.22,
    -d / 2 + 0.15 + cellD * (Math.floor(i / columns) + 0.5),
  ];
  const tray = group(
    box([w, 0.14, d], inner, [0, 0.14, 0], undefined, 0.02),
    [-1, 1].map((s) => box([w + 0.1, 0.62, 0.08], shell, [0, 0.31, (s * d) / 2], undefined, 0.02)),
    [-1, 1].map((s) => box([0.08, 0.62, d + 0.1], shell, [(s * w) / 2, 0.31, 0], undefined, 0.02)),
    times(count, (i) =>
      put(fillings === 'tea' ? teaTinOf(base, accent, '清叶') : filling(fillings, i, base), at(i), [
        0,
        scatter(i) * 0.2 - 0.1,
        0,
      ]),
    ),
  );
  const lidW = Math.max(w + 0.1, 3.2);
  const lidH = Math.max(2.3, lidW * 0.66);
  const lid = group(
    box([lidW, lidH, 0.34], shell, [0, lidH / 2, 0], undefined, 0.04),
    decal(
      [lidW - 0.04, lidH - 0.04],
      print(1100, Math.round((1100 * lidH) / lidW), drawLid(goods)),
      [0, lidH / 2, 0.175],
      [0, 0, 0],
      { roughness: 0.4 },
    ),
    strap(path(`-.5 ${lidH} 0, -.44 ${lidH + 0.4} 0, .44 ${lidH + 0.4} 0, .5 ${lidH} 0`), fabric(accent, 'woven', 4), {
      width: 0.14,
      outward: ({ x, y }) => [x, y - lidH + 0.2, 0],
    }),
  );
  return put(group(put(lid, [0, 0, -d / 2 - 0.45], [-0.1, 0, 0]), tray), [0, 0, 0], [0, 0.32, 0]);
}

/** Flat-packed welfare carton with the goods it holds. */
export function welfareBox({
  title,
  sub,
  base,
  accent,
  badge,
}: {
  title: string;
  sub: string;
  base: string;
  accent: string;
  badge: string;
}) {
  const front = print(1000, 760, (pen, w, h) => {
    fill(pen, base);
    fill(pen, accent, [0, h - 150, w, 150]);
    disc(pen, 'rgba(255,255,255,.14)', w * 0.8, h * 0.32, 240);
    text(pen, '员工福利', w / 2, 120, { size: 64, align: 'center' });
    text(pen, title, w / 2, 290, { size: 140, align: 'center', max: w - 120 });
    text(pen, sub, w / 2, 390, { size: 56, weight: 400, align: 'center', max: w - 120 });
    text(pen, badge, w / 2, h - 50, { size: 88, align: 'center' });
  });
  const shell = plastic(base, { roughness: 0.55 });
  return group(
    box([2.6, 1.98, 1.5], shell, [0, 0.99, 0], undefined, 0.015),
    decal([2.58, 1.96], front, [0, 0.99, 0.755], [0, 0, 0], { roughness: 0.5 }),
    tube(path('-.5 1.98 0, -.42 2.3 0, .42 2.3 0, .5 1.98 0'), 0.05, gloss('#f4f1e6')),
  );
}
