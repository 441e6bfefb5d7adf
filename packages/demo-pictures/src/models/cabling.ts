import { fill, print, text } from '../page/labels.ts';
import { nameplate } from '../page/marks.ts';
import { glass, metal, plastic, rubber } from '../page/materials.ts';
import { carton, scatter } from '../page/packs.ts';
import { box, cyl, decal, group, PI, put, times, type Vec } from '../page/solids.ts';

/** Patch panel with numbered jacks. */
export function patchPanel({ ports }: { ports: number }) {
  const rows = ports / 24;
  const h = rows * 0.5;
  const black = plastic('#23272e', { roughness: 0.45 });
  return put(
    group(
      box([5.2, h, 0.1], black, [0, h / 2, 0.4], undefined, 0.02),
      box([4.6, h * 0.8, 0.7], metal('#8d95a0', 0.4), [0, h / 2, 0], undefined, 0.02),
      times(rows, (r) =>
        times(24, (i) =>
          group(
            box(
              [0.15, 0.17, 0.05],
              plastic('#3a414b'),
              [-2.1 + i * 0.172 + Math.floor(i / 6) * 0.07, 0.2 + r * 0.5, 0.46],
              undefined,
              0.01,
            ),
            box(
              [0.11, 0.11, 0.06],
              rubber('#050608'),
              [-2.1 + i * 0.172 + Math.floor(i / 6) * 0.07, 0.19 + r * 0.5, 0.462],
              undefined,
              0.005,
            ),
          ),
        ),
      ).flat(),
      times(rows, (r) =>
        decal(
          [4.3, 0.09],
          print(1720, 36, (pen) => {
            for (let i = 0; i < 24; i++)
              text(pen, String(i + 1 + r * 24), 50 + i * 69 + Math.floor(i / 6) * 28, 29, {
                size: 26,
                color: '#e6e9ed',
                align: 'center',
              });
          }),
          [0.02, 0.38 + r * 0.5, 0.453],
        ),
      ),
      nameplate('联川 CAT6', '#c9cfd6', 0.5, [-2.28, 0.45 * rows, 0.455]),
      times(rows * 2, (i) =>
        [-1, 1].map((side) =>
          box([0.14, 0.07, 0.12], rubber('#050608'), [side * 2.52, 0.14 + i * 0.24, 0.4], undefined, 0.03),
        ),
      ).flat(),
    ),
    [0, 0, 0],
    [0, 0.66, 0],
  );
}

/** Network cabinet of the given height with a mesh or glass door. */
export function rackCabinet({ units, isWall }: { units: number; isWall: boolean }) {
  const h = isWall ? units * 0.26 + 0.3 : units * 0.115 + 0.4;
  const [w, d] = isWall ? [2.6, 2.0] : [2.0, 2.3];
  const shell = plastic('#2b2f36', { roughness: 0.5, metalness: 0.25 });
  const lift = isWall ? 0.02 : 0.2;
  const gear = times(Math.min(6, Math.floor(h / 0.55)), (i) =>
    group(
      box(
        [w * 0.74, 0.24, 0.1],
        plastic(i % 3 ? '#3f4a58' : '#c9ced6', { roughness: 0.5 }),
        [0, lift + h - 0.5 - i * 0.46, d / 2 - 0.3],
        undefined,
        0.01,
      ),
      times(12, (k) =>
        box(
          [0.07, 0.07, 0.03],
          rubber('#050608'),
          [-w * 0.3 + k * w * 0.052, lift + h - 0.5 - i * 0.46, d / 2 - 0.24],
          undefined,
          0.005,
        ),
      ),
    ),
  );
  const door = isWall
    ? box([w * 0.86, h - 0.26, 0.03], glass('#9fb4c0', 0.3), [0, lift + h / 2, d / 2 + 0.01], undefined, 0.01)
    : decal(
        [w * 0.84, h - 0.3],
        print(256, 512, (pen, pw, ph) => {
          for (let y = 0; y < ph; y += 9)
            for (let x = (y / 9) % 2 ? 0 : 5; x < pw; x += 10) {
              fill(pen, '#14171b', [x, y, 10, 9]);
              pen.clearRect(x + 2, y + 2, 5, 5);
            }
        }),
        [0, lift + h / 2, d / 2 + 0.02],
      );
  const edge = (x: number, y: number, dw: number, dh: number) =>
    box([dw, dh, 0.1], shell, [x, y, d / 2 + 0.01], undefined, 0.02);
  return put(
    group(
      [-1, 1].map((side) => box([0.06, h, d], shell, [(side * w) / 2, lift + h / 2, 0], undefined, 0.02)),
      box([w, 0.1, d], shell, [0, lift + h, 0], undefined, 0.02),
      box([w, 0.1, d], shell, [0, lift + 0.05, 0], undefined, 0.02),
      box([w, h, 0.06], shell, [0, lift + h / 2, -d / 2], undefined, 0.02),
      gear,
      door,
      edge(-w * 0.46, lift + h / 2, 0.16, h),
      edge(w * 0.46, lift + h / 2, 0.16, h),
      edge(0, lift + h - 0.08, w, 0.16),
      edge(0, lift + 0.1, w, 0.16),
      box([0.1, 0.5, 0.08], metal('#8d95a0', 0.3), [w * 0.44, lift + h / 2, d / 2 + 0.08], undefined, 0.03),
      nameplate(`光脉 ${units}U`, '#c9cfd6', 0.6, [-w * 0.22, lift + h - 0.08, d / 2 + 0.062]),
      isWall
        ? []
        : times(4, (i) =>
            cyl(
              [0.12, 0.12, 0.1],
              rubber('#101317'),
              [(i % 2 ? 1 : -1) * w * 0.42, 0.1, (i > 1 ? 1 : -1) * d * 0.4],
              [PI / 2, 0, 0],
            ),
          ),
    ),
    [0, 0, 0],
    [0, -0.45, 0],
  );
}

