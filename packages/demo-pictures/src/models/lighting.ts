import { fill, print, text } from '../page/labels.ts';
import { nameplate } from '../page/marks.ts';
import { gloss, glow, metal, plastic } from '../page/materials.ts';
import { block, box, cyl, decal, dome, group, lathe, PI, put, ring, times, tube } from '../page/solids.ts';

/** Recessed downlights, face up, spring clips at the sides. */
export function downlights({ radius, name }: { radius: number; name: string }) {
  const white = plastic('#f4f6f8', { roughness: 0.35 });
  const one = (isLit: boolean) =>
    group(
      lathe(
        [
          [radius * 0.72, 0.1],
          [radius * 0.95, 0.16],
          [radius, 0.1],
          [radius * 0.98, 0.02],
          [radius * 0.8, 0],
        ],
        white,
      ),
      cyl([radius * 0.72, radius * 0.72, 0.05], isLit ? glow('#fff6e2', 0.8) : plastic('#fbfaf5'), [0, 0.07, 0]),
      cyl([radius * 0.78, radius * 0.7, 0.5], metal('#c9ced6', 0.4), [0, -0.26, 0]),
      [-1, 1].map((side) =>
        tube(
          [
            [side * radius * 0.7, -0.1, 0],
            [side * radius * 1.2, -0.2, 0],
            [side * radius * 1.35, 0.05, 0],
          ],
          0.03,
          metal('#aab1bb', 0.3),
        ),
      ),
    );
  const front = print(620, 520, (pen, w, h) => {
    fill(pen, '#f7f4ec');
    fill(pen, '#e2a32e', [0, h - 150, w, 150]);
    text(pen, '明照', 40, 110, { size: 84, color: '#3a3020' });
    text(pen, 'LED 筒灯', 40, 240, { size: 104, color: '#3a3020' });
    text(pen, name, 40, h - 50, { size: 80 });
  });
  const edge = plastic('#e2a32e');
  const plain = plastic('#f7f4ec');
  return put(
    group(
      put(
        block(
          [1.9, 1.6, 1.1],
          [edge, edge, plain, plain, plastic('#fff', { map: front, roughness: 0.5 }), plain],
          [0, 0.8, 0],
        ),
        [-0.6, 0, -1.2],
        [0, 0.12, 0],
      ),
      put(one(true), [-0.75, 0.52, 0.5], [0.35, 0, 0]),
      put(one(false), [1.15, 0.52, 0.35], [0.35, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Ceiling lamp, dome to the front. */
export function ceilingLamp({ rim }: { rim: string }) {
  const shade = plastic('#fffdf6', { roughness: 0.4, emissive: '#fff2d8', emissiveIntensity: 0.35 });
  const head = group(
    cyl([1.5, 1.5, 0.16], plastic(rim, { roughness: 0.35 }), [0, 0, 0]),
    dome(1.42, shade, [0, 0.06, 0], [1, 0.26, 1]),
    ring(1.46, 0.06, metal(rim, 0.3), [0, 0.08, 0]),
    nameplate('明照', '#c3b58a', 0.5, [0.1, 0.32, 1.0], [-1.15, 0, 0]),
  );
  return put(
    group(
      put(head, [0, 1.4, 0.1], [1.2, 0, 0]),
      put(box([0.7, 0.22, 0.34], plastic('#f4f6f8'), [0, 0.11, 0], undefined, 0.05), [1.6, 0, 0.9], [0, -0.3, 0]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Two-headed emergency light. */
export function emergencyLight() {
  const white = plastic('#f1f3f5', { roughness: 0.4 });
  const eye = (side: number) =>
    put(
      group(
        lathe(
          [
            [0.2, -0.3],
            [0.5, 0.1],
            [0.56, 0.2],
            [0.5, 0.24],
          ],
          white,
        ),
        cyl([0.48, 0.48, 0.04], glow('#fffbe8', 0.8), [0, 0.2, 0]),
        times(7, (i) =>
          cyl([0.08, 0.08, 0.05], plastic('#f6e9b8'), [
            i ? Math.cos(i * 1.047) * 0.26 : 0,
            0.23,
            i ? Math.sin(i * 1.047) * 0.26 : 0,
          ]),
        ),
      ),
      [side * 0.85, 2.25, 0.15],
      [1.15, side * 0.25, side * -0.2],
    );
  return put(
    group(
      box([2.5, 1.6, 0.5], white, [0, 0.85, 0], undefined, 0.12),
      decal(
        [1.3, 0.42],
        print(620, 200, (pen, w) => {
          text(pen, '消防应急照明灯', w / 2, 90, { size: 70, color: '#c8322a', align: 'center' });
          text(pen, '曜林 YL-EM2', w / 2, 164, { size: 50, color: '#5b6470', weight: 400, align: 'center' });
        }),
        [0, 1.1, 0.253],
      ),
      times(3, (i) =>
        cyl(
          [0.05, 0.05, 0.03],
          glow(['#43d17c', '#e0563f', '#f0b429'][i] ?? '#fff', 0.9),
          [-0.3 + i * 0.3, 0.65, 0.255],
          [PI / 2, 0, 0],
        ),
      ),
      cyl([0.08, 0.08, 0.05], gloss('#2b2f36'), [0.85, 0.65, 0.255], [PI / 2, 0, 0]),
      eye(-1),
      eye(1),
      [-1, 1].map((side) => cyl([0.12, 0.16, 0.5], white, [side * 0.72, 1.85, 0.02])),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Exit sign; the arrow tells the way. */
export function exitSign({ way }: { way: 'left' | 'right' | 'both' | 'none' }) {
  const face = print(1200, 480, (pen, w, h) => {
    fill(pen, '#0f8a4a');
    const arrow = (x: number, side: number) => {
      pen.fillStyle = '#f4fff8';
      pen.beginPath();
      pen.moveTo(x + side * 110, h / 2);
      pen.lineTo(x, h / 2 - 90);
      pen.lineTo(x, h / 2 - 36);
      pen.lineTo(x - side * 110, h / 2 - 36);
      pen.lineTo(x - side * 110, h / 2 + 36);
      pen.lineTo(x, h / 2 + 36);
      pen.lineTo(x, h / 2 + 90);
      pen.fill();
    };
    if (way === 'left' || way === 'both') arrow(180, -1);
    if (way === 'right' || way === 'both') arrow(w - 180, 1);
    const centre = way === 'left' ? w / 2 + 130 : way === 'right' ? w / 2 - 130 : w / 2;
    text(pen, '安全出口', centre, 260, { size: way === 'both' ? 120 : 140, color: '#f4fff8', align: 'center' });
    text(pen, 'EXIT', centre, 400, { size: 110, color: '#f4fff8', align: 'center' });
  });
  return put(
    group(
      box([3.6, 1.5, 0.14], metal('#c9ced6', 0.3), [0, 0.85, 0], undefined, 0.03),
      decal([3.42, 1.34], face, [0, 0.85, 0.073], undefined, { emissive: '#0f8a4a', emissiveIntensity: 0.18 }),
      box([3.6, 0.16, 0.3], metal('#aab1bb', 0.35), [0, 0.08, 0], undefined, 0.03),
      [-1.2, 1.2].map((x) =>
        tube(
          [
            [x, 1.6, 0],
            [x, 2.2, 0],
            [x, 2.4, 0],
          ],
          0.02,
          metal('#8d95a0', 0.3),
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}
