import { print, text } from '../page/labels.ts';
import { metal, plastic, rubber } from '../page/materials.ts';
import { ball, box, cyl, decal, extrude, group, outline, PI, put, times } from '../page/solids.ts';

export function drill({ color, volts, isCompact = false }: { color: string; volts: string; isCompact?: boolean }) {
  const body = plastic(color, { roughness: 0.42 });
  const grip = rubber('#23272d');
  const name = print(256, 90, (pen) => text(pen, `锐工 ${volts}`, 128, 60, { size: 44, align: 'center' }));
  const handle = extrude(
    outline([
      [-0.45, 1.45],
      [0.15, 1.45],
      [0.02, 0.55],
      [-0.55, 0.5],
    ]),
    0.34,
    0.08,
    body,
  );
  const back = extrude(
    outline([
      [-0.5, 1.3],
      [-0.34, 1.3],
      [-0.5, 0.5],
      [-0.64, 0.5],
    ]),
    0.3,
    0.08,
    grip,
    [0.02, 0.02, 0],
  );
  const length = isCompact ? 0.95 : 1.25;
  const head = group(
    cyl([0.36, 0.36, length], body, [-0.1, 1.6, 0], [0, 0, PI / 2]),
    ball(0.36, grip, [-0.1 - length / 2, 1.6, 0], [0.6, 1, 1]),
    times(5, (i) => box([0.05, 0.02, 0.3], rubber('#15181c'), [-0.5 + i * 0.11, 1.93, 0.12], [0.4, 0, 0], 0.006)),
    cyl([0.3, 0.36, 0.3], grip, [length / 2 + 0.04, 1.6, 0], [0, 0, PI / 2]),
    times(12, (i) =>
      box(
        [0.22, 0.04, 0.04],
        rubber('#3a3f47'),
        [length / 2 + 0.04, 1.6 + Math.cos(i / 1.91) * 0.33, Math.sin(i / 1.91) * 0.33],
        [i / 1.91, 0, 0],
        0.01,
      ),
    ),
    cyl([0.2, 0.27, 0.36], grip, [length / 2 + 0.36, 1.6, 0], [0, 0, PI / 2]),
    cyl([0.1, 0.17, 0.14], metal('#9aa1ab', 0.3), [length / 2 + 0.58, 1.6, 0], [0, 0, PI / 2]),
    cyl([0.045, 0.045, isCompact ? 0.5 : 0.75], metal('#b3a57a', 0.3), [length / 2 + 0.9, 1.6, 0], [0, 0, PI / 2]),
    decal([0.8, 0.28], name, [-0.1, 1.62, 0.372]),
  );
  const battery = isCompact
    ? group(box([0.66, 0.3, 0.42], grip, [-0.28, 0.4, 0], undefined, 0.1))
    : group(
        box([1.05, 0.38, 0.68], grip, [-0.22, 0.3, 0], undefined, 0.08),
        box([0.9, 0.14, 0.6], body, [-0.22, 0.54, 0], undefined, 0.05),
        decal(
          [0.7, 0.18],
          print(280, 72, (pen) =>
            text(pen, `${volts} 2.0Ah`, 140, 50, { size: 42, color: '#c9ced6', align: 'center' }),
          ),
          [-0.22, 0.3, 0.345],
        ),
      );
  return put(
    group(head, handle, back, box([0.1, 0.3, 0.16], grip, [0.16, 1.15, 0], [0, 0, -0.15], 0.03), battery),
    [0, 0, 0],
    [0, -0.4, 0],
  );
}
