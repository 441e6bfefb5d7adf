import { fill, type Pen, print, text } from '../page/labels.ts';
import { card, metal, plastic } from '../page/materials.ts';
import { scatter } from '../page/packs.ts';
import { block, box, decal, group, PI, put, ring, times } from '../page/solids.ts';

const white = () => card('#fdfdfb');

/** A printed sheet of the given colour, lying flat. */
const sheetOf = (color: string, [w, d]: [number, number], y: number) => block([w, 0.01, d], card(color), [0, y, 0]);

/** A pack of coloured copy paper, the top sheets fanned out. */
export function colourPaper({ color, name, ink = '#ffffff' }: { color: string; name: string; ink?: string }) {
  const band = print(900, 360, (pen, w, h) => {
    fill(pen, '#4f6b46');
    fill(pen, color, [0, h - 90, w, 90]);
    text(pen, '木禾 MUHE', 50, 110, { size: 72 });
    text(pen, `A4 彩色复印纸 ${name}`, 50, 220, { size: 78, max: w - 90 });
    text(pen, '80g · 100 张', 50, h - 24, { size: 58, color: ink, weight: 500 });
  });
  const fan = times(5, (i) =>
    put(sheetOf(color, [1.9, 2.68], 0.06 + i * 0.012), [0.5 + i * 0.13, 0, 0.12], [0, -0.16 - i * 0.07, 0]),
  );
  const pack = group(
    block([1.9, 0.3, 2.68], card(color), [0, 0.28, 0]),
    block([1.92, 0.305, 0.86], plastic('#4f6b46', { roughness: 0.5 }), [0, 0.281, 0.2]),
    decal([1.92, 0.86], band, [0, 0.436, 0.2], [-PI / 2, 0, 0]),
  );
  return put(group(fan, put(pack, [-0.3, 0, 0], [0, 0.05, 0])), [0, 0, 0], [0, 0.5, 0]);
}

/** Chinese envelopes: boxes for the postcode, a frame for the stamp. */
export function envelopes({ paper, ratio }: { paper: string; ratio: number }) {
  const [w, d] = [2.3 * ratio, 1.15 * ratio];
  const face = print(1000, 500, (pen, width, height) => {
    fill(pen, paper);
    pen.strokeStyle = '#c43a2e';
    pen.lineWidth = 5;
    for (let i = 0; i < 6; i++) pen.strokeRect(50 + i * 62, 46, 50, 56);
    pen.strokeRect(width - 150, 40, 100, 120);
    text(pen, '贴邮票处', width - 100, 108, { size: 22, color: '#c43a2e', weight: 400, align: 'center' });
    for (const y of [230, 310, 390]) fill(pen, 'rgba(90,80,60,.35)', [220, y, 560, 3]);
    text(pen, '邮政编码', width - 320, height - 36, { size: 30, color: '#c43a2e', weight: 400 });
    text(pen, '启文 标准信封', 50, height - 36, { size: 30, color: '#8a7a5c', weight: 400 });
  });
  const printed = plastic('#ffffff', { map: face, roughness: 0.8 });
  const plain = card(paper);
  const stack = times(9, (i) =>
    block(
      [w, 0.022, d],
      [plain, plain, printed, plain, plain, plain],
      [scatter(i) * 0.04, 0.012 + i * 0.026, scatter(i, 2) * 0.04],
      [0, (scatter(i, 3) - 0.5) * 0.08, 0],
    ),
  );
  const flap = print(600, 300, (pen, width, height) => {
    fill(pen, paper);
    pen.strokeStyle = 'rgba(90,75,45,.5)';
    pen.lineWidth = 4;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(width * 0.2, height * 0.42);
    pen.lineTo(width * 0.8, height * 0.42);
    pen.lineTo(width, 0);
    pen.stroke();
  });
  const back = block(
    [w, 0.03, d],
    [plain, plain, plastic('#ffffff', { map: flap, roughness: 0.8 }), plain, plain, plain],
    [0.45, 0.02, 1.35],
    [0, 0.35, 0],
  );
  return put(group(stack, back), [0, 0, 0], [0, 0.3, 0]);
}

