import { CapsuleGeometry } from 'three';
import { packFace } from '../page/labels.ts';
import { card, fabric, plastic } from '../page/materials.ts';
import { ball, block, box, cyl, group, mesh, PI, put, times } from '../page/solids.ts';

/** A pair of knitted gloves with a dipped palm. */
export function gloves({ back, palm, edge }: { back: string; palm: string; edge: string }) {
  const one = (mirror: number) => {
    const skin = fabric(palm, 'terry', 3, { roughness: 0.7 });
    const knit = fabric(back, 'knit', 5);
    const lengths = [0.62, 0.74, 0.7, 0.54];
    const fingers = [-0.36, -0.12, 0.12, 0.36].map((x, i) =>
      mesh(
        new CapsuleGeometry(0.118, lengths[i] ?? 0.6, 10, 24),
        skin,
        [x * 1.02, 0.16, -0.3 - (lengths[i] ?? 0.6) / 2],
        [PI / 2, 0, x * -0.12],
      ),
    );
    const thumb = mesh(new CapsuleGeometry(0.13, 0.5, 10, 24), skin, [0.58, 0.16, -0.02], [PI / 2, 0, -0.75]);
    const bands = times(4, (i) => box([0.88, 0.275, 0.03], card(edge), [0, 0.16, 0.76 + i * 0.08], undefined, 0.01));
    const part = group(
      box([0.95, 0.26, 0.9], skin, [0, 0.16, 0.1], undefined, 0.12),
      box([0.92, 0.255, 0.3], knit, [0, 0.16, 0.5], undefined, 0.1),
      box([0.86, 0.27, 0.55], knit, [0, 0.16, 0.82], undefined, 0.1),
      bands,
      fingers,
      thumb,
    );
    part.scale.x = mirror;
    return part;
  };
  return put(
    group(put(one(1), [-0.75, 0, 0], [0, 0.25, 0]), put(one(-1), [0.75, 0, 0.1], [0, -0.2, 0])),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Dispenser box of disposable gloves, one half drawn out. */
type BoxLabel = { brand: string; brandEn: string; title: string; sub: string; accent: string; dark: string };

const NITRILE: BoxLabel = {
  brand: '安盾',
  brandEn: 'ANDUN',
  title: '丁腈检查手套',
  sub: '无粉 · 麻面 · 0.1mm',
  accent: '#2b6fc0',
  dark: '#1d4f91',
};

export function gloveBox({ color, label = NITRILE }: { color: string; label?: BoxLabel }) {
  const { accent, dark, brand } = label;
  const face = packFace(1000, 460, {
    ...label,
    base: '#f4f7fa',
    ink: '#1d3a66',
    badge: '100 只 / 盒',
  });
  const side = packFace(500, 460, { brand, title: '100', sub: '只 / 盒', base: accent, accent: dark });
  const plain = plastic('#f4f7fa', { roughness: 0.5 });
  const pack = group(
    block(
      [2.3, 0.95, 1.2],
      [plastic('#fff', { map: side }), plain, plain, plain, plastic('#fff', { map: face, roughness: 0.45 }), plain],
      [0, 0.475, 0],
    ),
    put(cyl([0.5, 0.5, 0.012], plastic(dark), [0, 0.955, 0]), [0, 0, 0]),
  );
  const cloth = plastic(color, { roughness: 0.45 });
  const pulled = group(
    ball(0.34, cloth, [0, 1.05, 0], [1.2, 0.9, 0.5]),
    ...[-0.28, -0.1, 0.1, 0.27].map((x, i) =>
      mesh(new CapsuleGeometry(0.07, 0.34, 8, 20), cloth, [x, 1.42 + (i % 2) * 0.05, 0.02 * i], [0.1, 0, -x * 0.8]),
    ),
    mesh(new CapsuleGeometry(0.075, 0.3, 8, 20), cloth, [0.44, 1.15, 0.05], [0, 0, -0.9]),
  );
  return put(group(pack, pulled), [0, 0, 0], [0, -0.45, 0]);
}
