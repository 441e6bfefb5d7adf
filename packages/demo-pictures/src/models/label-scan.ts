import { fill, print, text } from '../page/labels.ts';
import { card, glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, extrude, group, outline, PI, put, times } from '../page/solids.ts';

const badge = (words: string, color: string) => print(420, 70, (pen) => text(pen, words, 6, 50, { size: 46, color }));

const nameplate = (words: string, color: string, at: [number, number, number], w = 0.9) =>
  decal([w, w / 6], badge(words, color), at);

/** Desktop label printer with a strip of shipping labels coming out. */
export function labelPrinter({ color, ink, name }: { color: string; ink: string; name: string }) {
  const shell = plastic(color, { roughness: 0.42 });
  const strip = print(640, 420, (pen, w, h) => {
    fill(pen, '#ffffff');
    pen.strokeStyle = '#222';
    pen.lineWidth = 5;
    pen.strokeRect(16, 16, w - 32, h - 32);
    text(pen, '华东 021', w / 2, 108, { size: 84, color: '#111', align: 'center' });
    for (let x = 60, i = 0; x < w - 60; i++) {
      const b = 3 + ((i * 7) % 6);
      if (i % 2) fill(pen, '#111', [x, 140, b, 120]);
      x += b;
    }
    for (const y of [300, 340]) fill(pen, '#444', [60, y, 340 + (y % 70), 14]);
  });
  const body = group(
    extrude(
      outline([
        [-1.0, 0],
        [1.0, 0],
        [1.0, 0.62],
        [0.9, 0.8, 0.7, 0.95],
        [-0.2, 1.35, -0.7, 1.3],
        [-1.05, 1.2, -1.0, 0.6],
      ]),
      1.5,
      0.08,
      shell,
      [0, 0.1, 0],
      [0, -PI / 2, 0],
    ),
    box([1.36, 0.04, 0.06], rubber('#14171b'), [0, 0.78, 1.0], undefined, 0.01),
    put(box([0.98, 0.01, 0.68], card('#ffffff'), [0, 0, 0], undefined, 0.003), [0, 0.72, 1.42], [0.2, 0, 0]),
    put(decal([0.96, 0.63], strip, [0, 0, 0], [-PI / 2, 0, 0]), [0, 0.728, 1.42], [0.2, 0, 0]),
    box([0.9, 0.5, 0.02], glass('#7f8b99', 0.55), [0, 1.3, 0.16], [-0.9, 0, 0], 0.04),
    cyl([0.07, 0.07, 0.04], gloss('#3f8df0'), [0.55, 1.02, 0.72], [0.6, 0, 0]),
    put(nameplate(name, ink, [0, 0, 0], 0.8), [-0.3, 0.16, 1.085]),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

/** Handheld label maker with keyboard and a tape coming out. */
export function labelMaker({ color, keys }: { color: string; keys: string }) {
  const screen = print(420, 120, (pen, w) => {
    fill(pen, '#bcd0c4');
    text(pen, '会议室 A-302', w / 2, 78, { size: 58, color: '#22302a', weight: 500, align: 'center' });
  });
  const tape = print(600, 120, (pen, w) => {
    fill(pen, '#ffffff');
    text(pen, '会议室 A-302', w / 2, 84, { size: 70, color: '#15181c', align: 'center' });
  });
  const body = group(
    extrude(
      outline([
        [-0.85, -1.5],
        [0.85, -1.5],
        [1.0, -1.4, 1.0, -0.2],
        [0.92, 1.2],
        [0.8, 1.5, 0, 1.55],
        [-0.8, 1.5, -0.92, 1.2],
        [-1.0, -0.2],
        [-1.0, -1.4, -0.85, -1.5],
      ]),
      0.34,
      0.08,
      plastic(color, { roughness: 0.4 }),
      [0, 0.25, 0],
      [-PI / 2, 0, 0],
    ),
    box([1.25, 0.03, 0.5], gloss('#1f2329'), [0, 0.5, -0.95], undefined, 0.03),
    decal([1.1, 0.34], screen, [0, 0.518, -0.95], [-PI / 2, 0, 0]),
    times(4, (r) =>
      times(6, (c) =>
        box(
          [0.2, 0.06, 0.16],
          gloss(r === 0 ? '#5b6470' : keys),
          [-0.62 + c * 0.25, 0.51, -0.3 + r * 0.24],
          undefined,
          0.03,
        ),
      ),
    ).flat(),
    box([0.5, 0.07, 0.2], gloss('#e0563f'), [0.42, 0.515, 0.72], undefined, 0.03),
    box([0.7, 0.07, 0.2], gloss(keys), [-0.3, 0.515, 0.72], undefined, 0.03),
    decal([0.7, 0.117], badge('拓远 LM', '#5b6470'), [0, 0.513, 1.15], [-PI / 2, 0, 0]),
    put(
      group(
        box([1.1, 0.012, 0.22], card('#ffffff'), [0.5, 0, 0], undefined, 0.003),
        decal([1.08, 0.2], tape, [0.52, 0.008, 0], [-PI / 2, 0, 0]),
      ),
      [-2.0, 0.3, -1.2],
      [0, 0.12, 0.06],
    ),
  );
  return put(body, [0, 0, 0], [0, 0.4, 0]);
}

/** Sheet-fed scanner. */
export function sheetScanner({ name }: { name: string }) {
  const white = plastic('#f1f3f5', { roughness: 0.4 });
  const dark = plastic('#2b3038', { roughness: 0.45 });
  const body = group(
    extrude(
      outline([
        [-0.7, 0],
        [0.75, 0],
        [0.85, 0.3, 0.6, 0.75],
        [0.4, 1.05, 0, 1.1],
        [-0.5, 1.1],
        [-0.75, 1.0, -0.7, 0],
      ]),
      2.2,
      0.06,
      white,
      [0, 0.06, 0],
      [0, -PI / 2, 0],
    ),
    put(box([1.9, 1.5, 0.06], dark, [0, 0.75, 0], undefined, 0.03), [0, 0.95, -0.45], [-0.45, 0, 0]),
    put(
      group(
        box([1.6, 1.5, 0.05], card('#ffffff'), [0, 0.8, 0], undefined, 0.005),
        times(7, (i) =>
          box([1.1 - (i % 3) * 0.2, 0.03, 0.004], plastic('#b9c0c9'), [-0.1, 1.35 - i * 0.12, 0.028], undefined, 0.001),
        ),
      ),
      [0, 0.95, -0.38],
      [-0.45, 0, 0],
    ),
    put(box([1.8, 0.04, 0.8], dark, [0, 0, 0.4], undefined, 0.02), [0, 0.16, 0.75], [0.05, 0, 0]),
    put(box([1.5, 0.01, 0.7], card('#ffffff'), [0, 0, 0.4], undefined, 0.003), [0, 0.2, 0.75], [0.05, 0, 0]),
    box([0.5, 0.3, 0.02], gloss('#10243a'), [0.65, 0.72, 0.66], [-0.5, 0, 0], 0.02),
    cyl([0.09, 0.09, 0.03], gloss('#3f8df0'), [-0.1, 0.72, 0.67], [PI / 2 - 0.5, 0, 0]),
    put(nameplate(name, '#3b434e', [0, 0, 0], 0.8), [-0.65, 0.42, 0.805], [-0.1, 0, 0]),
  );
  return put(body, [0, 0, 0], [0, 0.45, 0]);
}

/** Document camera on a folding arm over its mat. */
export function documentCamera({ name }: { name: string }) {
  const white = plastic('#eef0f2', { roughness: 0.4 });
  const mat = print(900, 640, (pen, w, h) => {
    fill(pen, '#2b3440');
    pen.strokeStyle = 'rgba(255,255,255,.35)';
    pen.lineWidth = 3;
    for (let x = 30; x < w; x += 42) pen.strokeRect(x, 0, 0.1, h);
    for (let y = 20; y < h; y += 42) pen.strokeRect(0, y, w, 0.1);
  });
  const edge = plastic('#2b3440');
  const body = group(
    block(
      [3.2, 0.04, 2.3],
      [edge, edge, plastic('#ffffff', { map: mat, roughness: 0.7 }), edge, edge, edge],
      [0, 0.02, 0.5],
    ),
    block([1.5, 0.01, 2.0], card('#ffffff'), [0.1, 0.05, 0.55], [0, 0.04, 0]),
    times(8, (i) =>
      box([1.0 - (i % 3) * 0.2, 0.004, 0.04], plastic('#a8b0ba'), [0, 0.058, -0.2 + i * 0.2], [0, 0.04, 0], 0.001),
    ),
    box([1.1, 0.28, 0.9], white, [0, 0.16, -1.0], undefined, 0.08),
    box([0.22, 2.7, 0.16], white, [0, 1.5, -1.1], undefined, 0.05),
    put(box([0.22, 0.16, 1.9], white, [0, 0, 0.85], undefined, 0.05), [0, 2.85, -1.1], [0.06, 0, 0]),
    box([0.46, 0.22, 0.5], plastic('#2b3038'), [0, 2.7, 0.7], undefined, 0.08),
    cyl([0.14, 0.16, 0.1], gloss('#10182a'), [0, 2.55, 0.72]),
    box(
      [0.7, 0.012, 0.06],
      gloss('#ffffff', { emissive: '#ffffff', emissiveIntensity: 0.6 }),
      [0, 2.76, 0.1],
      undefined,
      0.004,
    ),
    put(nameplate(name, '#5b6470', [0, 0, 0], 0.7), [0, 0.17, -0.545]),
    cyl([0.09, 0.09, 0.34], metal('#aab1bb', 0.35), [0, 2.85, -1.1], [0, 0, PI / 2]),
  );
  return put(body, [0, 0, 0], [0, 0.45, 0]);
}
