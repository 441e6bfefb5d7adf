import { fill, print, text } from '../page/labels.ts';
import { fabric, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, group, lathe, PI, put, ring, times, tube, wrap, type Vec } from '../page/solids.ts';
import { path, profile, strap } from './forms.ts';

/** Carbon dioxide extinguisher: long red bottle, black horn. */
export function carbonExtinguisher({ kilograms, height }: { kilograms: string; height: number }) {
  const black = plastic('#1b1e22', { roughness: 0.5 });
  const steel = metal('#c3c9d1', 0.28);
  const label = print(900, 700, (pen, w, h) => {
    fill(pen, '#f6f4ee');
    fill(pen, '#23272d', [0, 0, w, 120]);
    text(pen, '二氧化碳灭火器', w / 2, 88, { size: 84, align: 'center' });
    text(pen, `MT/${kilograms}`, w / 2, 240, { size: 100, color: '#222', align: 'center' });
    times(4, (i) => fill(pen, i % 2 ? '#b9b2a3' : '#8f8878', [80, 300 + i * 70, i === 3 ? 420 : 740, 22]));
    text(pen, '烽安 FENGAN', w / 2, h - 40, { size: 54, color: '#b21d19', align: 'center' });
  });
  const tank = lathe(
    profile(
      `0 0, .36 0, .42 .06, .42 ${height - 0.45}, .36 ${height - 0.2}, .2 ${height - 0.04}, .14 ${height}, .14 ${height + 0.12}`,
    ),
    gloss('#c8201c'),
  );
  const y = height + 0.2;
  const valve = group(
    cyl([0.14, 0.16, 0.24], metal('#c9b37a', 0.3), [0, y, 0]),
    box([0.2, 0.2, 0.36], steel, [0, y + 0.18, 0.02], undefined, 0.04),
    box([0.1, 0.06, 1.0], black, [0, y + 0.2, -0.45], [-0.12, 0, 0], 0.03),
    box([0.12, 0.05, 1.05], black, [0, y + 0.42, -0.4], [0.14, 0, 0], 0.025),
    ring(0.09, 0.018, steel, [0.16, y + 0.26, 0.1], [0, PI / 2, 0]),
  );
  const hose = tube(
    path(`0 ${y + 0.15} .15, .1 ${y + 0.3} .6, .62 ${y - 0.2} .55, .68 ${y - 1.1} .4`),
    0.065,
    rubber('#16181b'),
  );
  const grip = cyl([0.1, 0.1, 0.4], rubber('#23272d'), [0.68, y - 1.25, 0.38]);
  const horn = cyl([0.1, 0.28, 0.9], plastic('#1d2025', { roughness: 0.6 }), [0.68, y - 1.88, 0.38]);
  return put(
    group(tank, valve, hose, grip, horn, wrap([0.424, 0.424], 0.95, label, [0, height * 0.5, 0], 2.5)),
    [0, 0, 0],
    [0, -0.2, 0],
  );
}

