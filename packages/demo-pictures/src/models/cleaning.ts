import { fill, print, text } from '../page/labels.ts';
import { card, fabric, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, outline, PI, put, ring, times, tube, wrap } from '../page/solids.ts';

/** Rolls of bin liners in a pyramid. */
export function linerRolls({ color, sleeve, size = 1 }: { color: string; sleeve: string; size?: number }) {
  const label = print(1100, 1050, (pen, w, h) => {
    fill(pen, sleeve);
    fill(pen, '#ffffff', [0, 40, w, 8]);
    fill(pen, '#ffffff', [0, h - 48, w, 8]);
    pen.translate(w / 2, h / 2);
    pen.rotate(PI / 2);
    text(pen, '净舍 加厚垃圾袋', 0, -10, { size: 112, align: 'center' });
    text(pen, size > 1 ? '80 × 100 cm · 点断式' : '45 × 55 cm · 点断式', 0, 110, {
      size: 72,
      weight: 400,
      align: 'center',
    });
  });
  const roll = (y: number, z: number, turn: number) =>
    put(
      group(
        cyl([0.34, 0.34, 2], plastic(color, { roughness: 0.3, clearcoat: 0.5 }), [0, 0, 0], [0, 0, PI / 2]),
        times(9, (i) =>
          ring(0.341, 0.006, plastic(color, { roughness: 0.2 }), [-0.9 + i * 0.22, 0, 0], [0, PI / 2, 0]),
        ),
        cyl([0.1, 0.1, 2.01], card('#c9a26c'), [0, 0, 0], [0, 0, PI / 2]),
        put(wrap([0.346, 0.346], 1.05, label, [0, 0, 0], 3.2), [0, 0, 0], [turn, 0, PI / 2]),
      ),
      [0, y, z],
      [0, 0, 0],
      1,
    );
  return put(group(roll(0.34, 0.36, -0.5), roll(0.34, -0.36, -0.5), roll(0.94, 0, -0.5)), [0, 0, 0], [0, 0.4, 0], size);
}

export function pedalBin({ color, words, mark }: { color: string; words: string; mark: string }) {
  const shell = plastic(color, { roughness: 0.42 });
  const sign = print(400, 420, (pen) => {
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 18;
    pen.lineJoin = 'round';
    times(3, (i) => {
      pen.save();
      pen.translate(200, 150);
      pen.rotate((i * 2 * PI) / 3);
      pen.beginPath();
      pen.moveTo(-62, 66);
      pen.lineTo(-10, -70);
      pen.lineTo(40, -10);
      pen.stroke();
      pen.restore();
    });
    text(pen, words, 200, 340, { size: 72, align: 'center' });
    text(pen, mark, 200, 400, { size: 36, weight: 400, align: 'center' });
  });
  const body = extrude(
    outline([
      [-0.72, 0],
      [0.72, 0],
      [0.85, 2.2],
      [-0.85, 2.2],
    ]),
    1.0,
    0.12,
    shell,
    [0, 0.16, 0],
  );
  const lid = group(
    box([2.05, 0.2, 1.45], shell, [0, 2.5, 0], undefined, 0.09),
    box([1.7, 0.06, 1.1], shell, [0, 2.61, 0], undefined, 0.03),
  );
  return put(
    group(
      body,
      lid,
      box([0.7, 0.1, 0.35], rubber('#24282e'), [0, 0.12, 0.78], undefined, 0.04),
      box([0.9, 0.12, 0.2], shell, [0, 2.28, 0.7], undefined, 0.05),
      decal([1.0, 1.05], sign, [0, 1.3, 0.625]),
      [-0.7, 0.7].map((x) => cyl([0.1, 0.1, 0.12], rubber('#1a1d21'), [x, 0.1, -0.5], [PI / 2, 0, 0])),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Flat mop leaning over its two-chamber bucket. */
export function mopSet() {
  const grey = plastic('#8d97a3', { roughness: 0.4 });
  const white = plastic('#eef1f4', { roughness: 0.35 });
  const bucket = group(
    extrude(
      outline([
        [-0.85, 0],
        [0.85, 0],
        [1.0, 1.25],
        [-1.0, 1.25],
      ]),
      0.8,
      0.1,
      white,
      [0, 0.12, 0],
    ),
    box([2.15, 0.14, 1.1], grey, [0, 1.42, 0], undefined, 0.06),
    box([0.8, 0.05, 0.26], rubber('#20242a'), [-0.45, 1.49, 0], undefined, 0.02),
    box([0.8, 0.05, 0.26], rubber('#20242a'), [0.5, 1.49, 0], undefined, 0.02),
    decal(
      [0.9, 0.26],
      print(420, 120, (pen) => text(pen, '洁禾 JIEHE', 210, 80, { size: 56, color: '#7b8692', align: 'center' })),
      [0, 0.8, 0.504],
    ),
    tube(
      [
        [-1.0, 1.35, 0.3],
        [-0.9, 1.1, 0.75],
        [0, 0.95, 0.86],
        [0.9, 1.1, 0.75],
        [1.0, 1.35, 0.3],
      ],
      0.04,
      grey,
    ),
  );
  const pole = put(
    group(
      cyl([0.055, 0.055, 4.1], metal('#c9cfd7', 0.3), [0, 2.2, 0]),
      cyl([0.085, 0.085, 0.7], rubber('#5d6773'), [0, 3.9, 0]),
      cyl([0.08, 0.1, 0.3], grey, [0, 0.3, 0]),
    ),
    [1.75, 0.12, 0.5],
    [-0.06, 0, 0.14],
  );
  const head = put(
    group(
      box([1.5, 0.06, 0.5], grey, [0, 0.14, 0], undefined, 0.02),
      box([1.6, 0.12, 0.62], fabric('#5f84ad', 'terry', 5), [0, 0.07, 0], undefined, 0.05),
    ),
    [1.75, 0, 0.5],
    [0, 0.3, 0],
  );
  const cloth = put(
    box([1.4, 0.16, 0.6], fabric('#5f84ad', 'terry', 5), [0, 0.08, 0], undefined, 0.07),
    [-1.2, 0, 1.15],
    [0, 0.2, 0],
  );
  return put(group(bucket, pole, head, cloth), [0, 0, 0], [0, 0.3, 0]);
}
