import { fill, print, text } from '../page/labels.ts';
import { card, fabric, gloss, plastic } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put, ring, times } from '../page/solids.ts';
import { aerosolCan } from './cans.ts';
import { fryingPan } from './cookware.ts';
import { welfareBox } from './festive-boxes.ts';
import { dryNoodles, oilJug, riceSack } from './grocery-bags.ts';
import { pumpBottle, jug } from './bottles.ts';
import { saucepan, wok } from './pots.ts';

import { strap, path } from './forms.ts';

/** Rice and oil before their carton; noodles too if they belong. */
export function riceAndOil({ hasNoodles }: { hasNoodles: boolean }) {
  const carton = welfareBox({
    title: '粮油组合',
    sub: hasNoodles ? '米 5kg · 油 5L · 面 1kg' : '米 5kg · 油 5L',
    base: '#a8281f',
    accent: '#6d140e',
    badge: hasNoodles ? '三件套' : '两件套',
  });
  return put(
    group(
      put(carton, [0.1, 0, -1.4], [0, 0.05, 0], 1.5),
      put(riceSack({ base: '#a8741f', accent: '#8a5c10', name: '长粒香' }), [-1.75, 0, 0.3], [0, 0.05, 0], 0.78),
      put(oilJug({ oil: '#e9b83a', accent: '#c4781a', name: '玉米油' }), [1.95, 0, 0.4], [0, -0.35, 0], 0.78),
      hasNoodles ? put(dryNoodles(), [0.1, 0, 1.9], [0, -0.3, 0], 0.5) : [],
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Soap, laundry liquid, tissues and towels before their carton. */
export function careSet() {
  const carton = welfareBox({
    title: '日化福利包',
    sub: '洗手液 · 洗衣液 · 纸巾',
    base: '#2f8f7a',
    accent: '#1b5f50',
    badge: '8 件套',
  });
  const tissue = print(640, 260, (pen, w, h) => {
    fill(pen, '#f4f8f6');
    fill(pen, '#2f8f6f', [0, h - 70, w, 70]);
    text(pen, '云朵 抽纸', w / 2, 130, { size: 84, color: '#2f8f6f', align: 'center' });
  });
  const pack = () =>
    group(
      box([1.5, 0.55, 0.85], plastic('#f4f8f6', { roughness: 0.4 }), [0, 0.28, 0], undefined, 0.08),
      decal([1.3, 0.5], tissue, [0, 0.28, 0.43]),
    );
  return put(
    group(
      put(carton, [-0.3, 0, -1.2], [0, 0.05, 0], 1.25),
      put(
        pumpBottle({ liquid: '#bfd8b8', accent: '#4c8a5b', title: '抑菌洗手液', sub: '清茶 · 500ml' }),
        [1.55, 0, 0.35],
        [0, -0.2, 0],
        0.72,
      ),
      put(
        jug({ body: '#b9a6d8', cap: '#6b4fa0', accent: '#6b4fa0', title: '洗衣液', sub: '薰衣草', size: '2 kg' }),
        [0.35, 0, 0.6],
        [0, -0.35, 0],
        0.68,
      ),
      times(3, (i) => put(pack(), [-1.35, i * 0.56, 0.75], [0, 0.1 - i * 0.06, 0])),
      put(
        cyl([0.34, 0.34, 0.9], fabric('#e79a7c', 'terry', 4), [0, 0, 0], [0, 0, PI / 2]),
        [-0.35, 0.34, 1.6],
        [0, 0.3, 0],
      ),
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Cotton bag with towel, mist, tea and wipes against the heat. */
export function summerSet() {
  const face = print(600, 660, (pen, w) => {
    text(pen, '夏送清凉', w / 2, 270, { size: 120, color: '#2f86b5', align: 'center' });
    text(pen, '防暑降温 · 一线慰问', w / 2, 370, { size: 54, color: '#4a7f9a', weight: 400, align: 'center' });
  });
  const bag = group(
    box([2.2, 2.3, 0.9], fabric('#eee6d2', 'woven', 12), [0, 1.15, 0], undefined, 0.12),
    decal([1.7, 1.87], face, [0, 1.2, 0.46]),
    [0.25, -0.25].map((z) =>
      strap(path(`-.6 2.2 ${z}, -.5 3.1 ${z}, .5 3.1 ${z}, .6 2.2 ${z}`), fabric('#eee6d2', 'woven', 4), {
        width: 0.16,
        outward: () => [0, 0, 1],
      }),
    ),
  );
  const can = aerosolCan({
    cap: '#f6f8f9',
    tall: 0.8,
    label: { brand: '清岚', title: '花露水', sub: '清凉 · 驱蚊', size: '195ml', base: '#3f9a6a', accent: '#24663f' },
  });
  const bottle = (tone: string, x: number, z: number) =>
    put(
      group(
        cyl(
          [0.3, 0.3, 1.3],
          plastic(tone, { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.88 }),
          [0, 0.65, 0],
        ),
        cyl([0.14, 0.3, 0.3], plastic(tone, { roughness: 0.1, clearcoat: 1 }), [0, 1.45, 0]),
        cyl([0.15, 0.15, 0.2], gloss('#2f5a3a'), [0, 1.68, 0]),
        cyl([0.305, 0.305, 0.6], card('#3f7a52'), [0, 0.75, 0]),
      ),
      [x, 0, z],
    );
  return put(
    group(
      put(bag, [-0.5, 0, -0.6], [0, 0.08, 0]),
      put(can, [1.2, 0, -0.3], [0, -0.2, 0], 0.8),
      bottle('#b9742a', 1.0, 0.9),
      bottle('#d9c46a', 1.75, 0.6),
      put(
        group(
          cyl([0.36, 0.36, 1.3], fabric('#8fc4d9', 'terry', 4), [0, 0, 0], [0, 0, PI / 2]),
          ring(0.37, 0.03, plastic('#ffffff'), [0, 0, 0], [0, PI / 2, 0]),
        ),
        [-0.7, 0.36, 0.9],
        [0, 0.2, 0],
      ),
      box(
        [1.0, 0.24, 0.6],
        plastic('#3f9a8a', { roughness: 0.3, clearcoat: 0.4 }),
        [0.25, 0.12, 1.6],
        [0, -0.3, 0],
        0.1,
      ),
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Frying pan, wok and saucepan of one colour. */
export function cookwareGift() {
  const ware = { color: '#efe6d3', inside: '#cdc4b3' };
  return put(
    group(
      put(wok({ color: '#d9cfbc' }), [-1.2, 0, -0.9], [0, 0.4, 0], 0.95),
      put(fryingPan(ware), [-0.6, 0, 1.5], [0, -0.5, 0], 0.8),
      put(saucepan(ware), [1.9, 0, 0.2], [0, 0.6, 0], 0.8),
    ),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}
