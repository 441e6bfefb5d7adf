import { Path, Shape } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { card, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { ball, box, cyl, decal, extrude, group, lathe, outline, PI, put, ring, times } from '../page/solids.ts';

const STEEL = () => metal('#bcc2cb', 0.25);

export function drill({ color, volts, isCompact = false }: { color: string; volts: string; isCompact?: boolean }) {
  const body = plastic(color, { roughness: 0.42 });
  const grip = rubber('#23272d');
  const name = print(256, 90, (pen) => text(pen, `锐工 ${volts}`, 128, 60, { size: 44, align: 'center' }));
  const handle = extrude(outline([[-0.45, 1.45], [0.15, 1.45], [0.02, 0.55], [-0.55, 0.5]]), 0.34, 0.08, body);
  const back = extrude(outline([[-0.5, 1.3], [-0.34, 1.3], [-0.5, 0.5], [-0.64, 0.5]]), 0.3, 0.08, grip, [0.02, 0.02, 0]);
  const length = isCompact ? 0.95 : 1.25;
  const head = group(
    cyl([0.36, 0.36, length], body, [-0.1, 1.6, 0], [0, 0, PI / 2]),
    ball(0.36, grip, [-0.1 - length / 2, 1.6, 0], [0.6, 1, 1]),
    times(5, (i) => box([0.05, 0.02, 0.3], rubber('#15181c'), [-0.5 + i * 0.11, 1.93, 0.12], [0.4, 0, 0], 0.006)),
    cyl([0.3, 0.36, 0.3], grip, [length / 2 + 0.04, 1.6, 0], [0, 0, PI / 2]),
    times(12, (i) => box([0.22, 0.04, 0.04], rubber('#3a3f47'), [length / 2 + 0.04, 1.6 + Math.cos(i / 1.91) * 0.33, Math.sin(i / 1.91) * 0.33], [i / 1.91, 0, 0], 0.01)),
    cyl([0.2, 0.27, 0.36], grip, [length / 2 + 0.36, 1.6, 0], [0, 0, PI / 2]),
    cyl([0.1, 0.17, 0.14], metal('#9aa1ab', 0.3), [length / 2 + 0.58, 1.6, 0], [0, 0, PI / 2]),
    cyl([0.045, 0.045, isCompact ? 0.5 : 0.75], metal('#b3a57a', 0.3), [length / 2 + 0.9, 1.6, 0], [0, 0, PI / 2]),
    decal([0.8, 0.28], name, [-0.1, 1.62, 0.372]),
  );
  const battery = isCompact
    ? group(box([0.66, 0.3, 0.42], grip, [-0.28, 0.4, 0], undefined, 0.1))
    : group(box([1.05, 0.38, 0.68], grip, [-0.22, 0.3, 0], undefined, 0.08), box([0.9, 0.14, 0.6], body, [-0.22, 0.54, 0], undefined, 0.05), decal([0.7, 0.18], print(280, 72, (pen) => text(pen, `${volts} 2.0Ah`, 140, 50, { size: 42, color: '#c9ced6', align: 'center' })), [-0.22, 0.3, 0.345]));
  return put(group(head, handle, back, box([0.1, 0.3, 0.16], grip, [0.16, 1.15, 0], [0, 0, -0.15], 0.03), battery), [0, 0, 0], [0, -0.4, 0]);
}

export function screwdrivers({ handles }: { handles: string[] }) {
  const one = (color: string, index: number) => {
    const tipless = group(
      lathe([[0, 0], [0.2, 0.02], [0.24, 0.12], [0.24, 0.5], [0.18, 0.68], [0.23, 0.85], [0.17, 1], [0, 1]], plastic(color, { roughness: 0.35, clearcoat: 0.4 })),
      times(6, (i) => box([0.05, 0.42, 0.03], rubber('#1d2026'), [Math.cos(i * 1.047) * 0.232, 0.3, Math.sin(i * 1.047) * 0.232], [0, -i * 1.047 + PI / 2, 0], 0.014)),
      cyl([0.07, 0.07, 1.4], metal('#c7ccd4', 0.2), [0, 1.65, 0]),
      index % 2 ? box([0.15, 0.16, 0.04], metal('#5a616b', 0.3), [0, 2.4, 0], undefined, 0.01) : cyl([0.015, 0.07, 0.16], metal('#5a616b', 0.3), [0, 2.4, 0]),
    );
    return put(put(tipless, [0, 0, -1.2], [PI / 2, 0, 0]), [(index - (handles.length - 1) / 2) * 0.6, 0.24, 0], [0, (index - (handles.length - 1) / 2) * 0.05, 0]);
  };
  return put(group(handles.map(one)), [0, 0, 0], [0, 0.75, 0]);
}

function combinationWrench(length: number) {
  const steel = STEEL();
  const jaw = new Shape();
  jaw.absarc(0, 0, 0.42, 0.55, 2 * PI - 0.55);
  jaw.lineTo(0.12, -0.14);
  jaw.lineTo(0.05, 0);
  jaw.lineTo(0.12, 0.14);
  jaw.closePath();
  const eye = new Shape();
  eye.absarc(0, 0, 0.36, 0, 2 * PI);
  const hole = new Path();
  times(12, (i) => hole[i ? 'lineTo' : 'moveTo'](Math.cos((i * PI) / 6) * (i % 2 ? 0.19 : 0.23), Math.sin((i * PI) / 6) * (i % 2 ? 0.19 : 0.23)));
  eye.holes.push(hole);
  const mark = print(400, 60, (pen) => text(pen, 'RUIGONG  CR-V', 200, 44, { size: 40, color: '#6a717b', align: 'center' }));
  const parts = group(put(extrude(jaw, 0.16, 0.03, steel), [length, 0, 0], [0, 0, 0.26]), extrude(eye, 0.16, 0.03, steel, [-length, 0, 0]), box([2 * length - 0.6, 0.24, 0.13], steel, [0, 0, 0], undefined, 0.05), decal([length * 0.9, 0.14], mark, [0, 0, 0.067]));
  return put(parts, [0, 0.12, 0], [-PI / 2, 0, 0]);
}

export function wrenches({ count }: { count: number }) {
  const row = times(count, (i) => put(combinationWrench(1.7 - i * (0.8 / count)), [0, 0, (i - (count - 1) / 2) * (count > 3 ? 0.8 : 0.95)]));
  return put(group(row), [0, 0, 0], [0, 0.6, 0]);
}

export function adjustableWrench() {
  const steel = STEEL();
  const fixed = extrude(outline([[-0.2, -0.5], [0.25, -0.45], [0.5, 0.1], [0.42, 0.62], [0.16, 1.0], [0.02, 0.72], [0.0, 0.3], [-0.35, 0.2]]), 0.2, 0.03, steel);
  const slide = extrude(outline([[-0.52, 0.12], [-0.06, 0.24], [-0.06, 0.34], [-0.3, 0.36], [-0.36, 0.85], [-0.56, 0.72], [-0.66, 0.3]]), 0.18, 0.03, metal('#aab1bb', 0.3));
  const worm = group(cyl([0.11, 0.11, 0.3], metal('#868e99', 0.35), [-0.2, 0.02, 0], [0, 0, PI / 2 - 0.25]), times(5, (i) => ring(0.11, 0.02, metal('#6c747f', 0.35), [-0.3 + i * 0.05, 0.0 + i * 0.012, 0], [0, PI / 2, 0])));
  const handle = extrude(outline([[-0.13, -0.4], [0.2, -0.4], [0.26, -2.6], [0.14, -2.75, 0.03, -2.75], [-0.1, -2.75, -0.14, -2.6]]), 0.13, 0.05, gloss('#c23a2c'));
  const grip = box([0.05, 1.6, 0.25], rubber('#23272d'), [0.04, -1.65, 0], [0, 0, 0.02], 0.02);
  const scale = print(200, 60, (pen) => times(9, (i) => fill(pen, '#4d545e', [10 + i * 20, 0, 4, i % 4 ? 26 : 44])));
  const tool = group(fixed, slide, worm, handle, grip, decal([0.3, 0.09], scale, [0.12, 0.05, 0.135]), decal([0.9, 0.16], print(420, 76, (pen) => text(pen, '锐工 RUIGONG', 210, 56, { size: 52, align: 'center' })), [0.05, -1.2, 0.125], [0, 0, PI / 2]));
  return put(put(tool, [0, 0.14, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.85, 0]);
}

export function tapeMeasure({ color }: { color: string }) {
  const blade = print(900, 200, (pen, w) => {
    fill(pen, '#f6d54a');
    times(30, (i) => {
      fill(pen, '#222', [i * 30, 0, 4, i % 10 ? (i % 5 ? 50 : 80) : 120]);
      if (i % 10 === 0 && i) text(pen, String(12 - i / 10), i * 30, 175, { size: 60, color: i === 20 ? '#c8201c' : '#222', align: 'center' });
    });
    fill(pen, '#222', [0, 196, w, 4]);
  });
  const badge = print(300, 300, (pen) => {
    pen.fillStyle = '#23272d';
    pen.beginPath();
    pen.arc(150, 150, 148, 0, 7);
    pen.fill();
    text(pen, '锐工', 150, 140, { size: 84, align: 'center' });
    text(pen, '5m × 19mm', 150, 210, { size: 40, color: '#f0b91d', align: 'center' });
  });
  const shell = extrude(outline([[-0.7, 0], [0.75, 0], [0.75, 0.5], [0.75, 1.25, 0, 1.3], [-0.7, 1.3, -0.7, 0.6]]), 0.6, 0.09, plastic(color, { roughness: 0.4 }), [0, 0.1, 0]);
  const cushion = extrude(outline([[-0.74, 0.0], [0.3, 0], [0.1, 0.2], [-0.5, 0.3], [-0.55, 0.75], [-0.74, 0.6]]), 0.66, 0.07, rubber('#24282e'), [0, 0.09, 0]);
  return put(group(shell, cushion, cyl([0.45, 0.45, 0.8], rubber('#24282e'), [0.02, 0.74, 0], [PI / 2, 0, 0]), decal([0.78, 0.78], badge, [0.02, 0.74, 0.405]), box([0.3, 0.12, 0.3], rubber('#24282e'), [0.5, 1.24, 0], [0, 0, -0.5], 0.04), box([1.5, 0.02, 0.4], plastic('#f6d54a'), [1.5, 0.14, 0], undefined, 0.005), decal([1.48, 0.38], blade, [1.5, 0.152, 0], [-PI / 2, 0, PI]), box([0.05, 0.24, 0.42], metal(), [2.25, 0.1, 0], undefined, 0.01)), [0, 0, 0], [0, -0.5, 0]);
}

export function pliers({ handle, isNeedle }: { handle: string; isNeedle: boolean }) {
  const steel = metal('#8e96a1', 0.3);
  const half = (side: number) => {
    const jaw = isNeedle ? extrude(outline([[0, -0.1], [0.26, 0], [0.2, 0.5], [0.07, 1.5], [0.012, 1.5], [0.012, 0]]), 0.14, 0.03, steel) : extrude(outline([[0, -0.15], [0.34, -0.05], [0.36, 0.4], [0.24, 1.0], [0.012, 1.0], [0.012, 0]]), 0.2, 0.04, steel);
    const arm = extrude(outline([[0, 0.05], [-0.25, -0.1], [-0.36, -0.5], [-0.55, -1.1, -0.42, -2.2], [-0.2, -2.24], [-0.26, -1.2, -0.1, -0.5]]), 0.2, 0.07, gloss(handle));
    const pad = extrude(outline([[-0.4, -0.8], [-0.52, -1.2, -0.42, -2.0], [-0.32, -2.0], [-0.36, -1.2, -0.28, -0.8]]), 0.26, 0.07, rubber('#23272d'));
    const part = group(jaw, arm, pad);
    part.scale.x = side;
    return part;
  };
  const tool = group(put(half(1), [0, 0, 0.01], [0, 0, -0.05]), put(half(-1), [0, 0, -0.01], [0, 0, 0.05]), cyl([0.24, 0.24, 0.3], steel, [0, 0, 0], [PI / 2, 0, 0]), cyl([0.11, 0.11, 0.33], metal('#c7ccd4', 0.25), [0, 0, 0], [PI / 2, 0, 0]));
  return put(put(tool, [0, 0.16, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.8, 0]);
}

export function clawHammer() {
  const steel = metal('#7d858f', 0.32);
  const claw = extrude(outline([[0, 0.2], [-0.5, 0.24], [-1.0, 0.05, -1.15, -0.3], [-1.05, -0.32], [-0.85, 0.0, -0.4, -0.16], [0, -0.2]]), 0.34, 0.04, steel);
  const head = group(claw, box([0.5, 0.46, 0.46], steel, [0.1, 0, 0], undefined, 0.08), cyl([0.2, 0.24, 0.3], steel, [0.46, 0, 0], [0, 0, PI / 2]), cyl([0.27, 0.25, 0.22], metal('#c3c9d1', 0.18), [0.7, 0, 0], [0, 0, PI / 2]));
  const stick = group(box([0.26, 2.0, 0.2], plastic('#e5b21d', { roughness: 0.35 }), [0.08, -0.9, 0], undefined, 0.09), box([0.34, 1.35, 0.3], rubber('#23272d'), [0.08, -2.1, 0], undefined, 0.13), times(6, (i) => box([0.36, 0.05, 0.31], rubber('#e5b21d'), [0.08, -1.7 - i * 0.16, 0], undefined, 0.02)), decal([0.9, 0.17], print(420, 80, (pen) => text(pen, '锐工 0.5kg', 210, 58, { size: 56, color: '#2b2f35', align: 'center' })), [0.08, -0.85, 0.103], [0, 0, PI / 2]));
  return put(put(group(head, stick), [0, 0.23, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.75, 0]);
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
    [-0.9, 0.9].map((x) => group(box([0.34, 0.5, 0.09], card('#c3c9d1', { metalness: 0.8, roughness: 0.3 }), [x, 0.93, 0.7], undefined, 0.03), box([0.22, 0.1, 0.06], dark, [x, 1.08, 0.75], undefined, 0.02))),
    [-0.62, 0.62].map((x) => box([0.2, 0.5, 0.26], dark, [x, 1.6, 0], undefined, 0.06)),
    cyl([0.14, 0.14, 1.4], rubber('#24282e'), [0, 1.8, 0], [0, 0, PI / 2]),
    decal([1.0, 0.26], name, [0, 1.12, 0.715]),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}
