import { fill, type Pen, print } from '../page/labels.ts';
import { nameplate } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, lathe, PI, put, ring, times } from '../page/solids.ts';

function slots(pen: Pen, kind: 'five' | 'three' | 'plain') {
  const slot = (x: number, y: number, w: number, h: number, turn: number) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.fillStyle = '#23272e';
    pen.fillRect(-w / 2, -h / 2, w, h);
    pen.restore();
  };
  if (kind !== 'three') {
    slot(102, 60, 13, 46, 0);
    slot(154, 60, 13, 46, 0);
  }
  if (kind === 'plain') return;
  const top = kind === 'three' ? 86 : 136;
  const size = kind === 'three' ? 1.35 : 1;
  slot(128, top, 13 * size, 42 * size, 0);
  slot(128 - 40 * size, top + 62, 13 * size, 42 * size, -0.5);
  slot(128 + 40 * size, top + 62, 13 * size, 42 * size, 0.5);
}

const frame86 = (color: string) =>
  box([2.2, 2.2, 0.22], plastic(color, { roughness: 0.32 }), [0, 1.1, 0], undefined, 0.1);

const backBox = () =>
  group(
    box([1.5, 1.5, 0.5], plastic('#3a414b', { roughness: 0.5 }), [0, 1.1, -0.35], undefined, 0.04),
    times(4, (i) =>
      cyl(
        [0.06, 0.06, 0.1],
        metal('#c9b37a', 0.3),
        [(i % 2 ? 1 : -1) * 0.55, 1.1 + (i > 1 ? 1 : -1) * 0.5, -0.6],
        [PI / 2, 0, 0],
      ),
    ),
  );

/** Wall switch with one to four rockers. */
export function wallSwitch({ gangs, color, ink }: { gangs: number; color: string; ink: string }) {
  const width = 1.86 / gangs;
  const rockers = times(gangs, (i) => {
    const x = -0.93 + width * (i + 0.5);
    return group(
      put(
        box([width - 0.025, 1.84, 0.12], plastic(color, { roughness: 0.25 }), [0, 0, 0], undefined, 0.03),
        [x, 1.1, 0.11],
        [i % 2 ? -0.045 : 0.045, 0, 0],
      ),
      cyl([0.035, 0.035, 0.02], glow('#5fd08a', 0.8), [x, 1.72, 0.19], [PI / 2, 0, 0]),
    );
  });
  const plate = group(frame86(color), rockers, backBox(), nameplate('安隅', ink, 0.4, [0.7, 0.12, 0.113]));
  return put(group(put(plate, [0, 0, 0], [-0.1, 0, 0])), [0, 0, 0], [0, 0.45, 0]);
}

/** Wall socket of a kind; `usb` adds two ports. */
export function wallSocket({
  kind,
  color,
  ink,
  usb = false,
  hasSwitch = false,
}: {
  kind: 'five' | 'three';
  color: string;
  ink: string;
  usb?: boolean;
  hasSwitch?: boolean;
}) {
  const face = print(256, 256, (pen) => {
    fill(pen, color);
    slots(pen, kind);
  });
  const shift = usb || hasSwitch ? 0.3 : 0;
  const plate = group(
    frame86(color),
    box([1.86, 1.86, 0.05], plastic(color, { roughness: 0.25 }), [0, 1.1, 0.1], undefined, 0.03),
    decal([1.4, 1.4], face, [-shift, 1.1, 0.127]),
    usb
      ? times(2, (i) =>
          group(
            box([0.4, 0.22, 0.03], rubber('#14171b'), [0.66, 1.4 - i * 0.6, 0.125], undefined, i ? 0.09 : 0.02),
            box([0.3, 0.07, 0.035], plastic('#f4f6f8'), [0.66, 1.4 - i * 0.6, 0.127], undefined, 0.01),
          ),
        )
      : [],
    hasSwitch
      ? put(
          box([0.44, 1.2, 0.12], plastic(color, { roughness: 0.2 }), [0, 0, 0], undefined, 0.04),
          [0.66, 1.1, 0.14],
          [0.08, 0, 0],
        )
      : [],
    hasSwitch ? box([0.44, 0.03, 0.02], gloss('#e0563f'), [0.66, 1.55, 0.2], undefined, 0.005) : [],
    backBox(),
    nameplate('安隅', ink, 0.4, [0.7, 0.12, 0.113]),
  );
  return put(group(put(plate, [0, 0, 0], [-0.1, 0, 0])), [0, 0, 0], [0, 0.45, 0]);
}

