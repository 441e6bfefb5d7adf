import { DoubleSide } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { card, fabric, gloss, metal, plastic, wood } from '../page/materials.ts';
import {
  box,
  cyl,
  decal,
  extrude,
  group,
  lathe,
  outline,
  PI,
  put,
  ring,
  times,
  tube,
  type Vec,
} from '../page/solids.ts';
import { path, profile, skin } from './forms.ts';

const star = (outer: number, inner: number) =>
  outline(
    times(10, (i) => [
      Math.sin((i * PI) / 5) * (i % 2 ? inner : outer),
      Math.cos((i * PI) / 5) * (i % 2 ? inner : outer),
    ]),
  );
const GOLD = '#d9ac4a';

/** Certificate cover, one open, one shut. */
export function certificate() {
  const velvet = () => fabric('#b3211c', 'terry', 14, { roughness: 0.9 });
  const cover = print(900, 640, (pen, w, h) => {
    pen.strokeStyle = GOLD;
    pen.lineWidth = 8;
    pen.strokeRect(50, 50, w - 100, h - 100);
    text(pen, '荣誉证书', w / 2, h / 2 + 20, { size: 150, color: GOLD, align: 'center' });
    text(pen, 'CERTIFICATE OF HONOUR', w / 2, h / 2 + 100, { size: 46, color: GOLD, weight: 400, align: 'center' });
  });
  const inside = print(900, 640, (pen, w, h) => {
    fill(pen, '#fdf8ea');
    pen.strokeStyle = '#c9a24a';
    pen.lineWidth = 6;
    pen.strokeRect(36, 36, w - 72, h - 72);
    text(pen, '荣誉证书', w / 2, 150, { size: 84, color: '#b3211c', align: 'center' });
    text(pen, '张 同志：', 110, 260, { size: 48, color: '#3a2a1c', weight: 500 });
    text(pen, '在二〇二六年度工作中成绩突出，', 160, 340, { size: 44, color: '#3a2a1c', weight: 400 });
    text(pen, '被评为优秀员工，特发此证。', 110, 410, { size: 44, color: '#3a2a1c', weight: 400 });
    pen.strokeStyle = 'rgba(190,40,30,.8)';
    pen.lineWidth = 5;
    pen.beginPath();
    pen.arc(w - 190, h - 150, 72, 0, 7);
    pen.stroke();
    text(pen, '★', w - 190, h - 130, { size: 60, color: 'rgba(190,40,30,.8)', align: 'center' });
  });
  const leaf = () => box([2.9, 0.1, 2.06], velvet(), [0, 0.05, 0], undefined, 0.04);
  const shut = group(
    leaf(),
    put(leaf(), [0.02, 0.11, 0.02]),
    decal([2.7, 1.92], cover, [0.02, 0.217, 0.02], [-PI / 2, 0, 0]),
  );
  const open = group(
    leaf(),
    decal([2.7, 1.9], inside, [0, 0.103, 0], [-PI / 2, 0, 0]),
    put(
      group(
        leaf(),
        decal(
          [2.7, 1.9],
          print(90, 64, (pen) => fill(pen, '#fdf8ea')),
          [0, 0.103, 0],
          [-PI / 2, 0, 0],
        ),
      ),
      [0, 0.85, -1.5],
      [1.1, 0, 0],
    ),
  );
  return put(
    group(put(open, [-0.9, 0, -0.2], [0, 0.1, 0]), put(shut, [1.2, 0.05, 1.2], [0, -0.25, 0])),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Velvet pennant with gold letters and a fringe, hanging from its rod. */
export function pennant() {
  const face = print(720, 1080, (pen, w, h) => {
    fill(pen, '#b3151a');
    pen.strokeStyle = '#e9c25a';
    pen.lineWidth = 12;
    pen.strokeRect(30, 30, w - 60, h - 60);
    text(pen, '赠：优质服务供应商', 80, 130, { size: 56, color: '#f2cf62' });
    [...'诚信服务'].forEach((letter, i) =>
      text(pen, letter, w / 2 + 120, 330 + i * 170, { size: 150, color: '#f2cf62', align: 'center' }),
    );
    [...'品质保障'].forEach((letter, i) =>
      text(pen, letter, w / 2 - 120, 330 + i * 170, { size: 150, color: '#f2cf62', align: 'center' }),
    );
    text(pen, '二〇二六年', w - 80, h - 70, { size: 50, color: '#f2cf62', align: 'right' });
  });
  const cloth = fabric('#ffffff', 'woven', 30, { map: face, side: DoubleSide, sheen: 0.2 });
  const rows = times(33, (r) =>
    times(25, (c): Vec => {
      const [x, y] = [(c / 24 - 0.5) * 2.4, (r / 32) * 3.6];
      return [x, y, 0.05 * Math.sin(x * 4 + y) * (1 - r / 32)];
    }),
  );
  const gold = plastic('#e0b545', { roughness: 0.6 });
  const fringe = times(60, (i) =>
    cyl([0.018, 0.014, 0.3], gold, [-1.2 + i * 0.0407, -0.13, 0.05 * Math.sin((-1.2 + i * 0.0407) * 4)]),
  );
  const rod = group(
    cyl([0.06, 0.06, 2.9], wood('#8a5a30', '#4a2a12'), [0, 3.66, 0], [0, 0, PI / 2]),
    [-1, 1].map((s) =>
      lathe(profile('0 0, .1 .05, .12 .15, 0 .3'), metal(GOLD, 0.3), [s * 1.45, 3.66, 0], [0, 0, (s * -PI) / 2]),
    ),
    tube(path('-1.3 3.7 0, -.6 4.3 0, 0 4.6 0, .6 4.3 0, 1.3 3.7 0'), 0.03, plastic('#e0b545')),
    [-1, 1].map((s) =>
      group(cyl([0.04, 0.04, 0.5], gold, [s * 1.3, 3.35, 0.12]), cyl([0.06, 0.12, 0.3], gold, [s * 1.3, 3.0, 0.12])),
    ),
  );
  return put(group(skin(rows, cloth), fringe, rod), [0, 0.3, 0], [0, 0.25, 0]);
}

/** Enamel pin, two faces and its box. */
export function badgePin() {
  const gold = metal(GOLD, 0.22);
  const one = () =>
    group(
      cyl([0.8, 0.8, 0.14], gold, [0, 0.07, 0]),
      cyl([0.7, 0.7, 0.02], gloss('#b3211c'), [0, 0.15, 0]),
      ring(0.74, 0.05, gold, [0, 0.15, 0]),
      extrude(star(0.4, 0.17), 0.06, 0.02, gold, [0, 0.18, 0], [-PI / 2, 0, 0]),
      times(16, (i) =>
        box(
          [0.14, 0.02, 0.03],
          gold,
          [Math.cos((i / 16) * 2 * PI) * 0.56, 0.165, Math.sin((i / 16) * 2 * PI) * 0.56],
          [0, -(i / 16) * 2 * PI, 0],
          0.005,
        ),
      ),
    );
  const pad = group(
    box([2.6, 0.4, 2.2], card('#23262b'), [0, 0.2, 0], undefined, 0.04),
    box([2.4, 0.06, 2.0], fabric('#7a1520', 'terry', 6), [0, 0.4, 0], undefined, 0.02),
    put(one(), [0, 0.42, 0.1], [0.12, 0, 0]),
  );
  const lid = put(
    group(
      box([2.6, 0.3, 2.2], card('#23262b'), [0, 0, 1.1], undefined, 0.04),
      decal(
        [1.2, 0.4],
        print(480, 160, (pen) => text(pen, '荣采 RONGCAI', 240, 104, { size: 64, color: GOLD, align: 'center' })),
        [0, -0.152, 1.1],
        [PI / 2, 0, 0],
      ),
    ),
    [0, 0.5, -1.1],
    [-1.9, 0, 0],
  );
  return put(
    group(
      pad,
      lid,
      put(one(), [1.75, 0.02, 1.35], [0.0, 0.4, 0], 0.9),
      put(one(), [-1.3, 0.02, 1.75], [0, -0.3, 0], 0.9),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Two small flags crossed on a steel stand. */
export function deskFlag() {
  const steel = metal('#d5dae0', 0.14);
  const flag = (tone: string, words: string, s: number) => {
    const face = print(600, 400, (pen, w, h) => {
      fill(pen, tone);
      pen.strokeStyle = '#e9c25a';
      pen.lineWidth = 10;
      pen.strokeRect(14, 14, w - 28, h - 28);
      text(pen, words, w / 2, h / 2 + 36, { size: 96, align: 'center', max: w - 60 });
    });
    const rows = times(17, (r) =>
      times(25, (c): Vec => {
        const [x, y] = [(c / 24) * 1.9, (r / 16) * 1.25];
        return [s * x, y - x * 0.32, 0.1 * Math.sin(x * 3.2) * (x / 1.9)];
      }),
    );
    const cloth = skin(rows, fabric('#ffffff', 'woven', 18, { map: face, side: DoubleSide, sheen: 0.2 }));
    if (s < 0)
      cloth.geometry.getAttribute('uv').array.forEach((value, i, all) => (i % 2 ? value : (all[i] = 1 - value)));
    return put(cloth, [s * 0.75, 2.15, 0.02]);
  };
  return put(
    group(
      cyl([0.62, 0.7, 0.16], steel, [0, 0.08, 0]),
      cyl([0.2, 0.45, 0.14], steel, [0, 0.22, 0]),
      cyl([0.06, 0.06, 1.4], steel, [0, 0.9, 0]),
      [-1, 1].map((s) =>
        group(
          tube(path(`0 1.4 0, ${s * 0.4} 2.0 0, ${s * 0.75} 3.5 0`), 0.04, steel),
          lathe(profile('0 0, .07 .05, .05 .14, 0 .24'), metal(GOLD, 0.25), [s * 0.75, 3.48, 0]),
        ),
      ),
      flag('#b3211c', '合作共赢', 1),
      flag('#1f4f9c', '集采商城', -1),
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}
