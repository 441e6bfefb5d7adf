import { fill, print, text } from '../page/labels.ts';
import { card, glass, gloss, metal, plastic, wood } from '../page/materials.ts';
import { panel, puff, slab } from '../page/soft.ts';
import { PI, type Vec, block, box, cyl, decal, group, lathe, put, times, tube, wrap } from '../page/solids.ts';
import { landscape } from './landscape.ts';

/** A jigsaw box with some pieces laid out. */
export function puzzle({ tones, name, count }: { tones: string[]; name: string; count: string }) {
  const art = landscape(tones);
  const cover = print(800, 600, (pen, w, h) => {
    pen.drawImage(art.image, 0, 0);
    fill(pen, '#fbf8f1', [0, h - 110, w, 110]);
    text(pen, `纸间  ${name}`, 36, h - 38, { size: 50, color: '#4a443b' });
    text(pen, count, w - 36, h - 38, { size: 44, color: '#8a8272', weight: 400, align: 'right' });
  });
  const piece = (i: number) => {
    const tone = card(tones[2 + (i % Math.max(1, tones.length - 2))] ?? '#8fa18a');
    const jig = group(
      panel([0.44, 0.44, 0.06], 0.04, tone),
      cyl([0.1, 0.1, 0.06], tone, [0.27, 0, 0], [PI / 2, 0, 0]),
      cyl([0.1, 0.1, 0.06], tone, [0, 0.27, 0], [PI / 2, 0, 0]),
    );
    return put(jig, [0.95 + (i % 3) * 0.62, 0.04, 0.9 + Math.floor(i / 3) * 0.55], [-PI / 2, 0, i * 1.3]);
  };
  const edge = card('#e9e1d0');
  return put(
    group(
      put(
        group(block([2.8, 0.55, 2.1], [edge, edge, card('#ffffff', { map: cover }), edge, edge, edge], [0, 0.28, 0])),
        [-0.3, 0, -0.3],
        [0, 0.06, 0],
      ),
      times(7, piece),
    ),
    undefined,
    [0, 0.3, 0],
  );
}

type FrameStyle = { border: string; grain?: string; tones: string[]; size: [number, number] };

/** A photo frame or framed print, leaning. */
export function pictureFrame({ border, grain, tones, size: [w, h] }: FrameStyle) {
  const edge = grain ? wood(border, grain, [2, 1]) : metal(border, 0.3);
  const bar = (size: Vec, at: Vec) => box(size, edge, at, undefined, 0.025);
  return put(
    put(
      group(
        bar([w + 0.24, 0.14, 0.16], [0, h + 0.06, 0]),
        bar([w + 0.24, 0.14, 0.16], [0, -0.06, 0]),
        bar([0.14, h + 0.24, 0.16], [-w / 2 - 0.06, h / 2, 0]),
        bar([0.14, h + 0.24, 0.16], [w / 2 + 0.06, h / 2, 0]),
        box([w, h, 0.04], card('#faf7ef'), [0, h / 2, 0], undefined, 0.005),
        decal([w * 0.72, h * 0.72], landscape(tones, 600, Math.round((600 * h) / w)), [0, h / 2, 0.024]),
        box([w, h, 0.01], glass('#ffffff', 0.06), [0, h / 2, 0.06], undefined, 0.003),
        put(
          box([0.3, h * 0.8, 0.04], card('#5a5147'), [0, h * 0.4, 0], undefined, 0.01),
          [0, 0, -0.08 - h * 0.252],
          [0.32, 0, 0],
        ),
      ),
      [0, 0.12, 0],
      [-0.16, 0, 0],
    ),
    undefined,
    [0, 0.35, 0],
  );
}

