import { fill, print } from '../page/labels.ts';
import { card, glass, gloss, metal, plastic, stoneware, wood } from '../page/materials.ts';
import { puff, quietLabel } from '../page/soft.ts';
import { PI, ball, block, box, cyl, decal, group, put, ring, smoothLathe, times, tube, wrap } from '../page/solids.ts';
import { nut as oneNut } from './nuts.ts';
import { type Words, sticker } from './sweets.ts';

/** A jar: honey with its dipper, or jam with cloth lid. */
export function jar({
  content,
  label,
  lid,
  dipper = false,
}: {
  content: string;
  label: Words;
  lid: string;
  dipper?: boolean;
}) {
  const timber = wood('#cfa672', '#946b3b');
  return group(
    smoothLathe(
      [
        [0, 0.04],
        [0.56, 0],
        [0.68, 0.08],
        [0.72, 0.6],
        [0.7, 1.15],
        [0.52, 1.36],
        [0.52, 1.46],
      ],
      glass('#eef2ee', 0.3),
    ),
    smoothLathe(
      [
        [0, 0.08],
        [0.53, 0.06],
        [0.65, 0.13],
        [0.69, 0.6],
        [0.67, 1.1],
        [0.6, 1.2],
        [0, 1.2],
      ],
      plastic(content, { roughness: 0.12, clearcoat: 0.6, transparent: true, opacity: 0.95 }),
    ),
    wrap([0.724, 0.724], 0.72, sticker(label, 620, 420), [0, 0.58, 0], 1.5),
    cyl([0.56, 0.56, 0.28], lid === 'wood' ? timber : metal(lid, 0.35), [0, 1.58, 0]),
    ring(0.56, 0.02, plastic('#efe6d4'), [0, 1.46, 0]),
    dipper
      ? [
          put(
            group(
              cyl([0.045, 0.045, 1.5], timber, [0, 0.4, 0]),
              times(5, (i) => ring(0.15 - Math.abs(i - 2) * 0.03, 0.045, timber, [0, -0.5 + i * 0.11, 0])),
            ),
            [1.05, 0.24, 0.6],
            [0.2, 0.4, PI / 2 - 0.2],
          ),
        ]
      : [
          group(
            times(4, (i) =>
              ball(0.17, plastic(content, { roughness: 0.35 }), [
                0.9 + (i % 2) * 0.3,
                0.16,
                0.55 + Math.floor(i / 2) * 0.3,
              ]),
            ),
          ),
        ],
  );
}

/** A clear can of nuts or sweets with a paper band. */
export function snackCan({ pieces, label, band }: { pieces: string[]; label: Words; band: string }) {
  const face = print(1200, 420, (pen, w, h) => {
    fill(pen, band);
    quietLabel(pen, label, { x: w / 2, y: h / 2 - 170, size: 100, ink: '#fbf6ea', soft: '#efe4cf', max: 460 });
  });
  const kind = label[1] ?? '';
  const skins = pieces.map((piece) => stoneware(piece, '#7d5a34'));
  const bare = stoneware(pieces[0] ?? '#b98d58', '#7d5a34');
  const skin = (i: number) => skins[i % skins.length] ?? bare;
  const within = (i: number, r: number, y: number) =>
    oneNut(kind, { size: 0.34, at: [Math.cos(i * 2.4) * r, y, Math.sin(i * 2.4) * r], turn: [i, i * 2, i] }, skin(i));
  return group(
    cyl([0.62, 0.62, 1.7], glass('#eef3f1', 0.26), [0, 0.87, 0]),
    times(130, (i) => within(i, 0.41 - (i % 3 === 0 ? 0.03 : 0), 0.14 + (i / 130) * 1.5)),
    cyl([0.38, 0.38, 1.45], bare, [0, 0.82, 0]),
    wrap([0.63, 0.63], 0.8, face, [0, 0.8, 0], 2.9),
    cyl([0.65, 0.65, 0.3], metal('#b99a5a', 0.35), [0, 1.84, 0]),
    times(8, (i) =>
      oneNut(
        kind,
        {
          size: 0.34,
          at: [0.85 + (i % 3) * 0.3 + Math.floor(i / 3) * 0.09, 0.08, 0.42 + Math.floor(i / 3) * 0.3],
          turn: [PI / 2, 0, i * 2.1],
        },
        skin(i),
      ),
    ),
  );
}

