import { fill, print, text } from '../page/labels.ts';
import { glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { carton } from '../page/packs.ts';
import { box, cyl, extrude, group, lathe, outline, PI, put, ring, times, wrap } from '../page/solids.ts';

/** Solid glue sticks, one open. */
export function glueSticks() {
  const label = print(600, 420, (pen, w, h) => {
    fill(pen, '#f7d23c');
    fill(pen, '#c8322a', [0, 0, w, 110]);
    text(pen, '素格 SUGE', w / 2, 80, { size: 66, align: 'center' });
    text(pen, '固体胶', w / 2, 230, { size: 110, color: '#2b2f36', align: 'center' });
    text(pen, '高粘 PVP', w / 2, 320, { size: 62, color: '#2b2f36', weight: 400, align: 'center' });
    fill(pen, '#c8322a', [0, h - 30, w, 30]);
  });
  const body = () =>
    group(
      cyl([0.3, 0.3, 1.0], plastic('#f7d23c', { roughness: 0.35 }), [0, 0.72, 0]),
      wrap([0.303, 0.303], 0.95, label, [0, 0.72, 0]),
      cyl([0.26, 0.28, 0.2], gloss('#c8322a'), [0, 0.12, 0]),
      times(12, (i) =>
        box(
          [0.03, 0.18, 0.03],
          gloss('#a82722'),
          [Math.cos(i * 0.5236) * 0.275, 0.12, Math.sin(i * 0.5236) * 0.275],
          [0, -i * 0.5236, 0],
          0.008,
        ),
      ),
    );
  const cap = () =>
    lathe(
      [
        [0.315, 0],
        [0.315, 0.5],
        [0.27, 0.56],
        [0, 0.565],
      ],
      gloss('#c8322a'),
      [0, 1.22, 0],
    );
  const closed = (at: [number, number, number], turn: number) => put(group(body(), cap()), at, [0, turn, 0]);
  const open = put(
    group(
      body(),
      cyl([0.25, 0.25, 0.34], plastic('#fbfaf3', { roughness: 0.35, clearcoat: 0.3 }), [0, 1.36, 0]),
      cyl([0.2, 0.24, 0.04], plastic('#fbfaf3'), [0, 1.54, 0]),
    ),
    [0.95, 0, 0.4],
    [0, -0.15, 0],
  );
  const lid = put(put(cap(), [0, -1.22, 0], [0, 0, 0]), [1.4, 0.315, 1.0], [PI / 2, 0, 0.7]);
  return group(
    closed([-0.75, 0, -0.35], 0.15),
    closed([0.05, 0, -0.15], 0.05),
    closed([-0.45, 0, 0.55], 0.2),
    open,
    lid,
  );
}

/** A roll of clear tape lying flat; `width` is its height. */
function tapeRoll(radius: number, width: number, core: string) {
  return group(
    lathe(
      [
        [radius * 0.56, -width / 2],
        [radius, -width / 2],
        [radius, width / 2],
        [radius * 0.56, width / 2],
      ],
      plastic('#e9dfb8', { roughness: 0.12, transparent: true, opacity: 0.78, clearcoat: 1 }),
    ),
    times(4, (i) =>
      ring(radius * (0.66 + i * 0.09), 0.004, plastic('#b9a96a', { transparent: true, opacity: 0.5 }), [
        0,
        width / 2 + 0.001,
        0,
      ]),
    ),
    lathe(
      [
        [radius * 0.47, -width / 2],
        [radius * 0.56, -width / 2],
        [radius * 0.56, width / 2],
        [radius * 0.47, width / 2],
        [radius * 0.47, -width / 2],
      ],
      gloss(core),
    ),
  );
}

/** Office tape in a sleeve of eight, some rolls in front. */
export function officeTape() {
  const front = print(1000, 420, (pen, w, h) => {
    fill(pen, '#d0523a');
    fill(pen, '#f7f4ea', [0, 0, 250, h]);
    text(pen, '剪云', 48, 180, { size: 84, color: '#b8412b' });
    text(pen, 'JIANYUN', 48, 240, { size: 38, color: '#b8412b', weight: 500 });
    text(pen, '透明文具胶带', 300, 190, { size: 100 });
    text(pen, '高透易撕 · 12 卷', 302, 300, { size: 72, weight: 400 });
  });
  const pack = put(carton([2.5, 1.05, 1.1], '#c2472f', { front }), [0, 0, -0.95], [0, 0.1, 0]);
  const rolls = [
    put(tapeRoll(0.62, 0.34, '#f2f4f6'), [-0.75, 0.17, 0.55]),
    put(tapeRoll(0.62, 0.34, '#f2f4f6'), [-0.7, 0.52, 0.52]),
    put(tapeRoll(0.62, 0.34, '#f2f4f6'), [0.6, 0.17, 0.75]),
    put(tapeRoll(0.62, 0.34, '#f2f4f6'), [1.55, 0.62, 0.55], [PI / 2, 0, 0.5]),
  ];
  return put(group(pack, rolls), [0, 0, 0], [0, 0.25, 0]);
}

/** Heavy desk dispenser with a roll of tape. */
export function tapeDispenser({ color }: { color: string }) {
  const side = extrude(
    outline([
      [-1.3, 0],
      [1.15, 0],
      [1.25, 0.1, 1.22, 0.55],
      [1.0, 0.7, 0.8, 0.5],
      [0.55, 0.36, 0.3, 0.62],
      [-0.2, 1.0, -0.95, 0.92],
      [-1.4, 0.85, -1.3, 0],
    ]),
    0.78,
    0.06,
    gloss(color),
    [0, 0.06, 0],
  );
  const blade = group(
    box([0.05, 0.16, 0.62], metal('#cfd4da', 0.2), [1.26, 0.64, 0], [0, 0, -0.25], 0.005),
    box(
      [0.7, 0.008, 0.5],
      plastic('#e9dfb8', { transparent: true, opacity: 0.7, roughness: 0.1 }),
      [0.85, 0.71, 0],
      [0, 0, -0.1],
      0.001,
    ),
  );
  const name = print(400, 100, (pen, w) =>
    text(pen, '剪云 JIANYUN', w / 2, 68, { size: 56, color: 'rgba(255,255,255,.9)', align: 'center' }),
  );
  return put(
    group(
      side,
      put(tapeRoll(0.66, 0.5, '#2b2f36'), [-0.55, 0.98, 0], [PI / 2, 0, 0]),
      cyl([0.14, 0.14, 0.72], rubber('#2b2f36'), [-0.55, 0.98, 0], [PI / 2, 0, 0]),
      blade,
      box([2.4, 0.06, 0.76], rubber('#1f2329'), [-0.05, 0.03, 0], undefined, 0.02),
      put(
        box([1.0, 0.25, 0.004], plastic('#ffffff', { map: name, transparent: true }), [0, 0, 0], undefined, 0.001),
        [-0.15, 0.3, 0.455],
      ),
      glassTail(),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

const glassTail = () => box([0.5, 0.008, 0.5], glass('#efe6c4', 0.5), [0.2, 0.98, 0], [0, 0, -0.5], 0.001);

/** Stamp pad with its lid beside it. */
export function stampPad({ ink, name }: { ink: string; name: string }) {
  const tin = plastic('#2b2f36', { roughness: 0.4 });
  const lidPrint = print(900, 600, (pen, w, h) => {
    fill(pen, '#f4f1e8');
    fill(pen, ink, [0, 0, w, 160]);
    text(pen, '启文 QIWEN', 50, 110, { size: 80 });
    text(pen, '快干印台', 50, 320, { size: 130, color: '#23272e' });
    text(pen, `${name} · 清晰速干`, 52, 430, { size: 66, color: '#5b6470', weight: 400 });
    fill(pen, ink, [0, h - 30, w, 30]);
  });
  const base = group(
    box([2.3, 0.26, 1.6], tin, [0, 0.13, 0], undefined, 0.06),
    box([2.05, 0.12, 1.35], plastic(ink, { roughness: 0.75 }), [0, 0.25, 0], undefined, 0.05),
  );
  const lid = put(
    group(
      box([2.34, 0.16, 1.64], tin, [0, 0.08, 0], undefined, 0.05),
      put(carton([2.24, 0.02, 1.54], '#f4f1e8', { top: lidPrint }), [0, 0.16, 0]),
    ),
    [0.25, 0.86, -1.15],
    [1.15, 0, 0],
  );
  const stamp = put(
    group(
      cyl([0.36, 0.38, 0.16], plastic('#b98a4a'), [0, 0.1, 0]),
      lathe(
        [
          [0.3, 0.18],
          [0.2, 0.35],
          [0.16, 0.55],
          [0.26, 0.85],
          [0.24, 1.02],
          [0, 1.08],
        ],
        gloss('#8a5a30'),
      ),
      cyl([0.34, 0.34, 0.04], rubber('#b03028'), [0, 0.02, 0]),
    ),
    [1.75, 0, 0.25],
    [0, 0, 0],
    0.85,
  );
  return put(group(base, lid, stamp), [0, 0, 0], [0, 0.3, 0]);
}
