import { print, text } from '../page/labels.ts';
import { nameplate } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { ball, box, cyl, decal, dome, group, PI, put, ring, times, tube } from '../page/solids.ts';

const socket = (x: number, y: number, z: number, shell = '#b7bec8') =>
  group(
    box([0.2, 0.165, 0.05], metal(shell, 0.3), [x, y, z], undefined, 0.01),
    box([0.15, 0.11, 0.06], rubber('#07090b'), [x, y - 0.01, z + 0.003], undefined, 0.005),
    box([0.03, 0.02, 0.01], gloss('#43d17c'), [x - 0.06, y + 0.1, z + 0.01], undefined, 0.004),
  );

const cage = (x: number, y: number, z: number) =>
  group(
    box([0.24, 0.18, 0.08], metal('#c9ced6', 0.28), [x, y, z], undefined, 0.01),
    box([0.2, 0.13, 0.09], rubber('#0b0c0e'), [x, y, z + 0.002], undefined, 0.005),
  );

/** Rack switch: `copper` sockets, `sfp` cages; the colour tells its line. */
export function rackSwitch({
  copper,
  sfp,
  color,
  brand,
  name,
}: {
  copper: number;
  sfp: number;
  color: string;
  brand: string;
  name: string;
}) {
  const [w, h, d] = [4.7, 0.5, 1.9];
  const steel = plastic(color, { roughness: 0.5, metalness: 0.35 });
  const ink = color === '#e4e7ea' ? '#3b434e' : '#e8ecf1';
  const perRow = copper > 8 ? copper / 2 : copper;
  const pitch = copper > 24 ? 0.118 : 0.235;
  const scale = copper > 24 ? 0.56 : 1;
  const start = -1.35;
  const ports = times(copper, (i) => {
    const [col, row] = [i % perRow, Math.floor(i / perRow)];
    return put(
      socket(0, 0, 0),
      [start + col * pitch + Math.floor(col / 6) * 0.05, copper > 8 ? 0.35 - row * 0.2 : 0.25, d / 2],
      [0, 0, 0],
      scale,
    );
  });
  const cages = times(sfp, (i) => cage(2.1 - Math.floor(i / 2) * 0.28, 0.35 - (i % 2) * 0.2, d / 2));
  const title = print(420, 160, (pen) => {
    text(pen, brand, 10, 70, { size: 62, color: ink });
    text(pen, name, 10, 134, { size: 40, color: ink, weight: 400, max: 400 });
  });
  return put(
    group(
      box([w, h, d], steel, [0, h / 2, 0], undefined, 0.03),
      ports,
      cages,
      decal([0.72, 0.274], title, [-1.9, 0.25, d / 2 + 0.004]),
      [-1, 1].map((side) =>
        group(
          box([0.3, 0.5, 0.04], steel, [side * (w / 2 + 0.14), 0.25, d / 2 - 0.03], undefined, 0.02),
          times(2, (i) =>
            cyl(
              [0.05, 0.05, 0.05],
              rubber('#14171b'),
              [side * (w / 2 + 0.18), 0.13 + i * 0.24, d / 2 - 0.02],
              [PI / 2, 0, 0],
            ),
          ),
        ),
      ),
      times(18, (i) =>
        box([0.03, 0.24, 0.05], rubber('#10141a'), [w / 2 - 0.005, h / 2, -d / 2 + 0.2 + i * 0.085], undefined, 0.008),
      ),
    ),
    [0, 0, 0],
    [0, 0.66, 0],
  );
}