/** Rewirable plugs of 10 or 16 ampere. */
export function plugTops() {
  const k = 1;
  const one = () =>
    group(
      lathe(
        [
          [0, 0],
          [0.62, 0],
          [0.68, 0.12],
          [0.6, 0.5],
          [0.34, 0.95],
          [0.26, 1.35],
          [0, 1.36],
        ],
        plastic('#f1f3f5', { roughness: 0.4 }),
      ),
      times(4, (i) => ring(0.3 - i * 0.012, 0.03, plastic('#dfe3e8'), [0, 1.0 + i * 0.09, 0])),
      [
        [-0.24, 0.12, 0.5],
        [0.24, 0.12, -0.5],
        [0, -0.26, 0],
      ].map(([x = 0, z = 0, lean = 0]) =>
        box([0.16, 0.46, 0.04], metal('#d8c27a', 0.22), [x, -0.22, z], [0, lean + (x ? 0 : PI / 2), 0], 0.01),
      ),
      nameplate('安隅 ANYU', '#8b939d', 0.7, [0.05, 0.42, 0.64], [-0.28, 0, 0]),
    );
  return put(
    group(
      put(one(), [-0.6, 0.68, 0.1], [0, 0.3, PI / 2 - 0.08], k),
      put(one(), [0.9, 0.46, -0.6], [0, 0, 0], k),
      put(one(), [0.5, 0.68, 1.2], [0, 2.6, PI / 2], k),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Industrial plug and coupler in the colour of its voltage. */
export function industrialPlug({ color, pins }: { color: string; pins: number }) {
  const grey = plastic('#d9dde2', { roughness: 0.5 });
  const shell = plastic(color, { roughness: 0.42 });
  const plug = group(
    cyl([0.62, 0.62, 1.2], shell, [0, 0, 0], [0, 0, PI / 2]),
    cyl([0.52, 0.62, 0.5], shell, [-0.85, 0, 0], [0, 0, PI / 2]),
    cyl([0.34, 0.5, 0.8], grey, [-1.45, 0, 0], [0, 0, PI / 2]),
    ring(0.64, 0.06, shell, [0.3, 0, 0], [0, PI / 2, 0]),
    cyl([0.5, 0.5, 0.05], plastic('#2b2f36'), [0.6, 0, 0], [0, 0, PI / 2]),
    times(pins, (i) =>
      cyl(
        [0.07, 0.07, 0.5],
        metal('#d8c27a', 0.2),
        [0.7, Math.cos((i / pins) * 2 * PI) * 0.34, Math.sin((i / pins) * 2 * PI) * 0.34],
        [0, 0, PI / 2],
      ),
    ),
    nameplate(`恒闸 ${pins} 芯`, '#ffffff', 1.0, [0, 0.1, 0.625]),
  );
  const coupler = group(
    cyl([0.7, 0.7, 1.3], shell, [0, 0, 0], [0, 0, PI / 2]),
    cyl([0.36, 0.62, 0.9], grey, [1.1, 0, 0], [0, 0, PI / 2]),
    put(cyl([0.74, 0.74, 0.14], shell, [0, 0, 0], [0, 0, PI / 2]), [-0.85, 0.62, 0], [0, 0, 0.9]),
    cyl([0.58, 0.58, 0.04], plastic('#2b2f36'), [-0.66, 0, 0], [0, 0, PI / 2]),
    times(pins, (i) =>
      cyl(
        [0.1, 0.1, 0.05],
        rubber('#050608'),
        [-0.68, Math.cos((i / pins) * 2 * PI) * 0.34, Math.sin((i / pins) * 2 * PI) * 0.34],
        [0, 0, PI / 2],
      ),
    ),
  );
  return put(
    group(put(plug, [-0.5, 0.66, 0.9], [0, 0.15, 0]), put(coupler, [0.9, 0.72, -0.8], [0, 0.15, 0])),
    [0, 0, 0],
    [0, -0.2, 0],
  );
}
