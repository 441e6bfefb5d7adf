import { DoubleSide } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { fabric, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, lathe, outline, PI, put, ring, tube, wrap } from '../page/solids.ts';

/** Reflective vest, standing as if worn. */
export function vest({ color }: { color: string }) {
  const cloth = fabric(color, 'mesh', 16, { side: DoubleSide, emissive: color, emissiveIntensity: 0.12 });
  const band = metal('#d9dee3', 0.5);
  const trim = plastic('#3c434c', { roughness: 0.9 });
  const half = (side: number) => {
    const panel = extrude(
      outline([
        [0.03, 0],
        [0.95, 0],
        [0.97, 1.4],
        [0.72, 1.75],
        [0.8, 2.4],
        [0.42, 2.5],
        [0.03, 1.65],
      ]),
      0.1,
      0.05,
      cloth,
      [0, 0, 0.2],
    );
    panel.scale.x = side;
    const back = extrude(
      outline([
        [0, 0],
        [0.95, 0],
        [0.97, 1.4],
        [0.72, 1.75],
        [0.8, 2.4],
        [0.42, 2.5],
        [0.25, 2.3],
        [0, 2.25],
      ]),
      0.06,
      0.03,
      cloth,
      [0, 0, -0.25],
    );
    back.scale.x = side;
    const stripes = [0.35, 0.95].map((y) => box([0.9, 0.2, 0.02], band, [side * 0.5, y, 0.315], undefined, 0.005));
    const shoulder = box([0.17, 1.0, 0.02], band, [side * 0.56, 1.9, 0.315], [0, 0, side * -0.06], 0.005);
    const seam = box([0.05, 1.66, 0.02], trim, [side * 0.04, 0.83, 0.315], undefined, 0.005);
    return group(
      panel,
      back,
      stripes,
      shoulder,
      seam,
      box([0.1, 2.0, 0.5], cloth, [side * 0.95, 0.7, 0], undefined, 0.04),
    );
  };
  const pocket = box([0.45, 0.4, 0.03], cloth, [0.5, 0.62, 0.32], undefined, 0.01);
  const badge = decal(
    [0.5, 0.16],
    print(300, 96, (pen) => text(pen, '安盾', 150, 76, { size: 74, color: '#2b3038', align: 'center' })),
    [-0.5, 1.32, 0.352],
  );
  return put(group(half(1), half(-1), pocket, badge), [0, 0, 0], [0, 0.35, 0]);
}

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
    text(pen, '安盾 ANDUN', w / 2, h - 14, { size: 40, color: '#b21d19', align: 'center' });
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
