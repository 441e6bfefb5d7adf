import { fill, gradient, print, text } from '../page/labels.ts';
import { digits, mark } from '../page/marks.ts';
import { glass, gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { ball, box, cyl, decal, dome, group, PI, put, ring, smoothLathe, times, tube } from '../page/solids.ts';

/** Microwave oven, a plate behind the dotted window. */
export function microwave({ color, isDark }: { color: string; isDark: boolean }) {
  const shell = plastic(color, { roughness: 0.38 });
  const face = isDark ? gloss('#1a1d22') : gloss(color);
  const window = print(700, 460, (pen, w, h) => {
    gradient(pen, '#14171b', '#2b3038');
    pen.fillStyle = 'rgba(255,225,170,.35)';
    pen.beginPath();
    pen.ellipse(w / 2, h * 0.72, 230, 60, 0, 0, 7);
    pen.fill();
    for (let y = 6; y < h; y += 12)
      for (let x = (y / 12) % 2 ? 0 : 6; x < w; x += 12) fill(pen, 'rgba(0,0,0,.5)', [x, y, 5, 5]);
  });
  return put(
    group(
      box([3.6, 2.0, 2.2], shell, [0, 1.1, 0], undefined, 0.08),
      box([2.7, 1.9, 0.1], face, [-0.42, 1.1, 1.1], undefined, 0.05),
      box([2.15, 1.3, 0.04], gloss('#101317'), [-0.5, 1.12, 1.15], undefined, 0.03),
      decal([2.05, 1.2], window, [-0.5, 1.12, 1.173]),
      tube(
        [
          [0.78, 0.45, 1.16],
          [0.8, 0.5, 1.3],
          [0.8, 1.7, 1.3],
          [0.78, 1.75, 1.16],
        ],
        0.05,
        metal('#c9ced6', 0.25),
      ),
      box([0.82, 1.9, 0.1], face, [1.36, 1.1, 1.1], undefined, 0.04),
      box([0.62, 0.28, 0.03], gloss('#0b0d10'), [1.36, 1.76, 1.155], undefined, 0.02),
      decal([0.5, 0.22], digits('0:90', '#ffb05a'), [1.36, 1.76, 1.175]),
      times(9, (i) =>
        cyl(
          [0.075, 0.075, 0.03],
          gloss(isDark ? '#4a525d' : '#dfe3e8'),
          [1.14 + (i % 3) * 0.22, 1.42 - Math.floor(i / 3) * 0.2, 1.155],
          [PI / 2, 0, 0],
        ),
      ),
      cyl([0.2, 0.22, 0.12], metal('#c9ced6', 0.25), [1.36, 0.62, 1.18], [PI / 2, 0, 0]),
      mark('晨灶', isDark ? '#8b939d' : '#9aa3ad', 0.5, [-0.5, 0.27, 1.155]),
      times(4, (i) => cyl([0.1, 0.12, 0.1], rubber('#2b2f36'), [i % 2 ? 1.5 : -1.5, 0.05, i > 1 ? 0.85 : -0.85])),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Round household rice cooker. */
export function riceCooker({ color }: { color: string }) {
  const skin = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  const dark = plastic('#2b2f36', { roughness: 0.4 });
  return put(
    group(
      smoothLathe(
        [
          [0, 0.06],
          [1.0, 0.06],
          [1.2, 0.2],
          [1.32, 0.8],
          [1.3, 1.3],
          [1.24, 1.5],
        ],
        skin,
      ),
      dome(1.24, skin, [0, 1.5, 0], [1, 0.34, 1]),
      ring(1.25, 0.03, metal('#c9ced6', 0.25), [0, 1.5, 0]),
      cyl([0.2, 0.24, 0.12], dark, [0, 1.92, -0.35]),
      put(
        group(
          box([1.3, 0.86, 0.16], dark, [0, 0, 0], undefined, 0.08),
          decal([0.6, 0.26], digits('0:35'), [0, 0.16, 0.085]),
          times(4, (i) =>
            cyl(
              [0.1, 0.1, 0.03],
              gloss(i === 1 ? '#e0563f' : '#c9cfd6'),
              [-0.42 + i * 0.28, -0.2, 0.085],
              [PI / 2, 0, 0],
            ),
          ),
        ),
        [0, 0.85, 1.31],
        [-0.06, 0, 0],
      ),
      box([0.5, 0.16, 0.24], dark, [0, 1.66, 1.1], undefined, 0.06),
      mark('晨灶', '#9aa3ad', 0.5, [0, 1.42, 1.268]),
      tube(
        [
          [-1.3, 1.35, 0],
          [-1.4, 2.1, 0],
          [0, 2.35, 0],
          [1.4, 2.1, 0],
          [1.3, 1.35, 0],
        ],
        0.06,
        metal('#c9ced6', 0.25),
      ),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Tall rice cooker of a canteen. */
export function canteenCooker() {
  const skin = metal('#c9ced6', 0.3);
  const dark = plastic('#2b2f36', { roughness: 0.4 });
  const h = 2.1;
  return put(
    group(
      cyl([1.3, 1.3, h], skin, [0, h / 2 + 0.15, 0]),
      cyl([1.36, 1.36, 0.2], dark, [0, 0.12, 0]),
      ring(1.32, 0.06, metal('#aab1bb', 0.3), [0, h + 0.16, 0]),
      dome(1.26, metal('#d5d9df', 0.25), [0, h + 0.16, 0], [1, 0.22, 1]),
      ball(0.16, dark, [0, h + 0.5, 0]),
      [-1, 1].map((side) =>
        tube(
          [
            [side * 1.28, h * 0.75, -0.3],
            [side * 1.62, h * 0.78, -0.25],
            [side * 1.62, h * 0.78, 0.25],
            [side * 1.28, h * 0.75, 0.3],
          ],
          0.08,
          dark,
        ),
      ),
      box([1.0, 0.7, 0.2], dark, [0, 0.6, 1.24], undefined, 0.08),
      box([0.3, 0.16, 0.1], gloss('#e0563f'), [0, 0.48, 1.36], undefined, 0.03),
      times(2, (i) =>
        cyl([0.05, 0.05, 0.03], glow(i ? '#f0b429' : '#43d17c', 0.8), [-0.2 + i * 0.4, 0.78, 1.345], [PI / 2, 0, 0]),
      ),
      mark('晨灶 商用', '#5b6470', 0.9, [0, 1.5, 1.305]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Induction hob with a pot standing on it. */
export function inductionHob() {
  const top = print(900, 900, (pen, w, h) => {
    fill(pen, '#14171b');
    pen.strokeStyle = 'rgba(230,236,243,.55)';
    pen.lineWidth = 4;
    for (const r of [110, 200, 280]) {
      pen.beginPath();
      pen.arc(w / 2, 350, r, 0, 7);
      pen.stroke();
    }
    text(pen, '1600', 200, h - 110, { size: 70, color: '#ff6a4a', font: '"Liberation Mono"' });
    ['火锅', '炒菜', '煲汤', '蒸煮'].forEach((name, i) =>
      text(pen, name, 430 + i * 115, h - 120, { size: 40, color: '#e6e9ed', weight: 400, align: 'center' }),
    );
    text(pen, '−      ＋    开关', 620, h - 50, { size: 50, color: '#e6e9ed', align: 'center' });
  });
  const edge = plastic('#23272e');
  return put(
    group(
      box([3.0, 0.3, 3.1], plastic('#2b2f36', { roughness: 0.45 }), [0, 0.2, 0], undefined, 0.12),
      box([2.9, 0.05, 3.0], edge, [0, 0.36, 0], undefined, 0.02),
      decal([2.84, 2.94], top, [0, 0.388, 0], [-PI / 2, 0, 0], { roughness: 0.12, clearcoat: 0.4 }),
      cyl([0.95, 0.92, 0.8], metal('#d5d9df', 0.2), [0, 0.8, -0.36]),
      ring(0.96, 0.05, metal('#c3c9d1', 0.25), [0, 1.2, -0.36]),
      dome(0.94, glass('#dfeaf0', 0.45), [0, 1.21, -0.36], [1, 0.3, 1]),
      ball(0.12, plastic('#23272e'), [0, 1.54, -0.36]),
      [-1, 1].map((side) =>
        tube(
          [
            [side * 0.92, 1.0, -0.6],
            [side * 1.25, 1.02, -0.5],
            [side * 1.25, 1.02, -0.2],
            [side * 0.92, 1.0, -0.1],
          ],
          0.06,
          plastic('#23272e'),
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Steriliser cabinet with cups behind the dark glass. */
export function steriliser() {
  const shell = metal('#c9ced6', 0.32);
  return put(
    group(
      box([2.2, 3.6, 1.7], shell, [0, 1.9, 0], undefined, 0.06),
      box([2.0, 3.0, 0.08], gloss('#15181c'), [0, 1.72, 0.84], undefined, 0.04),
      box([1.6, 2.5, 0.03], glass('#5a7d96', 0.5), [0, 1.72, 0.9], undefined, 0.02),
      times(3, (r) =>
        group(
          box([1.5, 0.03, 0.02], metal('#aab1bb', 0.3), [0, 0.75 + r * 0.8, 0.885], undefined, 0.005),
          times(5, (i) =>
            box(
              [0.2, 0.34, 0.02],
              plastic(r % 2 ? '#e9edf2' : '#dbe4ec'),
              [-0.56 + i * 0.28, 0.95 + r * 0.8, 0.887],
              undefined,
              0.05,
            ),
          ),
        ),
      ),
      box([2.0, 0.34, 0.06], gloss('#1a1d22'), [0, 3.45, 0.85], undefined, 0.03),
      decal([0.5, 0.22], digits('125°', '#ffb05a'), [-0.5, 3.45, 0.885]),
      times(4, (i) => cyl([0.06, 0.06, 0.03], gloss('#c9cfd6'), [0.1 + i * 0.22, 3.45, 0.885], [PI / 2, 0, 0])),
      tube(
        [
          [-0.86, 0.9, 0.88],
          [-0.88, 1.0, 1.02],
          [-0.88, 2.4, 1.02],
          [-0.86, 2.5, 0.88],
        ],
        0.05,
        metal('#e3e7eb', 0.2),
      ),
      mark('晨灶', '#8b939d', 0.5, [0.6, 0.4, 0.915]),
      times(4, (i) => cyl([0.1, 0.1, 0.14], rubber('#2b2f36'), [i % 2 ? 0.9 : -0.9, 0.06, i > 1 ? 0.6 : -0.6])),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}