/** Small security gateway with a blue edge. */
export function gateway({ name }: { name: string }) {
  const shell = plastic('#e4e7ea', { roughness: 0.42 });
  return put(
    group(
      box([3.0, 0.5, 1.8], shell, [0, 0.29, 0], undefined, 0.08),
      box([2.9, 0.4, 0.05], plastic('#23272e'), [0, 0.29, 0.9], undefined, 0.02),
      box([3.02, 0.05, 1.82], gloss('#16477f'), [0, 0.14, 0], undefined, 0.02),
      times(5, (i) => put(socket(0, 0, 0), [-0.3 + i * 0.29, 0.28, 0.92], [0, 0, 0], 1.25)),
      times(2, (i) => put(cage(0, 0, 0), [1.08 + i * 0.26, 0.28, 0.91])),
      times(3, (i) =>
        cyl([0.025, 0.025, 0.02], glow(i ? '#43d17c' : '#5fb0ff', 1), [-0.72 - i * 0.12, 0.28, 0.93], [PI / 2, 0, 0]),
      ),
      nameplate(`通衢 ${name}`, '#3b434e', 1.3, [-0.6, 0.543, 0.45], [-PI / 2, 0, 0]),
      times(14, (i) => box([0.9, 0.012, 0.03], plastic('#aab1bb'), [0.85, 0.545, -0.6 + i * 0.075], undefined, 0.005)),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** In-wall access point in its 86 mm frame. */
export function wallAccessPoint({ color, ink }: { color: string; ink: string }) {
  const shell = plastic(color, { roughness: 0.4 });
  const one = () =>
    group(
      box([1.9, 1.9, 0.26], shell, [0, 0, 0], undefined, 0.1),
      box([1.7, 1.7, 0.02], plastic(color, { roughness: 0.3 }), [0, 0, 0.13], undefined, 0.01),
      nameplate('联川 LIANCHUAN', ink, 0.9, [0.12, 0.2, 0.143]),
      cyl([0.035, 0.035, 0.02], glow('#5fb0ff', 1), [0, 0.55, 0.14], [PI / 2, 0, 0]),
      box([0.44, 0.34, 0.03], rubber('#0b0c0e'), [0, -0.55, 0.135], undefined, 0.02),
      times(8, (i) =>
        box([0.018, 0.05, 0.035], metal('#d8b45a', 0.25), [-0.14 + i * 0.04, -0.43, 0.137], undefined, 0.003),
      ),
    );
  return put(
    group(
      put(one(), [-0.3, 1.0, 0.4], [-0.1, 0, 0]),
      put(
        group(
          box([1.6, 1.6, 0.5], plastic('#3a414b'), [0, 0, 0], undefined, 0.05),
          box([1.9, 1.9, 0.08], shell, [0, 0, 0.28], undefined, 0.03),
        ),
        [1.15, 0.98, -0.9],
        [-0.05, -2.6, 0],
      ),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Mesh router cylinders; as many as in the pack. */
export function meshRouters({ count }: { count: number }) {
  const one = () =>
    group(
      cyl([0.62, 0.7, 1.9], plastic('#f3f5f7', { roughness: 0.38 }), [0, 1.0, 0]),
      cyl([0.55, 0.62, 0.06], plastic('#dfe3e8', { roughness: 0.35 }), [0, 1.97, 0]),
      ring(0.4, 0.02, glow('#5fb0ff', 1), [0, 2.0, 0]),
      times(24, (i) =>
        box(
          [0.03, 0.3, 0.02],
          plastic('#c3c9d1'),
          [Math.sin(i * 0.262) * 0.69, 0.3, Math.cos(i * 0.262) * 0.69],
          [0, i * 0.262, 0],
          0.008,
        ),
      ),
      nameplate('联川', '#9aa3ad', 0.5, [0.1, 1.2, 0.665]),
    );
  return put(
    group(times(count, (i) => put(one(), [(i - (count - 1) / 2) * 1.75, 0, i % 2 ? -0.5 : 0.15], [0, 0.1, 0]))),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Cellular router with two antennas and a SIM slot. */
export function cellularRouter({ name }: { name: string }) {
  const shell = plastic('#2f353e', { roughness: 0.45, metalness: 0.3 });
  return put(
    group(
      box([2.6, 0.55, 1.7], shell, [0, 0.3, 0], undefined, 0.06),
      times(6, (i) => box([2.5, 0.03, 0.05], plastic('#23272e'), [0, 0.585, -0.6 + i * 0.16], undefined, 0.01)),
      times(5, (i) => put(socket(0, 0, 0), [-0.1 + i * 0.28, 0.3, 0.86], [0, 0, 0], 1.2)),
      times(5, (i) =>
        cyl([0.03, 0.03, 0.02], glow(i < 4 ? '#43d17c' : '#5fb0ff', 1), [-1.1 + i * 0.13, 0.42, 0.86], [PI / 2, 0, 0]),
      ),
      nameplate(`通衢 ${name}`, '#e6e9ed', 0.95, [-0.72, 0.22, 0.857]),
      [-1, 1].map((side) =>
        group(
          cyl([0.1, 0.1, 0.2], metal('#d3b266', 0.3), [side * 1.05, 0.4, -0.95], [PI / 2, 0, 0]),
          put(
            group(cyl([0.07, 0.1, 2.2], rubber('#15181c'), [0, 1.1, 0])),
            [side * 1.05, 0.4, -1.08],
            [0, 0, side * -0.12],
          ),
        ),
      ),
      [-1, 1].map((side) => box([0.2, 0.08, 1.2], metal('#8d95a0', 0.4), [side * 1.4, 0.06, 0], undefined, 0.02)),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Dome or bullet camera. */
export function securityCamera({ isDome }: { isDome: boolean }) {
  const white = plastic('#f1f3f5', { roughness: 0.38 });
  const lens = (r: number) =>
    group(
      cyl([r, r * 1.1, 0.2], gloss('#14171b')),
      cyl([r * 0.75, r * 0.75, 0.22], gloss('#16263f', { roughness: 0.05 })),
      cyl([r * 0.35, r * 0.35, 0.225], gloss('#5a82c0', { roughness: 0.05 })),
    );
  const leds = (r: number, n: number) =>
    times(n, (i) =>
      cyl([0.045, 0.045, 0.03], plastic('#e9eef5', { roughness: 0.1 }), [
        Math.cos((i / n) * 2 * PI) * r,
        0.1,
        Math.sin((i / n) * 2 * PI) * r,
      ]),
    );
  if (isDome)
    return put(
      group(
        cyl([1.35, 1.4, 0.34], white, [0, 0.17, 0]),
        cyl([1.25, 1.35, 0.1], white, [0, 0.38, 0]),
        put(
          group(
            ball(0.78, white, [0, 0, 0]),
            put(
              group(cyl([0.5, 0.6, 0.14], gloss('#23272e')), lens(0.3), leds(0.42, 10)),
              [0, 0.42, 0.6],
              [0.95, 0, 0],
            ),
          ),
          [0, 0.5, 0],
        ),
        dome(
          0.98,
          plastic('#dfe9ef', { transparent: true, opacity: 0.18, roughness: 0.05, clearcoat: 1 }),
          [0, 0.4, 0],
        ),
        nameplate('通衢', '#9aa3ad', 0.5, [0.1, 0.2, 1.385]),
      ),
      [0, 0, 0],
      [0, 0.3, 0],
    );
  return put(
    group(
      put(
        group(
          cyl([0.52, 0.52, 2.3], white, [0, 0, 0], [PI / 2, 0, 0]),
          box([1.2, 0.08, 2.6], white, [0, 0.52, 0.1], undefined, 0.03),
          put(group(cyl([0.5, 0.5, 0.08], gloss('#1a1d22')), lens(0.26), leds(0.38, 12)), [0, 0, 1.16], [PI / 2, 0, 0]),
          cyl([0.4, 0.52, 0.2], white, [0, 0, -1.22], [-PI / 2, 0, 0]),
          decal(
            [0.9, 0.15],
            print(480, 80, (pen) => text(pen, '通衢 TONGQU', 8, 58, { size: 52, color: '#8b939d' })),
            [0.525, 0.05, 0.1],
            [0, PI / 2, 0],
          ),
        ),
        [0, 1.75, 0.2],
        [0.14, 0, 0],
      ),
      cyl([0.16, 0.16, 0.9], white, [0, 1.0, -0.35], [0.25, 0, 0]),
      ball(0.24, white, [0, 0.62, -0.46]),
      cyl([0.62, 0.66, 0.2], white, [0, 0.4, -0.5]),
      cyl([0.66, 0.66, 0.3], plastic('#dfe3e8'), [0, 0.15, -0.5]),
      tube(
        [
          [0, 0.2, -1.1],
          [0.2, 0.1, -1.6],
          [1.0, 0.06, -1.5],
          [1.5, 0.06, -0.6],
        ],
        0.05,
        rubber('#2b2f36'),
      ),
    ),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

/** Network video recorder. */
export function videoRecorder({ channels }: { channels: number }) {
  const black = plastic('#23272e', { roughness: 0.45 });
  return put(
    group(
      box([3.8, 0.62, 2.5], black, [0, 0.37, 0], undefined, 0.05),
      box([3.76, 0.56, 0.06], gloss('#111418'), [0, 0.37, 1.25], undefined, 0.02),
      box([1.2, 0.34, 0.02], plastic('#1a1d22', { roughness: 0.9 }), [0.9, 0.38, 1.285], undefined, 0.01),
      times(3, (i) =>
        cyl(
          [0.03, 0.03, 0.02],
          glow(['#43d17c', '#5fb0ff', '#e0b03a'][i] ?? '#fff', 1),
          [-0.1 + i * 0.14, 0.38, 1.29],
          [PI / 2, 0, 0],
        ),
      ),
      box([0.2, 0.09, 0.02], metal('#8d95a0', 0.3), [1.66, 0.38, 1.285], undefined, 0.01),
      nameplate(`通衢 ${channels} 路录像机`, '#c9cfd6', 1.2, [-1.1, 0.38, 1.288]),
      times(12, (i) => box([0.03, 0.3, 0.06], rubber('#0b0c0e'), [1.9, 0.38, -0.9 + i * 0.12], undefined, 0.01)),
      times(4, (i) => cyl([0.12, 0.12, 0.08], rubber('#0b0c0e'), [i % 2 ? 1.6 : -1.6, 0.04, i > 1 ? 0.9 : -0.9])),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}