/** Modular plugs poured before their box. */
export function modularPlugs({ words, tint }: { words: string; tint: string }) {
  const plug = () =>
    group(
      box(
        [0.28, 0.2, 0.6],
        plastic(tint, { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.75 }),
        [0, 0.1, 0],
        undefined,
        0.03,
      ),
      times(8, (i) =>
        box([0.018, 0.03, 0.16], metal('#d8b45a', 0.25), [-0.1 + i * 0.029, 0.195, 0.2], undefined, 0.003),
      ),
      box(
        [0.12, 0.03, 0.4],
        plastic(tint, { roughness: 0.1, transparent: true, opacity: 0.8 }),
        [0, -0.01, -0.05],
        [0.12, 0, 0],
        0.01,
      ),
    );
  const front = print(900, 460, (pen, w, h) => {
    fill(pen, '#1b4f8f');
    fill(pen, '#f4f6f8', [0, 170, w, 190]);
    text(pen, '联川 LIANCHUAN', 40, 112, { size: 78 });
    text(pen, words, 40, 290, { size: 96, color: '#23272e', max: w - 80 });
    text(pen, '100 个 / 盒', 42, h - 34, { size: 62, weight: 400 });
  });
  const heap = times(22, (i) => {
    const reach = Math.sqrt(scatter(i, 3)) * 0.95;
    const angle = scatter(i) * 6.283;
    return put(
      plug(),
      [0.25 + Math.cos(angle) * reach * 1.4, 0.03 + (1 - reach) * 0.2, 0.65 + Math.sin(angle) * reach * 0.6],
      [(scatter(i, 4) - 0.5) * 0.5, scatter(i, 2) * 6.283, (scatter(i, 6) - 0.5) * 0.6],
    );
  });
  return put(
    group(put(carton([2.2, 1.15, 1.0], '#173f72', { front }), [-0.2, 0, -0.95], [0, 0.08, 0]), heap),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Outlet plates for data, with one or two jacks, and a jack lying in front. */
export function dataPlate({ jacks }: { jacks: number }) {
  const white = plastic('#f4f6f8', { roughness: 0.32 });
  const jack = (at: Vec) =>
    group(
      box([0.5, 0.46, 0.08], plastic('#e3e7eb'), at, undefined, 0.03),
      box([0.36, 0.3, 0.1], rubber('#0b0c0e'), [at[0], at[1] - 0.02, at[2] + 0.005], undefined, 0.01),
      times(8, (i) =>
        box(
          [0.018, 0.06, 0.1],
          metal('#d8b45a', 0.25),
          [at[0] - 0.12 + i * 0.034, at[1] + 0.1, at[2] + 0.006],
          undefined,
          0.002,
        ),
      ),
    );
  const plate = group(
    box([2.2, 2.2, 0.2], white, [0, 1.1, 0], undefined, 0.09),
    box([1.7, 1.2, 0.03], plastic('#fbfcfd', { roughness: 0.3 }), [0, 1.1, 0.1], undefined, 0.02),
    jacks === 1 ? jack([0, 1.1, 0.12]) : [jack([-0.4, 1.1, 0.12]), jack([0.4, 1.1, 0.12])],
    nameplate('联川', '#aab1bb', 0.5, [0.14, 0.35, 0.103]),
  );
  const loose = put(
    group(
      box([0.56, 0.5, 1.1], plastic('#dfe4ea', { roughness: 0.4 }), [0, 0.25, 0], undefined, 0.04),
      box([0.4, 0.34, 0.1], rubber('#0b0c0e'), [0, 0.27, 0.53], undefined, 0.01),
      times(4, (i) =>
        box(
          [0.08, 0.12, 0.2],
          plastic(['#e0862e', '#3f9a6b', '#2d6bd0', '#8a5a36'][i] ?? '#fff'),
          [-0.2 + i * 0.13, 0.52, -0.25],
          undefined,
          0.02,
        ),
      ),
    ),
    [1.5, 0, 0.9],
    [0, -0.5, 0],
  );
  return put(group(put(plate, [-0.3, 0, 0], [-0.12, 0, 0]), loose), [0, 0, 0], [0, 0.35, 0]);
}
