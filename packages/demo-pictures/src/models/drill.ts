import { print, text } from '../page/labels.ts';
import { metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, lathe, outline, PI, put, times } from '../page/solids.ts';
import { flat, profile } from './forms.ts';

const along = [0, 0, -PI / 2] as [number, number, number];

/** Housing of the motor, lying along x, with vents, a selector and the name. */
function motor(color: string, volts: string, back: number) {
  const body = plastic(color, { roughness: 0.42 });
  const grip = rubber('#23272d');
  const name = print(256, 90, (pen) => text(pen, `锐工 ${volts}`, 128, 60, { size: 44, align: 'center' }));
  return group(
    lathe(profile('0 0, .26 0, .34 .05, .4 .16, .42 .34'), grip, [-back, 0, 0], along),
    lathe(profile(`.42 .34, .44 .4, .44 ${back}, .42 ${back + 0.3}, .37 ${back + 0.42}`), body, [-back, 0, 0], along),
    times(2, (side) =>
      times(5, (i) =>
        box(
          [0.035, 0.24, 0.03],
          rubber('#15181c'),
          [-back + 0.44 + i * 0.07, 0.14, side ? 0.425 : -0.425],
          [0, 0, 0.2],
          0.01,
        ),
      ),
    ).flat(),
    box([0.34, 0.05, 0.3], grip, [-back + 0.95, 0.43, 0], undefined, 0.02),
    box([0.16, 0.07, 0.2], plastic('#3a3f47'), [-back + 0.98, 0.46, 0], undefined, 0.02),
    decal([0.72, 0.25], name, [0.38 - back / 3, -0.02, 0.452]),
  );
}

/** Gear box with the torque ring, the chuck and a bit. */
function nose(isCompact: boolean) {
  const dark = rubber('#23272d');
  const ring = rubber('#31363e');
  return group(
    cyl([0.37, 0.4, 0.16], plastic('#7d848e', { roughness: 0.4 }), [0.42, 0, 0], along),
    cyl([0.35, 0.36, 0.28], dark, [0.64, 0, 0], along),
    times(16, (i) =>
      box(
        [0.24, 0.035, 0.05],
        ring,
        [0.64, Math.cos(i / 2.546) * 0.355, Math.sin(i / 2.546) * 0.355],
        [i / 2.546, 0, 0],
        0.01,
      ),
    ),
    lathe(profile('.3 0, .31 .04, .29 .3, .24 .36, .18 .5, .1 .56, 0 .56'), dark, [0.79, 0, 0], along),
    times(10, (i) =>
      box(
        [0.26, 0.03, 0.04],
        ring,
        [0.95, Math.cos(i / 1.592) * 0.298, Math.sin(i / 1.592) * 0.298],
        [i / 1.592, 0, 0],
        0.008,
      ),
    ),
    cyl([0.09, 0.11, 0.1], metal('#9aa1ab', 0.3), [1.38, 0, 0], along),
    cyl([0.042, 0.042, isCompact ? 0.42 : 0.62], metal('#b3a57a', 0.3), [isCompact ? 1.62 : 1.72, 0, 0], along),
  );
}

/** Cordless drill, standing on its battery. */
export function drill({ color, volts, isCompact = false }: { color: string; volts: string; isCompact?: boolean }) {
  const body = plastic(color, { roughness: 0.42 });
  const grip = rubber('#23272d');
  const height = isCompact ? 2.05 : 2.25;
  const back = isCompact ? 0.85 : 1.05;
  const handle = extrude(
    outline(
      flat(
        `-.52 ${height - 0.25}, .3 ${height - 0.25}, .22 ${height - 0.42} .04 ${height - 0.6}, -.06 1.1 -.1 .5, -.72 .5, -.66 1.1 -.52 ${height - 0.55}`,
      ),
    ),
    0.34,
    0.12,
    body,
  );
  const rubberBack = extrude(
    outline(
      flat(`-.6 ${height - 0.4}, -.34 ${height - 0.42}, -.42 1.1 -.4 .62, -.8 .58, -.74 1.1 -.6 ${height - 0.6}`),
    ),
    0.35,
    0.13,
    grip,
  );
  const trigger = extrude(
    outline(
      flat(`-.02 ${height - 0.5}, .2 ${height - 0.5}, .1 ${height - 0.68} .14 ${height - 0.9}, -.06 ${height - 0.92}`),
    ),
    0.16,
    0.06,
    plastic('#1b1e23', { roughness: 0.35 }),
  );
  const battery = isCompact
    ? group(
        box([0.94, 0.36, 0.66], grip, [-0.42, 0.3, 0], undefined, 0.1),
        box([0.9, 0.14, 0.62], body, [-0.42, 0.5, 0], undefined, 0.05),
      )
    : group(
        box([1.3, 0.42, 0.78], grip, [-0.28, 0.24, 0], undefined, 0.1),
        box([1.1, 0.16, 0.66], body, [-0.34, 0.5, 0], undefined, 0.06),
        box([0.05, 0.14, 0.34], plastic('#c9ced6'), [0.37, 0.26, 0], undefined, 0.02),
        decal(
          [0.78, 0.2],
          print(280, 72, (pen) =>
            text(pen, `${volts} 2.0Ah`, 140, 50, { size: 42, color: '#c9ced6', align: 'center' }),
          ),
          [-0.32, 0.24, 0.395],
        ),
      );
  return put(
    group(
      put(group(motor(color, volts, back), nose(isCompact)), [-0.05, height, 0]),
      handle,
      rubberBack,
      trigger,
      battery,
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );
}
