import { fill, print, text } from '../page/labels.ts';
import { glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, outline, PI, put, ring, times, tube } from '../page/solids.ts';

/** Snap-off knife, blade out; a second one closed beside it. */
export function cutterKnife({ color, width = 18 }: { color: string; width?: number }) {
  const w = width > 10 ? 0.3 : 0.2;
  const steel = metal('#cdd2d9', 0.2);
  const one = (out: number) =>
    group(
      box([w + 0.12, 0.18, 2.3], gloss(color), [0, 0.12, 0.4], undefined, 0.07),
      box([w * 0.8, 0.19, 1.5], steel, [0, 0.125, 0.2], undefined, 0.02),
      box([w * 0.55, 0.2, 1.2], plastic('#1f2329'), [0, 0.125, 0.25], undefined, 0.02),
      box([w * 0.95, 0.14, 0.34], plastic('#23272e', { roughness: 0.6 }), [0, 0.24, -0.1], undefined, 0.03),
      times(4, (i) => box([w * 0.8, 0.02, 0.03], rubber('#3a414b'), [0, 0.315, -0.2 + i * 0.07], undefined, 0.005)),
      put(
        extrude(
          outline([
            [-w / 2, 0],
            [w / 2, 0],
            [w / 2, out],
            [-w / 2, out + w * 0.55],
          ]),
          0.02,
          0,
          steel,
        ),
        [0, 0.1, -0.7],
        [-PI / 2, 0, 0],
      ),
      times(Math.max(0, Math.round(out * 4)), (i) =>
        box([w, 0.024, 0.008], plastic('#8b929c'), [0, 0.1, -0.8 - i * 0.22], [0, 0.5, 0], 0.001),
      ),
      decal(
        [w * 0.5, 0.62],
        print(90, 460, (pen, pw, ph) => {
          pen.save();
          pen.translate(pw * 0.7, ph - 20);
          pen.rotate(-PI / 2);
          text(pen, `剪云 ${width}mm`, 0, 0, { size: 58 });
          pen.restore();
        }),
        [0, 0.216, 1.05],
        [-PI / 2, 0, 0],
      ),
    );
  return put(
    group(put(one(0.75), [-0.25, 0, 0], [0, 0.12, 0]), put(one(0), [0.45, 0, 0.15], [0, -0.1, 0])),
    [0, 0, 0],
    [0, 0.8, 0],
  );
}

/** Steel rulers with engraved scales, longest at the back. */
export function steelRulers({ lengths }: { lengths: number[] }) {
  const steel = (length: number, i: number) => {
    const w = length * 0.125;
    const scale = print(Math.round(length * 70), 180, (pen, pw, ph) => {
      for (let mm = 0; mm <= length * 10; mm++) {
        const x = 20 + (mm / (length * 10)) * (pw - 40);
        fill(pen, '#23272e', [x, 0, 2, mm % 10 === 0 ? 62 : mm % 5 === 0 ? 46 : 30]);
        if (mm % 10 === 0) text(pen, String(mm / 10), x + 4, 104, { size: 38, color: '#23272e', weight: 500 });
      }
      text(pen, '剪云 JIANYUN', pw - 30, ph - 14, { size: 28, color: '#5b6470', weight: 500, align: 'right' });
    });
    return put(
      group(
        box([w, 0.03, 0.66], metal('#e2e6eb', 0.42), [0, 0.015, 0], undefined, 0.01),
        decal([w, 0.64], scale, [0, 0.032, 0], [-PI / 2, 0, 0]),
        cyl([0.06, 0.06, 0.04], plastic('#eef0f3'), [w / 2 - 0.12, 0.015, 0]),
      ),
      [-(3.75 - w) / 2, 0, i * 0.82],
    );
  };
  return put(group(lengths.map(steel)), [0, 0, 0], [0, 0.5, 0]);
}