function form(pen: Pen, title: string, ink: string) {
  const { width: w, height: h } = pen.canvas;
  fill(pen, '#fdfcf7');
  text(pen, title, w / 2, 96, { size: 74, color: ink, align: 'center' });
  fill(pen, ink, [w / 2 - 170, 112, 340, 4]);
  text(pen, 'No 0001286', w - 50, 84, { size: 36, color: '#c43a2e', weight: 500, align: 'right' });
  text(pen, '客户：', 50, 140, { size: 32, color: ink, weight: 400 });
  text(pen, '年   月   日', w - 50, 140, { size: 32, color: ink, weight: 400, align: 'right' });
  pen.strokeStyle = ink;
  pen.lineWidth = 3;
  const [top, row] = [165, (h - 250) / 6];
  for (let i = 0; i <= 6; i++) pen.strokeRect(40, top, w - 80, row * i);
  ['品名', '规格', '单位', '数量', '单价', '金额'].forEach((name, i) => {
    const x = 40 + ((w - 80) / 6) * i;
    pen.strokeRect(x, top, (w - 80) / 6, row * 6);
    text(pen, name, x + (w - 80) / 12, top + row * 0.68, { size: 30, color: ink, weight: 500, align: 'center' });
  });
  text(pen, '经手人：            收货人：', 50, h - 36, { size: 30, color: ink, weight: 400 });
}

/** Carbonless forms in pads of three colours, glued at the head. */
export function formPads({ title, ink }: { title: string; ink: string }) {
  const face = print(1000, 620, (pen) => form(pen, title, ink));
  const layers = ['#fdfcf7', '#f6c9cf', '#f7e49a'];
  const pad = (y: number) =>
    group(
      times(12, (i) =>
        block([2.4, 0.022, 1.5], card(layers[i % 3] ?? '#fff'), [
          0.004 * (i % 2),
          y + 0.012 + i * 0.022,
          0.003 * (i % 3),
        ]),
      ),
      block(
        [2.4, 0.012, 1.5],
        [white(), white(), plastic('#ffffff', { map: face, roughness: 0.8 }), white(), white(), white()],
        [0, y + 0.274, 0],
      ),
      box([2.42, 0.285, 0.05], plastic('#7d8a99', { roughness: 0.7 }), [0, y + 0.142, -0.765], undefined, 0.01),
    );
  const turned = [0, 0.3].map((y, i) => put(pad(y), [0, 0, 0], [0, i ? -0.07 : 0.1, 0]));
  const loose = layers.map((color, i) =>
    block(
      [2.4, 0.006, 1.5],
      [
        white(),
        white(),
        i ? card(color) : plastic('#ffffff', { map: face, roughness: 0.8 }),
        white(),
        white(),
        white(),
      ],
      [0.55 + i * 0.14, 0.02 - i * 0.007, 1.15 + i * 0.08],
      [0, 0.16 - i * 0.05, 0],
    ),
  );
  return put(group(turned, loose), [0, 0, 0], [0, 0.35, 0]);
}

