import { fill, print, text } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, group, lathe, PI, put, ring, tube, wrap } from '../page/solids.ts';

export function extinguisher({ scale, kilograms }: { scale: number; kilograms: string }) {
  const red = gloss('#c8201c');
  const black = plastic('#1b1e22', { roughness: 0.5 });
  const label = print(900, 700, (pen, w, h) => {
    fill(pen, '#f6f4ee');
    fill(pen, '#c8201c', [0, 0, w, 120]);
    text(pen, '手提式干粉灭火器', w / 2, 86, { size: 76, align: 'center' });
    text(pen, `MFZ/ABC${kilograms}`, w / 2, 220, { size: 80, color: '#222', align: 'center' });
    ['① 提', '② 拔', '③ 握', '④ 对准'].forEach((step, i) => {
      fill(pen, '#e8e3d6', [50 + i * 205, 270, 185, 190]);
      text(pen, step, 142 + i * 205, 385, { size: 54, color: '#b21d19', align: 'center' });
    });
    for (let i = 0; i < 4; i++) fill(pen, '#b9b2a3', [60, 510 + i * 40, i === 3 ? 420 : 780, 12]);
    text(pen, '烽安 FENGAN', w / 2, h - 14, { size: 40, color: '#b21d19', align: 'center' });
  });
  const tank = lathe(
    [
      [0, 0],
      [0.46, 0],
      [0.52, 0.05],
      [0.52, 1.75],
      [0.46, 1.98],
      [0.26, 2.14],
      [0.17, 2.18],
      [0.17, 2.3],
    ],
    red,
  );
  const valve = group(
    cyl([0.15, 0.17, 0.22], metal('#c9b37a', 0.3), [0, 2.4, 0]),
    box([0.22, 0.2, 0.3], metal('#b9bec6', 0.35), [0, 2.54, 0], undefined, 0.04),
    box([0.1, 0.06, 0.95], black, [0, 2.56, 0.42], [0.12, 0, 0], 0.03),
    box([0.12, 0.05, 1.0], black, [0, 2.78, 0.4], [-0.12, 0, 0], 0.025),
    ring(0.09, 0.018, metal('#d5d9df'), [0.2, 2.62, 0.1], [0, PI / 2, 0]),
  );
  const gauge = put(
    group(
      cyl([0.13, 0.13, 0.08], metal('#d5d9df', 0.25)),
      cyl([0.11, 0.11, 0.09], plastic('#fff')),
      box([0.1, 0.1, 0.02], gloss('#2fae5f'), [0, 0.045, 0.05], [PI / 2, 0, 0], 0.002),
    ),
    [0.26, 2.46, 0.12],
    [PI / 2, 0, -0.7],
  );
  const hose = tube(
    [
      [-0.1, 2.5, 0],
      [-0.55, 2.55, 0.05],
      [-0.72, 2.0, 0.1],
      [-0.66, 1.2, 0.12],
      [-0.62, 0.7, 0.15],
    ],
    0.06,
    rubber('#16181b'),
  );
  const nozzle = cyl([0.07, 0.13, 0.5], rubber('#16181b'), [-0.6, 0.42, 0.17], [0.02, 0, 0.08]);
  const base = cyl([0.5, 0.5, 0.08], black, [0, 0.04, 0]);
  return put(
    group(tank, wrap([0.524, 0.524], 0.95, label, [0, 1.05, 0], PI * 1.05), valve, gauge, hose, nozzle, base),
    [0, 0, 0],
    [0, 0.3, 0],
    scale,
  );
}
