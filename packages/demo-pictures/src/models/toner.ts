import { fill, print, text, textUp } from '../page/labels.ts';
import { glass, gloss, metal, plastic, card } from '../page/materials.ts';
import { block, box, cyl, decal, group, lathe, PI, put, times, wrap } from '../page/solids.ts';

type Toner = { code: string; pages: string; drum: string; isBox?: boolean };

function cartonOf(code: string, pages: string, base: string) {
  const face = print(1000, 460, (pen, w, h) => {
    fill(pen, '#f5f7f9');
    fill(pen, base, [0, 0, 300, h]);
    text(pen, '拓远', 50, 130, { size: 96 });
    text(pen, 'TUOYUAN', 52, 190, { size: 40, weight: 400 });
    text(pen, code, 350, 170, { size: 130, color: '#20242a' });
    text(pen, '激光打印机硒鼓', 354, 270, { size: 64, color: '#4c5561', weight: 400 });
    text(pen, `约 ${pages} 页`, 354, 370, { size: 70, color: base });
    text(pen, '原装正品', 50, h - 50, { size: 48 });
    fill(pen, '#20242a', [w - 130, h - 90, 90, 50]);
  });
  const end = print(460, 460, (pen, w, h) => {
    fill(pen, base);
    text(pen, code.replace('TY-', ''), w / 2, h / 2 + 30, { size: 120, align: 'center' });
  });
  const plain = plastic('#f0f2f5', { roughness: 0.5 });
  const printed = plastic('#fff', { map: face, roughness: 0.45 });
  const ends = plastic('#fff', { map: end, roughness: 0.45 });
  return block([2.7, 1.1, 1.1], [ends, ends, plain, plain, printed, plain], [0, 0.55, 0]);
}

