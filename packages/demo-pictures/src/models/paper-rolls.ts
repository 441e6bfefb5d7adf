import { fill, packFace, print, text } from '../page/labels.ts';
import { card, fabric, glass, gloss, plastic, rubber } from '../page/materials.ts';
import { carton } from '../page/packs.ts';
import { block, box, cyl, decal, group, PI, put, ring, times } from '../page/solids.ts';

const roll = () =>
  group(
    cyl([0.52, 0.52, 1.0], fabric('#fbfaf6', 'waffle', 9), [0, 0.5, 0]),
    times(5, (i) => ring(0.24 + i * 0.06, 0.006, card('#e3dfd3'), [0, 1.001, 0])),
    cyl([0.2, 0.2, 1.004], card('#c9a877'), [0, 0.5, 0]),
    cyl([0.165, 0.165, 1.008], rubber('#6a5436'), [0, 0.5, 0]),
  );

/** Ten rolls in their film, or the carton of twenty-seven with some rolls before it. */
export function bathroomRolls({ isCarton }: { isCarton: boolean }) {
  const words = {
    brand: '云朵',
    brandEn: 'YUNDUO',
    title: '有芯卷纸',
    sub: '4 层 160g · 原生木浆',
    base: '#2f8f6f',
    accent: '#1f6a52',
    badge: isCarton ? '27 卷 / 箱' : '10 卷 / 提',
  };
  if (isCarton) {
    const pack = carton([2.8, 2.2, 2.0], '#c79a66', {
      front: packFace(1000, 786, words),
      side: packFace(700, 770, words),
    });
    return put(
      group(put(pack, [-0.4, 0, -0.7]), put(roll(), [1.6, 0, 0.6]), put(roll(), [0.75, 0.52, 1.25], [PI / 2, 0, 0.4])),
      [0, 0, 0],
      [0, 0.25, 0],
    );
  }
  const rolls = times(10, (i) => put(roll(), [(i % 5) * 1.06 - 2.12, Math.floor(i / 5) * 1.01, 0]));
  const film = glass('#e6f4ee', 0.16);
  const band = packFace(1500, 330, words);
  return put(
    group(
      rolls,
      box([5.4, 2.06, 1.12], film, [0, 1.02, 0], undefined, 0.2),
      decal([4.4, 0.97], band, [0, 1.02, 0.57], [0, 0, 0], { roughness: 0.3 }),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Packs of folded hand towels, one opened. */
export function handTowels() {
  const face = packFace(900, 420, {
    brand: '云朵',
    brandEn: 'YUNDUO',
    title: '三折擦手纸',
    sub: '225×230mm · 200 抽',
    base: '#f4f7f6',
    accent: '#2f8f6f',
    ink: '#1f5a46',
  });
  const white = plastic('#f4f7f6', { roughness: 0.35 });
  const pack = () =>
    group(
      block(
        [2.2, 1.0, 1.1],
        [white, white, white, white, plastic('#ffffff', { map: face, roughness: 0.35 }), white],
        [0, 0.5, 0],
      ),
    );
  const towels = times(9, (i) =>
    box([2.1, 0.05, 1.0], fabric('#f7f5ee', 'waffle', 8), [0, 0.03 + i * 0.055, 0], [0, 0.015 * (i % 3), 0], 0.02),
  );
  const lifted = put(
    box([2.1, 0.03, 0.95], fabric('#f7f5ee', 'waffle', 8), [0, 0, 0], undefined, 0.01),
    [0.05, 0.66, 0.1],
    [-0.35, 0.1, 0],
  );
  return put(
    group(
      put(pack(), [-0.7, 0, -0.8], [0, 0.1, 0]),
      put(pack(), [-0.7, 1.0, -0.8], [0, 0.02, 0]),
      put(group(towels, lifted), [1.0, 0, 0.75], [0, -0.15, 0]),
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Soft pack of wipes with a flip lid. */
export function wetWipes({ count }: { count: number }) {
  const face = print(900, 620, (pen, w, h) => {
    fill(pen, '#3f9a8a');
    fill(pen, '#eaf6f2', [0, h - 190, w, 190]);
    text(pen, '净舍 JINGSHE', 50, 110, { size: 72 });
    text(pen, '卫生湿巾', 50, h - 80, { size: 110, color: '#1f6a5c' });
    text(pen, '80 片', w - 60, h - 80, { size: 80, color: '#1f6a5c', align: 'right' });
  });
  const pack = () =>
    group(
      box([2.2, 0.72, 1.5], plastic('#3f9a8a', { roughness: 0.3, clearcoat: 0.4 }), [0, 0.36, 0], undefined, 0.3),
      decal([2.1, 1.4], face, [0, 0.725, 0], [-PI / 2, 0, 0], { roughness: 0.3 }),
      box([1.1, 0.12, 0.72], gloss('#f3f6f7'), [0, 0.76, -0.18], undefined, 0.06),
      box([1.0, 0.05, 0.6], gloss('#dfe7ea'), [0, 0.82, -0.18], undefined, 0.02),
      [-1, 1].map((side) => box([0.14, 0.03, 1.3], plastic('#3f9a8a'), [side * 1.14, 0.36, 0], undefined, 0.01)),
    );
  if (count === 1) return put(group(pack()), [0, 0, 0], [0, 0.45, 0]);
  return put(
    group(
      times(count - 1, (i) => put(pack(), [0.03 * (i % 2), i * 0.72, -0.5], [0, 0.03 * i, 0])),
      put(pack(), [0.6, 0.3, 1.0], [0.75, 0.15, 0]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Wall cabinets for paper; white ABS with a smoked window. */
export function paperHolder({ kind }: { kind: 'jumbo' | 'fold' }) {
  const shell = gloss('#f3f5f6', { roughness: 0.3 });
  const smoke = plastic('#3f6f8a', { transparent: true, opacity: 0.72, roughness: 0.1, clearcoat: 1 });
  const name = decal(
    [0.7, 0.2],
    print(420, 120, (pen) =>
      text(pen, '洁禾 JIEHE', 210, 84, { size: 66, color: '#8b949d', align: 'center', max: 400 }),
    ),
    [0, kind === 'jumbo' ? 0.5 : 0.55, kind === 'jumbo' ? 0.47 : 0.52],
  );
  if (kind === 'jumbo') {
    const drum = group(
      put(cyl([1.45, 1.45, 0.85], shell), [0, 1.75, 0], [PI / 2, 0, 0]),
      put(cyl([1.2, 1.2, 0.88], smoke), [0, 1.75, 0.01], [PI / 2, 0, 0]),
      put(cyl([0.5, 0.5, 0.9], shell), [0, 1.75, 0.01], [PI / 2, 0, 0]),
      box([1.6, 0.7, 0.85], shell, [0, 0.55, 0], undefined, 0.1),
      box([1.2, 0.06, 0.5], rubber('#2b3138'), [0, 0.2, 0.1], undefined, 0.02),
      box([0.7, 0.7, 0.02], fabric('#fbfaf6', 'waffle', 5), [0, 0.0, 0.28], [0.1, 0, 0], 0.005),
      cyl([0.09, 0.09, 0.05], plastic('#8b949d'), [0, 3.05, 0.44], [PI / 2, 0, 0]),
    );
    return put(group(drum, name), [0, 0, 0], [0, 0.45, 0]);
  }
  const folded = times(6, (i) =>
    box([1.9, 0.03, 0.7], fabric('#f7f5ee', 'waffle', 6), [0, 0.08 - i * 0.03, 0.05], undefined, 0.01),
  );
  return put(
    group(
      box([2.3, 3.0, 0.95], shell, [0, 1.7, 0], undefined, 0.26),
      box([0.42, 1.9, 0.1], smoke, [-0.78, 1.9, 0.45], undefined, 0.08),
      box([1.5, 0.14, 0.5], rubber('#2b3138'), [0, 0.26, 0.2], undefined, 0.04),
      folded,
      box([0.9, 0.5, 0.02], fabric('#f7f5ee', 'waffle', 4), [0, -0.05, 0.2], [0.15, 0, 0], 0.006),
      cyl([0.09, 0.09, 0.05], plastic('#8b949d'), [0, 3.0, 0.48], [PI / 2, 0, 0]),
      name,
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}
