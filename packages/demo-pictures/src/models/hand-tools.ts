import { print, text } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, lathe, outline, PI, put, times } from '../page/solids.ts';

export function screwdrivers({ handles }: { handles: string[] }) {
  const one = (color: string, index: number) => {
    const tipless = group(
      lathe(
        [
          [0, 0],
          [0.2, 0.02],
          [0.24, 0.12],
          [0.24, 0.5],
          [0.18, 0.68],
          [0.23, 0.85],
          [0.17, 1],
          [0, 1],
        ],
        plastic(color, { roughness: 0.35, clearcoat: 0.4 }),
      ),
      times(6, (i) =>
        box(
          [0.05, 0.42, 0.03],
          rubber('#1d2026'),
          [Math.cos(i * 1.047) * 0.232, 0.3, Math.sin(i * 1.047) * 0.232],
          [0, -i * 1.047 + PI / 2, 0],
          0.014,
        ),
      ),
      cyl([0.07, 0.07, 1.4], metal('#c7ccd4', 0.2), [0, 1.65, 0]),
      index % 2
        ? box([0.15, 0.16, 0.04], metal('#5a616b', 0.3), [0, 2.4, 0], undefined, 0.01)
        : cyl([0.015, 0.07, 0.16], metal('#5a616b', 0.3), [0, 2.4, 0]),
    );
    return put(
      put(tipless, [0, 0, -1.2], [PI / 2, 0, 0]),
      [(index - (handles.length - 1) / 2) * 0.6, 0.24, 0],
      [0, (index - (handles.length - 1) / 2) * 0.05, 0],
    );
  };
  return put(group(handles.map(one)), [0, 0, 0], [0, 0.75, 0]);
}

export function pliers({ handle, isNeedle }: { handle: string; isNeedle: boolean }) {
  const steel = metal('#8e96a1', 0.3);
  const half = (side: number) => {
    const jaw = isNeedle
      ? extrude(
          outline([
            [0, -0.1],
            [0.26, 0],
            [0.2, 0.5],
            [0.07, 1.5],
            [0.012, 1.5],
            [0.012, 0],
          ]),
          0.14,
          0.03,
          steel,
        )
      : extrude(
          outline([
            [0, -0.15],
            [0.34, -0.05],
            [0.36, 0.4],
            [0.24, 1.0],
            [0.012, 1.0],
            [0.012, 0],
          ]),
          0.2,
          0.04,
          steel,
        );
    const arm = extrude(
      outline([
        [0, 0.05],
        [-0.25, -0.1],
        [-0.36, -0.5],
        [-0.55, -1.1, -0.42, -2.2],
        [-0.2, -2.24],
        [-0.26, -1.2, -0.1, -0.5],
      ]),
      0.2,
      0.07,
      gloss(handle),
    );
    const pad = extrude(
      outline([
        [-0.4, -0.8],
        [-0.52, -1.2, -0.42, -2.0],
        [-0.32, -2.0],
        [-0.36, -1.2, -0.28, -0.8],
      ]),
      0.26,
      0.07,
      rubber('#23272d'),
    );
    const part = group(jaw, arm, pad);
    part.scale.x = side;
    return part;
  };
  const tool = group(
    put(half(1), [0, 0, 0.01], [0, 0, -0.05]),
    put(half(-1), [0, 0, -0.01], [0, 0, 0.05]),
    cyl([0.24, 0.24, 0.3], steel, [0, 0, 0], [PI / 2, 0, 0]),
    cyl([0.11, 0.11, 0.33], metal('#c7ccd4', 0.25), [0, 0, 0], [PI / 2, 0, 0]),
  );
  return put(put(tool, [0, 0.16, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.8, 0]);
}

export function clawHammer() {
  const steel = metal('#7d858f', 0.32);
  const claw = extrude(
    outline([
      [0, 0.2],
      [-0.5, 0.24],
      [-1.0, 0.05, -1.15, -0.3],
      [-1.05, -0.32],
      [-0.85, 0.0, -0.4, -0.16],
      [0, -0.2],
    ]),
    0.34,
    0.04,
    steel,
  );
  const head = group(
    claw,
    box([0.5, 0.46, 0.46], steel, [0.1, 0, 0], undefined, 0.08),
    cyl([0.2, 0.24, 0.3], steel, [0.46, 0, 0], [0, 0, PI / 2]),
    cyl([0.27, 0.25, 0.22], metal('#c3c9d1', 0.18), [0.7, 0, 0], [0, 0, PI / 2]),
  );
  const stick = group(
    box([0.26, 2.0, 0.2], plastic('#e5b21d', { roughness: 0.35 }), [0.08, -0.9, 0], undefined, 0.09),
    box([0.34, 1.35, 0.3], rubber('#23272d'), [0.08, -2.1, 0], undefined, 0.13),
    times(6, (i) => box([0.36, 0.05, 0.31], rubber('#e5b21d'), [0.08, -1.7 - i * 0.16, 0], undefined, 0.02)),
    decal(
      [0.9, 0.17],
      print(420, 80, (pen) => text(pen, '锐工 0.5kg', 210, 58, { size: 56, color: '#2b2f35', align: 'center' })),
      [0.08, -0.85, 0.103],
      [0, 0, PI / 2],
    ),
  );
  return put(put(group(head, stick), [0, 0.23, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.75, 0]);
}
