import { MeshBasicMaterial, PlaneGeometry, type Texture } from 'three';
import { disc, fill, print, text } from '../page/labels.ts';
import { metal, plastic, rubber, gloss } from '../page/materials.ts';
import { box, cyl, decal, group, mesh, PI, put, times } from '../page/solids.ts';

/** Lit screens keep their own colours. */
const screen = (w: number, h: number, map: Texture, at: [number, number, number]) => {
  const face = mesh(new PlaneGeometry(w, h), new MeshBasicMaterial({ map, toneMapped: false }), at);
  face.castShadow = face.receiveShadow = false;
  return face;
};

function hills(from: string, middle: string, to: string) {
  return print(1280, 760, (pen, w, h) => {
    const sky = pen.createLinearGradient(0, 0, w, h);
    sky.addColorStop(0, from);
    sky.addColorStop(0.55, middle);
    sky.addColorStop(1, to);
    pen.fillStyle = sky;
    pen.fillRect(0, 0, w, h);
    const ridge = (color: string, points: number[]) => {
      pen.fillStyle = color;
      pen.beginPath();
      pen.moveTo(0, h);
      points.forEach((y, i) => pen.lineTo((i / (points.length - 1)) * w, y * h));
      pen.lineTo(w, h);
      pen.fill();
    };
    disc(pen, 'rgba(255,255,255,.16)', w * 0.72, h * 0.36, 90);
    ridge('rgba(255,255,255,.1)', [0.8, 0.5, 0.36, 0.6, 0.7, 0.46, 0.62, 0.8]);
    ridge('rgba(10,30,60,.35)', [0.92, 0.7, 0.66, 0.88, 0.9, 0.7, 0.68, 0.86]);
    fill(pen, 'rgba(10,16,30,.55)', [0, h - 34, w, 34]);
    times(7, (i) =>
      fill(pen, ['#5aa8ec', '#f0b429', '#59b36a', '#e0563f', '#8f8fe0', '#4fb0a5', '#d9dee5'][i] ?? '#fff', [
        w / 2 - 150 + i * 44,
        h - 28,
        24,
        22,
      ]),
    );
  });
}

export function laptop({ shell }: { shell: string }) {
  const alloy = metal(shell, 0.38);
  const keys = times(5, (row) =>
    times(14, (col) =>
      box([0.172, 0.02, 0.15], plastic('#22262d'), [-1.24 + col * 0.19, 0.078, -0.68 + row * 0.19], undefined, 0.008),
    ),
  ).flat();
  const lid = group(
    box([3, 1.95, 0.05], alloy, [0, 0.97, 0], undefined, 0.025),
    box([2.94, 1.88, 0.01], gloss('#0d0f12'), [0, 0.98, 0.025], undefined, 0.01),
    screen(2.84, 1.72, hills('#182848', '#33639a', '#7fb2d6'), [0, 1.01, 0.032]),
    cyl([0.014, 0.014, 0.01], gloss('#233'), [0, 1.895, 0.031], [PI / 2, 0, 0]),
  );
  const name = decal(
    [0.5, 0.07],
    print(360, 50, (pen) => text(pen, 'TUOYUAN', 180, 38, { size: 38, color: '#c6ccd4', align: 'center' })),
    [0, 0.07, 0.036],
  );
  const body = group(
    box([3, 0.07, 2.02], alloy, [0, 0.035, 0], undefined, 0.03),
    box([2.7, 0.008, 0.98], plastic('#15181d'), [0, 0.067, -0.3], undefined, 0.004),
    keys,
    box([1.0, 0.006, 0.56], metal('#b4bac3', 0.42), [0, 0.073, 0.62], undefined, 0.003),
    put(group(lid, name), [0, 0.06, -0.99], [-0.3, 0, 0]),
    times(3, (i) => box([0.006, 0.03, 0.12], rubber('#14171b'), [1.5, 0.04, -0.6 + i * 0.24], undefined, 0.002)),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

/** A desk monitor: `wide` in units of a tenth of a metre. */
export function monitor({
  wide,
  bezel,
  foot,
  sky,
}: {
  wide: number;
  bezel: string;
  foot: string;
  sky: [string, string, string];
}) {
  const high = (wide * 9) / 16;
  const lift = 0.72;
  const stem = metal(foot, 0.35);
  const panel = group(
    box([wide, high + 0.07, 0.08], plastic(bezel, { roughness: 0.4 }), [0, 0, 0], undefined, 0.04),
    box([wide - 0.02, high + 0.05, 0.01], gloss('#0b0d10'), [0, 0, 0.038], undefined, 0.01),
    screen(wide - 0.09, high - 0.04, hills(...sky), [0, 0.025, 0.045]),
    decal(
      [0.4, 0.05],
      print(320, 40, (pen) => text(pen, 'TUOYUAN', 160, 32, { size: 34, color: '#8b939d', align: 'center' })),
      [0, -high / 2 - 0.008, 0.046],
    ),
  );
  const body = group(
    put(panel, [0, lift + high / 2 + 0.05, 0.06], [-0.03, 0, 0]),
    box([0.9, 0.7, 0.14], plastic(bezel, { roughness: 0.5 }), [0, lift + high / 2, -0.05], undefined, 0.05),
    box([0.3, lift + high / 2, 0.09], stem, [0, (lift + high / 2) / 2, -0.16], undefined, 0.03),
    box([1.35, 0.05, 0.86], stem, [0, 0.025, -0.04], undefined, 0.025),
  );
  return put(body, [0, 0, 0], [0, 0.4, 0]);
}

/** Clip-on camera for a screen. */
export function webcam({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.4 });
  const head = group(
    box([1.9, 0.5, 0.5], shell, [0, 0, 0], undefined, 0.22),
    cyl([0.23, 0.23, 0.06], gloss('#101216'), [0, 0, 0.25], [PI / 2, 0, 0]),
    cyl([0.15, 0.15, 0.07], gloss('#16263f', { roughness: 0.05 }), [0, 0, 0.255], [PI / 2, 0, 0]),
    cyl([0.06, 0.06, 0.075], gloss('#4d6ea5', { roughness: 0.05 }), [0, 0, 0.256], [PI / 2, 0, 0]),
    times(2, (i) =>
      times(6, (k) =>
        cyl([0.014, 0.014, 0.02], rubber('#000'), [(i ? 1 : -1) * (0.5 + k * 0.05), 0, 0.247], [PI / 2, 0, 0]),
      ),
    ).flat(),
    cyl([0.02, 0.02, 0.02], gloss('#3ad07a'), [0.33, 0.1, 0.245], [PI / 2, 0, 0]),
  );
  const base = group(
    box([0.5, 0.1, 0.5], shell, [0, 0.5, 0], undefined, 0.04),
    box([0.9, 0.07, 0.7], shell, [0, 0.04, -0.1], undefined, 0.03),
    box([0.5, 0.5, 0.07], shell, [0, 0.28, -0.32], [0.12, 0, 0], 0.03),
    cyl([0.1, 0.1, 0.2], metal('#8d949e', 0.4), [0, 0.58, 0]),
  );
  return put(group(put(head, [0, 0.87, 0.02], [0.06, 0, 0]), base), [0, 0, 0], [0, 0.45, 0]);
}
