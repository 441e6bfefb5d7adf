import { RingGeometry } from 'three';
import { fill, packFace, print, text } from '../page/labels.ts';
import { card, fabric, metal, plastic, rubber } from '../page/materials.ts';
import { carton, scatter } from '../page/packs.ts';
import { box, cyl, decal, group, lathe, mesh, PI, put, times } from '../page/solids.ts';

/** Twist drills by size in an open tin. */
export function drillBits({ count }: { count: number }) {
  const amber = metal('#b98f4e', 0.3);
  const tin = plastic('#7a3f2f', { roughness: 0.45, metalness: 0.3 });
  const w = count * 0.2 + 0.4;
  const bit = (i: number) => {
    const [radius, long] = [0.035 + (i / count) * 0.075, 0.9 + (i / count) * 0.9];
    const flutes = times(Math.round(long / 0.07), (k) =>
      box(
        [radius * 2.04, 0.02, radius * 0.7],
        metal('#6f5128', 0.4),
        [0, 0.12 + k * 0.055, 0],
        [0, k * 0.55, 0.4],
        0.004,
      ),
    );
    return put(
      group(
        cyl([radius, radius, long], amber, [0, long / 2, 0]),
        cyl([radius, 0.006, 0.09], amber, [0, -0.045, 0]),
        flutes.slice(0, Math.round(flutes.length * 0.62)),
      ),
      [-w / 2 + 0.3 + i * 0.2, 0.1, 0.25],
      [PI, 0, 0],
    );
  };
  const label = print(900, 260, (pen, width) => {
    text(pen, '砺石 M35 含钴麻花钻', width / 2, 120, { size: 84, align: 'center' });
    text(pen, count > 13 ? '19 支 · 1–10mm' : '13 支 · 1.5–6.5mm', width / 2, 214, {
      size: 64,
      weight: 400,
      align: 'center',
    });
  });
  const standing = put(group(times(count, bit)), [0, 1.85, 0.1], [0, 0, 0]);
  const shell = group(
    box([w + 0.1, 0.42, 0.9], tin, [0, 0.21, 0.25], undefined, 0.05),
    box([w, 0.06, 0.7], rubber('#1d2024'), [0, 0.42, 0.25], undefined, 0.01),
    put(
      group(box([w + 0.1, 1.9, 0.14], tin, [0, 0.95, 0], undefined, 0.05), decal([1.7, 0.49], label, [0, 1.5, 0.075])),
      [0, 0.3, -0.3],
      [-0.32, 0, 0],
    ),
  );
  return put(group(shell, put(standing, [0, -0.06, 0])), [0, 0, 0], [0, 0.35, 0]);
}

const disc = (color: string, words: string, accent: string) =>
  print(640, 640, (pen, w) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(320, 320, 320, 0, 7);
    pen.fill();
    for (let i = 0; i < 5200; i++) {
      pen.fillStyle = i % 2 ? 'rgba(255,255,255,.09)' : 'rgba(0,0,0,.16)';
      pen.fillRect(scatter(i) * w, scatter(i, 2) * w, 3, 3);
    }
    pen.fillStyle = accent;
    pen.beginPath();
    pen.arc(320, 320, 205, 0, 7);
    pen.fill();
    text(pen, '砺石', 320, 215, { size: 76, align: 'center' });
    text(pen, words, 320, 455, { size: 44, align: 'center' });
  });