/** A toner cartridge before its carton. */
export function toner({ code, pages, drum, isBox = true }: Toner) {
  const dark = plastic('#23272e', { roughness: 0.5 });
  const grey = plastic('#373d47', { roughness: 0.5 });
  const label = print(440, 144, (pen, w, h) => {
    fill(pen, '#eef1f4');
    fill(pen, '#1c4fa8', [0, 0, 20, h]);
    text(pen, `${code} 硒鼓`, 40, 68, { size: 56, color: '#222', max: w - 60 });
    text(pen, `约 ${pages} 页`, 40, 122, { size: 40, color: '#666', weight: 400 });
  });
  const cartridge = group(
    box([2.6, 0.5, 0.9], dark, [0, 0.35, 0], undefined, 0.1),
    cyl([0.26, 0.26, 2.5], gloss(drum), [0, 0.3, 0.42], [0, 0, PI / 2]),
    ...[-1.34, 1.34].map((x) => box([0.14, 0.62, 1.1], grey, [x, 0.36, 0.05], undefined, 0.06)),
    ...[-1.42, 1.42].map((x) => cyl([0.13, 0.13, 0.08], metal('#aab1bb', 0.4), [x, 0.32, 0.4], [0, 0, PI / 2])),
    box([1.7, 0.1, 0.3], grey, [0, 0.62, -0.2], undefined, 0.04),
    times(7, (i) => box([0.03, 0.05, 0.2], dark, [-0.7 + i * 0.23, 0.68, -0.2], undefined, 0.01)),
    decal([1.3, 0.42], label, [-0.3, 0.607, 0.17], [-PI / 2, 0, 0]),
  );
  if (!isBox) return put(cartridge, [0, 0, 0], [0, 0.5, 0]);
  return put(
    group(
      put(cartonOf(code, pages, '#1c4fa8'), [-0.1, 0, -1.0], [0, 0.08, 0]),
      put(cartridge, [0.2, 0, 0.45], [0, -0.06, 0]),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Long slim toner bottle unit of a copier. */
export function tonerTube({ code }: { code: string }) {
  const label = print(700, 300, (pen, w, h) => {
    fill(pen, '#f5f7f9');
    fill(pen, '#20242a', [0, 0, w, 60]);
    text(pen, `拓远 ${code} 粉盒`, 40, 160, { size: 80, color: '#20242a' });
    text(pen, '约 10,000 页 · 适用 M3800', 42, 240, { size: 50, color: '#5b6470', weight: 400 });
    fill(pen, '#1c4fa8', [0, h - 16, w, 16]);
  });
  const body = group(
    box([3.2, 0.62, 0.8], plastic('#2a2f37', { roughness: 0.5 }), [0, 0.33, 0], undefined, 0.14),
    box([0.3, 0.7, 0.9], plastic('#1c4fa8', { roughness: 0.4 }), [1.55, 0.36, 0], undefined, 0.08),
    box([0.5, 0.12, 0.3], plastic('#1c4fa8', { roughness: 0.4 }), [1.85, 0.5, 0], undefined, 0.05),
    times(9, (i) =>
      cyl([0.33, 0.33, 0.03], plastic('#1d2127', { roughness: 0.5 }), [-1.4 + i * 0.1, 0.33, 0], [0, 0, PI / 2]),
    ),
    decal([1.5, 0.64], label, [0.25, 0.642, 0], [-PI / 2, 0, 0]),
    decal([1.4, 0.44], label, [0.3, 0.33, 0.403]),
  );
  const pack = put(cartonOf(code, '10,000', '#20242a'), [-0.2, 0, -1.1], [0, 0.1, 0]);
  return put(group(pack, put(body, [0.1, 0, 0.35], [0, -0.05, 0])), [0, 0, 0], [0, 0.42, 0]);
}

/** Ink bottle with a keyed nozzle before its slim carton. */
export function inkBottle({ ink, name, volume }: { ink: string; name: string; volume: string }) {
  const label = print(700, 460, (pen, w, h) => {
    fill(pen, '#f7f8fa');
    fill(pen, ink, [0, 0, w, 150]);
    text(pen, '拓远 原装墨水', w / 2, 104, { size: 74, color: ink === '#efc52c' ? '#333' : '#fff', align: 'center' });
    text(pen, name, w / 2, 270, { size: 100, color: '#20242a', align: 'center' });
    text(pen, `TY-L01 · ${volume}`, w / 2, 370, { size: 54, color: '#5b6470', weight: 400, align: 'center' });
    fill(pen, ink, [0, h - 24, w, 24]);
  });
  const carton = print(420, 900, (pen, w, h) => {
    fill(pen, '#f4f6f8');
    fill(pen, ink, [0, h * 0.55, w, h * 0.45]);
    text(pen, '拓远', 40, 110, { size: 84, color: '#20242a' });
    text(pen, '连供墨水', 40, 220, { size: 72, color: '#20242a' });
    text(pen, volume, 40, 310, { size: 54, color: '#5b6470', weight: 400 });
    text(pen, name, 40, h * 0.55 + 150, { size: 100, color: ink === '#efc52c' ? '#333' : '#fff' });
    textUp(pen, 'TUOYUAN INK', w - 40, h - 40, {
      size: 40,
      color: ink === '#efc52c' ? '#333' : 'rgba(255,255,255,.8)',
    });
  });
  const plain = card('#e9edf1');
  const pack = block(
    [0.95, 2.1, 0.8],
    [plain, plain, plain, plain, plastic('#fff', { map: carton, roughness: 0.5 }), plain],
    [0, 1.05, 0],
  );
  const bottle = group(
    lathe(
      [
        [0, 0],
        [0.42, 0],
        [0.45, 0.04],
        [0.45, 1.1],
        [0.4, 1.22],
        [0.2, 1.32],
        [0.18, 1.4],
      ],
      plastic('#eef1f4', { roughness: 0.3 }),
    ),
    wrap([0.453, 0.453], 0.85, label, [0, 0.6, 0], PI * 1.1),
    cyl([0.2, 0.24, 0.18], gloss(ink), [0, 1.44, 0]),
    cyl([0.09, 0.16, 0.42], gloss(ink), [0, 1.72, 0]),
    cyl([0.1, 0.1, 0.05], glass('#ffffff', 0.4), [0, 1.94, 0]),
  );
  return put(
    group(put(pack, [-0.55, 0, -0.35], [0, 0.25, 0]), put(bottle, [0.5, 0, 0.35], [0, 0.1, 0])),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}

/** Till rolls: a pyramid and one unrolling. */
export function thermalRolls({ width, size }: { width: number; size: number }) {
  const side = print(512, 512, (pen) => {
    pen.fillStyle = '#f4f5f6';
    pen.beginPath();
    pen.arc(256, 256, 254, 0, 7);
    pen.fill();
    pen.strokeStyle = 'rgba(90,100,115,.25)';
    for (let r = 70; r < 256; r += 6) {
      pen.beginPath();
      pen.arc(256, 256, r, 0, 7);
      pen.stroke();
    }
  });
  const roll = (x: number, y: number, z: number) =>
    put(
      group(
        lathe(
          [
            [size * 0.24, -width / 2],
            [size, -width / 2],
            [size, width / 2],
            [size * 0.24, width / 2],
          ],
          card('#fafbfc'),
        ),
        decal([size * 2, size * 2], side, [0, width / 2 + 0.003, 0], [-PI / 2, 0, 0]),
        lathe(
          [
            [size * 0.17, -width / 2 - 0.01],
            [size * 0.26, -width / 2 - 0.01],
            [size * 0.26, width / 2 + 0.03],
            [size * 0.17, width / 2 + 0.03],
            [size * 0.17, -width / 2],
          ],
          plastic('#2f5fae'),
        ),
      ),
      [x, y, z],
    );
  const receipt = print(300, 700, (pen, w) => {
    fill(pen, '#ffffff');
    text(pen, '销售小票', w / 2, 70, { size: 40, color: '#222', align: 'center' });
    for (let i = 0; i < 9; i++)
      text(pen, `商品 ${i + 1}        ${(12.5 * (i + 1)).toFixed(2)}`, 24, 150 + i * 50, {
        size: 28,
        color: '#333',
        weight: 400,
      });
    text(pen, '合计 ¥562.50', 24, 650, { size: 40, color: '#222' });
  });
  const lying = put(roll(0, 0, 0), [0.9, size, 1.35], [0, 0, PI / 2]);
  const strip = group(
    box([width, 0.008, 1.8], card('#ffffff'), [0.9, 0.012, 2.2], undefined, 0.002),
    decal([width * 0.96, 1.7], receipt, [0.9, 0.02, 2.2], [-PI / 2, 0, 0]),
  );
  const spots = [
    [-1, 0],
    [0.05, 0.05],
    [-0.5, -0.95],
    [0.6, -0.9],
  ] as const;
  return put(
    group(
      spots.map(([x, z]) => roll(x * size * 2.1, width / 2, z * size * 2.1)),
      roll(-0.35 * size * 2, width * 1.5 + 0.02, -0.25),
      lying,
      strip,
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}
