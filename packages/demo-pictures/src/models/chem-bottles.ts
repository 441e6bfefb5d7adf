import { fill, print, text } from '../page/labels.ts';
import { gloss, plastic } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, lathe, outline, put, smoothLathe, times, wrap } from '../page/solids.ts';
import { flat, profile } from './forms.ts';

type Label = { brand: string; title: string; sub: string; size: string; accent: string };

const face = ({ brand, title, sub, size, accent }: Label, paper = '#fdfdfb') =>
  print(620, 760, (pen, w, h) => {
    fill(pen, paper);
    fill(pen, accent, [0, 0, w, 180]);
    text(pen, brand, w / 2, 122, { size: 80, align: 'center', max: w - 40 });
    text(pen, title, w / 2, 360, { size: 112, color: accent, align: 'center', max: w - 60 });
    text(pen, sub, w / 2, 460, { size: 54, color: '#5d6771', weight: 400, align: 'center', max: w - 60 });
    text(pen, size, w / 2, 630, { size: 92, color: '#333b44', align: 'center' });
    fill(pen, accent, [0, h - 40, w, 40]);
  });

/** Round bottle with a screw cap, tall or small. */
export function capBottle({ body, cap, label, height }: { body: string; cap: string; label: Label; height: number }) {
  return group(
    lathe(
      profile(`0 0, .5 0, .58 .06, .58 ${height - 0.55}, .5 ${height - 0.28}, .28 ${height - 0.08}, .24 ${height}`),
      gloss(body, { roughness: 0.3 }),
    ),
    cyl([0.28, 0.3, 0.36], gloss(cap), [0, height + 0.14, 0]),
    times(20, (i) =>
      box(
        [0.02, 0.3, 0.02],
        gloss(cap),
        [Math.cos(i / 3.183) * 0.295, height + 0.12, Math.sin(i / 3.183) * 0.295],
        undefined,
        0.006,
      ),
    ),
    wrap([0.592, 0.592], height * 0.55, face(label), [0, height * 0.4, 0], 2.2),
  );
}

/** Flat squeeze bottle with a bent neck that reaches under the rim. */
export function toiletCleaner({ body, cap, label }: { body: string; cap: string; label: Label }) {
  const shell = gloss(body, { roughness: 0.3 });
  return put(
    group(
      extrude(
        outline(
          flat(
            '-.62 0, .62 0, .66 .5, .66 1.7 .6 2.1, .5 2.35, .62 2.75 .5 3.0, .28 3.02, .16 2.6 -.1 2.4, -.5 2.2 -.62 1.8, -.66 .5',
          ),
        ),
        0.5,
        0.14,
        shell,
        [0, 0.14, 0],
      ),
      put(
        group(cyl([0.17, 0.24, 0.5], gloss(cap), [0, 0.25, 0]), cyl([0.26, 0.26, 0.16], gloss(cap), [0, 0, 0])),
        [0.5, 3.12, 0],
        [0, 0, -0.5],
      ),
      decal([1.08, 1.32], face(label), [0, 1.15, 0.394]),
      times(5, (i) => box([0.06, 0.3, 0.5], gloss(body), [0.74, 1.3 + i * 0.16, 0], [0, 0, 0.2], 0.02)),
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Washing-up liquid: waisted bottle with a push-pull cap. */
export function dishBottle({ body, cap, label }: { body: string; cap: string; label: Label }) {
  const clear = plastic(body, { roughness: 0.12, clearcoat: 1, transparent: true, opacity: 0.86 });
  const bottle = smoothLathe(profile('0 0, .6 0, .7 .08, .7 .9, .62 1.35, .68 1.75, .6 2.2, .3 2.5, .26 2.62'), clear);
  bottle.scale.z = 0.72;
  return put(
    group(
      bottle,
      lathe(profile('.3 2.6, .32 2.62, .3 2.86, .16 2.95, .1 3.12, 0 3.14'), gloss(cap)),
      decal([0.98, 1.2], face(label), [0, 0.9, 0.535], [0, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}
