import { disc, fill, gradient, print, text } from '../page/labels.ts';
import { lit } from '../page/marks.ts';
import { card, gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, extrude, group, outline, PI, put, ring, times } from '../page/solids.ts';

const badge = (words: string, color: string) => print(420, 70, (pen) => text(pen, words, 6, 50, { size: 46, color }));

/** Note counter with a bundle in the hopper. */
export function moneyCounter({ name }: { name: string }) {
  const shell = plastic('#e6e8ea', { roughness: 0.4 });
  const dark = plastic('#2b3038', { roughness: 0.45 });
  const screen = print(420, 240, (pen, w) => {
    gradient(pen, '#0d2a4a', '#1d5a8f');
    text(pen, '100', w / 2, 130, { size: 120, align: 'center' });
    text(pen, '混点 · 张', w / 2, 206, { size: 44, weight: 400, align: 'center' });
  });
  const notes = (count: number) =>
    times(count, (i) =>
      block([1.5, 0.014, 0.72], card(i % 2 ? '#d98f8a' : '#c97a76'), [0.006 * (i % 3), i * 0.018, 0.005 * (i % 2)]),
    );
  const body = group(
    extrude(
      outline([
        [-0.9, 0],
        [0.9, 0],
        [0.95, 0.4],
        [0.5, 0.55],
        [0.35, 1.1],
        [0.1, 1.6, -0.5, 1.6],
        [-0.95, 1.5, -0.9, 0.6],
      ]),
      2.1,
      0.07,
      shell,
      [0, 0.07, 0],
      [0, -PI / 2, 0],
    ),
    box([1.7, 0.5, 0.3], dark, [0, 0.8, 0.45], [-0.3, 0, 0], 0.04),
    put(group(notes(14)), [0, 0.48, 0.72], [0.1, 0, 0]),
    put(group(notes(18)), [0, 1.66, -0.45], [-0.22, 0, 0]),
    box([1.9, 0.1, 0.5], dark, [0, 1.64, -0.45], [-0.22, 0, 0], 0.03),
    put(
      group(
        box([0.9, 0.52, 0.06], gloss('#16191d'), [0, 0, 0], undefined, 0.04),
        lit(0.8, 0.44, screen, [0, 0, 0.035]),
      ),
      [0.25, 1.3, 0.32],
      [-0.45, 0, 0],
    ),
    times(6, (i) =>
      box(
        [0.15, 0.1, 0.05],
        gloss(i === 5 ? '#e0563f' : '#c9cfd6'),
        [-0.75 + (i % 2) * 0.2, 1.46 - Math.floor(i / 2) * 0.15, 0.29 + Math.floor(i / 2) * 0.075],
        [-0.45, 0, 0],
        0.03,
      ),
    ),
    decal([0.8, 0.133], badge(name, '#5b6470'), [0, 0.28, 1.0]),
  );
  return put(body, [0, 0, 0], [0, 0.45, 0]);
}

