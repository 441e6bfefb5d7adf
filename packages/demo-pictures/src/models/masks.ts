import { SphereGeometry } from 'three';
import { packFace, print, text } from '../page/labels.ts';
import { card, fabric, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, dome, group, mesh, put, reshape, ring, times, tube } from '../page/solids.ts';

/** Cup respirator with valve and head straps. */
export function cupMask({ color }: { color: string }) {
  const felt = fabric(color, 'terry', 5, { roughness: 0.95 });
  const cup = dome(1, felt, [0, 0, 0], [0.95, 0.66, 1.1]);
  const rim = ring(0.98, 0.045, felt, [0, 0.02, 0]);
  rim.scale.set(0.97, 1.12, 1);
  const seam = ring(0.72, 0.012, card('#cfd5db'), [0, 0.44, 0]);
  seam.scale.set(0.95, 1.1, 1);
  const valve = put(
    group(
      cyl([0.3, 0.33, 0.1], gloss('#3f86c9'), [0, 0, 0]),
      cyl([0.22, 0.25, 0.06], gloss('#2f6fae'), [0, 0.07, 0]),
      times(3, (i) => box([0.34, 0.02, 0.03], gloss('#24588d'), [0, 0.1, -0.1 + i * 0.1], undefined, 0.008)),
    ),
    [0.3, 0.58, 0.42],
    [0.42, 0, -0.25],
  );
  const name = decal(
    [0.56, 0.2],
    print(360, 130, (pen) => {
      text(pen, '安盾 KN95', 180, 60, { size: 56, color: '#5b6876', align: 'center' });
      text(pen, 'GB 2626-2019', 180, 112, { size: 36, color: '#7d8894', weight: 400, align: 'center' });
    }),
    [-0.36, 0.6, 0.42],
    [-0.95, -0.32, 0.1],
  );
  const straps = [-1, 1].map((side) =>
    tube(
      [
        [side * 0.9, 0.08, -0.5],
        [side * 1.5, 0.06, -0.4],
        [side * 1.6, 0.06, 0.5],
        [side * 0.9, 0.08, 0.6],
      ],
      0.032,
      rubber('#f0c63a'),
    ),
  );
  return put(
    group(cup, rim, seam, valve, name, straps, box([0.6, 0.02, 0.1], metal(), [0, 0.42, -0.86], [-0.95, 0, 0], 0.005)),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Flat surgical masks: one in front of its carton. */
export function flatMasks({ color, base }: { color: string; base: string }) {
  const sheet = (y: number, z: number, turn: number) => {
    const pleat = reshape(mesh(new SphereGeometry(1, 64, 40), card(color), [0, 0, 0]), (v) => {
      const square = (n: number) => Math.sign(n) * Math.abs(n) ** 0.35;
      v.set(square(v.x) * 1.05, Math.max(0, v.y) * 0.2 + 0.02 * Math.sin(v.z * 9), square(v.z) * 0.62);
    });
    const loops = [-1, 1].map((side) =>
      tube(
        [
          [side * 1.0, 0.03, -0.55],
          [side * 1.42, 0.03, -0.45],
          [side * 1.5, 0.03, 0.3],
          [side * 1.0, 0.03, 0.55],
        ],
        0.022,
        rubber(color === '#23262b' ? '#23262b' : '#ffffff'),
      ),
    );
    const folds = times(3, (i) => box([1.95, 0.02, 0.03], card(color), [0, 0.17, -0.24 + i * 0.22], undefined, 0.01));
    return put(
      group(pleat, folds, loops, box([0.9, 0.03, 0.05], card('#e9eef3'), [0, 0.15, -0.52], undefined, 0.01)),
      [0, y, z],
      [0, turn, 0],
    );
  };
  const face = packFace(1000, 520, {
    brand: '安盾',
    brandEn: 'ANDUN',
    title: '一次性医用口罩',
    sub: '三层防护 · 独立包装',
    base: '#f5f8fb',
    accent: base,
    ink: '#1d3a66',
    badge: '50 只 / 盒',
  });
  const plain = plastic('#f5f8fb', { roughness: 0.5 });
  const cover = plastic('#fff', { map: face, roughness: 0.45 });
  const pack = put(
    block([2.2, 1.15, 1.0], [plastic(base), plastic(base), plain, plain, cover, plain], [0, 0.575, 0]),
    [-0.1, 0, -0.85],
    [0, 0.12, 0],
  );
  return put(group(pack, sheet(0, 0.85, -0.14), sheet(0.16, 0.62, 0.1)), [0, 0, 0], [0, 0.3, 0]);
}