/** Two-hole punch with a lever. */
export function holePunch({ color }: { color: string }) {
  const steel = metal('#c9ced6', 0.25);
  const arm = extrude(
    outline([
      [-0.8, 0],
      [0.95, 0.1],
      [1.05, 0.2, 0.95, 0.28],
      [-0.6, 0.34, -0.8, 0.2],
    ]),
    1.7,
    0.06,
    gloss(color),
    [0, 0.62, 0],
    [0, -PI / 2, 0],
  );
  return put(
    group(
      box([2.4, 0.16, 1.7], plastic('#2b2f36', { roughness: 0.5 }), [0, 0.08, 0], undefined, 0.05),
      box([2.2, 0.1, 0.7], steel, [0, 0.2, 0.15], undefined, 0.02),
      [-0.62, 0.62].map((x) =>
        group(
          box([0.5, 0.62, 0.6], steel, [x, 0.45, -0.2], undefined, 0.04),
          cyl([0.08, 0.08, 0.5], metal('#9aa2ad', 0.3), [x, 0.5, 0.2]),
        ),
      ),
      put(arm, [0, 0.12, 0.1], [-0.2, 0, 0]),
      box([0.5, 0.05, 0.5], plastic('#d5dae0'), [1.4, 0.2, 0.3], undefined, 0.01),
      decal(
        [1.3, 0.32],
        print(520, 128, (pen, w) => {
          text(pen, '启文 QIWEN', w / 2, 60, { size: 56, align: 'center' });
          text(pen, '省力双孔', w / 2, 112, { size: 44, weight: 400, align: 'center' });
        }),
        [0, 0.99, 0.62],
        [-PI / 2 - 0.1, 0, 0],
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Long-arm stapler for thick stacks. */
export function heavyStapler({ color }: { color: string }) {
  const steel = metal('#c9ced6', 0.25);
  const body = group(
    box([3.4, 0.14, 0.9], plastic('#2b2f36', { roughness: 0.5 }), [0, 0.08, 0], undefined, 0.05),
    box([1.1, 0.06, 0.6], steel, [1.1, 0.18, 0], undefined, 0.02),
    box([0.7, 0.9, 0.7], plastic('#2b2f36', { roughness: 0.45 }), [-1.3, 0.55, 0], undefined, 0.1),
    put(
      group(
        box([3.0, 0.3, 0.5], steel, [0.1, 0, 0], undefined, 0.05),
        extrude(
          outline([
            [-1.55, 0],
            [1.5, 0],
            [1.62, 0.08, 1.55, 0.28],
            [0.3, 0.5, -0.8, 0.52],
            [-1.6, 0.5, -1.55, 0],
          ]),
          0.6,
          0.06,
          gloss(color),
          [0, 0.16, 0],
        ),
        decal(
          [1.5, 0.3],
          print(600, 120, (pen, w) => text(pen, '启文 ST-H 厚层', w / 2, 82, { size: 66, align: 'center' })),
          [0, 0.36, 0.362],
        ),
      ),
      [0, 0.86, 0],
      [0, 0, -0.06],
    ),
    put(
      group(
        box([1.5, 0.12, 0.4], gloss(color), [0, 0, 0], undefined, 0.06),
        box([0.8, 0.14, 0.44], rubber('#1f2329'), [0.5, 0, 0], undefined, 0.06),
      ),
      [0.7, 1.6, 0],
      [0, 0, 0.18],
    ),
    cyl([0.1, 0.1, 0.76], steel, [-1.3, 0.95, 0], [PI / 2, 0, 0]),
  );
  return put(body, [0, 0, 0], [0, 0.45, 0]);
}

/** Eight-digit pocket calculator. */
export function pocketCalculator({ color, keys, ink }: { color: string; keys: string; ink: string }) {
  const names = [
    'MC',
    'MR',
    'M-',
    'M+',
    '%',
    '7',
    '8',
    '9',
    '÷',
    '√',
    '4',
    '5',
    '6',
    '×',
    'C',
    '1',
    '2',
    '3',
    '−',
    'AC',
    '0',
    '.',
    '=',
    '+',
    '▸',
  ];
  const caps = names.map((name, i) => {
    const accent = name === 'AC' || name === 'C' ? '#e0563f' : keys;
    const face = print(90, 76, (pen) =>
      text(pen, name, 45, 54, { size: 42, color: accent === keys ? ink : '#fff', align: 'center' }),
    );
    return put(
      group(cyl([0.11, 0.12, 0.08], gloss(accent)), decal([0.17, 0.14], face, [0, 0.042, 0], [-PI / 2, 0, 0])),
      [-0.52 + (i % 5) * 0.26, 0.16, -0.1 + Math.floor(i / 5) * 0.26],
    );
  });
  const screen = print(480, 150, (pen, w) => {
    fill(pen, '#c9d3c4');
    text(pen, '36,580.', w - 20, 108, {
      size: 84,
      color: '#28302a',
      weight: 400,
      align: 'right',
      font: '"Liberation Mono"',
    });
  });
  const body = group(
    box([1.46, 0.14, 2.2], gloss(color), [0, 0.07, 0.05], undefined, 0.12),
    box([1.24, 0.02, 0.5], gloss('#23272e'), [0, 0.14, -0.62], undefined, 0.04),
    decal([1.1, 0.34], screen, [0, 0.152, -0.62], [-PI / 2, 0, 0]),
    decal(
      [0.7, 0.1],
      print(420, 60, (pen) => text(pen, '衡数 HENGSHU', 0, 44, { size: 42, color: ink })),
      [-0.3, 0.143, -0.93],
      [-PI / 2, 0, 0],
    ),
    caps,
  );
  return put(put(body, [0, 0.14, 0], [0.14, 0, 0]), [0, 0, 0], [0, 0.5, 0]);
}

/** Badge holder on a lanyard. */
export function badgeHolder({ color }: { color: string }) {
  const face = print(560, 820, (pen, w) => {
    fill(pen, '#ffffff');
    fill(pen, color, [0, 0, w, 170]);
    text(pen, '工 作 证', w / 2, 112, { size: 84, align: 'center' });
    fill(pen, '#dfe4ea', [w / 2 - 130, 220, 260, 320]);
    pen.fillStyle = '#aab4c0';
    pen.beginPath();
    pen.arc(w / 2, 330, 66, 0, 7);
    pen.ellipse(w / 2, 540, 112, 130, 0, PI, 0);
    pen.fill();
    ['姓名', '部门'].forEach((name, i) => {
      text(pen, name, 90, 640 + i * 90, { size: 46, color: '#4c5561', weight: 400 });
      fill(pen, '#9aa3ad', [210, 648 + i * 90, 260, 4]);
    });
  });
  const one = () =>
    group(
      box([1.3, 0.08, 1.9], glass('#e6f1f7', 0.3), [0, 0.06, 0], undefined, 0.04),
      decal([1.12, 1.64], face, [0, 0.075, 0.06], [-PI / 2, 0, 0]),
      box([0.36, 0.09, 0.1], plastic('#f2f5f7'), [0, 0.06, -0.82], undefined, 0.03),
      ring(0.1, 0.02, metal('#c9ced6', 0.25), [0, 0.1, -1.02], [PI / 2, 0, 0]),
      box([0.12, 0.06, 0.26], metal('#c9ced6', 0.25), [0, 0.1, -1.2], undefined, 0.03),
    );
  const ribbon = (points: [number, number, number][]) => tube(points, 0.05, plastic(color, { roughness: 0.75 }));
  return put(
    group(
      one(),
      ribbon([
        [0.03, 0.1, -1.3],
        [0.25, 0.08, -1.75],
        [1.1, 0.06, -1.85],
        [1.7, 0.06, -1.2],
        [1.65, 0.06, -0.2],
        [1.25, 0.06, 0.7],
        [0.98, 0.06, 0.2],
        [1.2, 0.08, -0.75],
        [0.75, 0.12, -1.45],
        [0.15, 0.12, -1.6],
        [-0.03, 0.1, -1.3],
      ]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}