/** Paper tapes in a row of rolls. */
export function washiTapes({ tones }: { tones: string[] }) {
  const roll = (tone: string, i: number) => {
    const pattern = print(512, 64, (pen, w, h) => {
      fill(pen, tone);
      pen.fillStyle = 'rgba(255,255,255,.6)';
      for (let x = 0; x < w; x += 32) {
        if (i % 3 === 0) pen.fillRect(x, 0, 8, h);
        else if (i % 3 === 1) {
          pen.beginPath();
          pen.arc(x + 16, h / 2, 9, 0, 7);
          pen.fill();
        } else pen.fillRect(x, (x / 32) % 2 ? 12 : 38, 22, 8);
      }
    });
    return put(
      group(
        wrap([0.5, 0.5], 0.34, pattern, [0, 0, 0]),
        lathe(
          [
            [0.36, -0.17],
            [0.5, -0.17],
          ],
          plastic(tone),
        ),
        lathe(
          [
            [0.5, 0.17],
            [0.36, 0.17],
          ],
          plastic(tone),
        ),
        lathe(
          [
            [0.36, 0.17],
            [0.33, 0.17],
            [0.33, -0.17],
            [0.36, -0.17],
          ],
          card('#e0cfae'),
        ),
        lathe(
          [
            [0.33, -0.17],
            [0.33, 0.17],
          ],
          card('#cbb88f', { side: 2 }),
        ),
      ),
      [-1.3 + (i % 3) * 1.15, 0.17, i < 3 ? -0.45 : 0.7],
      [0, i, 0],
    );
  };
  const upright = put(group(roll(tones[5] ?? '#8fa18a', 0)), [2.6, 0.55, 0.4], [PI / 2, 0, 0.4]);
  return put(group(tones.slice(0, 5).map(roll), put(upright, [-0.9, 0, 0])), undefined, [0, 0.2, 0]);
}

/** A desk calendar on a wooden foot. */
export function deskCalendar({ tones, light, dark }: { tones: string[]; light: string; dark: string }) {
  const month = print(700, 840, (pen, w) => {
    fill(pen, '#fdfbf5');
    const art = landscape(tones, 620, 380);
    pen.drawImage(art.image, 40, 40);
    text(pen, '12', 40, 530, { size: 110, color: '#4a443b' });
    text(pen, '腊月 · DECEMBER', w - 40, 520, { size: 40, color: '#8a8272', weight: 400, align: 'right' });
    for (let i = 0; i < 31; i++)
      text(pen, String(i + 1), 70 + (i % 7) * 94, 600 + Math.floor(i / 7) * 54, {
        size: 34,
        color: i % 7 > 4 ? '#b3603f' : '#5a5147',
        weight: 400,
        align: 'center',
      });
  });
  return put(
    group(
      slab([2.4, 0.3, 0.9], 0.08, wood(light, dark)),
      put(
        group(
          times(4, (i) => box([1.9, 2.28, 0.02], card('#fdfbf5'), [0.01 * i, 1.14, -0.03 * i], undefined, 0.005)),
          decal([1.9, 2.28], month, [0, 1.14, 0.014]),
        ),
        [0, 0.28, 0.06],
        [-0.14, 0, 0],
      ),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

/** Greeting cards and envelopes in a band. */
export function cards({ tones, envelope }: { tones: string[][]; envelope: string }) {
  const one = (tone: string[], i: number) =>
    put(
      group(
        panel([1.5, 2.1, 0.03], 0.03, card('#fdfbf5')),
        decal([1.36, 1.96], landscape(tone, 500, 720), [0, 0, 0.018]),
      ),
      [-1.15 + i * 0.85, 1.06, -0.28 * i + 0.2],
      [-0.2, 0.1 - i * 0.1, (i - 1) * -0.04],
    );
  return put(
    group(
      tones.map(one),
      times(3, (i) =>
        put(
          group(
            slab([2.0, 0.03, 1.4], 0.03, card(envelope)),
            tube(
              [
                [-0.98, 0.035, -0.68],
                [0, 0.04, 0.1],
                [0.98, 0.035, -0.68],
              ],
              0.008,
              card('#8a7a64'),
            ),
          ),
          [0.5, i * 0.035, 1.15],
          [0, 0.2 - i * 0.06, 0],
        ),
      ),
      puff([0.28, 0.06, 0.28], gloss('#8a2f22'), [0.5, 0.13, 1.25], undefined, 0.8),
    ),
    undefined,
    [0, 0.15, 0],
  );
}