/** Attendance terminal on a stand: fingerprint or face. */
export function attendance({ isFace, name }: { isFace: boolean; name: string }) {
  const screen = print(460, isFace ? 760 : 340, (pen, w, h) => {
    gradient(pen, '#0b2340', '#1f6fb0');
    text(pen, '08:52', w / 2, isFace ? 130 : 150, { size: 120, align: 'center' });
    text(pen, '11月23日 星期一', w / 2, isFace ? 190 : 215, { size: 44, weight: 400, align: 'center' });
    if (isFace) {
      pen.strokeStyle = '#7fe0ff';
      pen.lineWidth = 8;
      pen.beginPath();
      pen.arc(w / 2, 430, 140, 0, 7);
      pen.stroke();
      disc(pen, 'rgba(255,255,255,.35)', w / 2, 395, 56);
      pen.fillStyle = 'rgba(255,255,255,.35)';
      pen.beginPath();
      pen.ellipse(w / 2, 540, 90, 70, 0, PI, 0);
      pen.fill();
      text(pen, '请正对屏幕', w / 2, h - 60, { size: 48, align: 'center' });
    } else text(pen, '请按手指', w / 2, 290, { size: 48, align: 'center' });
  });
  const shell = gloss('#20242b');
  const unit = isFace
    ? group(
        box([1.5, 2.7, 0.26], shell, [0, 0, 0], undefined, 0.12),
        lit(1.3, 2.15, screen, [0, -0.1, 0.135]),
        times(2, (i) => cyl([0.09, 0.09, 0.03], gloss('#142a4a'), [-0.25 + i * 0.5, 1.12, 0.13], [PI / 2, 0, 0])),
        decal([0.6, 0.1], badge(name, '#8b939d'), [0.05, -1.25, 0.135]),
      )
    : group(
        box([2.4, 1.6, 0.34], shell, [0, 0, 0], undefined, 0.14),
        lit(1.2, 0.89, screen, [-0.45, 0.25, 0.175]),
        times(12, (i) =>
          box(
            [0.2, 0.13, 0.05],
            gloss('#e6e9ed'),
            [0.42 + (i % 3) * 0.25, 0.5 - Math.floor(i / 3) * 0.19, 0.18],
            undefined,
            0.03,
          ),
        ),
        cyl([0.3, 0.32, 0.08], plastic('#3a414b'), [-0.45, -0.5, 0.18], [PI / 2, 0, 0]),
        cyl([0.2, 0.2, 0.1], glow('#37d07a', 0.5), [-0.45, -0.5, 0.19], [PI / 2, 0, 0]),
        ring(0.26, 0.015, metal('#c9ced6', 0.25), [-0.45, -0.5, 0.225], [0, 0, 0]),
        decal([0.7, 0.117], badge(name, '#8b939d'), [0.75, -0.55, 0.175]),
      );
  const lift = isFace ? 1.55 : 1.0;
  return put(
    group(
      put(unit, [0, lift, 0], [-0.16, 0, 0]),
      put(
        box([0.5, lift * 1.2, 0.1], plastic('#3a414b'), [0, lift * 0.6, 0], undefined, 0.03),
        [0, 0, -0.5],
        [0.3, 0, 0],
      ),
      box([1.2, 0.08, 0.9], plastic('#3a414b'), [0, 0.04, -0.2], undefined, 0.03),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Steel safe; the keypad glows, the door is a crack open when it is tall. */
export function safeBox({ height, name }: { height: number; name: string }) {
  const shell = plastic('#4a5058', { roughness: 0.5, metalness: 0.3 });
  const face = plastic('#363b43', { roughness: 0.4, metalness: 0.4 });
  const chrome = metal('#d5d9df', 0.2);
  const y = height / 2 + 0.08;
  const keypad = print(200, 300, (pen) => {
    fill(pen, '#101317');
    text(pen, '88:88', 100, 70, { size: 56, color: '#5fd0ff', align: 'center', font: '"Liberation Mono"' });
    times(12, (i) =>
      text(pen, '123456789*0#'[i] ?? '', 42 + (i % 3) * 58, 130 + Math.floor(i / 3) * 48, {
        size: 38,
        color: '#e6e9ed',
        align: 'center',
      }),
    );
  });
  const body = group(
    box([2.0, height, 1.8], shell, [0, y, 0], undefined, 0.06),
    box([1.78, height - 0.24, 0.08], face, [0, y, 0.92], undefined, 0.04),
    box(
      [1.6, height - 0.44, 0.03],
      plastic('#3f454e', { roughness: 0.35, metalness: 0.5 }),
      [0, y, 0.965],
      undefined,
      0.02,
    ),
    box([0.5, 0.74, 0.06], gloss('#16191d'), [0.2, y + 0.25, 0.99], undefined, 0.04),
    lit(0.42, 0.63, keypad, [0.2, y + 0.25, 1.022]),
    ring(0.24, 0.04, chrome, [0.2, y - 0.5, 1.04], [0, 0, 0]),
    times(3, (i) => cyl([0.03, 0.03, 0.5], chrome, [0.2, y - 0.5, 1.05], [0, 0, (i * PI) / 3])),
    cyl([0.09, 0.09, 0.12], chrome, [0.2, y - 0.5, 1.02], [PI / 2, 0, 0]),
    [-0.3, 0.3].map((k) => cyl([0.06, 0.06, 0.34], chrome, [-0.93, y + k * height, 0.95])),
    decal([0.6, 0.1], badge(name, '#c9b27a'), [-0.45, y + height * 0.3, 0.985]),
    times(4, (i) => cyl([0.1, 0.12, 0.08], rubber('#1b1e22'), [i % 2 ? 0.8 : -0.8, 0.04, i > 1 ? 0.7 : -0.7])),
  );
  return put(body, [0, 0, 0], [0, -0.4, 0]);
}
