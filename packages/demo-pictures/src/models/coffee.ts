import { barcode, disc, fill, gradient, print, text } from '../page/labels.ts';
import { gloss, plastic, rubber } from '../page/materials.ts';
import { ball, block, box, cyl, decal, group, mesh, PI, put, reshape, times } from '../page/solids.ts';
import { BoxGeometry } from 'three';

export function coffeeBox({ base, accent, flavour }: { base: string; accent: string; flavour: string }) {
  const face = print(900, 1000, (pen, w, h) => {
    gradient(pen, base, accent);
    disc(pen, 'rgba(255,255,255,.1)', w * 0.75, h * 0.72, 330);
    text(pen, '山焙', 60, 150, { size: 110 });
    text(pen, 'SHANBEI COFFEE', 64, 215, { size: 42, weight: 400 });
    text(pen, '速溶咖啡', 60, 400, { size: 130 });
    text(pen, flavour, 64, 500, { size: 70, weight: 400 });
    disc(pen, '#f3ece2', w * 0.7, h * 0.74, 190);
    disc(pen, '#5b3620', w * 0.7, h * 0.74, 155);
    disc(pen, '#8a5a36', w * 0.68, h * 0.73, 90);
    text(pen, '40', 60, h - 90, { size: 170 });
    text(pen, '条 / 盒', 270, h - 96, { size: 58, weight: 400 });
  });
  const side = print(460, 1000, (pen, w, h) => {
    fill(pen, accent);
    text(pen, '山焙', w / 2, 200, { size: 100, align: 'center' });
    text(pen, flavour, w / 2, 300, { size: 56, weight: 400, align: 'center' });
    barcode(pen, 100, h - 200, 260, 120);
  });
  const stick = print(300, 900, (pen, w, h) => {
    gradient(pen, base, accent);
    text(pen, '山焙', w / 2, 220, { size: 96, align: 'center' });
    text(pen, flavour, w / 2, 330, { size: 56, weight: 400, align: 'center' });
    fill(pen, 'rgba(255,255,255,.85)', [0, 0, w, 30]);
    fill(pen, 'rgba(255,255,255,.85)', [0, h - 30, w, 30]);
  });
  const plain = plastic(base, { roughness: 0.5 });
  const pack = block(
    [1.8, 2.0, 0.9],
    [
      plastic('#fff', { map: side, roughness: 0.5 }),
      plastic('#fff', { map: side, roughness: 0.5 }),
      plain,
      plain,
      plastic('#fff', { map: face, roughness: 0.45 }),
      plain,
    ],
    [0, 1, 0],
  );
  const sachet = (x: number, z: number, turn: number) =>
    put(
      group(
        box([0.34, 0.09, 1.2], plastic(base, { roughness: 0.35 }), [0, 0.05, 0], undefined, 0.045),
        decal([0.33, 1.18], stick, [0, 0.097, 0], [-PI / 2, 0, 0]),
      ),
      [x, 0, z],
      [0, turn, 0],
    );
  return put(
    group(
      put(pack, [0, 0, -0.2], [0, 0.1, 0]),
      sachet(0.3, 1.0, 0.6),
      sachet(0.75, 1.05, 0.35),
      sachet(-0.45, 0.95, 1.1),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Side-gusset pouch of coffee beans with a degassing valve, beans in front. */
export function beanBag({ color, accent, flavour }: { color: string; accent: string; flavour: string }) {
  const face = print(800, 1200, (pen, w, h) => {
    fill(pen, color);
    fill(pen, '#f2e9da', [90, 330, w - 180, 560]);
    text(pen, '山焙', w / 2, 480, { size: 120, color: '#3a2617', align: 'center' });
    text(pen, 'SHANBEI', w / 2, 540, { size: 44, color: '#7c6248', weight: 400, align: 'center' });
    fill(pen, accent, [w / 2 - 60, 575, 120, 8]);
    text(pen, '意式拼配咖啡豆', w / 2, 680, { size: 66, color: '#3a2617', align: 'center' });
    text(pen, `${flavour} · 中深烘焙`, w / 2, 760, { size: 46, color: '#7c6248', weight: 400, align: 'center' });
    text(pen, '500 g', w / 2, 850, { size: 60, color: accent, align: 'center' });
    fill(pen, accent, [0, h - 90, w, 90]);
  });
  const bulge = (v: { x: number; y: number; z: number }) => {
    const up = (v.y + 1.2) / 2.4;
    v.z *= Math.min(1, (1 - up) * 2.6 + 0.06);
    v.z += Math.sign(v.z) * 0.1 * Math.cos(v.x * 1.6) * Math.sin(Math.PI * Math.min(1, up * 1.05));
  };
  const film = { roughness: 0.42, clearcoat: 0.3 };
  const plain = plastic(color, film);
  const bag = reshape(
    mesh(
      new BoxGeometry(1.5, 2.4, 0.8, 24, 40, 10),
      [plain, plain, plain, plain, plastic('#fff', { map: face, ...film }), plain],
      [0, 1.2, 0],
    ),
    bulge,
  );
  const bean = (i: number) =>
    put(
      group(
        ball(0.11, gloss('#4a2a17'), [0, 0, 0], [1, 0.62, 0.72]),
        box([0.2, 0.012, 0.02], rubber('#24130a'), [0, 0.066, 0], undefined, 0.004),
      ),
      [-0.7 + ((i * 0.618) % 1) * 1.5, 0.07, 0.85 + ((i * 0.755) % 1) * 0.6],
      [0, i * 1.3, i % 3 ? 0.2 : -0.2],
    );
  return put(
    group(
      bag,
      cyl([0.1, 0.1, 0.02], plastic('#2a2a2a'), [0.0, 1.95, 0.2], [PI / 2 - 0.25, 0, 0]),
      box([1.52, 0.1, 0.05], plain, [0, 2.38, 0], undefined, 0.01),
      times(17, bean),
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}