/** Floor box for two extinguishers with a lid that opens upwards. */
export function fireBox({ width, height }: { width: number; height: number }) {
  const red = gloss('#c4231d', { roughness: 0.35 });
  const face = print(1000, Math.round((1000 * height) / width), (pen, w, h) => {
    fill(pen, '#c4231d');
    text(pen, '灭火器箱', w / 2, h * 0.42, { size: 150, align: 'center' });
    text(pen, 'FIRE EXTINGUISHER BOX', w / 2, h * 0.53, { size: 60, weight: 500, align: 'center' });
    text(pen, '火警 119', w / 2, h * 0.74, { size: 110, color: '#ffe08a', align: 'center' });
    fill(pen, '#ffffff', [80, h * 0.84, w - 160, 8]);
    text(pen, '烽安 FENGAN', w / 2, h * 0.93, { size: 52, weight: 500, align: 'center' });
  });
  const d = 0.95;
  return put(
    group(
      block(
        [width, height, d],
        [red, red, red, red, gloss('#ffffff', { map: face, roughness: 0.35 }), red],
        [0, height / 2 + 0.12, 0],
      ),
      box([width + 0.06, 0.3, d + 0.06], red, [0, height + 0.1, 0], undefined, 0.03),
      box([width + 0.08, 0.03, 0.02], plastic('#8f1713'), [0, height - 0.06, d / 2 + 0.03], undefined, 0.005),
      box([0.34, 0.12, 0.06], metal('#c3c9d1', 0.3), [0, height - 0.04, d / 2 + 0.05], undefined, 0.03),
      [-0.42, 0.42].flatMap((x) =>
        [-0.34, 0.34].map((z) => cyl([0.07, 0.08, 0.12], rubber('#1d2025'), [x * width, 0.06, z])),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Hard wall case of a fire blanket with its pull straps, a folded blanket before it. */
export function fireBlanket() {
  const face = print(800, 1100, (pen, w, h) => {
    fill(pen, '#c4231d');
    fill(pen, '#ffffff', [60, 60, w - 120, 300]);
    text(pen, '灭火毯', w / 2, 220, { size: 170, color: '#c4231d', align: 'center' });
    text(pen, 'FIRE BLANKET', w / 2, 310, { size: 72, color: '#c4231d', align: 'center' });
    ['1 双手拉下', '2 覆盖火源', '3 切断热源'].forEach((line, i) => {
      fill(pen, '#ffffff', [60, 430 + i * 150, w - 120, 120]);
      text(pen, line, w / 2, 515 + i * 150, { size: 72, color: '#2b2320', align: 'center' });
    });
    text(pen, '烽安 FENGAN', w / 2, h - 80, { size: 64, align: 'center' });
  });
  const red = gloss('#b51f1a', { roughness: 0.4 });
  const pack = block(
    [1.5, 2.1, 0.42],
    [red, red, red, red, gloss('#ffffff', { map: face, roughness: 0.35 }), red],
    [0, 1.35, 0],
  );
  const tabs = [-0.35, 0.35].map((x) =>
    strap(path(`${x} .34 .1, ${x} .1 .14, ${x} -.1 .12`), fabric('#23272d', 'woven', 3), {
      width: 0.2,
      outward: () => [0, 0, 1],
    }),
  );
  const cloth = fabric('#eeeade', 'waffle', 10);
  const folded = times(5, (i) => box([1.5, 0.1, 1.1], cloth, [0, 0.05 + i * 0.1, 0], [0, 0.02 * (i % 2), 0], 0.05));
  return group(
    put(group(pack, tabs), [-0.75, 0.1, -0.4], [0, 0.18, 0]),
    put(group(folded), [1.0, 0, 0.5], [0, -0.3, 0]),
  );
}

/** Lined hose wound flat, couplings outside. */
export function fireHose() {
  const cloth = fabric('#ece8dc', 'woven', 30);
  const spiral: Vec[] = times(120, (i) => {
    const turn = i * 0.42;
    const wide = 0.28 + i * 0.0092;
    return [Math.cos(turn) * wide, 0.5 + Math.sin(turn) * wide + 0.9, 0];
  });
  const hose = strap(spiral, cloth, { width: 0.85, thick: 0.09, outward: ({ x, y }) => [x, y - 1.4, 0] });
  const coupling = () =>
    group(
      cyl([0.34, 0.34, 0.34], metal('#c9ced5', 0.3), [0, 0, 0]),
      cyl([0.4, 0.4, 0.12], metal('#b4bac2', 0.35), [0, 0.2, 0]),
      times(3, (i) =>
        box(
          [0.16, 0.12, 0.12],
          metal('#9aa1ab', 0.35),
          [Math.cos(i * 2.1) * 0.4, 0.2, Math.sin(i * 2.1) * 0.4],
          [0, -i * 2.1, 0],
          0.03,
        ),
      ),
      cyl([0.24, 0.24, 0.42], rubber('#22262b'), [0, 0.04, 0]),
      cyl([0.3, 0.3, 0.3], cloth, [0, -0.3, 0]),
    );
  return put(
    group(hose, put(coupling(), [1.55, 0.42, 0.5], [0, 0, -0.1]), put(coupling(), [1.0, 0.34, 1.2], [PI / 2, 0, 0.6])),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}
