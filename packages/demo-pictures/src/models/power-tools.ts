import { print, text } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, lathe, outline, PI, put, ring, times, tube, wall } from '../page/solids.ts';
import { flat, path, profile } from './forms.ts';

const COLOR = '#e07b1f';
const grip = () => rubber('#23272d');
const brand = (words: string, color = '#ffffff') =>
  print(420, 120, (pen) => text(pen, words, 210, 88, { size: 76, color, align: 'center', max: 400 }));
const slits = (count: number, [x, y, z]: [number, number, number]) =>
  times(count, (i) => box([0.05, 0.34, 0.02], rubber('#15181c'), [x + i * 0.12, y, z], [0, 0, -0.15], 0.006));

/** SDS rotary hammer with side handle and bit. */
export function rotaryHammer() {
  const shell = plastic(COLOR, { roughness: 0.42 });
  const body = extrude(
    outline(flat('-1.3 1.5, -1.3 2.5 -1.1 2.6, .4 2.6, .95 2.42, .95 1.78, .3 1.55, -.1 1.35, -.5 1.35')),
    0.62,
    0.12,
    shell,
  );
  const motor = extrude(
    outline(flat('-.2 1.5, .42 1.55, .36 .35 .2 .25, -.2 .25, -.34 .5')),
    0.56,
    0.12,
    plastic('#2b3037', { roughness: 0.5 }),
  );
  const handle = extrude(
    outline(flat('-1.3 2.2, -1.02 2.2, -1.0 .9 -1.05 .75, -.5 .62, -.3 .62, -.3 .35, -.6 .35, -1.3 .5 -1.34 .8')),
    0.36,
    0.1,
    grip(),
  );
  const nose = group(
    cyl([0.3, 0.4, 0.6], metal('#6d747d', 0.4), [1.2, 2.1, 0], [0, 0, -PI / 2]),
    cyl([0.26, 0.3, 0.5], grip(), [1.65, 2.1, 0], [0, 0, -PI / 2]),
    cyl([0.16, 0.26, 0.2], grip(), [1.98, 2.1, 0], [0, 0, -PI / 2]),
    cyl([0.07, 0.07, 0.9], metal('#a7adb6', 0.3), [2.5, 2.1, 0], [0, 0, -PI / 2]),
    times(6, (i) => box([0.16, 0.03, 0.16], metal('#8b929b', 0.3), [2.15 + i * 0.14, 2.1, 0], [i * 0.9, 0, 0.5], 0.01)),
  );
  const side = group(
    ring(0.44, 0.07, grip(), [1.05, 2.1, 0], [0, PI / 2, 0]),
    cyl([0.14, 0.17, 1.15], grip(), [1.05, 1.7, 0.95], [-1.2, 0, 0]),
  );
  return put(
    group(
      body,
      motor,
      handle,
      nose,
      side,
      slits(4, [-0.2, 1.95, 0.435]),
      decal([0.85, 0.243], brand('锐工 RH'), [-0.75, 2.3, 0.436]),
      cyl([0.2, 0.2, 0.1], gloss('#c8322a'), [0.1, 2.25, 0.42], [PI / 2, 0, 0]),
      tube(path('-.5 .35 0, -.7 .1 .1, -1.4 .05 .3, -1.9 .05 0'), 0.06, grip()),
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );
}

/** Angle grinder lying on its side handle, disc and guard in front. */
export function angleGrinder() {
  const shell = plastic(COLOR, { roughness: 0.42 });
  const tool = group(
    cyl([0.34, 0.42, 1.5], plastic('#2b3037', { roughness: 0.5 }), [-1.0, 0, 0], [0, 0, PI / 2]),
    cyl([0.46, 0.46, 0.9], shell, [0.1, 0, 0], [0, 0, PI / 2]),
    cyl([0.42, 0.46, 0.16], grip(), [-0.4, 0, 0], [0, 0, PI / 2]),
    cyl([0.46, 0.36, 0.16], shell, [-1.82, 0, 0], [0, 0, PI / 2]),
    box([0.62, 0.6, 0.72], metal('#858d97', 0.4), [0.8, -0.02, 0], undefined, 0.16),
    cyl([0.34, 0.4, 0.4], metal('#858d97', 0.4), [1.0, -0.34, 0]),
    cyl([0.14, 0.14, 1.0], grip(), [0.8, 0.1, 0.95], [PI / 2, 0, 0]),
    cyl([0.19, 0.19, 0.1], grip(), [0.8, 0.1, 1.45], [PI / 2, 0, 0]),
    cyl([0.88, 0.88, 0.05], plastic('#3a3230', { roughness: 0.95 }), [1.0, -0.72, 0]),
    cyl([0.34, 0.34, 0.06], plastic('#c8322a'), [1.0, -0.715, 0]),
    wall([0.96, 0.96, 0.34], metal('#4b525b', 0.4), [1.0, -0.62, 0], [0, 0, 0], PI * 0.5, PI),
    extrude(
      outline(flat('0 .96, -.7 .7 -.96 0, -.7 -.7 0 -.96, 0 -.3, 0 .3')),
      0.03,
      0,
      metal('#4b525b', 0.4),
      [1.0, -0.46, 0],
      [PI / 2, 0, 0],
    ),
    box([0.5, 0.1, 0.26], grip(), [-0.9, 0.42, 0], undefined, 0.04),
    slits(4, [-0.05, 0, 0.455]),
    decal([0.95, 0.27], brand('锐工 AG'), [0.1, 0.22, 0.42], [-0.5, 0, 0]),
    tube(path('-1.9 0 0, -2.3 -.1 .1, -2.5 -.6 .3, -2.1 -.74 .7'), 0.06, grip()),
  );
  return put(group(tool), [0, 0.8, 0], [0.25, 0.5, 0]);
}

/** Hot air gun with a steel nozzle. */
export function heatGun() {
  const shell = plastic(COLOR, { roughness: 0.4 });
  const screen = print(300, 160, (pen, w, h) => {
    pen.fillStyle = '#b9d3b0';
    pen.fillRect(0, 0, w, h);
    text(pen, '450℃', w / 2, 110, { size: 92, color: '#1d2b1f', align: 'center' });
  });
  return put(
    group(
      lathe(
        profile('0 -1.2, .34 -1.2, .46 -1.05, .46 .2, .4 .5, .34 .55, 0 .55'),
        shell,
        [-0.1, 2.1, 0],
        [0, 0, -PI / 2],
      ),
      cyl([0.22, 0.3, 0.5], plastic('#2b3037'), [0.7, 2.1, 0], [0, 0, -PI / 2]),
      cyl([0.19, 0.22, 0.75], metal('#a7adb6', 0.25), [1.25, 2.1, 0], [0, 0, -PI / 2]),
      cyl([0.15, 0.15, 0.02], rubber('#2a1a12'), [1.63, 2.1, 0], [0, 0, -PI / 2]),
      extrude(
        outline(flat('-.68 1.85, .16 1.85, .02 1.6 -.04 1.4, -.18 .9 -.2 .2, -.86 .2, -.82 1 -.68 1.5')),
        0.4,
        0.1,
        shell,
      ),
      extrude(outline(flat('-.82 1.6, -.52 1.6, -.62 1 -.6 .34, -.96 .3, -.94 1 -.82 1.4')), 0.36, 0.1, grip()),
      box([0.16, 0.46, 0.22], grip(), [0, 1.4, 0], [0, 0, -0.12], 0.05),
      times(6, (i) => box([0.02, 0.44, 0.06], rubber('#15181c'), [-1.31, 2.1, -0.25 + i * 0.1], undefined, 0.006)),
      decal([0.44, 0.235], screen, [-0.85, 2.56, 0], [-PI / 2, 0, 0]),
      decal([0.9, 0.26], brand('锐工 HG20'), [-0.25, 2.15, 0.465]),
      tube(path('-.5 .2 0, -.5 0 .05, -.9 -.04 .4, -1.7 -.04 .3'), 0.06, grip()),
    ),
    [0, 0, 0],
    [0, -0.45, 0],
  );
}

/** Glue gun on its wire stand with sticks. */
export function glueGun() {
  const shell = plastic('#2a62b8', { roughness: 0.4 });
  const stick = (x: number, z: number, turn: number) =>
    put(
      cyl([0.11, 0.11, 2.0], plastic('#f1efe6', { roughness: 0.25, clearcoat: 0.6 }), [0, 0.11, 0], [0, 0, PI / 2]),
      [x, 0, z],
      [0, turn, 0],
    );
  return put(
    group(
      extrude(
        outline(
          flat(
            '-1.1 1.5, -1.1 1.95, .55 1.95, .75 1.8, .75 1.6, .3 1.5, .05 1.35, .1 .5, -.1 .35, -.6 .35, -.45 1.3, -.6 1.5',
          ),
        ),
        0.34,
        0.1,
        shell,
      ),
      cyl([0.12, 0.2, 0.3], plastic('#e0762b'), [0.92, 1.72, 0], [0, 0, -PI / 2]),
      cyl([0.05, 0.12, 0.24], metal('#c9a24a', 0.3), [1.18, 1.72, 0], [0, 0, -PI / 2]),
      cyl([0.11, 0.11, 0.7], plastic('#f1efe6', { roughness: 0.25, clearcoat: 0.6 }), [-1.4, 1.74, 0], [0, 0, PI / 2]),
      extrude(outline(flat('.1 1.35, .34 1.3, .28 .85, .1 .6')), 0.2, 0.06, plastic('#e0762b'), [0.06, 0, 0]),
      tube(
        path('.5 1.45 .15, .75 .6 .3, .8 .06 .32, .8 .06 -.32, .75 .6 -.3, .5 1.45 -.15'),
        0.035,
        metal('#c3c9d1', 0.25),
      ),
      tube(path('-.35 .35 0, -.5 .1 .1, -1.2 .05 .4, -1.9 .05 .1'), 0.055, grip()),
      decal([0.85, 0.24], brand('锐工 GG'), [-0.25, 1.72, 0.275]),
      stick(0.1, 1.0, 0.15),
      stick(0.25, 1.3, 0.08),
      stick(0.05, 1.6, 0.2),
    ),
    [0, 0, 0],
    [0, -0.35, 0],
  );
}
