import { barcode, fill, print, text } from '../page/labels.ts';
import { card, plastic } from '../page/materials.ts';
import { box, decal, group, lathe, PI, put, ring, times, wrap } from '../page/solids.ts';
import { flat, profile } from './forms.ts';

/** Thermal labels: two rolls, the printed end of one turned out. */
export function thermalLabels({ isWide }: { isWide: boolean }) {
  const h = isWide ? 1.7 : 0.85;
  const label = print(420, isWide ? 560 : 300, (pen, w, high) => {
    fill(pen, '#ffffff');
    text(pen, isWide ? '运单 07-3391' : 'A-03-12', w / 2, 80, {
      size: isWide ? 54 : 70,
      color: '#20242a',
      align: 'center',
    });
    barcode(pen, 30, 110, w - 60, isWide ? 130 : 100);
    text(pen, isWide ? '上海 → 苏州' : '螺栓 M8×30', w / 2, isWide ? 330 : 270, {
      size: isWide ? 58 : 48,
      color: '#20242a',
      align: 'center',
    });
    if (isWide) times(3, (i) => fill(pen, '#9aa1aa', [40, 390 + i * 50, i === 2 ? 200 : 340, 8]));
    pen.strokeStyle = '#b9c0c7';
    pen.strokeRect(4, 4, w - 8, high - 8);
  });
  const roll = () =>
    group(
      lathe(profile(`.42 0, 1.0 0, 1.0 ${h}, .42 ${h}`), plastic('#fbfcfc', { roughness: 0.6 })),
      times(7, (i) => ring(0.48 + i * 0.075, 0.005, plastic('#d9dee3'), [0, h + 0.001, 0])),
      lathe(profile(`.36 0, .42 0, .42 ${h + 0.005}, .36 ${h + 0.005}, .36 0`), card('#c9a877')),
    );
  const tail = group(
    box([2.1, h * 0.98, 0.015], plastic('#f6e7c4', { roughness: 0.7 }), [1.05, h / 2, 1.0], [0, 0.02, 0], 0.004),
    times(2, (i) => decal([0.86, h * 0.9], label, [0.62 + i * 0.95, h / 2, 1.025 + i * -0.02], [0, 0.02, 0])),
  );
  return put(
    group(
      put(group(roll(), tail), [-0.6, 0, -0.1]),
      put(roll(), [1.1, 0, -1.2]),
      put(roll(), [1.1, h + 0.01, -1.2], [0, 1, 0]),
    ),
    [0, 0, 0],
    [0, -0.25, 0],
  );
}

/** Roll of shipping marks. */
export function markLabels({ words, isUpward }: { words: string; isUpward: boolean }) {
  const face = print(600, 400, (pen, w, h) => {
    fill(pen, '#ffffff');
    fill(pen, '#d0291f', [0, 0, w, 96]);
    text(pen, words, w / 2, 72, { size: 68, align: 'center' });
    pen.strokeStyle = pen.fillStyle = '#d0291f';
    pen.lineWidth = 18;
    if (isUpward) {
      for (const x of [200, 400]) {
        pen.beginPath();
        flat(
          `${x} 150, ${x + 70} 230, ${x + 26} 230, ${x + 26} 350, ${x - 26} 350, ${x - 26} 230, ${x - 70} 230`,
        ).forEach(([a = 0, b = 0], i) => (i ? pen.lineTo(a, b) : pen.moveTo(a, b)));
        pen.fill();
      }
    } else {
      pen.beginPath();
      flat('220 140, 380 140, 360 250, 320 280, 320 340, 370 360, 230 360, 280 340, 280 280, 240 250').forEach(
        ([a = 0, b = 0], i) => (i ? pen.lineTo(a, b) : pen.moveTo(a, b)),
      );
      pen.fill();
    }
    text(pen, 'XB', w - 40, h - 20, { size: 30, color: '#d0291f', align: 'right' });
    pen.strokeRect(8, 8, w - 16, h - 16);
  });
  const around = print(2400, 400, (pen, w, h) => {
    fill(pen, '#f4e6c3');
    const cell = face.image;
    times(4, (i) => pen.drawImage(cell, i * 600 + 10, 6, 580, h - 12));
  });
  const roll = group(
    wrap([1.1, 1.1], 1.2, around, [0, 0.6, 0]),
    lathe(profile('.4 0, 1.098 0, 1.098 .01, .4 .01'), plastic('#f4e6c3')),
    lathe(profile('.4 1.19, 1.098 1.19, 1.098 1.2, .4 1.2'), plastic('#f4e6c3')),
    times(8, (i) => ring(0.46 + i * 0.08, 0.005, plastic('#d9c391'), [0, 1.201, 0])),
    lathe(profile('.34 0, .4 0, .4 1.205, .34 1.205, .34 0'), card('#c9a877')),
  );
  const loose = times(3, (i) =>
    put(
      group(
        box([1.7, 0.012, 1.15], plastic('#f4e6c3'), [0, 0.01 + i * 0.012, 0], undefined, 0.004),
        decal([1.62, 1.08], face, [0, 0.02 + i * 0.012, 0], [-PI / 2, 0, 0]),
      ),
      [-0.9 + i * 0.85, 0, 1.6 + (i % 2) * 0.25],
      [0, 0.35 - i * 0.35, 0],
    ),
  );
  return put(group(put(roll, [0, 0, -0.4], [0, 0.2, 0]), loose), [0, 0, 0], [0, 0.1, 0]);
}
