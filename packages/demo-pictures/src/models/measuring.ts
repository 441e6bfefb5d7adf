import { fill, print, text } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { ball, box, cyl, decal, extrude, group, outline, PI, put, times } from '../page/solids.ts';
import { flat } from './forms.ts';

const words = (line: string, color = '#ffffff') =>
  print(480, 120, (pen) => text(pen, line, 240, 86, { size: 76, color, align: 'center', max: 460 }));

const scale = (pen: CanvasRenderingContext2D, w: number, every: number, high: number) => {
  fill(pen, '#dfe4e9');
  times(Math.floor(w / every), (i) => {
    fill(pen, '#20242a', [i * every, 0, 3, i % 10 ? (i % 5 ? high * 0.3 : high * 0.42) : high * 0.55]);
    if (i % 10 === 0 && i)
      text(pen, String(i / 10), i * every, high * 0.9, { size: high * 0.32, color: '#20242a', align: 'center' });
  });
};

/** Digital caliper slightly open, leaning back. */
export function caliper() {
  const inox = metal('#c9ced5', 0.22);
  const screen = print(400, 170, (pen, w, h) => {
    fill(pen, '#b9c9b6');
    text(pen, '25.08', w / 2 - 20, 130, { size: 130, color: '#1b241c', align: 'center' });
    text(pen, 'mm', w - 50, h - 30, { size: 44, color: '#1b241c', align: 'center' });
  });
  const beam = group(
    box([4.4, 0.34, 0.1], inox, [0.3, 0, 0], undefined, 0.01),
    decal(
      [4.2, 0.3],
      print(1680, 120, (pen, w, h) => scale(pen, w, 10, h)),
      [0.35, 0, 0.056],
    ),
  );
  const jaw = (x: number, mirror: number) => {
    const part = extrude(outline(flat('0 .17, 0 -.95, -.08 -1.05, -.42 -.3, -.6 .17')), 0.12, 0.01, inox);
    part.scale.x = mirror;
    const upper = extrude(outline(flat('0 .17, 0 .62, -.06 .66, -.3 .17')), 0.08, 0.01, inox);
    upper.scale.x = mirror;
    return put(group(part, upper), [x, 0, 0]);
  };
  const slider = group(
    box([1.5, 0.62, 0.26], plastic('#23272d', { roughness: 0.4 }), [-0.15, 0.02, 0.03], undefined, 0.05),
    decal([0.82, 0.35], screen, [-0.3, 0.08, 0.165]),
    [0.3, 0.44].map((x, i) =>
      cyl([0.06, 0.06, 0.05], gloss(i ? '#e07b1f' : '#3b6fb5'), [x, 0.1, 0.17], [PI / 2, 0, 0]),
    ),
    decal([0.5, 0.13], words('匠衡'), [0.37, -0.14, 0.165]),
    cyl([0.12, 0.12, 0.1], metal('#aab1ba', 0.3), [0.1, -0.36, 0], [PI / 2, 0, 0]),
  );
  const case1 = group(
    box([4.6, 0.3, 1.3], plastic('#23272d', { roughness: 0.6 }), [0.3, 0.15, 0], undefined, 0.06),
    box([4.4, 0.04, 1.1], rubber('#2f6f8f'), [0.3, 0.29, 0], undefined, 0.02),
    decal([1.6, 0.4], words('匠衡 JIANGHENG'), [0.3, 0.315, 0.2], [-PI / 2, 0, 0]),
  );
  return put(
    group(
      put(group(beam, jaw(-1.85, 1), put(group(jaw(0, -1), slider), [-1.15, 0, 0])), [0, 0.12, 1.35], [-PI / 2, 0, 0]),
      put(case1, [0, 0, -0.4], [0, 0.03, 0]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Laser range finder. */
export function laserMeter() {
  const screen = print(440, 560, (pen, w) => {
    fill(pen, '#1b2a1f');
    ['12.486', '8.305', '103.70'].forEach((line, i) => {
      text(pen, line, w - 110, 150 + i * 150, { size: 112, color: '#d8f0d6', align: 'right' });
      text(pen, i === 2 ? 'm²' : 'm', w - 90, 150 + i * 150, { size: 60, color: '#9ac29a' });
    });
    text(pen, '▭', 40, 500, { size: 60, color: '#9ac29a' });
  });
  const shell = box([1.3, 0.62, 2.7], plastic('#23272d', { roughness: 0.5 }), [0, 0.31, 0], undefined, 0.18);
  const face = box([1.14, 0.1, 2.5], gloss('#e9b31c', { roughness: 0.35 }), [0, 0.6, 0], undefined, 0.05);
  const button = (x: number, z: number, color: string, r = 0.13) =>
    cyl([r, r * 1.05, 0.08], rubber(color), [x, 0.66, z]);
  return put(
    group(
      shell,
      face,
      box([0.98, 0.04, 1.2], gloss('#15181c'), [0, 0.65, -0.5], undefined, 0.02),
      decal([0.88, 1.12], screen, [0, 0.675, -0.5], [-PI / 2, 0, 0]),
      button(0, 0.4, '#c8322a', 0.2),
      button(-0.35, 0.72, '#3a4048'),
      button(0.35, 0.72, '#3a4048'),
      button(-0.35, 1.02, '#3a4048'),
      button(0, 1.02, '#3a4048'),
      button(0.35, 1.02, '#3a4048'),
      decal([0.7, 0.18], words('匠衡 LM', '#23272d'), [0, 0.656, -1.17], [-PI / 2, 0, 0]),
      cyl([0.13, 0.13, 0.06], gloss('#7a1d18'), [-0.3, 0.34, -1.35], [PI / 2, 0, 0]),
      cyl([0.2, 0.2, 0.06], gloss('#1d2b4a'), [0.2, 0.34, -1.35], [PI / 2, 0, 0]),
      cyl(
        [0.012, 0.012, 1.6],
        plastic('#ff3b30', { emissive: '#ff3b30', emissiveIntensity: 0.9, transparent: true, opacity: 0.65 }),
        [-0.3, 0.34, -2.15],
        [PI / 2, 0, 0],
      ),
    ),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

/** Aluminium level with three vials. */
export function spiritLevel() {
  const alu = plastic('#e9b31c', { roughness: 0.4, metalness: 0.2 });
  const vial = (x: number, turn: number) =>
    put(
      group(
        box([0.62, 0.3, 0.36], plastic('#23272d'), [0, 0, 0], undefined, 0.04),
        cyl(
          [0.1, 0.1, 0.5],
          plastic('#b6e04a', { roughness: 0.05, clearcoat: 1, emissive: '#7fae2a', emissiveIntensity: 0.25 }),
          [0, 0, 0.12],
          [0, 0, PI / 2],
        ),
        ball(0.07, plastic('#f4ffe0'), [0.02, 0.04, 0.17], [1.6, 0.6, 0.6]),
        [-0.1, 0.1].map((s) => box([0.015, 0.22, 0.02], rubber('#1b1e22'), [s, 0, 0.225])),
      ),
      [x, 0.36, 0.02],
      [0, 0, turn],
    );
  return put(
    group(
      box([5.2, 0.72, 0.36], alu, [0, 0.36, 0], undefined, 0.03),
      box([5.0, 0.44, 0.38], plastic('#d29c12', { roughness: 0.5 }), [0, 0.36, 0], undefined, 0.02),
      [-1, 1].map((s) => box([0.16, 0.78, 0.44], rubber('#23272d'), [s * 2.6, 0.36, 0], undefined, 0.06)),
      vial(0, 0),
      vial(-1.9, PI / 2),
      vial(1.9, PI / 4),
      decal([1.1, 0.26], words('匠衡 SL', '#23272d'), [-1.0, 0.36, 0.2]),
      decal(
        [5.0, 0.1],
        print(2000, 40, (pen, w, h) => scale(pen, w, 16, h * 1.6)),
        [0, 0.66, 0.186],
      ),
    ),
    [0, 0, 0],
    [0.0, 0.6, 0],
  );
}
