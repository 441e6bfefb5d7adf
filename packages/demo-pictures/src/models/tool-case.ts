import { fill, print, text } from '../page/labels.ts';
import { card, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, outline, PI, put, times } from '../page/solids.ts';

export function tapeMeasure({ color }: { color: string }) {
  const blade = print(900, 200, (pen, w) => {
    fill(pen, '#f6d54a');
    times(30, (i) => {
      fill(pen, '#222', [i * 30, 0, 4, i % 10 ? (i % 5 ? 50 : 80) : 120]);
      if (i % 10 === 0 && i)
        text(pen, String(12 - i / 10), i * 30, 175, {
          size: 60,
          color: i === 20 ? '#c8201c' : '#222',
          align: 'center',
        });
    });
    fill(pen, '#222', [0, 196, w, 4]);
  });
  const badge = print(300, 300, (pen) => {
    pen.fillStyle = '#23272d';
    pen.beginPath();
    pen.arc(150, 150, 148, 0, 7);
    pen.fill();
    text(pen, '匠衡', 150, 140, { size: 84, align: 'center' });
    text(pen, '19mm 双面', 150, 210, { size: 40, color: '#f0b91d', align: 'center' });
  });
  const shell = extrude(
    outline([
      [-0.7, 0],
      [0.75, 0],
      [0.75, 0.5],
      [0.75, 1.25, 0, 1.3],
      [-0.7, 1.3, -0.7, 0.6],
    ]),
    0.6,
    0.09,
    plastic(color, { roughness: 0.4 }),
    [0, 0.1, 0],
  );
  const cushion = extrude(
    outline([
      [-0.74, 0.0],
      [0.3, 0],
      [0.1, 0.2],
      [-0.5, 0.3],
      [-0.55, 0.75],
      [-0.74, 0.6],
    ]),
    0.66,
    0.07,
    rubber('#24282e'),
    [0, 0.09, 0],
  );
  return put(
    group(
      shell,
      cushion,
      cyl([0.45, 0.45, 0.8], rubber('#24282e'), [0.02, 0.74, 0], [PI / 2, 0, 0]),
      decal([0.78, 0.78], badge, [0.02, 0.74, 0.405]),
      box([0.3, 0.12, 0.3], rubber('#24282e'), [0.5, 1.24, 0], [0, 0, -0.5], 0.04),
      box([1.5, 0.02, 0.4], plastic('#f6d54a'), [1.5, 0.14, 0], undefined, 0.005),
      decal([1.48, 0.38], blade, [1.5, 0.152, 0], [-PI / 2, 0, PI]),
      box([0.05, 0.24, 0.42], metal(), [2.25, 0.1, 0], undefined, 0.01),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
}

export function toolbox({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.45 });
  const dark = plastic('#24282e', { roughness: 0.5 });
  const name = print(420, 110, (pen) => text(pen, '锐工 RUIGONG', 210, 76, { size: 58, align: 'center' }));
  const body = group(
    box([2.9, 0.95, 1.35], dark, [0, 0.5, 0], undefined, 0.1),
    times(5, (i) => box([0.08, 0.7, 0.04], dark, [-1.1 + i * 0.55, 0.46, 0.68], undefined, 0.02)),
    box([3.0, 0.44, 1.42], shell, [0, 1.12, 0], undefined, 0.12),
    box([1.05, 0.06, 0.9], plastic('#dfe4ea', { roughness: 0.25 }), [-0.85, 1.36, 0], undefined, 0.03),
    box([1.05, 0.06, 0.9], plastic('#dfe4ea', { roughness: 0.25 }), [0.85, 1.36, 0], undefined, 0.03),
    [-0.9, 0.9].map((x) =>
      group(
        box([0.34, 0.5, 0.09], card('#c3c9d1', { metalness: 0.8, roughness: 0.3 }), [x, 0.93, 0.7], undefined, 0.03),
        box([0.22, 0.1, 0.06], dark, [x, 1.08, 0.75], undefined, 0.02),
      ),
    ),
    [-0.62, 0.62].map((x) => box([0.2, 0.5, 0.26], dark, [x, 1.6, 0], undefined, 0.06)),
    cyl([0.14, 0.14, 1.4], rubber('#24282e'), [0, 1.8, 0], [0, 0, PI / 2]),
    decal([1.0, 0.26], name, [0, 1.12, 0.715]),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}