/** Thin exercise books with a label on the cover, fanned out. */
export function softBooks({ color }: { color: string }) {
  const [w, d] = [1.5, 2.1];
  const cover = print(600, 840, (pen, width, height) => {
    fill(pen, color);
    fill(pen, 'rgba(255,255,255,.14)', [0, 0, 46, height]);
    fill(pen, '#f6f5f0', [130, 150, 400, 230]);
    text(pen, '工作笔记', 330, 240, { size: 66, color: '#30363f', align: 'center' });
    fill(pen, '#9aa1aa', [180, 290, 300, 3]);
    fill(pen, '#9aa1aa', [180, 340, 300, 3]);
    text(pen, '知格 RC-60', width - 60, height - 60, {
      size: 40,
      color: 'rgba(255,255,255,.85)',
      weight: 400,
      align: 'right',
    });
  });
  const edge = card('#f4f1e8');
  const printed = plastic('#ffffff', { map: cover, roughness: 0.7 });
  const book = () =>
    group(
      block([w * 0.985, 0.075, d * 0.985], edge, [0, 0.045, 0]),
      block([w, 0.012, d], [edge, edge, printed, edge, edge, edge], [0, 0.089, 0]),
      block([w, 0.012, d], card(color), [0, 0.006, 0]),
      box([0.03, 0.1, d], card(color), [-w / 2, 0.048, 0], undefined, 0.012),
    );
  const fan = times(5, (i) => put(book(), [i * 0.2 - 0.4, i * 0.097, i * 0.04], [0, 0.24 - i * 0.14, 0]));
  return put(group(fan), [0, 0, 0], [0, 0.45, 0]);
}

/** Wire-bound notebook with a plastic cover, a second one beneath. */
export function spiralNotebook({ color }: { color: string }) {
  const cover = print(600, 840, (pen, w, h) => {
    fill(pen, 'rgba(255,255,255,.9)', [90, 560, 4, 150]);
    text(pen, '笔记本', 120, 620, { size: 66, color: '#ffffff' });
    text(pen, '知格 ZHIGE  B5', 122, 690, { size: 38, color: '#ffffff', weight: 400 });
    text(pen, 'NOTE', w - 60, h - 50, { size: 40, color: 'rgba(255,255,255,.7)', align: 'right' });
  });
  const book = () =>
    group(
      block([1.72, 0.02, 2.4], plastic(color, { roughness: 0.4 }), [0, 0.01, 0]),
      block([1.68, 0.14, 2.36], card('#f7f5ee'), [0.01, 0.09, 0]),
      box([1.72, 0.022, 2.4], plastic(color, { roughness: 0.35, clearcoat: 0.3 }), [0, 0.172, 0], undefined, 0.01),
      decal([1.6, 2.24], cover, [0, 0.1845, 0], [-PI / 2, 0, 0]),
      times(22, (i) => ring(0.105, 0.016, metal('#d8dce2', 0.25), [-0.82, 0.1, -1.1 + i * 0.105], [0, 0, 0])),
    );
  return put(
    group(put(book(), [0.22, 0, -0.12], [0, -0.16, 0]), put(book(), [0, 0.2, 0], [0, 0.06, 0])),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Yellow note pads of one size. */
export function notePads({ size, colors }: { size: [number, number]; colors: string[] }) {
  const [w, d] = size;
  const pads = colors.map((color, i) =>
    put(
      group(
        block([w, 0.2, d], card(color), [0, 0.1, 0]),
        times(5, (k) =>
          block([w + 0.003, 0.003, d + 0.003], card('#ffffff', { color, roughness: 1 }), [
            0.004 * (k % 2),
            0.03 + k * 0.04,
            0,
          ]),
        ),
      ),
      [(i % 2) * (w + 0.16) + scatter(i) * 0.05, 0, Math.floor(i / 2) * (d + 0.14)],
      [0, (scatter(i, 4) - 0.5) * 0.3, 0],
    ),
  );
  const writing = print(660, Math.round((660 / w) * d), (pen, width, height) => {
    text(pen, '周五 9:30 盘点', width / 2, height / 2, { size: 76, color: '#22459a', weight: 300, align: 'center' });
    text(pen, '带采购清单', width / 2, height / 2 + 100, { size: 66, color: '#22459a', weight: 300, align: 'center' });
  });
  const top = put(
    group(block([w, 0.004, d], card(colors[0] ?? '#fff')), decal([w, d], writing, [0, 0.004, 0], [-PI / 2, 0, 0])),
    [w * 0.2, 0.24, 0],
    [0.05, 0.12, 0.03],
  );
  return put(group(pads, top), [0, 0, 0], [0, 0.4, 0]);
}
