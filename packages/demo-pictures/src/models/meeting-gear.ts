import { disc, fill, gradient, print, text } from '../page/labels.ts';
import { lit } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put, times } from '../page/solids.ts';

/** Projection screen on a tripod or hanging from its motor case. */
export function projectionScreen({ wide, isMotor }: { wide: number; isMotor: boolean }) {
  const high = isMotor ? wide * 0.5625 : wide * 0.62;
  const face = print(1200, Math.round((1200 / wide) * high), (pen, w, h) => {
    fill(pen, '#14171b');
    fill(pen, '#fbfbfb', [26, 26, w - 52, h - 52]);
  });
  const black = plastic('#1c1f24', { roughness: 0.4 });
  const cloth = group(
    decal([wide, high], face, [0, 0, 0]),
    box([wide, high, 0.02], plastic('#23262b'), [0, 0, -0.02], undefined, 0.005),
  );
  const lift = isMotor ? 0.6 : 1.2;
  const top = lift + high;
  const holder = isMotor
    ? group(
        box([wide + 0.5, 0.34, 0.36], plastic('#f1f3f5', { roughness: 0.35 }), [0, top + 0.14, 0], undefined, 0.06),
        cyl([0.05, 0.05, wide + 0.1], metal('#c9ced6', 0.3), [0, lift - 0.02, 0], [0, 0, PI / 2]),
        decal(
          [0.7, 0.12],
          print(420, 72, (pen) =>
            text(pen, '影骋 YINGCHENG', 210, 52, { size: 44, color: '#8b939d', align: 'center' }),
          ),
          [wide * 0.36, top + 0.14, 0.184],
        ),
        put(
          group(
            box([0.24, 0.7, 0.1], gloss('#2b2f36'), [0, 0.35, 0], undefined, 0.04),
            times(3, (i) =>
              cyl(
                [0.05, 0.05, 0.02],
                gloss(['#35b36a', '#e0563f', '#c9cfd6'][i] ?? '#fff'),
                [0, 0.55 - i * 0.16, 0.055],
                [PI / 2, 0, 0],
              ),
            ),
          ),
          [wide / 2 + 0.1, 0, 0.5],
          [-0.1, -0.3, 0],
        ),
      )
    : group(
        cyl([0.06, 0.06, top + 0.25], black, [0, (top + 0.25) / 2, -0.12]),
        box([wide + 0.15, 0.18, 0.18], black, [0, lift - 0.08, -0.03], undefined, 0.05),
        cyl([0.04, 0.04, wide], black, [0, top, -0.02], [0, 0, PI / 2]),
        times(3, (i) =>
          put(
            cyl([0.045, 0.045, 1.3], black, [0, -0.5, 0]),
            [0, 0.95, -0.12],
            [Math.cos(i * 2.09 + 0.5) * 0.85, 0, Math.sin(i * 2.09 + 0.5) * 0.85],
          ),
        ),
      );
  return put(group(put(cloth, [0, lift + high / 2, 0]), holder), [0, 0, 0], [0, 0.32, 0]);
}

/** Interactive panel on a mobile stand. */
export function meetingPanel({ wide, size }: { wide: number; size: string }) {
  const high = wide * 0.5625;
  const screen = print(1280, 720, (pen, w, h) => {
    gradient(pen, '#10264a', '#2a6f9a');
    text(pen, '第四季度采购评审会', 80, 140, { size: 76 });
    text(pen, `影骋 会议平板 ${size}`, 84, 210, { size: 40, weight: 400, color: 'rgba(255,255,255,.75)' });
    ['日程', '白板', '投屏', '会议'].forEach((name, i) => {
      fill(pen, ['#2f8fd0', '#35a06a', '#e0a23a', '#8f6fd0'][i] ?? '#fff', [80 + i * 180, 300, 150, 150]);
      text(pen, name, 155 + i * 180, 392, { size: 48, align: 'center' });
    });
    fill(pen, 'rgba(255,255,255,.92)', [w - 420, 260, 340, 330]);
    [120, 190, 150, 240].forEach((v, i) => fill(pen, '#2f8fd0', [w - 390 + i * 76, 570 - v, 50, v]));
    disc(pen, 'rgba(255,255,255,.2)', w - 90, 90, 40);
    fill(pen, 'rgba(0,0,0,.4)', [0, h - 56, w, 56]);
  });
  const lift = 1.45;
  const steel = plastic('#2b2f36', { roughness: 0.45, metalness: 0.4 });
  const body = group(
    put(
      group(
        box([wide + 0.16, high + 0.18, 0.14], gloss('#14171b'), [0, 0, 0], undefined, 0.04),
        lit(wide, high, screen, [0, 0.03, 0.075]),
      ),
      [0, lift + high / 2, 0.1],
    ),
    [-0.5, 0.5].map((x) =>
      box([0.14, lift + high * 0.7, 0.12], steel, [x, (lift + high * 0.7) / 2, -0.08], undefined, 0.03),
    ),
    box([1.3, 0.1, 0.6], steel, [0, 0.85, 0.12], undefined, 0.03),
    [-1, 1].map((x) => box([0.14, 0.1, 1.7], steel, [x * 0.85, 0.2, 0], undefined, 0.03)),
    box([1.8, 0.1, 0.14], steel, [0, 0.2, 0], undefined, 0.03),
    [-1, 1].flatMap((x) =>
      [-0.75, 0.75].map((z) => cyl([0.11, 0.11, 0.08], rubber('#15181c'), [x * 0.85, 0.1, z], [0, 0, PI / 2])),
    ),
  );
  return put(body, [0, 0, 0], [0, 0.38, 0]);
}

/** Slide remote with its receiver. */
export function presenter({ beam }: { beam: string }) {
  const shell = plastic('#23272e', { roughness: 0.5 });
  const body = group(
    box([0.62, 0.34, 2.6], shell, [0, 0.2, 0], undefined, 0.16),
    box([0.3, 0.05, 0.34], gloss('#3a414b'), [0, 0.37, -0.45], undefined, 0.02),
    box([0.3, 0.05, 0.34], gloss('#3a414b'), [0, 0.37, 0.4], undefined, 0.02),
    cyl([0.17, 0.17, 0.06], gloss('#c8322a'), [0, 0.37, -0.03]),
    decal(
      [0.2, 0.2],
      print(60, 60, (pen) => text(pen, '▲', 30, 46, { size: 40, align: 'center' })),
      [0, 0.398, -0.45],
      [-PI / 2, 0, 0],
    ),
    decal(
      [0.2, 0.2],
      print(60, 60, (pen) => text(pen, '▼', 30, 46, { size: 40, align: 'center' })),
      [0, 0.398, 0.4],
      [-PI / 2, 0, 0],
    ),
    cyl([0.07, 0.07, 0.06], glow(beam, 1.2), [0, 0.22, -1.31], [PI / 2, 0, 0]),
    decal(
      [0.42, 0.1],
      print(300, 72, (pen) => text(pen, '影骋', 150, 54, { size: 54, color: '#9aa3ad', align: 'center' })),
      [0, 0.372, 0.95],
      [-PI / 2, 0, 0],
    ),
  );
  const receiver = put(
    group(
      box([0.34, 0.14, 0.5], shell, [0, 0.1, 0], undefined, 0.05),
      box([0.26, 0.1, 0.3], metal('#d5d9df', 0.2), [0, 0.1, 0.4], undefined, 0.01),
    ),
    [0.95, 0, 0.5],
    [0, -0.5, 0],
  );
  return put(group(body, receiver), [0, 0, 0], [0, 0.7, 0]);
}
