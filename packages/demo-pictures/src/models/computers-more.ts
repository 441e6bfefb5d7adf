import { MeshBasicMaterial, PlaneGeometry } from 'three';
import { print, text } from '../page/labels.ts';
import { lit } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, mesh, PI, put, times } from '../page/solids.ts';

type Sky = [string, string, string];

function wallpaper([from, middle, to]: Sky, ratio: number, icons = 0) {
  return print(1200, Math.round(1200 / ratio), (pen, w, h) => {
    const sky = pen.createLinearGradient(0, 0, w, h);
    sky.addColorStop(0, from);
    sky.addColorStop(0.6, middle);
    sky.addColorStop(1, to);
    pen.fillStyle = sky;
    pen.fillRect(0, 0, w, h);
    for (let i = 0; i < 4; i++) {
      pen.fillStyle = `rgba(255,255,255,${0.05 + i * 0.03})`;
      pen.beginPath();
      pen.moveTo(0, h);
      for (let x = 0; x <= 12; x++) pen.lineTo((x / 12) * w, h * (0.5 + i * 0.11 + 0.1 * Math.sin(x * 0.9 + i * 1.7)));
      pen.lineTo(w, h);
      pen.fill();
    }
    const colors = ['#5aa8ec', '#f0b429', '#59b36a', '#e0563f', '#8f8fe0', '#4fb0a5', '#d9dee5', '#e87fa8'];
    for (let i = 0; i < icons; i++) {
      pen.fillStyle = colors[i % 8] ?? '#fff';
      pen.beginPath();
      pen.roundRect(90 + (i % 4) * 270, 120 + Math.floor(i / 4) * 260, 150, 150, 34);
      pen.fill();
    }
  });
}

/** Slim tower computer, its front to the right. */
export function desktopTower() {
  const black = plastic('#23272e', { roughness: 0.45 });
  const face = plastic('#15181d', { roughness: 0.35 });
  const body = group(
    box([1.1, 3.0, 2.6], black, [0, 1.55, 0], undefined, 0.05),
    box([1.06, 2.96, 0.06], face, [0, 1.55, 1.3], undefined, 0.03),
    times(22, (i) => box([0.9, 0.025, 0.03], plastic('#2f353e'), [0, 0.35 + i * 0.07, 1.33], undefined, 0.008)),
    box([0.86, 0.12, 0.03], gloss('#0d0f12'), [0, 2.75, 1.33], undefined, 0.01),
    cyl([0.09, 0.09, 0.03], glow('#5fb0ff', 0.5), [0.3, 2.45, 1.335], [PI / 2, 0, 0]),
    times(4, (i) =>
      box(
        [0.07, 0.16, 0.03],
        i < 2 ? plastic('#2a6fd0') : rubber('#000'),
        [-0.35 + i * 0.13, 2.44, 1.335],
        undefined,
        0.005,
      ),
    ),
    times(2, (i) => cyl([0.03, 0.03, 0.03], rubber('#4a525d'), [-0.35 + i * 0.13, 2.2, 1.335], [PI / 2, 0, 0])),
    decal(
      [0.62, 0.12],
      print(420, 80, (pen) => text(pen, 'TUOYUAN', 210, 58, { size: 52, color: '#c9cfd6', align: 'center' })),
      [0, 2.02, 1.336],
    ),
    times(10, (r) =>
      times(10, (c) =>
        cyl([0.025, 0.025, 0.02], rubber('#0d0f12'), [0.55, 0.8 + r * 0.09, -0.5 + c * 0.09], [0, 0, PI / 2]),
      ),
    ).flat(),
    times(4, (i) =>
      box([0.2, 0.08, 0.3], rubber('#0d0f12'), [i % 2 ? 0.4 : -0.4, 0.03, i > 1 ? 0.9 : -0.9], undefined, 0.03),
    ),
  );
  return put(body, [0, 0, 0], [0, -0.55, 0]);
}

