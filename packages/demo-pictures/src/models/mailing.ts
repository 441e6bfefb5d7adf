import { fill, print, text } from '../page/labels.ts';
import { card, fabric, glass, plastic, rubber } from '../page/materials.ts';
import { scatter } from '../page/packs.ts';
import { box, cyl, decal, group, lathe, mesh, PI, put, reshape, ring, times, wrap, type Vec } from '../page/solids.ts';
import { BoxGeometry } from 'three';
import { profile, strap } from './forms.ts';

const kraft = () => card('#c79a66');

/** Self-locking mailer: one open, one shut, a flat bundle behind. */
export function mailerBoxes() {
  const mark = print(600, 200, (pen) => {
    text(pen, '箱伴 XIANGBAN', 300, 90, { size: 66, color: '#6b4c28', align: 'center' });
    text(pen, '飞机盒 · 三层特硬', 300, 160, { size: 46, color: '#6b4c28', weight: 400, align: 'center' });
  });
  const [w, h, d] = [2.2, 0.62, 1.6];
  const open = group(
    box([w, 0.04, d], kraft(), [0, 0.03, 0], undefined, 0.005),
    [-1, 1].map((x) => box([0.06, h, d], kraft(), [(x * w) / 2, h / 2, 0], undefined, 0.01)),
    box([w, h, 0.05], kraft(), [0, h / 2, d / 2], undefined, 0.01),
    box([w, h, 0.05], kraft(), [0, h / 2, -d / 2], undefined, 0.01),
    put(
      group(
        box([w - 0.06, 0.04, d], kraft(), [0, 0, d / 2], undefined, 0.005),
        box([w - 0.1, 0.04, 0.5], card('#bd8f5a'), [0, -0.12, d + 0.14], [0.9, 0, 0], 0.01),
        [-1, 1].map((x) =>
          box([0.36, 0.04, 0.9], card('#bd8f5a'), [x * (w / 2 + 0.08), -0.1, d * 0.55], [0, 0, -x * 0.8], 0.01),
        ),
      ),
      [0, h, -d / 2],
      [-1.95, 0, 0],
    ),
  );
  const shut = group(
    box([1.7, 0.46, 1.25], kraft(), [0, 0.23, 0], undefined, 0.015),
    box([1.66, 0.01, 0.012], rubber('#7a5730'), [0, 0.46, 0.6], undefined, 0.002),
    decal([1.1, 0.366], mark, [0, 0.463, 0], [-PI / 2, 0, 0]),
  );
  const sheets = times(6, (i) =>
    box([3.2, 0.04, 1.9], card(i % 2 ? '#c79a66' : '#bf925e'), [0.03 * (i % 2), 0.03 + i * 0.044, 0], undefined, 0.006),
  );
  return put(
    group(
      put(group(sheets), [0.1, 0, -0.9]),
      put(open, [-0.3, 0.28, -0.75], [0, 0.15, 0]),
      put(shut, [1.15, 0, 1.2], [0, -0.35, 0]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Poly mailers: a shingled stack and one filled bag leaning on it. */
export function courierBags({ color, ink }: { color: string; ink: string }) {
  const film = () => plastic(color, { roughness: 0.3, clearcoat: 0.4 });
  const face = print(700, 940, (pen, w, h) => {
    fill(pen, color);
    fill(pen, ink === '#ffffff' ? '#3a3f46' : '#dfe4e9', [0, 0, w, 120]);
    text(pen, '请沿虚线撕开 · 破坏性封口', w / 2, 76, { size: 40, color: ink, align: 'center' });
    pen.strokeStyle = ink;
    pen.lineWidth = 4;
    pen.strokeRect(80, 240, w - 160, 360);
    text(pen, '面单粘贴处', w / 2, 440, { size: 60, color: ink, weight: 400, align: 'center' });
    text(pen, '箱伴 XIANGBAN', w / 2, h - 130, { size: 60, color: ink, align: 'center' });
    text(pen, '28×42cm · 加厚防水', w / 2, h - 60, { size: 44, color: ink, weight: 400, align: 'center' });
  });
  const stack = times(9, (i) =>
    group(
      box(
        [1.9, 0.035, 2.5],
        film(),
        [0.02 * (i % 3), 0.02 + i * 0.036, i * 0.03],
        [0, 0.012 * ((i % 3) - 1), 0],
        0.012,
      ),
    ),
  );
  const full = reshape(
    mesh(
      new BoxGeometry(1.8, 2.3, 0.5, 20, 24, 6),
      [film(), film(), film(), film(), plastic('#ffffff', { map: face, roughness: 0.3, clearcoat: 0.4 }), film()],
      [0, 1.15, 0],
    ),
    (v) => {
      const edge = Math.cos((v.x / 1.8) * PI) ** 0.5 * Math.cos((v.y / 2.3) * PI) ** 0.5;
      v.z *= 0.08 + 0.92 * (Number.isNaN(edge) ? 0 : edge);
      v.z += 0.02 * Math.sin(v.x * 11 + v.y * 7);
    },
  );
  return put(
    group(put(group(stack), [0.75, 0, 0.1], [0, -0.25, 0]), put(group(full), [-0.65, 0.02, 0.1], [-0.22, 0.25, 0])),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Kraft envelopes lined with bubbles; one shows its lining. */
export function bubbleMailers() {
  const paper = () => card('#c9a06a');
  const mark = print(600, 800, (pen, w, h) => {
    text(pen, '箱伴', w / 2, h - 110, { size: 76, color: '#7a5730', align: 'center' });
    text(pen, '牛皮纸气泡袋', w / 2, h - 40, { size: 46, color: '#7a5730', weight: 400, align: 'center' });
    times(4, (i) => fill(pen, 'rgba(122,87,48,.5)', [80, 240 + i * 80, i === 3 ? 260 : 440, 5]));
  });
  const envelope = (w: number, h: number) =>
    group(
      box([w, 0.14, h], paper(), [0, 0.07, 0], undefined, 0.06),
      decal([w * 0.86, h * 0.9], mark, [0, 0.145, 0], [-PI / 2, 0, 0]),
      box([w, 0.03, 0.34], card('#bd9159'), [0, 0.13, -h / 2 + 0.14], [0.04, 0, 0], 0.01),
    );
  const pile = times(6, (i) =>
    put(envelope(2.0, 2.6), [0.02 * (i % 2), i * 0.14, 0.02 * i], [0, 0.03 * ((i % 3) - 1), 0]),
  );
  const cut = group(
    box([1.6, 0.22, 2.0], paper(), [0, 0.11, 0], undefined, 0.08),
    box([1.46, 0.16, 0.03], plastic('#dfe9ef', { roughness: 0.15, clearcoat: 1 }), [0, 0.12, 1.0], undefined, 0.02),
    times(9, (i) =>
      cyl(
        [0.055, 0.055, 0.05],
        plastic('#eef5f9', { roughness: 0.08, clearcoat: 1 }),
        [-0.62 + i * 0.155, 0.12, 1.03],
        [PI / 2, 0, 0],
      ),
    ),
  );
  return put(
    group(put(group(pile), [-0.5, 0, -0.4]), put(cut, [1.35, 0.1, 0.75], [0.1, -0.4, 0])),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Clear bags with a zip line, one holding parts. */
export function zipBags() {
  const film = () => glass('#e6eff4', 0.4, { depthWrite: true });
  const bag = () =>
    group(
      box([1.7, 0.05, 2.3], film(), [0, 0.03, 0], undefined, 0.02),
      box([1.7, 0.06, 0.05], plastic('#c8322a'), [0, 0.045, -0.95], undefined, 0.01),
      box([1.7, 0.06, 0.02], plastic('#e3eaef'), [0, 0.045, -1.02], undefined, 0.005),
    );
  const stack = times(8, (i) => put(bag(), [0.05 * (i % 3), i * 0.055, 0.04 * (i % 2)], [0, 0.03 * ((i % 3) - 1), 0]));
  const parts = times(16, (i) =>
    cyl(
      [0.11, 0.11, 0.09],
      plastic(['#b7bdc6', '#c9a24a', '#3f464e'][i % 3] ?? '#aaa', { metalness: 0.8, roughness: 0.3 }),
      [(scatter(i) - 0.5) * 1.1, 0.12 + (i % 3) * 0.06, (scatter(i, 2) - 0.4) * 1.3],
      [scatter(i, 3) * 2, 0, scatter(i, 4)],
    ),
  );
  const label = decal(
    [0.9, 0.5],
    print(540, 300, (pen, w) => {
      fill(pen, '#ffffff');
      text(pen, '箱伴 自封袋', w / 2, 120, { size: 76, color: '#a9713a', align: 'center' });
      text(pen, '双面 12 丝 · 100 只', w / 2, 220, { size: 50, color: '#5c6772', weight: 400, align: 'center' });
    }),
    [0.05, 0.5, 0.2],
    [-PI / 2, 0, 0],
  );
  return put(
    group(
      put(group(stack, label), [-0.7, 0, -0.3]),
      put(
        group(bag(), parts, put(box([1.66, 0.02, 2.2], film(), [0, 0.34, 0.04], undefined, 0.01), [0, 0, 0])),
        [1.25, 0, 0.6],
        [0, -0.35, 0],
      ),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

type Roll = {
  color: string;
  core?: string;
  count: number;
  height: number;
  outer?: number;
  words?: string;
  isGrid?: boolean;
};

/** Adhesive tape rolls in a pile: kraft, fibre and the like. */
export function paperTapes({ color, core = '#d8b98a', count, height, outer = 1, words = '', isGrid = false }: Roll) {
  const skin = isGrid
    ? plastic('#ffffff', {
        roughness: 0.15,
        clearcoat: 0.8,
        map: print(600, 120, (pen, w, h) => {
          fill(pen, color);
          pen.strokeStyle = 'rgba(120,140,150,.55)';
          pen.lineWidth = 3;
          for (let x = -h; x < w + h; x += 24) {
            pen.beginPath();
            pen.moveTo(x, 0);
            pen.lineTo(x + h, h);
            pen.moveTo(x + h, 0);
            pen.lineTo(x, h);
            pen.stroke();
          }
        }),
      })
    : plastic(color, { roughness: 0.65 });
  const inner = print(1000, 110, (pen, w, h) => {
    fill(pen, core);
    times(3, (i) => text(pen, words, 30 + (i * w) / 3, h - 36, { size: 46, color: '#5a3e1c', max: w / 3 - 50 }));
  });
  const roll = () =>
    group(
      lathe(profile(`.6 ${-height / 2}, ${outer} ${-height / 2}, ${outer} ${height / 2}, .6 ${height / 2}`), skin),
      times(6, (i) =>
        ring(0.66 + i * 0.06, 0.005, plastic('#8a6a42', { transparent: true, opacity: 0.5 }), [
          0,
          height / 2 + 0.001,
          0,
        ]),
      ),
      lathe(
        profile(
          `.54 ${-height / 2}, .6 ${-height / 2}, .6 ${height / 2 + 0.006}, .54 ${height / 2 + 0.006}, .54 ${-height / 2}`,
        ),
        card('#ffffff', { map: inner }),
      ),
    );
  const tower = times(count - 1, (i) =>
    put(roll(), [-0.9 + 0.02 * (i % 2), height / 2 + i * (height + 0.01), -0.5], [0, i, 0]),
  );
  return put(
    group(tower, put(roll(), [1.0, outer, 0.5], [PI / 2, 0, 0.3]), put(roll(), [0.9, height / 2, -0.9])),
    [0, 0, 0],
    [0, 0, 0],
  );
}

/** Foam or honeycomb paper on a roll, its end turned out. */
export function cushionRoll({ kind }: { kind: 'foam' | 'honeycomb' }) {
  const isFoam = kind === 'foam';
  const sheet = isFoam
    ? fabric('#f6f8f9', 'terry', 9, { roughness: 0.9 })
    : fabric('#c9a06a', 'mesh', 7, { roughness: 0.95 });
  const tail: Vec[] = times(12, (i) => [0.15 + i * 0.24, 1.1 + 0.05 * Math.sin(i), 1.0 + 0.02 * i]);
  return put(
    group(
      cyl([1.0, 1.0, 2.2], sheet, [0, 1.1, 0]),
      times(9, (i) => ring(0.28 + i * 0.08, 0.014, plastic(isFoam ? '#d5dde3' : '#a67f4c'), [0, 2.2, 0])),
      cyl([0.22, 0.22, 2.22], card('#b98d58'), [0, 1.1, 0]),
      cyl([0.18, 0.18, 2.23], rubber('#4a3419'), [0, 1.1, 0]),
      strap(
        tail,
        isFoam ? fabric('#f6f8f9', 'terry', 5, { roughness: 0.9 }) : fabric('#c9a06a', 'mesh', 5, { roughness: 0.95 }),
        { width: 2.2, thick: isFoam ? 0.06 : 0.03, outward: () => [0, 0, 1] },
      ),
      wrap(
        [1.008, 1.008],
        0.62,
        print(1300, 300, (pen, w) => {
          fill(pen, isFoam ? '#2f86b5' : '#7fa650');
          text(pen, isFoam ? '箱伴 珍珠棉 EPE' : '箱伴 蜂窝牛皮纸', w / 2, 140, { size: 92, align: 'center' });
          text(pen, isFoam ? '防震 · 防潮 · 防刮' : '可回收 · 无塑缓冲', w / 2, 240, {
            size: 60,
            weight: 400,
            align: 'center',
          });
        }),
        [0, 1.15, 0],
        1.75,
      ),
    ),
    [0, 0, 0],
    [0, -0.35, 0],
  );
}
