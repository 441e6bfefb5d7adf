import { fill, print, text } from '../page/labels.ts';
import { nameplate } from '../page/marks.ts';
import { card, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { carton, scatter } from '../page/packs.ts';
import { block, box, cyl, group, lathe, PI, put, ring, times, tube, type Vec } from '../page/solids.ts';

/** Coil of building wire in the jacket's colours. */
export function wireCoil({ color, stripe, words }: { color: string; stripe?: string; words: string }) {
  const skin = gloss(color, { roughness: 0.4 });
  const band = stripe ? gloss(stripe, { roughness: 0.4 }) : skin;
  const layers = times(7, (y) =>
    times(5, (r) => ring(1.42 - r * 0.1, 0.055, (y * 5 + r) % 3 === 1 ? band : skin, [0, 0.07 + y * 0.1, 0])),
  ).flat();
  const label = print(900, 280, (pen, w, h) => {
    fill(pen, '#f4f6f8');
    fill(pen, '#b8620c', [0, 0, 200, h]);
    text(pen, '电岭', 28, 130, { size: 74 });
    text(pen, '阻燃', 30, 220, { size: 60, weight: 400 });
    text(pen, words, 230, 130, { size: 84, color: '#23272e', max: w - 250 });
    text(pen, '100 米 · 国标铜芯', 232, 222, { size: 60, color: '#5b6470', weight: 400 });
  });
  const tie = (angle: number) =>
    put(
      box(
        [0.62, 0.8, 0.12],
        plastic('#f4f6f8', { transparent: true, opacity: 0.75, roughness: 0.2 }),
        [1.22, 0.38, 0],
        undefined,
        0.03,
      ),
      [0, 0, 0],
      [0, angle, 0],
    );
  return put(
    group(
      layers,
      tie(0.4),
      tie(2.5),
      tie(4.6),
      put(
        group(
          block(
            [1.6, 0.02, 0.5],
            [
              card('#eee'),
              card('#eee'),
              plastic('#ffffff', { map: label, roughness: 0.4 }),
              card('#eee'),
              card('#eee'),
              card('#eee'),
            ],
          ),
        ),
        [0, 0.8, 1.12],
        [0.08, 0, 0],
      ),
      tube(
        [
          [1.42, 0.1, 0.2],
          [1.7, 0.08, 0.7],
          [1.75, 0.08, 1.3],
        ],
        0.055,
        skin,
      ),
      cyl([0.035, 0.035, 0.24], metal('#c47a3a', 0.3), [1.76, 0.08, 1.42], [PI / 2, 0, -0.05]),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Sheathed flexible cable, end stripped to its cores. */
export function sheathedCable({ color, cores, words }: { color: string; cores: string[]; words: string }) {
  const skin = plastic(color, { roughness: 0.5 });
  const layers = times(5, (y) => times(4, (r) => ring(1.4 - r * 0.15, 0.082, skin, [0, 0.1 + y * 0.15, 0]))).flat();
  const label = print(700, 260, (pen, w) => {
    fill(pen, '#b8620c');
    text(pen, '电岭 护套线', 40, 110, { size: 80 });
    text(pen, words, 42, 206, { size: 66, weight: 400, max: w - 60 });
  });
  const end: Vec = [1.95, 0.1, 1.0];
  const strands = cores.map((core, i) => {
    const spread = (i - (cores.length - 1) / 2) * 0.16;
    return group(
      tube([end, [2.05, 0.1 + Math.abs(spread) * 0.2, 1.35], [2.08 + spread * 1.2, 0.12, 1.75]], 0.042, gloss(core)),
      put(cyl([0.026, 0.026, 0.22], metal('#c47a3a', 0.3), [0, 0, 0], [PI / 2, 0, 0]), [
        2.09 + spread * 1.3,
        0.12,
        1.85,
      ]),
    );
  });
  return put(
    group(
      layers,
      [0.6, 2.7, 4.7].map((angle) =>
        put(
          box([0.7, 0.86, 0.1], plastic('#23272e', { roughness: 0.8 }), [1.18, 0.4, 0], undefined, 0.03),
          [0, 0, 0],
          [0, angle, 0],
        ),
      ),
      put(
        block(
          [1.4, 0.02, 0.52],
          [
            card('#eee'),
            card('#eee'),
            plastic('#ffffff', { map: label, roughness: 0.4 }),
            card('#eee'),
            card('#eee'),
            card('#eee'),
          ],
        ),
        [-0.1, 0.88, 1.12],
        [0.1, 0, 0],
      ),
      tube([[1.4, 0.12, 0.2], [1.75, 0.1, 0.5], end], 0.082, skin),
      strands,
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Plastic conduit in a bundle with fittings. */
export function conduit({ radius, words }: { radius: number; words: string }) {
  const white = plastic('#f1f3f5', { roughness: 0.35, side: 2 });
  const pipe = (x: number, y: number) =>
    put(
      group(
        lathe(
          [
            [radius * 0.82, -2.3],
            [radius, -2.3],
            [radius, 2.3],
            [radius * 0.82, 2.3],
            [radius * 0.82, -2.3],
          ],
          white,
        ),
        nameplate(words, '#b8620c', 1.6, [0, 1.2, radius + 0.005], [0, 0, PI / 2]),
      ),
      [x, y, 0],
      [-PI / 2, 0, 0],
    );
  const step = radius * 2.03;
  return put(
    group(
      [-1.5, -0.5, 0.5, 1.5].map((k) => pipe(k * step, radius)),
      [-1, 0, 1].map((k) => pipe(k * step, radius * 2.75)),
      [-0.5, 0.5].map((k) => pipe(k * step, radius * 4.5)),
      put(
        lathe(
          [
            [radius * 0.95, -0.5],
            [radius * 1.18, -0.5],
            [radius * 1.18, 0.5],
            [radius * 0.95, 0.5],
          ],
          white,
        ),
        [1.9, radius * 1.2, 0.3],
        [PI / 2, 0, 0.4],
      ),
    ),
    [0, 0, 0],
    [0, 0.65, 0],
  );
}

/** Nylon ties in a bundle beside their bag. */
export function cableTies({ color, size }: { color: string; size: string }) {
  const nylon = plastic(color, { roughness: 0.35 });
  const tie = () =>
    group(
      box([0.1, 0.03, 3.6], nylon, [0, 0, 0], undefined, 0.01),
      box([0.2, 0.14, 0.24], nylon, [0, 0.03, -1.85], undefined, 0.03),
      times(24, (i) =>
        box(
          [0.08, 0.036, 0.02],
          plastic('#000000', { transparent: true, opacity: 0.18 }),
          [0, 0, -0.8 + i * 0.09],
          undefined,
          0.002,
        ),
      ),
    );
  const label = print(700, 420, (pen, w, h) => {
    fill(pen, '#b8620c');
    fill(pen, '#f4f6f8', [0, 150, w, 150]);
    text(pen, '电岭 尼龙扎带', 36, 102, { size: 76 });
    text(pen, size, 36, 256, { size: 88, color: '#23272e' });
    text(pen, '自锁式 · 足数', 38, h - 40, { size: 56, weight: 400 });
  });
  const bag = put(
    group(
      times(16, (i) => put(tie(), [-0.5 + i * 0.065, 0.08 + (i % 3) * 0.05, (i % 2) * 0.08], [0, 0.01 * (i % 4), 0])),
      box(
        [1.5, 0.26, 4.1],
        plastic('#eef4f8', { transparent: true, opacity: 0.22, roughness: 0.08, clearcoat: 1 }),
        [0, 0.14, 0],
        undefined,
        0.08,
      ),
      put(
        block(
          [1.5, 0.02, 0.95],
          [
            card('#eee'),
            card('#eee'),
            plastic('#ffffff', { map: label, roughness: 0.4 }),
            card('#eee'),
            card('#eee'),
            card('#eee'),
          ],
        ),
        [0, 0.28, -1.55],
      ),
    ),
    [-0.6, 0, 0],
  );
  return put(
    group(
      bag,
      times(9, (i) =>
        put(tie(), [0.75 + i * 0.13, 0.03 + (i % 2) * 0.04, 0.15 * scatter(i)], [0, (scatter(i, 3) - 0.5) * 0.16, 0]),
      ),
      ring(0.32, 0.045, nylon, [1.5, 0.36, 1.6], [0.2, 0.5, 0]),
    ),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

/** Lever connectors: some open, some with wire in. */
export function leverConnectors({ poles }: { poles: number }) {
  const w = poles * 0.36 + 0.1;
  const one = (isOpen: boolean) =>
    group(
      box(
        [w, 0.62, 1.1],
        plastic('#e9eef2', { roughness: 0.15, transparent: true, opacity: 0.8, clearcoat: 0.8 }),
        [0, 0.32, 0],
        undefined,
        0.05,
      ),
      times(poles, (i) => {
        const x = -w / 2 + 0.23 + i * 0.36;
        return group(
          put(
            box([0.28, 0.1, 0.7], gloss('#e8862e'), [0, 0, 0.3], undefined, 0.03),
            [x, 0.64, -0.4],
            [isOpen ? -1.1 : 0.02, 0, 0],
          ),
          cyl([0.1, 0.1, 0.05], rubber('#14171b'), [x, 0.26, 0.55], [PI / 2, 0, 0]),
          box([0.22, 0.2, 0.6], metal('#c9a24a', 0.3), [x, 0.28, -0.05], undefined, 0.02),
        );
      }),
    );
  const colors = ['#c8322a', '#2d6bd0', '#e0b81f', '#3f9a6b', '#23272e'];
  const wired = group(
    one(false),
    times(poles, (i) =>
      tube(
        [
          [-w / 2 + 0.23 + i * 0.36, 0.26, 0.5],
          [-w / 2 + 0.23 + i * 0.42, 0.2, 1.1],
          [-w / 2 + 0.1 + i * 0.5, 0.08, 1.8],
        ],
        0.07,
        gloss(colors[i % 5] ?? '#222'),
      ),
    ),
  );
  const front = print(620, 380, (pen, pw, h) => {
    fill(pen, '#f4f6f8');
    fill(pen, '#b3261e', [0, 0, pw, 110]);
    text(pen, '恒闸 接线端子', 30, 78, { size: 62 });
    text(pen, `${poles} 孔`, 30, 230, { size: 110, color: '#23272e' });
    text(pen, '50 只 / 盒', 32, h - 40, { size: 54, color: '#5b6470', weight: 400 });
  });
  return put(
    group(
      put(carton([2.0, 1.2, 1.0], '#dfe3e8', { front }), [-1.3, 0, -1.0], [0, 0.15, 0]),
      put(wired, [0.2, 0, 0.2], [0, 0.2, 0]),
      put(one(true), [0.2 + w + 0.5, 0, -0.4], [0, -0.3, 0]),
      put(one(false), [-1.3, 0, 0.7], [0, 0.5, 0]),
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}
