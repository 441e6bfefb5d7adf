import { fill, type Pen, print, text } from '../page/labels.ts';
import { card, glass, plastic, rubber } from '../page/materials.ts';
import { PI, type Vec, box, cyl, decal, group, lathe, mesh, put, ring, times, wall, wrap } from '../page/solids.ts';
import { InstancedMesh, Matrix4, RingGeometry, SphereGeometry } from 'three';

function drawMarks(pen: Pen) {
  pen.strokeStyle = '#5d4222';
  pen.lineWidth = 7;
  pen.beginPath();
  for (const x of [60, 150]) {
    pen.moveTo(x, 140);
    pen.lineTo(x, 30);
    pen.lineTo(x - 35, 65);
    pen.moveTo(x, 30);
    pen.lineTo(x + 35, 65);
  }
  pen.stroke();
  pen.beginPath();
  pen.moveTo(225, 30);
  pen.lineTo(285, 30);
  pen.lineTo(275, 85);
  pen.lineTo(235, 85);
  pen.closePath();
  pen.moveTo(255, 85);
  pen.lineTo(255, 135);
  pen.moveTo(230, 140);
  pen.lineTo(280, 140);
  pen.stroke();
}

export function carton([w, h, d]: Vec, size: string, tape: string) {
  const kraft = card('#c79a66');
  const strip = plastic(tape, { roughness: 0.3 });
  const marks = print(320, 160, drawMarks);
  const words = print(600, 200, (pen) => {
    text(pen, '固宝 GUBAO', 10, 80, { size: 70, color: '#6b4c28' });
    text(pen, size, 10, 160, { size: 56, color: '#6b4c28', weight: 400 });
  });
  return group(
    box([w, h, d], kraft, [0, h / 2, 0], undefined, 0.015),
    box([0.22, 0.004, d + 0.01], strip, [0, h + 0.002, 0], undefined, 0.001),
    box([0.22, 0.32, 0.004], strip, [0, h - 0.16, d / 2 + 0.002], undefined, 0.001),
    box([0.3, 0.1, 0.01], card('#6d5030'), [w / 2 - 0.0, h * 0.68, 0], [0, PI / 2, 0], 0.05),
    ...(w > 1.2 ? [decal([0.56, 0.28], marks, [w / 2 - 0.42, 0.26, d / 2 + 0.004])] : []),
    decal([0.84, 0.28], words, [w > 1.2 ? -w / 2 + 0.55 : 0.02, h * 0.4, d / 2 + 0.004]),
  );
}