/** Palm-sized computer. */
export function miniComputer({ color }: { color: string }) {
  const shell = metal(color, 0.4);
  const body = group(
    box([2.0, 0.62, 2.0], shell, [0, 0.36, 0], undefined, 0.16),
    box([1.9, 0.04, 1.9], gloss('#1a1d22'), [0, 0.68, 0], undefined, 0.1),
    times(4, (i) =>
      box(
        [i < 2 ? 0.24 : 0.16, 0.1, 0.04],
        i < 2 ? plastic('#2a6fd0') : rubber('#0a0b0d'),
        [-0.62 + i * 0.32, 0.34, 0.99],
        undefined,
        0.02,
      ),
    ),
    cyl([0.07, 0.07, 0.04], glow('#7fd0ff', 0.6), [0.75, 0.34, 0.99], [PI / 2, 0, 0]),
    times(16, (i) => box([0.03, 0.22, 0.05], rubber('#14171b'), [1.0, 0.36, -0.75 + i * 0.1], undefined, 0.008)),
    decal(
      [0.8, 0.16],
      print(420, 84, (pen) => text(pen, '拓远 N1', 210, 60, { size: 58, color: '#aab1bb', align: 'center' })),
      [0, 0.703, 0.2],
      [-PI / 2, 0, 0],
    ),
    times(4, (i) => cyl([0.12, 0.12, 0.06], rubber('#14171b'), [i % 2 ? 0.75 : -0.75, 0.03, i > 1 ? 0.75 : -0.75])),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

/** Tablet leaning on its folded cover. */
export function tablet({ shell, sky }: { shell: string; sky: Sky }) {
  const slab = group(
    box([3.1, 2.2, 0.08], metal(shell, 0.38), [0, 0, 0], undefined, 0.04),
    box([3.04, 2.14, 0.02], gloss('#0b0d10'), [0, 0, 0.034], undefined, 0.01),
    lit(2.84, 1.94, wallpaper(sky, 2.84 / 1.94, 8), [0, 0, 0.046]),
    cyl([0.025, 0.025, 0.01], gloss('#223'), [0, 1.02, 0.045], [PI / 2, 0, 0]),
  );
  const back = group(
    box([3.1, 2.2, 0.08], metal(shell, 0.38), [0, 0, 0], undefined, 0.04),
    cyl([0.16, 0.16, 0.05], gloss('#16191d'), [1.2, 0.75, 0.05], [PI / 2, 0, 0]),
    decal(
      [0.8, 0.16],
      print(420, 84, (pen) => text(pen, 'TUOYUAN', 210, 60, { size: 54, color: '#8b939d', align: 'center' })),
      [0, 0, 0.042],
    ),
  );
  return put(
    group(put(slab, [-0.1, 1.05, 0.3], [-0.3, 0, 0]), put(back, [0.7, 1.1, -0.55], [-0.22, 0, 0.0])),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Curved ultrawide monitor. */
export function ultrawide({ sky }: { sky: Sky }) {
  const [w, h, bend] = [4.6, 1.95, 0.5];
  const curve = (solid: ReturnType<typeof mesh>) => {
    const spots = solid.geometry.getAttribute('position');
    for (let i = 0; i < spots.count; i++) spots.setZ(i, spots.getZ(i) + (spots.getX(i) / (w / 2)) ** 2 * bend);
    solid.geometry.computeVertexNormals();
    return solid;
  };
  const face = curve(
    mesh(
      new PlaneGeometry(w, h, 40, 1),
      new MeshBasicMaterial({ map: wallpaper(sky, w / h, 0), toneMapped: false }),
      [0, 0, 0.03],
    ),
  );
  face.castShadow = face.receiveShadow = false;
  const panes = times(24, (i) => {
    const x = -w / 2 + ((i + 0.5) / 24) * w;
    return box(
      [w / 24 + 0.02, h + 0.1, 0.1],
      plastic('#1b1f26', { roughness: 0.4 }),
      [x, 0, (x / (w / 2)) ** 2 * bend - 0.05],
      [0, -Math.atan((2 * x * bend) / (w / 2) ** 2), 0],
      0.01,
    );
  });
  const stem = metal('#3a4049', 0.35);
  return put(
    group(
      put(group(panes, face), [0, 1.85, 0]),
      box([0.34, 1.8, 0.12], stem, [0, 0.95, -0.32], undefined, 0.04),
      box([0.6, 0.5, 0.3], plastic('#1b1f26'), [0, 1.85, -0.2], undefined, 0.06),
      box([1.7, 0.06, 0.9], stem, [0, 0.03, -0.1], undefined, 0.03),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Gas-spring monitor arm on a desk edge, for one screen or two. */
export function monitorArm({ count }: { count: number }) {
  const coat = plastic('#2b2f36', { roughness: 0.45, metalness: 0.3 });
  const silver = metal('#c3c9d1', 0.3);
  const arm = (side: number) =>
    group(
      put(
        group(box([1.5, 0.2, 0.22], coat, [0.7, 0, 0], undefined, 0.08), cyl([0.17, 0.17, 0.26], silver, [0, 0, 0])),
        [0, 1.5, 0],
        [0, side > 0 ? -0.5 : PI + 0.5, 0],
      ),
      put(
        group(box([1.4, 0.24, 0.2], coat, [0.65, 0, 0], undefined, 0.08), cyl([0.15, 0.15, 0.3], silver, [0, 0, 0])),
        [side * 1.25, 1.7, 0.68],
        [0, side > 0 ? 0.15 : PI - 0.15, side * 0.35],
      ),
      put(
        group(
          box([0.8, 0.8, 0.06], coat, [0, 0, 0], undefined, 0.03),
          times(4, (i) =>
            cyl([0.04, 0.04, 0.08], silver, [(i % 2 ? 1 : -1) * 0.3, (i > 1 ? 1 : -1) * 0.3, 0.01], [PI / 2, 0, 0]),
          ),
          cyl([0.12, 0.12, 0.3], silver, [0, 0, -0.15], [PI / 2, 0, 0]),
        ),
        [side * 2.45, 2.2, 0.75],
        [0, side * -0.15, 0],
      ),
    );
  return put(
    group(
      box([1.0, 0.1, 0.9], coat, [0, 0.5, 0], undefined, 0.04),
      box([0.14, 0.8, 0.7], coat, [0, 0.15, -0.45], undefined, 0.03),
      cyl([0.08, 0.08, 0.5], silver, [0, 0.05, -0.15]),
      cyl([0.2, 0.2, 0.04], rubber('#15181c'), [0, 0.3, -0.15]),
      cyl([0.13, 0.13, 1.5], coat, [0, 1.25, 0]),
      arm(1),
      count > 1 ? arm(-1) : [],
    ),
    [0, 0, 0],
    [0, count > 1 ? 0.2 : 0.1, 0],
  );
}
