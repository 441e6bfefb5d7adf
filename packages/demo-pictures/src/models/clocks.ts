import { gloss, metal, plastic, rubber, wood } from '../page/materials.ts';
import { circle } from '../page/soft.ts';
import { PI, ball, box, cyl, extrude, group, lathe, outline, put, reshape, ring, times, tube } from '../page/solids.ts';

/** A wall clock leaning on its edge. */
export function wallClock({ rim, face, ink }: { rim: string; face: string; ink: string }) {
  const edge = rim === 'wood' ? wood('#c9a06c', '#8e6a3c', [4, 1]) : plastic(rim, { roughness: 0.5 });
  const dial = plastic(face, { roughness: 0.6, emissive: face, emissiveIntensity: 0.14 });
  const mark = plastic(ink, { roughness: 0.5 });
  return put(
    put(
      group(
        cyl([1.35, 1.35, 0.2], edge, [0, 0, 0], [PI / 2, 0, 0]),
        cyl([1.22, 1.22, 0.02], dial, [0, 0, 0.1], [PI / 2, 0, 0]),
        ring(1.29, 0.09, edge, [0, 0, 0.12], [0, 0, 0]),
        times(12, (i) =>
          box(
            [i % 3 ? 0.035 : 0.06, i % 3 ? 0.12 : 0.22, 0.02],
            mark,
            [Math.sin((i * PI) / 6) * 1.02, Math.cos((i * PI) / 6) * 1.02, 0.12],
            [0, 0, -(i * PI) / 6],
            0.008,
          ),
        ),
        put(box([0.07, 0.72, 0.025], mark, [0, 0.28, 0], undefined, 0.02), [0, 0, 0.14], [0, 0, 1.05]),
        put(box([0.05, 1.02, 0.025], mark, [0, 0.42, 0], undefined, 0.02), [0, 0, 0.16], [0, 0, -1.0]),
        put(box([0.02, 1.15, 0.02], plastic('#b3603f'), [0, 0.4, 0], undefined, 0.008), [0, 0, 0.175], [0, 0, 2.6]),
        cyl([0.07, 0.07, 0.06], metal('#b99a5a', 0.3), [0, 0, 0.16], [PI / 2, 0, 0]),
      ),
      [0, 1.4, 0],
      [-0.14, 0, 0],
    ),
    undefined,
    [0, 0.3, 0],
  );
}

/** A small alarm clock with bells of the old kind. */
export function alarmClock({ color, face }: { color: string; face: string }) {
  const coat = gloss(color, { roughness: 0.35 });
  const brass = metal('#b99a5a', 0.3);
  return put(
    group(
      cyl([0.95, 0.95, 0.62], coat, [0, 1.1, 0], [PI / 2, 0, 0]),
      ring(0.92, 0.09, coat, [0, 1.1, 0.3], [0, 0, 0]),
      cyl(
        [0.86, 0.86, 0.02],
        plastic(face, { roughness: 0.6, emissive: face, emissiveIntensity: 0.14 }),
        [0, 1.1, 0.31],
        [PI / 2, 0, 0],
      ),
      times(12, (i) =>
        ball(
          i % 3 ? 0.028 : 0.05,
          rubber('#3a3d42'),
          [Math.sin((i * PI) / 6) * 0.7, 1.1 + Math.cos((i * PI) / 6) * 0.7, 0.33],
          [1, 1, 0.4],
        ),
      ),
      put(box([0.06, 0.5, 0.02], rubber('#3a3d42'), [0, 0.2, 0]), [0, 1.1, 0.34], [0, 0, 1.05]),
      put(box([0.04, 0.7, 0.02], rubber('#3a3d42'), [0, 0.3, 0]), [0, 1.1, 0.36], [0, 0, -1.0]),
      cyl([0.05, 0.05, 0.05], brass, [0, 1.1, 0.37], [PI / 2, 0, 0]),
      [-1, 1].map((s) =>
        put(
          group(
            reshape(ball(0.4, brass, [0, 0, 0], [1, 0.8, 1]), (v) => void (v.y = Math.max(0, v.y))),
            cyl([0.05, 0.05, 0.3], brass, [0, -0.1, 0]),
          ),
          [s * 0.55, 2.02, 0],
          [0, 0, -s * 0.5],
        ),
      ),
      tube(
        [
          [-0.2, 2.1, 0],
          [-0.16, 2.46, 0],
          [0.16, 2.46, 0],
          [0.2, 2.1, 0],
        ],
        0.045,
        brass,
      ),
      [-1, 1].map((s) => cyl([0.05, 0.08, 0.5], brass, [s * 0.62, 0.22, 0], [0, 0, s * 0.5])),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

/** A standing mirror: round on a foot, or arched and leaning. */
export function mirror({ kind, frame }: { kind: 'round' | 'arch'; frame: [string, string] | string }) {
  const edge = typeof frame === 'string' ? metal(frame, 0.3) : wood(...frame, [3, 1]);
  const silver = metal('#eef1f4', 0.06, { envMapIntensity: 1.25 });
  if (kind === 'round')
    return put(
      group(
        put(
          group(extrude(circle(1.15), 0.06, 0, silver), ring(1.18, 0.08, edge, [0, 0, 0.02], [0, 0, 0])),
          [0, 1.75, 0],
          [-0.16, 0, 0],
        ),
        cyl([0.06, 0.06, 0.5], edge, [0, 0.35, 0.02]),
        lathe(
          [
            [0, 0],
            [0.75, 0],
            [0.78, 0.05],
            [0.7, 0.12],
            [0, 0.14],
          ],
          edge,
        ),
      ),
      undefined,
      [0, 0.3, 0],
    );
  const arch = outline([
    [-0.85, 0],
    [0.85, 0],
    [0.85, 2.6],
    [0.85, 3.45, 0, 3.45],
    [-0.85, 3.45, -0.85, 2.6],
  ]);
  const path = times(33, (i) => {
    const t = i / 32;
    if (t < 0.38) return [-0.88, (t / 0.38) * 2.6, 0.05] as [number, number, number];
    if (t > 0.62) return [0.88, ((1 - t) / 0.38) * 2.6, 0.05] as [number, number, number];
    const angle = PI - ((t - 0.38) / 0.24) * PI;
    return [Math.cos(angle) * 0.88, 2.6 + Math.sin(angle) * 0.88, 0.05] as [number, number, number];
  });
  return put(
    put(
      group(
        extrude(arch, 0.06, 0, silver),
        tube(path, 0.07, edge),
        box([1.86, 0.14, 0.14], edge, [0, 0.02, 0.05], undefined, 0.05),
      ),
      [0, 0.08, 0],
      [-0.12, 0, 0],
    ),
    undefined,
    [0, 0.3, 0],
  );
}
