import { DoubleSide, PlaneGeometry } from 'three';
import { fill, print } from '../page/labels.ts';
import { card, fabric, metal, rubber, wood } from '../page/materials.ts';
import { foldedCloth, puff, ripple, slab } from '../page/soft.ts';
import { ball, box, cyl, extrude, group, mesh, outline, PI, put, reshape, ring, times, tube } from '../page/solids.ts';

/** A pair of house shoes, one half turned away. */
export function slippers({ color, sole }: { color: string; sole: string }) {
  const cloth = fabric(color, 'knit', 5);
  const inner = fabric('#ece5d8', 'terry', 4);
  const print = outline([
    [-0.36, -1.15],
    [0, -1.32, 0.36, -1.12],
    [0.42, -0.3],
    [0.44, 0.2],
    [0.5, 0.9, 0.3, 1.2],
    [0, 1.42, -0.28, 1.2],
    [-0.5, 0.85, -0.42, 0.2],
    [-0.4, -0.5],
  ]);
  const shoe = () => {
    const top = reshape(puff([1.0, 1.1, 1.72], cloth, [0, 0.2, 0.55], undefined, [0.72, 0.8, 0.7]), (v) => {
      v.y = Math.max(v.y, -0.1) * (v.z < 0 ? 0.86 : 1 - v.z * 0.42);
      if (v.z < -0.32) v.z = -0.32 - (v.z + 0.32) * 0.12;
    });
    return group(
      extrude(print, 0.1, 0.05, rubber(sole), [0, 0.1, 0], [PI / 2, 0, 0]),
      extrude(print, 0.05, 0.05, inner, [0, 0.24, 0], [PI / 2, 0, 0]),
      top,
      tube(
        times(9, (i) => {
          const angle = (i / 8) * PI;
          return [Math.cos(angle) * 0.48, 0.24 + Math.sin(angle) * 0.4, 0.2 + Math.sin(angle) * 0.03];
        }),
        0.045,
        inner,
      ),
    );
  };
  return put(
    group(put(shoe(), [-0.58, 0, 0], [0, 0.06, 0]), put(shoe(), [0.62, 0, 0.2], [0, -0.2, 0])),
    undefined,
    [0, 0.6, 0],
  );
}

/** A bath mat with a looped pile, a second one rolled up behind it. */
export function bathMat({ color, line }: { color: string; line: string }) {
  const stripes = print(512, 512, (pen) => {
    fill(pen, color);
    for (const at of [40, 66, 430, 456]) fill(pen, line, [at, 0, 14, 512]);
  });
  const pile = fabric('#ffffff', 'terry', 5, { map: stripes, bumpScale: 5 });
  const roll = put(
    group(
      cyl([0.42, 0.42, 2.1], fabric(color, 'terry', 4, { bumpScale: 5 })),
      times(4, (i) =>
        [-1.05, 1.05].map((y) => ring(0.1 + i * 0.09, 0.035, fabric(color, 'terry', 3), [0, y, 0])),
      ).flat(),
      cyl([0.43, 0.43, 0.3], card('#f1ece0')),
    ),
    [-0.1, 0.42, -1.35],
    [0, 0.2, PI / 2],
  );
  return put(group(box([3.3, 0.17, 2.1], pile, [0, 0.085, 0.2], undefined, 0.08), roll), undefined, [0, 0.45, 0]);
}

/** A rug partly rolled up, with short fringes. */
export function rug({ base, line }: { base: string; line: string }) {
  const weave = print(1024, 1024, (pen) => {
    fill(pen, base);
    for (let i = 0; i < 7; i++) {
      fill(pen, line, [0, 90 + i * 140, 1024, i % 2 ? 34 : 8]);
      for (let k = 0; k < 16; k++) if (i % 2) fill(pen, base, [k * 64 + 20, 90 + i * 140 + 9, 24, 16]);
    }
  });
  const cloth = fabric('#ffffff', 'woven', 30, { map: weave });
  const fringe = (x: number) =>
    times(30, (i) =>
      cyl([0.014, 0.02, 0.2], card('#e9e0cf'), [x, 0.03, -1.16 + i * 0.08], [0, 0, PI / 2 - 0.1 * Math.sign(x)]),
    );
  const flat = box([3.0, 0.06, 2.4], cloth, [-0.4, 0.03, 0], undefined, 0.02);
  const roll = group(
    cyl([0.42, 0.42, 2.4], cloth, [1.1, 0.42, 0], [PI / 2, 0, 0]),
    times(4, (i) => ring(0.1 + i * 0.09, 0.012, card('#cfc3ae'), [1.1, 0.42, 1.205], [0, 0, 0])),
  );
  return put(group(flat, roll, fringe(-2.0)), undefined, [0, 0.5, 0]);
}