/** Thin cutting discs, a stack and two leaning, before their tin. */
export function cuttingDiscs() {
  const face = disc('#3a3230', '不锈钢切割片', '#1f6f8f');
  const one = () => {
    const edge = plastic('#332c2a', { roughness: 0.95 });
    const front = mesh(
      new RingGeometry(0.12, 1, 64),
      plastic('#ffffff', { map: face, roughness: 0.85 }),
      [0, 0.026, 0],
      [-PI / 2, 0, 0],
    );
    return group(
      lathe(
        [
          [0.12, 0],
          [1, 0],
          [1, 0.025],
          [0.12, 0.025],
          [0.12, 0],
        ],
        edge,
      ),
      front,
      lathe(
        [
          [0.12, 0.026],
          [0.17, 0.034],
          [0.17, 0],
          [0.12, 0],
        ],
        metal('#c9ced5', 0.3),
      ),
    );
  };
  const label = packFace(800, 420, {
    brand: '砺石',
    brandEn: 'LISHI',
    title: '超薄切割片',
    sub: '金属 · 不锈钢两用',
    base: '#1f6f8f',
    accent: '#14475c',
    badge: '50 片 / 盒',
  });
  const pack = carton([2.1, 1.1, 2.1], '#1a5f7b', { front: label });
  return put(
    group(
      put(pack, [-0.75, 0, -1.1], [0, 0.12, 0]),
      times(8, (i) => put(one(), [0.5 + (i % 3) * 0.02, i * 0.034, 0.75], [0, i, 0])),
      put(one(), [1.35, 0.98, -0.35], [PI / 2 - 0.16, 0.0, -0.1]),
    ),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}

/** Flap discs: overlapping abrasive leaves on a black backing. */
export function flapDiscs() {
  const one = () => {
    const leaf = fabric('#7d5a3a', 'terry', 2, { roughness: 0.95 });
    return group(
      cyl([0.92, 0.82, 0.1], plastic('#23272d', { roughness: 0.7 }), [0, 0.1, 0]),
      times(36, (i) =>
        put(
          box([0.44, 0.035, 0.26], leaf, [0.68, 0.2, 0], [0.5, 0, -0.12], 0.008),
          [0, 0, 0],
          [0, (i / 36) * 2 * PI, 0],
        ),
      ),
      cyl([0.42, 0.42, 0.05], plastic('#23272d', { roughness: 0.7 }), [0, 0.19, 0]),
      cyl([0.13, 0.13, 0.02], rubber('#0e1012'), [0, 0.222, 0]),
      decal(
        [0.5, 0.16],
        print(320, 100, (pen) => text(pen, '砺石 80#', 160, 74, { size: 64, align: 'center' })),
        [0, 0.22, 0.27],
        [-PI / 2, 0, 0],
      ),
    );
  };
  return put(
    group(
      times(3, (i) => put(one(), [-0.75, i * 0.24, -0.55], [0, i * 1.3, 0])),
      put(one(), [0.95, 0, 0.5], [0, 0.2, 0]),
      put(one(), [0.75, 0.86, -0.85], [PI / 2 - 0.2, 0, 0.1]),
    ),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}

/** Sheets of wet-and-dry paper fanned over a pack. */
export function sandpaper() {
  const back = print(600, 720, (pen, w, h) => {
    fill(pen, '#c9b48f');
    for (let y = 90; y < h; y += 150)
      text(pen, '砺石 耐水砂纸 400#', w / 2, y, { size: 52, color: '#7a3f2f', align: 'center' });
  });
  const label = print(700, 240, (pen, w) => {
    fill(pen, '#7a3f2f');
    text(pen, '砺石 耐水砂纸', w / 2, 110, { size: 88, align: 'center' });
    text(pen, '230×280mm · 100 张', w / 2, 200, { size: 60, weight: 400, align: 'center' });
  });
  const grits = ['#3a3d40', '#46494c', '#2b2d30', '#54575a'];
  const sheets = grits.map((grit, i) =>
    put(
      box([1.9, 0.02, 2.3], fabric(grit, 'terry', 7, { roughness: 1 }), [0, 0, 0], undefined, 0.005),
      [0.55 - i * 0.3, 0.33 - i * 0.012, 0.4 + i * 0.12],
      [0.02, 0.5 - i * 0.22, 0],
    ),
  );
  const pile = group(
    times(12, (i) =>
      box(
        [1.9, 0.022, 2.3],
        card(i % 2 ? '#c9b48f' : '#5a5c5f'),
        [0.01 * (i % 3), 0.02 + i * 0.024, 0],
        undefined,
        0.004,
      ),
    ),
    decal([1.88, 2.28], back, [0, 0.3, 0], [-PI / 2, 0, 0]),
    box([1.96, 0.32, 0.66], card('#7a3f2f'), [0, 0.155, -0.6], undefined, 0.01),
    decal([1.9, 0.64], label, [0, 0.318, -0.6], [-PI / 2, 0, 0]),
  );
  return put(group(put(pile, [-0.5, 0, -0.2]), put(group(sheets), [0.85, -0.28, 0.2])), [0, 0, 0], [0, 0.3, 0]);
}
