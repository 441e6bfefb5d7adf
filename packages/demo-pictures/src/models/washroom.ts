import { fill, print, text } from '../page/labels.ts';
import { fabric, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, frame, group, outline, PI, put, times } from '../page/solids.ts';
import { flat, path } from './forms.ts';

const words = (line: string, color = '#8b949d') =>
  print(480, 120, (pen) => text(pen, line, 240, 86, { size: 76, color, align: 'center', max: 460 }));

/** Wall soap dispenser: push plate, or a sensor with a light. */
export function soapDispenser({ isAutomatic }: { isAutomatic: boolean }) {
  const shell = gloss('#f4f6f7', { roughness: 0.28 });
  const window = plastic('#4f9fc4', { transparent: true, opacity: 0.75, roughness: 0.1, clearcoat: 1 });
  const body = box([1.5, 2.7, 1.05], shell, [0, 1.75, 0], undefined, 0.32);
  const base = isAutomatic
    ? group(
        box([1.1, 0.5, 1.3], shell, [0, 0.45, 0.1], undefined, 0.2),
        cyl([0.1, 0.07, 0.16], rubber('#23272d'), [0, 0.2, 0.5]),
        cyl(
          [0.08, 0.08, 0.03],
          plastic('#3aa0ff', { emissive: '#3aa0ff', emissiveIntensity: 0.9 }),
          [0, 0.55, 0.755],
          [PI / 2, 0, 0],
        ),
      )
    : group(
        box([1.2, 0.62, 0.4], plastic('#c3ccd3', { roughness: 0.35 }), [0, 0.62, 0.42], [0.1, 0, 0], 0.16),
        cyl([0.09, 0.06, 0.2], rubber('#d7dde2'), [0, 0.24, 0.3]),
      );
  return put(
    group(
      body,
      base,
      box([0.4, 1.0, 0.06], window, [0, 1.9, 0.5], undefined, 0.12),
      decal([0.8, 0.2], words(isAutomatic ? '感应 自动' : '洁禾 JIEHE'), [0, 2.72, 0.53]),
      cyl([0.08, 0.08, 0.06], metal('#b7bdc6', 0.3), [0, 3.11, 0.1]),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Wall hand dryer with a downward nozzle. */
export function washroomDryer() {
  const shell = gloss('#f2f4f5', { roughness: 0.28 });
  return put(
    group(
      extrude(
        outline(
          flat(
            '-1.15 .5, -1.15 2.6 -.9 2.85, 0 2.95, .9 2.85 1.15 2.6, 1.15 .5 1.0 .2, .5 .05, -.5 .05, -1.0 .2 -1.15 .5',
          ),
        ),
        0.8,
        0.16,
        shell,
      ),
      box([1.3, 0.16, 0.5], plastic('#23272d'), [0, 0.06, 0.05], undefined, 0.06),
      box([1.0, 0.1, 0.34], metal('#b7bdc6', 0.25), [0, 0.0, 0.06], undefined, 0.04),
      extrude(
        outline(flat('-.95 1.9, .95 1.9, .9 2.5 .7 2.6, 0 2.68, -.7 2.6 -.9 2.5')),
        0.04,
        0.02,
        plastic('#2b3138', { roughness: 0.25, clearcoat: 0.6 }),
        [0, 0, 0.56],
      ),
      decal([1.1, 0.28], words('洁禾 HD18', '#e9edf1'), [0, 2.28, 0.605]),
      box(
        [0.34, 0.05, 0.03],
        plastic('#3aa0ff', { emissive: '#3aa0ff', emissiveIntensity: 0.8 }),
        [0, 1.98, 0.6],
        undefined,
        0.02,
      ),
      times(5, (i) => box([0.7, 0.03, 0.03], rubber('#b9c0c7'), [0, 0.6 + i * 0.09, 0.565], undefined, 0.01)),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Folding floor sign. */
export function wetFloorSign({ line, lineEn, isSlip }: { line: string; lineEn: string; isSlip: boolean }) {
  const face = print(600, 1150, (pen, w, h) => {
    fill(pen, '#f2c41f');
    pen.fillStyle = '#23262b';
    pen.strokeStyle = '#23262b';
    pen.lineCap = 'round';
    pen.lineWidth = 40;
    pen.lineJoin = 'round';
    pen.beginPath();
    pen.moveTo(300, 120);
    pen.lineTo(520, 500);
    pen.lineTo(80, 500);
    pen.closePath();
    pen.lineWidth = 26;
    pen.stroke();
    const limb = (points: string, width: number) => {
      pen.lineWidth = width;
      pen.beginPath();
      flat(points).forEach(([a = 0, b = 0], i) => (i ? pen.lineTo(a, b) : pen.moveTo(a, b)));
      pen.stroke();
    };
    if (isSlip) {
      pen.beginPath();
      pen.arc(320, 262, 28, 0, 7);
      pen.fill();
      limb('310 310, 270 380', 34);
      limb('270 380, 330 410, 390 390', 24);
      limb('270 380, 240 440, 190 450', 24);
      limb('305 325, 370 320', 20);
      limb('305 325, 240 320', 20);
      limb('180 470, 420 470', 10);
    } else {
      limb('300 260, 300 440', 22);
      limb('240 450, 360 450', 40);
    }
    text(pen, line, w / 2, 720, { size: 116, color: '#23262b', align: 'center', max: w - 60 });
    text(pen, lineEn, w / 2, 820, { size: 60, color: '#23262b', align: 'center', max: w - 60 });
    text(pen, '洁禾 JIEHE', w / 2, h - 70, { size: 48, color: '#7a5f0a', align: 'center' });
  });
  const yellow = plastic('#f2c41f', { roughness: 0.4 });
  const leaf = () =>
    group(
      box([1.6, 3.1, 0.09], yellow, [0, 1.55, 0], undefined, 0.05),
      box([0.6, 0.16, 0.1], rubber('#c79a10'), [0, 2.92, 0], undefined, 0.05),
    );
  return put(
    group(
      put(group(leaf(), decal([1.5, 2.87], face, [0, 1.5, 0.05])), [0, 0, 0.62], [-0.2, 0, 0]),
      put(leaf(), [0, 0, -0.62], [0.2, 0, 0]),
      cyl([0.06, 0.06, 1.2], yellow, [0, 3.06, 0], [0, 0, PI / 2]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Mop bucket on wheels with its side-press wringer. */
export function mopWringer({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.4 });
  const grey = plastic('#5d666f', { roughness: 0.5 });
  const tub = extrude(outline(flat('-1.1 0, 1.1 0, 1.35 1.7, -1.35 1.7')), 1.2, 0.12, shell, [0, 0.5, 0]);
  const rim = box([3.0, 0.14, 1.7], shell, [0, 2.3, 0], undefined, 0.06);
  const inside = box([2.6, 0.06, 1.3], rubber('#2b2a20'), [0, 2.35, 0], undefined, 0.02);
  const wringer = group(
    box([1.35, 1.0, 1.35], grey, [-0.65, 2.75, 0], undefined, 0.1),
    box([1.05, 0.1, 1.05], rubber('#23272d'), [-0.65, 3.25, 0], undefined, 0.03),
    times(5, (i) => box([0.04, 0.7, 0.16], rubber('#3a4149'), [-0.02, 2.75, -0.44 + i * 0.22], undefined, 0.01)),
    frame(path('-.65 2.9 .72, .4 4.2 .72, .62 4.3 .72'), 0.07, metal('#c9ced5', 0.25), 0.1),
    cyl([0.1, 0.1, 0.6], rubber('#c8322a'), [0.72, 4.35, 0.72], [0, 0, PI / 2 + 0.4]),
  );
  const wheels = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      group(
        cyl([0.22, 0.22, 0.14], rubber('#1d2024'), [x * 0.95, 0.22, z * 0.5], [PI / 2, 0, 0]),
        box([0.24, 0.2, 0.24], metal('#aab2bb', 0.35), [x * 0.95, 0.44, z * 0.5], undefined, 0.03),
      ),
    ),
  );
  const sign = print(600, 360, (pen, w) => {
    text(pen, '小心地滑', w / 2, 150, { size: 110, color: '#23262b', align: 'center' });
    text(pen, 'CAUTION', w / 2, 250, { size: 76, color: '#23262b', align: 'center' });
    text(pen, '洁禾 32L', w / 2, 335, { size: 56, color: '#23262b', weight: 500, align: 'center' });
  });
  return put(
    group(tub, rim, inside, wringer, wheels, decal([1.5, 0.9], sign, [0, 1.4, 0.725])),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Janitor trolley: shelves, bag, bucket place and big rear wheels. */
export function janitorCart() {
  const grey = plastic('#6d7680', { roughness: 0.5 });
  const alu = metal('#cfd4da', 0.3);
  const shelf = (y: number) =>
    group(
      box([2.0, 0.12, 1.7], grey, [-0.6, y, 0], undefined, 0.05),
      box([2.0, 0.24, 0.06], grey, [-0.6, y + 0.1, 0.84], undefined, 0.02),
      box([2.0, 0.24, 0.06], grey, [-0.6, y + 0.1, -0.84], undefined, 0.02),
    );
  const posts = [-1.55, 0.35].flatMap((x) => [-0.78, 0.78].map((z) => cyl([0.07, 0.07, 3.1], alu, [x, 2.0, z])));
  const bag = group(
    box([1.2, 2.3, 1.5], fabric('#e0a21f', 'woven', 12), [1.15, 1.95, 0], undefined, 0.2),
    frame(path('.4 3.2 -.78, 1.75 3.2 -.78, 1.75 3.2 .78, .4 3.2 .78'), 0.06, alu, 0.1),
    box([0.04, 1.9, 0.05], rubber('#7a560a'), [1.15, 1.95, 0.76], undefined, 0.01),
  );
  const handle = frame(path('-1.55 3.4 -.78, -2.05 3.6 -.78, -2.05 3.6 .78, -1.55 3.4 .78'), 0.07, grey, 0.14);
  const wheels = group(
    [-1, 1].map((z) =>
      group(
        cyl([0.5, 0.5, 0.14], rubber('#1d2024'), [-1.3, 0.5, z * 0.95], [PI / 2, 0, 0]),
        cyl([0.26, 0.26, 0.16], grey, [-1.3, 0.5, z * 0.95], [PI / 2, 0, 0]),
      ),
    ),
    [-1, 1].map((z) => cyl([0.22, 0.22, 0.14], rubber('#1d2024'), [1.4, 0.22, z * 0.6], [PI / 2, 0, 0])),
    box([3.3, 0.16, 1.8], grey, [0.1, 0.56, 0], undefined, 0.06),
  );
  const load = group(
    cyl([0.2, 0.2, 0.75], plastic('#7fc0ea'), [-1.1, 3.55, 0.3]),
    cyl([0.2, 0.2, 0.75], plastic('#f2b48c'), [-0.6, 3.55, 0.35]),
    box([0.8, 0.5, 0.8], fabric('#3b6fb5', 'terry', 3), [-0.3, 3.42, -0.3], undefined, 0.1),
    times(3, (i) => cyl([0.3, 0.3, 0.5], plastic('#fbfaf6', { roughness: 0.8 }), [-1.1 + i * 0.65, 2.42, 0.2])),
    cyl([0.42, 0.36, 0.8], plastic('#2a62c0'), [-0.9, 1.35, 0.1]),
    cyl([0.42, 0.36, 0.8], plastic('#c8322a'), [0.0, 1.35, 0.1]),
  );
  return put(
    group(
      [0.85, 2.05, 3.1].map(shelf),
      posts,
      bag,
      handle,
      wheels,
      load,
      decal([1.2, 0.3], words('洁禾 JIEHE', '#ffffff'), [-0.6, 3.2, 0.88]),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}