/** A round seat cushion with quilted buttons. */
export function seatCushion({ color, button }: { color: string; button: string }) {
  const cloth = fabric(color, 'woven', 14);
  const one = (at: [number, number, number], turn: [number, number, number]) =>
    put(
      group(
        reshape(puff([2.3, 0.52, 2.3], cloth, [0, 0.26, 0], undefined, [0.9, 0.5, 0.9]), (v) => {
          const r = Math.hypot(v.x, v.z);
          v.y *= 1 - 0.3 * Math.exp(-(((r - 0.62) / 0.16) ** 2));
        }),
        times(6, (i) =>
          ball(
            0.07,
            fabric(button, 'woven', 2),
            [Math.cos((i * PI) / 3) * 0.62, 0.43, Math.sin((i * PI) / 3) * 0.62],
            [1, 0.5, 1],
          ),
        ),
        ring(1.13, 0.035, fabric(button, 'woven', 8), [0, 0.26, 0]),
      ),
      at,
      turn,
    );
  return group(one([0, 0, 0.3], [0, 0, 0]), one([0.2, 1.12, -0.95], [1.25, 0, 0]));
}

/** Bed pillows with a piped edge. */
export function pillows({ count, piping }: { count: number; piping: string }) {
  const cotton = fabric('#f6f4ef', 'woven', 22);
  const corner = (n: number) => Math.sign(n) * Math.abs(n) ** 0.36;
  const pillow = (i: number) => {
    const body = reshape(puff([3.0, 1.05, 1.95], cotton, undefined, undefined, [0.36, 1, 0.36]), (v) => {
      const [u, w] = [Math.abs(v.x / 1.5), Math.abs(v.z / 0.975)];
      const full = Math.sqrt(Math.max(0, (1 - u ** 2.3) * (1 - w ** 2.3)));
      v.y = Math.sign(v.y) * (0.02 + 0.5 * full) + Math.sin(v.x * 2.1 + i) * 0.035 * full;
      v.x *= 1 + 0.05 * w ** 4;
      v.z *= 1 + 0.06 * u ** 4;
    });
    const seam = tube(
      times(36, (k) => {
        const angle = (k / 36) * 2 * PI;
        const [u, w] = [corner(Math.cos(angle)), corner(Math.sin(angle))];
        return [u * 1.51 * (1 + 0.05 * w ** 4), 0, w * 0.985 * (1 + 0.06 * u ** 4)];
      }),
      0.022,
      fabric(piping, 'woven', 8),
      true,
    );
    return put(group(body, seam), [0.12 * i, 0.48 + i * 0.62, -0.14 * i], [0.02, i * 0.12, 0]);
  };
  return put(group(times(count, pillow)), undefined, [0, 0.5, 0]);
}

/** A quilt folded and tied with a band. */
export function quilt({ color, reverse }: { color: string; reverse: string }) {
  const front = fabric(color, 'woven', 18);
  const back = fabric(reverse, 'woven', 18);
  const layers = times(4, (i) =>
    reshape(puff([3.0, 0.44, 2.1], i % 2 ? back : front, [0, 0.2 + i * 0.36, 0], undefined, [0.14, 0.6, 0.14]), (v) => {
      v.y += Math.cos(v.x * 6.2) * 0.028 + Math.cos(v.z * 6.2) * 0.02;
    }),
  );
  const folds = [0, 1].map((i) => cyl([0.34, 0.34, 2.9], front, [0, 0.38 + i * 0.72, 0.84], [0, 0, PI / 2]));
  const band = group(
    box([0.3, 1.56, 2.3], fabric(reverse, 'woven', 6), [0.5, 0.75, 0.06], undefined, 0.05),
    box([0.44, 0.28, 0.06], card('#f4efe4'), [0.5, 0.75, 1.2], undefined, 0.02),
  );
  return put(group(layers, folds, band), undefined, [0, 0.5, 0]);
}

/** Round woven placemats fanned out, one leaning behind. */
export function placemats({ color, rim }: { color: string; rim: string }) {
  const mat = () =>
    group(
      times(13, (i) => ring(0.09 + i * 0.088, 0.045, fabric(i > 10 ? rim : color, 'knit', 12), [0, 0.045, 0])),
      cyl([0.08, 0.08, 0.08], fabric(color, 'knit', 2), [0, 0.045, 0]),
    );
  return group(
    put(mat(), [-0.5, 0.02, 0.2]),
    put(mat(), [-0.32, 0.12, 0.12]),
    put(mat(), [-0.14, 0.22, 0.02]),
    put(mat(), [0.85, 1.12, -1.0], [1.25, 0, -0.1]),
  );
}