/** Made-up boxes on a pile of flat ones: the pack is delivered flat. */
export function cartons({ size, label }: { size: Vec; label: string }) {
  const [w, h, d] = size;
  const flat = times(8, (i) =>
    box(
      [w * 1.5, 0.05, d * 1.7],
      card(i % 2 ? '#c79a66' : '#bf925e'),
      [-0.1 + 0.02 * (i % 3), 0.03 + i * 0.055, -0.1],
      [0, 0.01 * (i % 3), 0],
      0.01,
    ),
  );
  const lift = 8 * 0.055 + 0.01;
  return put(
    group(
      flat,
      put(carton(size, label, '#e8d6ae'), [-0.15, lift, -0.1], [0, 0.08, 0]),
      put(carton([w * 0.62, h * 0.62, d * 0.62], label, '#e8d6ae'), [w * 0.86, 0, d * 0.9], [0, 0.3, 0]),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
}

/** The side of a roll: its winding, and towards the hole the core that shines through a clear tape. */
function winding(color: string, core: string, isClear: boolean) {
  return print(512, 512, (pen, w) => {
    const middle = w / 2;
    const shine = pen.createRadialGradient(middle, middle, middle * 0.56, middle, middle, middle);
    shine.addColorStop(0, isClear ? core : color);
    shine.addColorStop(isClear ? 0.45 : 0.05, color);
    shine.addColorStop(1, color);
    pen.fillStyle = shine;
    pen.fillRect(0, 0, w, w);
    pen.strokeStyle = 'rgba(90,75,40,.16)';
    pen.lineWidth = 1;
    for (let r = middle * 0.57; r < middle; r += 4) {
      pen.beginPath();
      pen.arc(middle, middle, r, 0, 7);
      pen.stroke();
    }
  });
}

export function tapeRolls({ color, opacity, core }: { color: string; opacity: number; core: string }) {
  const isClear = opacity < 1;
  const film = plastic(color, { roughness: isClear ? 0.08 : 0.2, clearcoat: 1, clearcoatRoughness: 0.06 });
  const face = plastic('#ffffff', { map: winding(color, core, isClear), roughness: 0.3, clearcoat: 0.5 });
  const paper = print(1200, 120, (pen, w) => {
    fill(pen, core);
    times(4, (i) =>
      text(pen, '固宝 封箱胶带 60mm×100m', 30 + (i * w) / 4, 76, { size: 46, color: '#5a3e1c', max: 270 }),
    );
  });
  const roll = (h = 0.56) =>
    group(
      wall([1, 1, h - 0.03], film),
      [-1, 1].map((side) =>
        mesh(new RingGeometry(0.55, 0.985, 72), face, [0, (side * h) / 2, 0], [-side * (PI / 2), 0, 0]),
      ),
      [-1, 1].map((side) => ring(0.985, 0.015, film, [0, side * (h / 2 - 0.015), 0])),
      lathe(
        [
          [0.5, -h / 2],
          [0.56, -h / 2],
          [0.56, h / 2 + 0.006],
          [0.5, h / 2 + 0.006],
          [0.5, -h / 2],
        ],
        card('#ffffff', { map: paper }),
      ),
    );
  const tower = (count: number) => times(count, (i) => put(roll(), [0.02 * (i % 2), 0.28 + i * 0.57, 0], [0, i, 0]));
  return put(
    group(
      put(group(tower(3)), [-0.9, 0, -0.5]),
      put(group(tower(2)), [1.0, 0, -0.95]),
      put(roll(), [0.75, 1.0, 0.95], [PI / 2, 0, 0.3]),
      // The free end of the tape, lifted.
      isClear
        ? put(
            box([0.5, 0.004, 0.56], glass('#eef1ee', 0.5), undefined, undefined, 0.001),
            [0.2, 0.02, 1.5],
            [0, 0.4, 0],
          )
        : [],
    ),
    [0, 0, 0],
    [0, -0.1, 0],
  );
}

/** Bubble wrap standing as a roll, end turned out; bubbles are one instanced mesh. */
export function bubbleRoll({ height }: { height: number }) {
  const film = glass('#dcebf5', 0.5, { depthWrite: true, roughness: 0.12 });
  const around = 44;
  const rows = Math.round(height / 0.13);
  const bubbles = new InstancedMesh(
    new SphereGeometry(0.05, 8, 6),
    plastic('#eaf3f9', { roughness: 0.06, clearcoat: 1, transparent: true, opacity: 0.75 }),
    around * rows + 20 * rows,
  );
  const place = new Matrix4();
  let n = 0;
  for (let row = 0; row < rows; row++) {
    const y = 0.07 + row * 0.13;
    for (let i = 0; i < around; i++) {
      const a = ((i + (row % 2) / 2) / around) * 2 * PI;
      bubbles.setMatrixAt(n++, place.makeTranslation(Math.cos(a) * 1.0, y, Math.sin(a) * 1.0));
    }
    for (let i = 0; i < 20; i++)
      bubbles.setMatrixAt(
        n++,
        place.makeTranslation(0.1 + (i + (row % 2) / 2) * 0.13, y, 1.08 + Math.sin(i / 5) * 0.12),
      );
  }
  bubbles.castShadow = true;
  const core = group(
    cyl([0.98, 0.98, height], plastic('#d6e6f1', { roughness: 0.3 }), [0, height / 2, 0]),
    times(7, (i) => ring(0.3 + i * 0.1, 0.012, plastic('#b9cfdf'), [0, height, 0])),
    cyl([0.22, 0.22, height + 0.02], card('#b98d58'), [0, height / 2, 0]),
    cyl([0.18, 0.18, height + 0.03], rubber('#5a4020'), [0, height / 2, 0]),
  );
  const sheet = box([2.6, height, 0.02], film, [1.3, height / 2, 1.03 + 0.03], [0, -0.03, 0], 0.005);
  return put(group(core, bubbles, sheet), [0, 0, 0], [0, -0.35, 0]);
}

export function stretchFilm() {
  const label = print(700, 500, (pen, w) => {
    fill(pen, '#1f4f9c');
    text(pen, '固宝', w / 2, 170, { size: 130, align: 'center' });
    text(pen, 'PE 缠绕膜 50cm', w / 2, 290, { size: 72, align: 'center' });
    text(pen, '净重 3.3kg · 拉伸 300%', w / 2, 390, { size: 50, weight: 400, align: 'center' });
  });
  const roll = () =>
    group(
      cyl(
        [0.5, 0.5, 2.4],
        plastic('#dfe9ef', { roughness: 0.08, clearcoat: 1, clearcoatRoughness: 0.05 }),
        [0, 1.5, 0],
      ),
      times(18, (i) =>
        ring(0.501, 0.006, plastic('#f7fbfd', { roughness: 0.05, clearcoat: 1 }), [0, 0.4 + i * 0.13, 0]),
      ),
      cyl([0.24, 0.24, 3.0], card('#b98d58'), [0, 1.5, 0]),
      cyl([0.19, 0.19, 3.01], rubber('#4a3419'), [0, 1.5, 0]),
      wrap([0.508, 0.508], 0.95, label, [0, 1.5, 0], 2.4),
    );
  return put(
    group(
      put(roll(), [-0.6, 0, -0.2], [0, 0.2, 0]),
      put(roll(), [0.6, 0, -0.35], [0, -0.2, 0]),
      put(roll(), [-1.5, 0.5, 1.1], [0.0, 0.3, -PI / 2]),
    ),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}