/** A stand-up pouch with a window: dried fruit, oats, noodles. */
export function pouch({ color, label, pieces }: { color: string; label: Words; pieces: string }) {
  const face = print(700, 900, (pen, w, h) => {
    fill(pen, color);
    quietLabel(pen, label, { y: 120, size: 104, max: w - 90 });
    pen.fillStyle = pieces;
    pen.beginPath();
    pen.ellipse(w / 2, h * 0.7, 200, 150, 0, 0, 7);
    pen.fill();
    for (let i = 0; i < 26; i++) {
      pen.fillStyle = i % 2 ? 'rgba(255,255,255,.22)' : 'rgba(0,0,0,.14)';
      pen.beginPath();
      pen.ellipse(
        w / 2 + Math.cos(i * 2.4) * 150 * Math.sqrt(i / 26),
        h * 0.7 + Math.sin(i * 2.4) * 105 * Math.sqrt(i / 26),
        30,
        20,
        i,
        0,
        7,
      );
      pen.fill();
    }
  });
  const bag = card(color, { roughness: 0.75 });
  return put(
    group(
      puff([1.9, 2.4, 0.85], bag, [0, 1.2, 0], undefined, [0.2, 0.14, 0.6]),
      box([1.8, 0.3, 0.06], bag, [0, 2.44, 0], undefined, 0.02),
      box([1.84, 0.05, 0.09], plastic('#d9cdb8'), [0, 2.3, 0], undefined, 0.02),
      decal([1.66, 2.13], face, [0, 1.16, 0.44], undefined, { roughness: 0.75 }),
      times(8, (i) =>
        puff(
          [0.36, 0.1, 0.28],
          plastic(pieces, { roughness: 0.7 }),
          [1.15 + (i % 3) * 0.26, 0.07 + (i > 5 ? 0.1 : 0), 0.55 + Math.floor((i % 6) / 3) * 0.3],
          [0, i * 2, 0.1],
          0.8,
        ),
      ),
    ),
    undefined,
    [0, -0.25, 0],
  );
}

/** A tall oil bottle with pourer. */
export function oilBottle({ tint, label, cap }: { tint: string; label: Words; cap: string }) {
  return group(
    smoothLathe(
      [
        [0, 0],
        [0.46, 0],
        [0.52, 0.06],
        [0.52, 1.5],
        [0.44, 1.8],
        [0.17, 2.15],
        [0.16, 2.6],
      ],
      gloss(tint, { roughness: 0.1, clearcoat: 1 }),
    ),
    wrap([0.55, 0.55], 1.0, sticker(label, 520, 620, '#f6f1e4', 92), [0, 0.85, 0], 1.75),
    cyl([0.19, 0.19, 0.42], plastic(cap, { roughness: 0.4 }), [0, 2.78, 0]),
    ring(0.17, 0.03, metal('#b99a5a', 0.3), [0, 2.56, 0]),
    put(
      group(
        tube(
          [
            [-0.6, 0, 0],
            [0, 0.05, 0.1],
            [0.7, 0, 0.05],
          ],
          0.02,
          card('#7a7048'),
        ),
        times(8, (i) =>
          puff(
            [0.4, 0.03, 0.13],
            plastic('#6f7f4a', { roughness: 0.7 }),
            [-0.5 + i * 0.15, 0.05, i % 2 ? 0.14 : -0.1],
            [0.1, i % 2 ? -0.8 : 0.8, 0],
            0.9,
          ),
        ),
        times(3, (i) => ball(0.13, plastic('#4a5230', { roughness: 0.35 }), [-0.1 + i * 0.26, 0.12, 0.26])),
      ),
      [0.85, 0.04, 0.7],
      [0, -0.3, 0],
    ),
  );
}

/** Ribbon noodles: bundles tied with paper before their carton. */
export function noodles({ color, strand, label }: { color: string; strand: string; label: Words }) {
  const bundle = (at: [number, number, number], turn: number) =>
    put(
      group(
        times(34, (i) =>
          cyl(
            [0.026, 0.026, 2.4],
            plastic(strand, { roughness: 0.6 }),
            [
              Math.cos(i * 2.4) * 0.26 * Math.sqrt(i / 34),
              Math.sin(i * 2.4) * 0.26 * Math.sqrt(i / 34),
              (i % 5) * 0.012,
            ],
            [PI / 2, 0, 0],
          ),
        ),
        cyl([0.29, 0.29, 0.5], card(color), [0, 0, 0], [PI / 2, 0, 0]),
      ),
      at,
      [0, turn, 0],
    );
  return put(
    group(
      put(
        group(
          block([1.2, 2.7, 0.8], card(color), [0, 1.35, 0]),
          decal([1.0, 1.6], sticker(label, 420, 672, '#fbf8f1', 84), [0, 1.5, 0.402]),
        ),
        [-0.75, 0, -0.5],
      ),
      bundle([0.55, 0.3, 0.5], 0.55),
      bundle([1.15, 0.3, 0.35], 0.7),
      bundle([0.85, 0.78, 0.42], 0.6),
    ),
    undefined,
    [0, 0.1, 0],
  );
}
