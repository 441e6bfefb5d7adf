import { CylinderGeometry, LatheGeometry, RingGeometry, Vector2 } from 'three';
import { barcode, fill, print, text } from '../page/labels.ts';
import { metal, rubber, type Material } from '../page/materials.ts';
import { carton, scatter } from '../page/packs.ts';
import { box, cyl, extrude, group, lathe, mesh, PI, put, times, type Vec } from '../page/solids.ts';
import { Path, Shape, type Object3D } from 'three';
import { profile } from './forms.ts';

type Pack = { title: string; sub: string; accent: string };

/** White stock box with a window label, as fasteners are kept on shelves. */
function stockBox({ title, sub, accent }: Pack) {
  const front = print(900, 520, (pen, w, h) => {
    fill(pen, '#f4f6f8');
    fill(pen, accent, [0, 0, w, 150]);
    text(pen, '坚立 JIANLI', 40, 104, { size: 80 });
    text(pen, title, 40, 270, { size: 96, color: '#23303f', max: w - 80 });
    text(pen, sub, 42, 372, { size: 62, color: '#4b5866', weight: 400, max: w - 80 });
    barcode(pen, w - 300, h - 116, 260, 90);
  });
  const top = print(900, 620, (pen, w, h) => {
    fill(pen, accent);
    text(pen, title, w / 2, h / 2 + 40, { size: 110, align: 'center', max: w - 80 });
  });
  return carton([1.9, 1.1, 1.3], '#f4f6f8', { front, top });
}

const thread = (radius: number, from: number, to: number, pitch = 0.055) => {
  const count = Math.round((to - from) / pitch);
  return times(count * 2 + 1, (i): [number, number] => [i % 2 ? radius * 0.84 : radius, from + (i * pitch) / 2]);
};

/** Few segments: a heap has a thousand turns of thread. */
const turned = (points: [number, number][], steel: Material) =>
  mesh(
    new LatheGeometry(
      points.map((point) => new Vector2(...point)),
      16,
    ),
    steel,
  );

/** Threaded shank standing on its end; the head comes on top of it. */
const shank = (radius: number, length: number, steel: Material) =>
  turned([[0, 0], [radius * 0.7, 0], ...thread(radius, 0.04, length), [radius * 0.8, length]], steel);

const hexagon = (radius: number, high: number, steel: Material, at: Vec) =>
  mesh(new CylinderGeometry(radius, radius, high, 6), steel, at, [0, PI / 6, 0]);

const inox = () => metal('#cdd2d8', 0.24);
const blackened = () => metal('#3a3d42', 0.42);

function hexBolt(length: number) {
  const steel = inox();
  return group(
    shank(0.13, length, steel),
    hexagon(0.27, 0.18, steel, [0, length + 0.09, 0]),
    cyl([0.2, 0.23, 0.03], steel, [0, length + 0.19, 0]),
    cyl([0.25, 0.25, 0.02], steel, [0, length, 0]),
  );
}

function socketScrew(length: number) {
  const steel = blackened();
  return group(
    shank(0.12, length, steel),
    cyl([0.21, 0.21, 0.24], steel, [0, length + 0.12, 0]),
    times(20, (i) =>
      box(
        [0.012, 0.2, 0.02],
        steel,
        [Math.cos(i / 3.183) * 0.21, length + 0.11, Math.sin(i / 3.183) * 0.21],
        [0, -i / 3.183, 0],
        0.004,
      ),
    ),
    hexagon(0.11, 0.02, rubber('#0c0d0f'), [0, length + 0.236, 0]),
  );
}

/** Goods strewn before their box: a few laid out, the rest in a heap. */
function poured(one: (index: number) => Object3D, { laid, heap, lie }: { laid: Vec[]; heap: number; lie: number }) {
  return group(
    laid.map(([x, turn, z], i) => put(one(i), [x, lie, z], [PI / 2, 0, turn])),
    times(heap, (i) => {
      const [reach, angle] = [0.12 + scatter(i, 3) * 0.5, scatter(i) * 6.283];
      const at: Vec = [
        1.05 + Math.cos(angle) * reach,
        lie + (0.62 - reach) * 0.55 * scatter(i, 9),
        0.1 + Math.sin(angle) * reach * 0.9,
      ];
      return put(one(i), at, [PI / 2 + (scatter(i, 4) - 0.5) * 0.7, 0, scatter(i, 2) * 6.283]);
    }),
  );
}

const beside = (pack: Pack, goods: Object3D) =>
  put(group(put(stockBox(pack), [-0.65, 0, -0.75], [0, 0.2, 0]), goods), [0, 0, 0], [0, 0.1, 0]);

export function hexBolts() {
  const laid: Vec[] = [
    [-1.2, 0.5, 0.55],
    [-0.6, 0.2, 0.75],
    [0.0, -0.15, 0.8],
    [0.65, -0.5, 1.0],
  ];
  return beside(
    { title: '外六角螺栓 304', sub: 'GB/T 5783 全牙 A2-70', accent: '#3f5f86' },
    poured(() => hexBolt(0.85), { laid, heap: 14, lie: 0.24 }),
  );
}

export function socketScrews() {
  const laid: Vec[] = [
    [-1.2, 0.5, 0.55],
    [-0.6, 0.2, 0.75],
    [0.0, -0.15, 0.8],
    [0.65, -0.5, 1.0],
  ];
  return beside(
    { title: '内六角圆柱头螺钉', sub: 'GB/T 70.1 12.9 级 发黑', accent: '#2b3138' },
    poured(() => socketScrew(0.75), { laid, heap: 14, lie: 0.22 }),
  );
}

