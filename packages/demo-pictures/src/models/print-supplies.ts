import { fill, print, text } from '../page/labels.ts';
import { card, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { carton } from '../page/packs.ts';
import { block, box, cyl, decal, group, PI, put, times } from '../page/solids.ts';
import { toner } from './toner.ts';

const onInk = (ink: string) => (ink === '#efc52c' ? '#2b2f36' : '#ffffff');

type ColourToner = { ink: string; name: string };

function colourCarton({ ink, name }: ColourToner) {
  const front = print(1000, 420, (pen, w, h) => {
    fill(pen, '#f5f7f9');
    fill(pen, ink, [0, 0, 280, h]);
    text(pen, '拓远', 44, 130, { size: 96, color: onInk(ink) });
    text(pen, name, 44, h - 60, { size: 96, color: onInk(ink) });
    text(pen, 'TY-C350', 330, 160, { size: 120, color: '#20242a' });
    text(pen, '彩色激光硒鼓', 334, 260, { size: 70, color: '#4c5561', weight: 400 });
    text(pen, '适用 C3500 系列', 334, 345, { size: 56, color: '#4c5561', weight: 400 });
  });
  const side = print(420, 420, (pen, w) => {
    fill(pen, ink);
    text(pen, 'C350', w / 2, 190, { size: 110, color: onInk(ink), align: 'center' });
    text(pen, name, w / 2, 310, { size: 90, color: onInk(ink), align: 'center' });
  });
  return carton([2.5, 1.05, 1.05], '#eef1f4', { front, side });
}

function slimCartridge({ ink, name }: ColourToner) {
  const label = print(500, 140, (pen, w, h) => {
    fill(pen, '#f4f6f8');
    fill(pen, ink, [0, 0, 110, h]);
    text(pen, `TY-C350 ${name}`, 140, 92, { size: 66, color: '#23272e', max: w - 160 });
  });
  const dark = plastic('#23272e', { roughness: 0.5 });
  return group(
    box([2.4, 0.44, 0.62], dark, [0, 0.3, 0], undefined, 0.1),
    cyl([0.2, 0.2, 2.3], gloss('#2f8f9e'), [0, 0.24, 0.3], [0, 0, PI / 2]),
    [-1.24, 1.24].map((x) =>
      box([0.14, 0.52, 0.8], plastic(ink, { roughness: 0.45 }), [x, 0.3, 0.05], undefined, 0.06),
    ),
    box([1.5, 0.1, 0.2], plastic(ink, { roughness: 0.45 }), [0, 0.55, -0.15], undefined, 0.04),
    decal([1.4, 0.39], label, [0, 0.523, 0.12], [-PI / 2, 0, 0]),
  );
}

/** Colour cartridges of one kind, or the four of a set, before their cartons. */
export function colourToner({ set }: { set: ColourToner[] }) {
  if (set.length === 1 && set[0])
    return put(
      group(
        put(colourCarton(set[0]), [-0.1, 0, -0.85], [0, 0.06, 0]),
        put(slimCartridge(set[0]), [0.2, 0, 0.5], [0, -0.05, 0]),
      ),
      [0, 0, 0],
      [0, 0.45, 0],
    );
  return put(
    group(
      set.map((one, i) =>
        put(colourCarton(one), [(i % 2) * 0.06, Math.floor(i / 2) * 1.06, -0.55 - (i % 2) * 1.1], [0, 0.02 * i, 0], 1),
      ),
      put(slimCartridge(set[1] ?? { ink: '#222', name: '' }), [0.2, 0, 0.75], [0, -0.08, 0]),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Compatible cartridges: one carton for each piece in the pack. */
export function compatibleToner({ count }: { count: number }) {
  const front = print(1000, 420, (pen, w, h) => {
    fill(pen, '#fbf6f1');
    fill(pen, '#a82c6e', [0, 0, w, 120]);
    text(pen, '彩砚 CAIYAN', 50, 84, { size: 68 });
    text(pen, 'CY-388', 50, 260, { size: 126, color: '#23272e' });
    text(pen, '易加粉硒鼓 · 2600 页', 54, 350, { size: 62, color: '#5b6470', weight: 400 });
    fill(pen, '#f0b429', [w - 260, 180, 260, 120]);
    text(pen, '大容量', w - 130, 262, { size: 62, color: '#3a2a10', align: 'center' });
    fill(pen, '#a82c6e', [0, h - 20, w, 20]);
  });
  const side = print(420, 420, (pen, w, h) => {
    fill(pen, '#a82c6e');
    text(pen, 'CY-388', w / 2, h / 2 + 30, { size: 96, align: 'center' });
  });
  const pack = () => carton([2.4, 1.0, 1.0], '#f3ebe4', { front, side });
  const spots: [number, number, number][] = [
    [0, 0, -0.9],
    [0.05, 1.01, -0.92],
    [0.1, 0, -1.95],
    [0.08, 1.01, -1.98],
  ];
  return put(
    group(
      spots.slice(0, count).map((at, i) => put(pack(), at, [0, 0.03 * (i % 2), 0])),
      put(
        toner({ code: 'CY-388', pages: '2,600', drum: '#3a7fae', isBox: false }),
        [0.15, 0, 0.55],
        [0, -0.5, 0],
        0.92,
      ),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Ink cartridges with a nozzle plate, each before its carton. */
export function inkCartridges({ kinds }: { kinds: { inks: string[]; name: string; code: string }[] }) {
  const one = ({ inks, name, code }: { inks: string[]; name: string; code: string }) => {
    const front = print(460, 640, (pen, w, h) => {
      fill(pen, '#fbf6f1');
      inks.forEach((ink, i) => fill(pen, ink, [(w / inks.length) * i, h * 0.56, w / inks.length, h * 0.44]));
      text(pen, '彩砚', 36, 100, { size: 80, color: '#a82c6e' });
      text(pen, code, 36, 210, { size: 92, color: '#23272e' });
      text(pen, '喷墨墨盒', 36, 290, { size: 54, color: '#5b6470', weight: 400 });
      text(pen, name, w / 2, h - 90, { size: 100, color: '#ffffff', align: 'center' });
    });
    const top = print(400, 300, (pen, w, h) => {
      fill(pen, '#f3f4f6');
      inks.forEach((ink, i) => fill(pen, ink, [(w / inks.length) * i, 0, w / inks.length, h * 0.4]));
      text(pen, code, w / 2, h * 0.82, { size: 84, color: '#23272e', align: 'center' });
    });
    const piece = group(
      box([0.95, 0.82, 0.62], plastic('#23272e', { roughness: 0.45 }), [0, 0.5, 0], undefined, 0.05),
      box([0.5, 0.3, 0.4], plastic('#23272e', { roughness: 0.45 }), [-0.2, 0.1, 0], undefined, 0.03),
      block(
        [0.93, 0.02, 0.6],
        [
          card('#eee'),
          card('#eee'),
          plastic('#ffffff', { map: top, roughness: 0.4 }),
          card('#eee'),
          card('#eee'),
          card('#eee'),
        ],
        [0, 0.92, 0],
      ),
      box([0.02, 0.5, 0.5], metal('#d3a94c', 0.3), [-0.485, 0.4, 0], undefined, 0.005),
      decal(
        [0.6, 0.4],
        print(300, 200, (pen, w) => text(pen, '彩砚', w / 2, 120, { size: 76, color: '#c9cfd6', align: 'center' })),
        [0.05, 0.5, 0.313],
      ),
    );
    return group(
      put(carton([1.15, 1.6, 0.7], '#f3ebe4', { front }), [0, 0, -0.6], [0, 0.12, 0]),
      put(piece, [0.3, 0, 0.55], [0, -0.15, 0]),
    );
  };
  return put(
    group(kinds.map((kind, i) => put(one(kind), [(i - (kinds.length - 1) / 2) * 1.75, 0, i * 0.1]))),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Long ribbon cassette of an impact printer. */
export function ribbonCassettes({ count }: { count: number }) {
  const one = () =>
    group(
      box([3.2, 0.26, 0.62], plastic('#23272e', { roughness: 0.5 }), [0, 0.16, -0.2], undefined, 0.1),
      [-1.4, 1.4].map((x) =>
        box([0.3, 0.24, 0.9], plastic('#23272e', { roughness: 0.5 }), [x, 0.15, 0.3], undefined, 0.06),
      ),
      box([2.55, 0.16, 0.012], rubber('#0c0d10'), [0, 0.16, 0.66], undefined, 0.003),
      cyl([0.16, 0.16, 0.16], gloss('#3f6fb8'), [1.2, 0.33, -0.2]),
      times(8, (i) =>
        box(
          [0.03, 0.17, 0.05],
          gloss('#2f5a9c'),
          [1.2 + Math.cos(i * 0.785) * 0.16, 0.33, -0.2 + Math.sin(i * 0.785) * 0.16],
          [0, -i * 0.785, 0],
          0.006,
        ),
      ),
      decal(
        [1.6, 0.36],
        print(640, 144, (pen, w, h) => {
          fill(pen, '#f3ebe4');
          fill(pen, '#a82c6e', [0, 0, 120, h]);
          text(pen, '彩砚 CY-630 色带架', 146, 92, { size: 54, color: '#23272e', max: w - 170 });
        }),
        [-0.25, 0.292, -0.2],
        [-PI / 2, 0, 0],
      ),
    );
  return put(
    group(
      times(count, (i) =>
        put(one(), [(i % 2) * 0.12, Math.floor(i / 1) * 0.3, -(i % 2) * 0.1], [0, (i % 2 ? 1 : -1) * 0.05, 0]),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}
