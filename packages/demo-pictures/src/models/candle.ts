import { DoubleSide } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { card, glass, gloss, glow, metal, plastic, rubber, wood } from '../page/materials.ts';
import { ball, box, cyl, decal, group, lathe, PI, put, times, tube, wrap } from '../page/solids.ts';

export function candle({
  glassColor,
  scent,
  note,
  lid,
}: {
  glassColor: string;
  scent: string;
  note: string;
  lid: string;
}) {
  const jarWall = gloss(glassColor, { roughness: 0.18, side: DoubleSide });
  const label = print(420, 340, (pen, w, h) => {
    fill(pen, '#fffaf0');
    pen.strokeStyle = '#cbb894';
    pen.lineWidth = 4;
    pen.strokeRect(16, 16, w - 32, h - 32);
    text(pen, '小满', w / 2, 90, { size: 48, color: '#5a4630', align: 'center' });
    text(pen, [...scent].join(' '), w / 2, 185, { size: 60, color: '#5a4630', align: 'center', max: w - 60 });
    text(pen, note, w / 2, 245, { size: 32, color: '#8a7860', weight: 400, align: 'center' });
    text(pen, '200 g', w / 2, 300, { size: 34, color: '#8a7860', weight: 400, align: 'center' });
  });
  const flame = group(
    ball(0.05, glow('#ffd27a', 1.2), [0, 1.22, 0], [0.8, 1.9, 0.8]),
    cyl([0.012, 0.012, 0.14], rubber('#333'), [0, 1.1, 0]),
  );
  const jar = group(
    lathe(
      [
        [0, 0],
        [0.48, 0],
        [0.5, 0.03],
        [0.5, 1.12],
        [0.48, 1.14],
        [0.46, 1.12],
        [0.46, 0.1],
      ],
      jarWall,
    ),
    cyl([0.46, 0.46, 0.03], plastic('#fbf4e6', { roughness: 0.5 }), [0, 1.0, 0]),
    flame,
    wrap([0.503, 0.503], 0.52, label, [0, 0.52, 0], 1.5),
  );
  const cover = put(
    group(cyl([0.52, 0.52, 0.1], wood(lid, '#7a5a34')), cyl([0.45, 0.45, 0.06], rubber('#d8cfc0'), [0, -0.06, 0])),
    [0.86, 0.5, 0.25],
    [0.25, 0, PI / 2 - 0.3],
  );
  const giftBox = put(
    box([1.1, 1.25, 1.1], card('#efe6d6'), [0, 0.625, 0], undefined, 0.01),
    [-1.05, 0, -0.65],
    [0, 0.3, 0],
  );
  const boxLabel = put(decal([0.62, 0.5], label, [0, 0.7, 0.553]), [-1.05, 0, -0.65], [0, 0.3, 0]);
  return group(jar, cover, giftBox, boxLabel);
}

export function reedDiffuser({ liquid, scent, cap }: { liquid: string; scent: string; cap: string }) {
  const label = print(360, 420, (pen, w) => {
    fill(pen, '#fffdf7');
    text(pen, '小满', w / 2, 110, { size: 64, color: '#4f4a40', align: 'center' });
    fill(pen, '#b9a98a', [w / 2 - 40, 140, 80, 4]);
    text(pen, scent, w / 2, 240, { size: 72, color: '#4f4a40', align: 'center' });
    text(pen, '无火香薰 120ml', w / 2, 330, { size: 36, color: '#8a8272', weight: 400, align: 'center' });
  });
  const bottle = group(
    box(
      [0.86, 1.0, 0.86],
      plastic(liquid, { roughness: 0.05, clearcoat: 1, transparent: true, opacity: 0.8 }),
      [0, 0.52, 0],
      undefined,
      0.08,
    ),
    box([0.98, 1.25, 0.98], glass('#eef4f4', 0.3), [0, 0.63, 0], undefined, 0.1),
    box([0.98, 0.06, 0.98], glass('#dfe8e8', 0.6), [0, 0.03, 0], undefined, 0.03),
    cyl([0.2, 0.24, 0.2], glass('#eef4f4', 0.4), [0, 1.34, 0]),
    cyl([0.26, 0.26, 0.2], metal(cap, 0.3), [0, 1.46, 0]),
    decal([0.62, 0.72], label, [0, 0.6, 0.493]),
  );
  bottle.children[0]?.traverse((part) => void (part.castShadow = true));
  const reeds = times(8, (i) =>
    cyl(
      [0.018, 0.018, 2.5],
      card(i % 2 ? '#b98d58' : '#a87c48'),
      [Math.cos(i * 2.4) * 0.18, 1.95, Math.sin(i * 2.4) * 0.18],
      [Math.sin(i * 2.4) * 0.24, 0, -Math.cos(i * 2.4) * 0.24],
    ),
  );
  const sprig = put(
    group(
      tube(
        [
          [0, 0.05, 0],
          [0.5, 0.08, 0.1],
          [1.0, 0.06, 0.05],
        ],
        0.014,
        card('#8a7450'),
      ),
      times(9, (i) =>
        ball(
          0.12,
          plastic(['#8aa07a', '#a3b596', '#7a9070'][i % 3] ?? '#8aa07a', { roughness: 0.85 }),
          [0.1 + i * 0.1, 0.09, (i % 2 ? 0.11 : -0.1) + 0.05],
          [1, 0.25, 0.6],
          [0, i % 2 ? 0.7 : -0.7, 0],
        ),
      ),
    ),
    [0.55, 0, 0.6],
    [0, 0.35, 0],
  );
  return put(group(bottle, reeds, sprig), [0, 0, 0], [0, 0.45, 0]);
}