export function hexNuts() {
  const ring = new Shape();
  times(6, (i) => ring.lineTo(Math.cos((i * PI) / 3) * 0.3, Math.sin((i * PI) / 3) * 0.3));
  ring.holes.push(new Path().absarc(0, 0, 0.155, 0, 2 * PI, true));
  const nut = () =>
    group(
      extrude(ring, 0.2, 0.02, inox()),
      put(turned(thread(0.165, -0.11, 0.11, 0.045), metal('#9aa1aa', 0.35)), [0, 0, 0], [PI / 2, 0, 0]),
    );
  const spots: [number, number, number, number][] = [
    [-1.15, 0.12, 0.75, 0],
    [-0.45, 0.12, 0.95, 0.4],
    [0.25, 0.12, 1.1, 0.9],
    [-0.85, 0.12, 1.35, 0.2],
    [-0.1, 0.12, 1.6, 0.6],
  ];
  const heap = times(26, (i) => {
    const [reach, angle] = [0.1 + scatter(i, 3) * 0.62, scatter(i) * 6.283];
    return put(
      nut(),
      [1.05 + Math.cos(angle) * reach, 0.14 + (0.74 - reach) * 0.6 * scatter(i, 9), 0.35 + Math.sin(angle) * reach],
      [PI / 2 + (scatter(i, 4) - 0.5), scatter(i, 5), scatter(i, 2) * 6],
    );
  });
  return beside(
    { title: '六角螺母 304', sub: 'GB/T 6170 A2-70', accent: '#3f5f86' },
    group(
      spots.map(([x, y, z, turn]) => put(nut(), [x, y, z], [PI / 2, 0, turn])),
      heap,
    ),
  );
}

export function flatWashers() {
  const one = () => {
    const steel = inox();
    const disc = (y: number, up: number) => mesh(new RingGeometry(0.16, 0.36, 40), steel, [0, y, 0], [up, 0, 0]);
    return group(
      disc(0.03, -PI / 2),
      disc(0, PI / 2),
      lathe(profile('.36 0, .365 .015, .36 .03'), steel),
      lathe(profile('.16 .03, .155 .015, .16 0'), steel),
    );
  };
  const heap = times(30, (i) => {
    const [reach, angle] = [0.1 + scatter(i, 3) * 0.7, scatter(i) * 6.283];
    return put(
      one(),
      [1.0 + Math.cos(angle) * reach, 0.02 + (0.85 - reach) * 0.5 * scatter(i, 9), 0.4 + Math.sin(angle) * reach],
      [(scatter(i, 4) - 0.5) * 0.9, 0, (scatter(i, 7) - 0.5) * 0.9],
    );
  });
  const laid = times(6, (i) => put(one(), [-1.2 + i * 0.4, 0.02 + i * 0.012, 0.85 + (i % 2) * 0.32], [0, 0, 0.03]));
  return beside({ title: '平垫圈 304', sub: 'GB/T 97.1 A 级', accent: '#3f5f86' }, group(heap, laid));
}

/** Black bugle-head screws. */
export function drywallScrews() {
  const one = () => {
    const steel = blackened();
    return group(
      turned(
        [
          [0, 0],
          ...times(34, (i): [number, number] => [
            Math.min(0.075, 0.01 + i * 0.005) * (i % 2 ? 0.66 : 1),
            0.03 + i * 0.026,
          ]),
        ],
        steel,
      ),
      lathe(profile('.05 .9, .055 .96, .17 1.08, .17 1.1, 0 1.1'), steel),
      [0, PI / 2].map((turn) => box([0.18, 0.015, 0.035], rubber('#0d0e10'), [0, 1.1, 0], [0, turn, 0], 0.004)),
    );
  };
  const laid: Vec[] = [
    [-1.25, 0.5, 0.6],
    [-0.75, 0.25, 0.8],
    [-0.25, 0, 0.9],
    [0.25, -0.2, 1.0],
    [0.75, -0.5, 1.15],
  ];
  return beside(
    { title: '高强自攻螺钉', sub: '干壁钉 十字沉头 磷化黑', accent: '#8a3324' },
    poured(one, { laid, heap: 26, lie: 0.15 }),
  );
}

/** Expansion anchors with sleeve, washer and nut. */
export function anchorBolts() {
  const zinc = () => metal('#c9d3dc', 0.3);
  const one = () =>
    group(
      turned([[0, 0], [0.2, 0], [0.15, 0.18], ...thread(0.115, 0.6, 1.55)], zinc()),
      cyl([0.165, 0.165, 0.72], zinc(), [0, 0.56, 0]),
      times(3, (i) =>
        box(
          [0.03, 0.5, 0.02],
          rubber('#20252b'),
          [Math.cos(i * 2.1) * 0.165, 0.42, Math.sin(i * 2.1) * 0.165],
          [0, PI / 2 - i * 2.1, 0],
          0.006,
        ),
      ),
      cyl([0.3, 0.3, 0.04], zinc(), [0, 0.96, 0]),
      hexagon(0.25, 0.19, zinc(), [0, 1.08, 0]),
    );
  const laid: Vec[] = [
    [-1.25, 0.4, 0.35],
    [-0.55, 0.15, 0.5],
    [0.15, -0.1, 0.55],
    [0.85, -0.3, 0.6],
  ];
  const goods = group(
    laid.map(([x, turn, z]) => put(one(), [x, 0.28, z], [PI / 2, 0, turn])),
    put(one(), [1.35, 0, -0.55]),
    put(one(), [1.75, 0, -0.15]),
  );
  return beside({ title: '膨胀螺栓', sub: '外膨胀 蓝白锌 4.8 级', accent: '#2f6a8f' }, goods);
}
