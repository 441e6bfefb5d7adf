import { fill, print, text } from '../page/labels.ts';
import { nameplate } from '../page/marks.ts';
import { glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put, times } from '../page/solids.ts';

/** Miniature circuit breaker; with a test button it also guards against leakage. */
export function breaker({ poles, isRcd = false, amps }: { poles: number; isRcd?: boolean; amps: string }) {
  const white = plastic('#eef0f2', { roughness: 0.42 });
  const unit = 0.62;
  const extra = isRcd ? 1 : 0;
  const w = (poles + extra) * unit;
  const side = (i: number) => {
    const x = -w / 2 + unit * (i + 0.5);
    return group(
      box([unit - 0.012, 2.0, 1.3], white, [x, 1.05, -0.1], undefined, 0.03),
      box([unit - 0.012, 1.1, 0.5], white, [x, 1.05, 0.65], undefined, 0.04),
      [0.25, 1.85].map((y) =>
        group(
          cyl([0.13, 0.13, 0.05], rubber('#14171b'), [x, y, 0.55], [PI / 2, 0, 0]),
          cyl([0.11, 0.11, 0.04], metal('#c9b37a', 0.35), [x, y, 0.56], [PI / 2, 0, 0]),
          box([0.16, 0.025, 0.02], rubber('#14171b'), [x, y, 0.585], [0, 0, 0.6], 0.004),
        ),
      ),
    );
  };
  const toggleW = Math.max(0.3, poles * unit - 0.3);
  const at = -w / 2 + (poles * unit) / 2;
  const label = print(Math.round(poles * 150), 150, (pen, pw) => {
    fill(pen, '#f7f8f9');
    text(pen, '恒闸', 12, 52, { size: 44, color: '#b3261e' });
    text(pen, amps, 12, 116, { size: 60, color: '#23272e', max: pw - 20 });
  });
  return put(
    group(
      times(poles + extra, side),
      put(box([toggleW, 0.2, 0.42], gloss('#23272e'), [0, 0, 0], undefined, 0.05), [at, 1.2, 0.98], [-0.5, 0, 0]),
      decal([poles * unit - 0.12, 0.34], label, [at, 0.76, 0.905]),
      decal(
        [0.3, 0.12],
        print(100, 40, (pen) => {
          fill(pen, '#c8322a');
          text(pen, 'ON', 50, 31, { size: 30, align: 'center' });
        }),
        [at, 1.5, 0.905],
      ),
      isRcd
        ? group(
            box([0.36, 0.22, 0.1], gloss('#f0b429'), [w / 2 - unit / 2, 1.3, 0.92], undefined, 0.04),
            decal(
              [0.2, 0.2],
              print(50, 50, (pen) => text(pen, 'T', 25, 40, { size: 42, color: '#23272e', align: 'center' })),
              [w / 2 - unit / 2, 1.3, 0.973],
            ),
            decal(
              [0.5, 0.34],
              print(160, 110, (pen) => {
                text(pen, '漏电', 80, 48, { size: 40, color: '#23272e', align: 'center' });
                text(pen, '30mA', 80, 98, { size: 40, color: '#23272e', weight: 500, align: 'center' });
              }),
              [w / 2 - unit / 2, 0.85, 0.905],
            ),
          )
        : [],
      box([w + 0.3, 0.12, 0.5], metal('#aab1bb', 0.35), [0, 1.05, -0.85], undefined, 0.02),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
}

/** Contactor with its terminals and coil mark. */
export function contactor({ amps }: { amps: string }) {
  const shell = plastic('#d9dcd6', { roughness: 0.5 });
  const dark = plastic('#3a414b', { roughness: 0.5 });
  return put(
    group(
      box([1.5, 1.9, 1.3], shell, [0, 1.0, 0], undefined, 0.05),
      box([1.5, 0.5, 0.9], dark, [0, 0.3, 0.3], undefined, 0.04),
      box([1.5, 0.5, 0.9], dark, [0, 1.7, 0.3], undefined, 0.04),
      box([1.2, 0.9, 0.6], dark, [0, 1.0, 0.8], undefined, 0.06),
      box([0.5, 0.4, 0.1], gloss('#e8862e'), [0, 1.05, 1.1], undefined, 0.03),
      times(3, (i) =>
        [0.3, 1.7].map((y) =>
          group(
            cyl([0.15, 0.15, 0.06], metal('#c9b37a', 0.35), [-0.46 + i * 0.46, y, 0.76], [PI / 2, 0, 0]),
            box([0.2, 0.03, 0.02], rubber('#14171b'), [-0.46 + i * 0.46, y, 0.795], [0, 0, 0.5], 0.004),
          ),
        ),
      ).flat(),
      decal(
        [1.1, 0.3],
        print(440, 120, (pen, w) => {
          fill(pen, '#f7f8f9');
          text(pen, '恒闸', 16, 82, { size: 60, color: '#b3261e' });
          text(pen, amps, w - 16, 82, { size: 60, color: '#23272e', align: 'right' });
        }),
        [0, 0.72, 1.103],
      ),
      ['1/L1', '3/L2', '5/L3'].map((name, i) =>
        decal(
          [0.34, 0.12],
          print(100, 36, (pen) => text(pen, name, 50, 28, { size: 28, color: '#e6e9ed', align: 'center' })),
          [-0.46 + i * 0.46, 1.47, 0.752],
        ),
      ),
    ),
    [0, 0, 0],
    [0, -0.45, 0],
  );
}

/** Distribution box with a smoked lid half open. */
export function distributionBox({ ways }: { ways: number }) {
  const w = ways * 0.2 + 0.9;
  const white = plastic('#f1f3f5', { roughness: 0.38 });
  const shown = Math.min(ways - 2, 14);
  return put(
    group(
      box([w, 2.1, 0.5], white, [0, 1.1, 0], undefined, 0.08),
      box([w - 0.5, 1.0, 0.06], plastic('#dfe3e8'), [0, 1.1, 0.25], undefined, 0.03),
      times(shown, (i) =>
        group(
          box([0.19, 0.72, 0.2], plastic('#fbfcfd'), [-w / 2 + 0.45 + i * 0.2, 1.1, 0.3], undefined, 0.015),
          box(
            [0.1, 0.12, 0.14],
            gloss(i === 0 ? '#c8322a' : '#23272e'),
            [-w / 2 + 0.45 + i * 0.2, 1.14, 0.42],
            [-0.4, 0, 0],
            0.02,
          ),
        ),
      ),
      put(
        box([w - 0.3, 1.3, 0.06], glass('#5a6b78', 0.4), [0, 0.65, 0], undefined, 0.04),
        [0, 1.78, 0.3],
        [-0.95, 0, 0],
      ),
      nameplate('恒闸 配电箱', '#8b939d', 1.0, [-w / 2 + 0.75, 0.3, 0.255]),
      box([w + 0.12, 2.22, 0.06], white, [0, 1.1, -0.1], undefined, 0.04),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}
