import { fill, print, text } from '../page/labels.ts';
import { card, glass, gloss, metal, plastic } from '../page/materials.ts';
import { carton } from '../page/packs.ts';
import { block, box, cyl, decal, group, lathe, PI, put, ring, times, wrap } from '../page/solids.ts';

/** Glossy photo paper: the pack and printed samples. */
export function photoPaper({ isSmall }: { isSmall: boolean }) {
  const k = isSmall ? 0.72 : 1;
  const scenery = (sky: [string, string], hill: string) =>
    print(600, 420, (pen, w, h) => {
      const fade = pen.createLinearGradient(0, 0, 0, h);
      fade.addColorStop(0, sky[0]);
      fade.addColorStop(1, sky[1]);
      pen.fillStyle = fade;
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = hill;
      pen.beginPath();
      pen.moveTo(0, h);
      [0.6, 0.4, 0.55, 0.3, 0.5, 0.45, 0.7].forEach((y, i) => pen.lineTo((i / 6) * w, y * h));
      pen.lineTo(w, h);
      pen.fill();
      pen.strokeStyle = '#ffffff';
      pen.lineWidth = 26;
      pen.strokeRect(0, 0, w, h);
    });
  const edge = card('#ffffff');
  const photo = (map: ReturnType<typeof print>) =>
    block(
      [2.3 * k, 0.012, 1.6 * k],
      [edge, edge, plastic('#ffffff', { map, roughness: 0.1, clearcoat: 1 }), edge, edge, edge],
    );
  const front = print(700, 940, (pen, w, h) => {
    fill(pen, '#fbf6f1');
    const fade = pen.createLinearGradient(0, 0, w, 0);
    fade.addColorStop(0, '#2f6fb8');
    fade.addColorStop(1, '#d98a4a');
    pen.fillStyle = fade;
    pen.fillRect(0, 330, w, 380);
    pen.fillStyle = 'rgba(20,50,60,.55)';
    pen.beginPath();
    pen.moveTo(0, 710);
    [600, 520, 590, 480, 560, 520].forEach((y, i) => pen.lineTo((i / 5) * w, y));
    pen.lineTo(w, 710);
    pen.fill();
    text(pen, '彩砚 CAIYAN', 44, 110, { size: 66, color: '#a82c6e' });
    text(pen, '高光相片纸', 44, 250, { size: 110, color: '#23272e' });
    text(pen, '喷墨打印专用', 44, 810, { size: 70, color: '#23272e' });
    text(pen, '230g · 防水速干', 44, h - 50, { size: 52, color: '#5b6470', weight: 400 });
  });
  const pack = block(
    [1.9 * k, 2.55 * k, 0.2],
    [edge, edge, edge, edge, plastic('#ffffff', { map: front, roughness: 0.3 }), edge],
    [0, 1.28 * k, 0],
  );
  return put(
    group(
      put(pack, [-0.2, 0, -0.9], [-0.12, 0.05, 0]),
      put(photo(scenery(['#5aa8d8', '#f2e3c0'], '#3f7a5a')), [0.25, 0.012, 0.75], [0, 0.25, 0]),
      put(photo(scenery(['#e08a5a', '#f6d9a0'], '#6a4a5a')), [0.85, 0.03, 1.0], [0, -0.15, 0]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Clear laminating pouches fanned before their pack. */
export function laminatingFilm() {
  const front = print(700, 900, (pen, w, h) => {
    fill(pen, '#1c4fa8');
    fill(pen, '#f4f6f8', [0, 330, w, 320]);
    text(pen, '启文 QIWEN', 50, 120, { size: 70 });
    text(pen, '塑封膜', 50, 260, { size: 130 });
    text(pen, '高透护卡', 50, 460, { size: 90, color: '#23272e' });
    text(pen, '100 张 · 护卡膜', 52, 570, { size: 62, color: '#5b6470', weight: 400 });
    text(pen, '透明不起泡', 50, h - 80, { size: 64, weight: 400 });
  });
  const pouch = (i: number) =>
    put(
      group(
        box([1.95, 0.012, 2.7], glass('#dcebf3', 0.42, { roughness: 0.06 }), [0, 0, 0], undefined, 0.003),
        box(
          [1.95, 0.016, 0.08],
          plastic('#ffffff', { transparent: true, opacity: 0.7 }),
          [0, 0, -1.32],
          undefined,
          0.003,
        ),
      ),
      [0.35 + i * 0.2, 0.02 + i * 0.016, 0.7 + i * 0.04],
      [0, 0.2 - i * 0.1, 0],
    );
  const edge = plastic('#1c4fa8');
  return put(
    group(
      put(
        block(
          [2.0, 2.6, 0.26],
          [edge, edge, edge, edge, plastic('#ffffff', { map: front, roughness: 0.4 }), edge],
          [0, 1.3, 0],
        ),
        [-0.3, 0, -1.0],
        [-0.1, 0.1, 0],
      ),
      times(5, pouch),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Refill ink: one bottle of a colour with syringe, or the set of four. */
export function refillInk({ inks }: { inks: { ink: string; name: string }[] }) {
  const bottle = ({ ink, name }: { ink: string; name: string }) => {
    const label = print(620, 420, (pen, w, h) => {
      fill(pen, '#fbf6f1');
      fill(pen, ink, [0, h - 150, w, 150]);
      text(pen, '彩砚', w / 2, 110, { size: 90, color: '#a82c6e', align: 'center' });
      text(pen, '填充墨水', w / 2, 210, { size: 74, color: '#23272e', align: 'center' });
      text(pen, `${name} 100ml`, w / 2, h - 50, {
        size: 76,
        color: ink === '#efc52c' ? '#2b2f36' : '#ffffff',
        align: 'center',
      });
    });
    return group(
      cyl([0.4, 0.4, 1.25], plastic(ink, { roughness: 0.25, clearcoat: 0.6 }), [0, 0.63, 0]),
      wrap([0.404, 0.404], 0.8, label, [0, 0.6, 0], PI * 1.15),
      cyl([0.22, 0.4, 0.16], plastic(ink, { roughness: 0.25 }), [0, 1.33, 0]),
      cyl([0.24, 0.24, 0.3], plastic('#f4f6f8'), [0, 1.52, 0]),
      times(14, (i) =>
        box(
          [0.02, 0.28, 0.02],
          plastic('#d5dae0'),
          [Math.cos(i * 0.449) * 0.24, 1.52, Math.sin(i * 0.449) * 0.24],
          undefined,
          0.006,
        ),
      ),
    );
  };
  const row =
    inks.length === 1
      ? [bottle(inks[0] ?? { ink: '#222', name: '' }), bottle(inks[0] ?? { ink: '#222', name: '' })]
      : inks.map(bottle);
  const syringe = put(
    group(
      cyl([0.09, 0.09, 0.9], glass('#eef4f8', 0.5), [0, 0, 0]),
      cyl([0.08, 0.08, 0.4], plastic(inks[0]?.ink ?? '#222'), [0, -0.2, 0]),
      cyl([0.015, 0.015, 0.4], metal('#c9ced6', 0.2), [0, -0.65, 0]),
      cyl([0.04, 0.04, 0.5], plastic('#f4f6f8'), [0, 0.6, 0]),
      cyl([0.13, 0.13, 0.03], plastic('#f4f6f8'), [0, 0.86, 0]),
      cyl([0.15, 0.15, 0.03], plastic('#f4f6f8'), [0, 0.46, 0]),
    ),
    [0.5, 0.1, 1.0],
    [PI / 2, 0, 0.9],
  );
  return put(
    group(
      row.map((part, i) => put(part, [(i - (row.length - 1) / 2) * 0.92, 0, (i % 2) * 0.12], [0, 0.1, 0])),
      syringe,
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Plastic combs for binding, a bound booklet in front. */
export function bindingCombs({ color }: { color: string }) {
  const comb = () =>
    group(
      cyl([0.07, 0.07, 2.6], plastic(color, { roughness: 0.4 }), [0, 0, 0], [PI / 2, 0, 0]),
      times(21, (i) =>
        ring(0.14, 0.032, plastic(color, { roughness: 0.4 }), [0, 0.06, -1.25 + i * 0.125], [0, 0, 0], 5.2),
      ),
    );
  const front = print(520, 300, (pen, w, h) => {
    fill(pen, '#f4f6f8');
    fill(pen, '#1c4fa8', [0, 0, w, 90]);
    text(pen, '启文 装订胶圈', 30, 64, { size: 50 });
    text(pen, '活页装订', 30, 190, { size: 84, color: '#23272e' });
    text(pen, '21 孔 · 100 支', 32, h - 36, { size: 46, color: '#5b6470', weight: 400 });
  });
  const pack = put(carton([1.5, 0.86, 2.8], '#e6eaef', { front }), [-0.9, 0, -0.4], [0, 0, 0]);
  const loose = times(6, (i) =>
    put(
      comb(),
      [0.3 + (i % 4) * 0.36, 0.16 + Math.floor(i / 4) * 0.28, 0.1 + (i % 2) * 0.06],
      [0, 0.04 * (i % 3), 0.3 * i],
    ),
  );
  const booklet = put(
    group(
      block([1.9, 0.1, 2.6], card('#ffffff'), [0, 0.06, 0]),
      box(
        [1.92, 0.012, 2.62],
        plastic('#d5e3ee', { roughness: 0.2, transparent: true, opacity: 0.8 }),
        [0, 0.12, 0],
        undefined,
        0.003,
      ),
      decal(
        [1.2, 0.5],
        print(480, 200, (pen, w) => {
          text(pen, '投标文件', w / 2, 100, { size: 84, color: '#23272e', align: 'center' });
        }),
        [0.1, 0.13, -0.4],
        [-PI / 2, 0, 0],
      ),
      put(comb(), [-0.95, 0.04, 0]),
    ),
    [2.75, 0, 0.55],
    [0, -0.12, 0],
  );
  return put(group(pack, loose, booklet), [0, 0, 0], [0, 0.4, 0]);
}

/** Bottle of toner powder. */
export function tonerBottle() {
  const label = print(700, 620, (pen, w, h) => {
    fill(pen, '#f3ebe4');
    fill(pen, '#23272e', [0, h - 190, w, 190]);
    text(pen, '彩砚', w / 2, 140, { size: 120, color: '#a82c6e', align: 'center' });
    text(pen, '激光碳粉', w / 2, 280, { size: 110, color: '#23272e', align: 'center' });
    text(pen, 'CY-388 适用', w / 2, 370, { size: 60, color: '#5b6470', weight: 400, align: 'center' });
    text(pen, '黑色 细粉', w / 2, h - 70, { size: 90, align: 'center' });
  });
  const one = () =>
    group(
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.54, 0.05],
          [0.54, 1.35],
          [0.46, 1.55],
          [0.26, 1.7],
        ],
        plastic('#2b2f36', { roughness: 0.45 }),
      ),
      wrap([0.545, 0.545], 1.05, label, [0, 0.68, 0], PI * 1.15),
      cyl([0.28, 0.28, 0.24], gloss('#a82c6e'), [0, 1.8, 0]),
      cyl([0.05, 0.2, 0.6], gloss('#a82c6e'), [0, 2.2, 0]),
    );
  return group(put(one(), [-0.65, 0, -0.2], [0, 0.2, 0]), put(one(), [0.6, 0, 0.2], [0, 0.05, 0]));
}