/** A curtain pair on a rod, gathered by ties. */
export function curtain({ color, sheer }: { color: string; sheer: string }) {
  const cloth = fabric(color, 'woven', 26, { side: DoubleSide });
  const side = (sign: number) => {
    const hang = reshape(mesh(new PlaneGeometry(1.3, 3.3, 90, 40), cloth), (v) => {
      const down = (1.65 - v.y) / 3.3;
      const waist = 1 - 0.5 * Math.exp(-(((down - 0.62) / 0.2) ** 2)) * 1.0;
      const x = (v.x - 0.65 * sign) * waist + 0.65 * sign;
      v.z = Math.sin(v.x * 19) * 0.09 * (0.6 + down * 0.5);
      v.x = x;
    });
    return group(
      put(hang, [sign * 1.05, 1.75, 0]),
      tube(
        times(10, (k) => {
          const angle = (k / 10) * 2 * PI;
          return [sign * 1.36 + Math.cos(angle) * 0.37, 1.36 - Math.cos(angle) * sign * -0.06, Math.sin(angle) * 0.14];
        }),
        0.045,
        fabric(sheer, 'woven', 5),
        true,
      ),
    );
  };
  const veil = reshape(
    mesh(
      new PlaneGeometry(2.6, 3.2, 90, 4),
      fabric(sheer, 'woven', 30, { side: DoubleSide, transparent: true, opacity: 0.75 }),
      [0, 1.75, -0.2],
    ),
    ripple('z', 0.05, [15, 0.2]),
  );
  return put(
    group(
      side(-1),
      side(1),
      veil,
      cyl([0.045, 0.045, 4.0], metal('#8d8578', 0.35), [0, 3.46, -0.02], [0, 0, PI / 2]),
      [-2.0, 2.0].map((x) => ball(0.1, metal('#8d8578', 0.35), [x, 3.46, -0.02])),
      times(16, (i) => ring(0.075, 0.016, metal('#8d8578', 0.35), [-1.66 + i * 0.221, 3.44, -0.02], [0, PI / 2, 0])),
    ),
    undefined,
    [0, 0.3, 0],
  );
}

/** Small towels rolled and stood in a tray. */
export function rolledTowels({ colors }: { colors: string[] }) {
  const roll = (color: string, at: [number, number, number]) => {
    const cloth = fabric(color, 'terry', 4);
    return put(
      group(
        cyl([0.36, 0.36, 1.35], cloth, [0, 0, 0]),
        times(4, (i) => ring(0.08 + i * 0.08, 0.018, cloth, [0, 0.675, 0])),
        cyl([0.367, 0.367, 0.3], card('#f1ece0'), [0, -0.05, 0]),
      ),
      at,
      [PI / 2, 0, 0],
    );
  };
  const tray = wood('#c49a68', '#8e6a40');
  return put(
    group(
      slab([2.6, 0.1, 1.6], 0.12, tray),
      colors.slice(0, 3).map((color, i) => roll(color, [-0.76 + i * 0.76, 0.46, 0])),
      colors.slice(3, 5).map((color, i) => roll(color, [-0.38 + i * 0.76, 1.1, 0])),
    ),
    undefined,
    [0, 0.45, 0],
  );
}

/** A tablecloth folded beside a laid corner. */
export function tablecloth({ base, line }: { base: string; line: string }) {
  const check = print(512, 512, (pen) => {
    fill(pen, base);
    for (let i = 0; i < 8; i++) {
      fill(pen, `${line}55`, [i * 64, 0, 26, 512]);
      fill(pen, `${line}55`, [0, i * 64, 512, 26]);
    }
  });
  const linen = fabric('#ffffff', 'woven', 24, { map: check });
  const top = slab([2.9, 0.12, 1.8], 0.06, wood('#c9a57a', '#8e683f'), [0.5, 1.0, -0.5]);
  const drape = reshape(mesh(new PlaneGeometry(3.1, 2.9, 100, 90), linen), (v) => {
    const over = -v.y - 0.55;
    if (over > 0) {
      v.y = -0.55;
      v.z = -over;
    }
    const droop = Math.max(0, over);
    v.set(v.x, v.z, -v.y);
    v.z += Math.sin(v.x * 7) * 0.1 * droop + Math.min(0.07, droop * 0.6);
  });
  return put(
    group(
      top,
      put(drape, [0.5, 1.13, -0.02]),
      put(foldedCloth(linen, [1.3, 0.95], 4, 0.12), [-1.0, 0, 1.6], [0, 0.3, 0]),
    ),
    undefined,
    [0, -0.4, 0],
  );
}
