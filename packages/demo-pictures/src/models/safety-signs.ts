import { fill, type Pen, print, text } from '../page/labels.ts';
import { metal, plastic } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put } from '../page/solids.ts';
import { flat } from './forms.ts';

export type SignKind = 'helmet' | 'smoke' | 'electric' | 'fire';

function trace(pen: Pen, words: string) {
  pen.beginPath();
  flat(words).forEach(([a = 0, b = 0, c, d], i) => {
    if (!i) pen.moveTo(a, b);
    else if (c === undefined || d === undefined) pen.lineTo(a, b);
    else pen.quadraticCurveTo(a, b, c, d);
  });
  pen.closePath();
}

const drawings: Record<SignKind, { words: string; base: string; draw: (pen: Pen) => void }> = {
  helmet: {
    words: '必须戴安全帽',
    base: '#1f5fb8',
    draw: (pen) => {
      pen.fillStyle = '#1f5fb8';
      pen.beginPath();
      pen.arc(0, 0, 250, 0, 7);
      pen.fill();
      pen.fillStyle = '#ffffff';
      trace(pen, '-150 -10, -150 -160 0 -160, 150 -160 150 -10, 190 10, 190 34, -190 34, -190 10');
      pen.fill();
      trace(pen, '-110 54, 110 54, 104 170 0 190, -104 170 -110 54');
      pen.fill();
    },
  },
  smoke: {
    words: '禁止吸烟',
    base: '#c4231d',
    draw: (pen) => {
      pen.fillStyle = '#23262b';
      pen.fillRect(-170, 10, 250, 48);
      pen.fillStyle = '#e07b2b';
      pen.fillRect(96, 10, 60, 48);
      pen.strokeStyle = '#23262b';
      pen.lineWidth = 20;
      for (const x of [110, 160]) {
        pen.beginPath();
        pen.moveTo(x, -20);
        pen.bezierCurveTo(x - 40, -70, x + 40, -90, x, -150);
        pen.stroke();
      }
      pen.strokeStyle = '#c4231d';
      pen.lineWidth = 46;
      pen.beginPath();
      pen.arc(0, 0, 226, 0, 7);
      pen.stroke();
      pen.beginPath();
      pen.moveTo(-160, -160);
      pen.lineTo(160, 160);
      pen.stroke();
    },
  },
  electric: {
    words: '当心触电',
    base: '#20242a',
    draw: (pen) => {
      pen.lineJoin = 'round';
      trace(pen, '0 -230, 262 220, -262 220');
      pen.fillStyle = '#f4c21d';
      pen.fill();
      pen.lineWidth = 34;
      pen.strokeStyle = '#20242a';
      pen.stroke();
      trace(pen, '30 -110, -70 60, -8 60, -40 176, 80 10, 14 10, 60 -110');
      pen.fillStyle = '#20242a';
      pen.fill();
    },
  },
  fire: {
    words: '消防通道 禁止占用',
    base: '#c4231d',
    draw: (pen) => {
      fill(pen, '#c4231d', [-260, -230, 520, 460]);
      pen.fillStyle = '#ffffff';
      trace(
        pen,
        '0 -170, 130 -40 130 70, 120 190 0 190, -120 190 -130 70, -120 0 -70 -50, -60 0 -30 10, -10 -80 0 -170',
      );
      pen.fill();
      pen.fillStyle = '#c4231d';
      trace(pen, '0 20, 60 90 50 130, 40 170 0 172, -46 168 -50 120, -40 80 0 20');
      pen.fill();
    },
  },
};

/** Sign plate with its pictogram, a second one laid behind. */
export function safetySign({ kind }: { kind: SignKind }) {
  const { words, base, draw } = drawings[kind];
  const face = print(750, 1000, (pen, w, h) => {
    fill(pen, '#ffffff');
    pen.lineWidth = 10;
    pen.strokeStyle = base;
    pen.strokeRect(20, 20, w - 40, h - 40);
    pen.save();
    pen.translate(w / 2, 360);
    draw(pen);
    pen.restore();
    fill(pen, base, [20, 700, w - 40, h - 720]);
    text(pen, words, w / 2, 850, { size: words.length > 6 ? 82 : 108, align: 'center', max: w - 80 });
    text(pen, 'GB 2894 · 烽安', w / 2, 940, { size: 44, weight: 400, align: 'center' });
  });
  const plate = () =>
    group(
      box([1.8, 2.4, 0.05], metal('#dfe3e7', 0.5), [0, 1.2, 0], undefined, 0.03),
      decal([1.76, 2.35], face, [0, 1.2, 0.03], [0, 0, 0], { roughness: 0.35 }),
      [-0.8, 0.8].flatMap((x) =>
        [0.1, 2.3].map((y) => cyl([0.03, 0.03, 0.07], plastic('#6d757e'), [x, y, 0.0], [PI / 2, 0, 0])),
      ),
    );
  return group(put(plate(), [-0.3, 0, 0.3], [-0.16, 0.22, 0]), put(plate(), [0.75, 0, -0.45], [-0.2, -0.2, 0]));
}
