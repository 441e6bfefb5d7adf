import { plastic } from '../page/materials.ts';
import { box, cyl, group, stand } from '../page/solids.ts';
import { plush, woodBlocks } from './toys.ts';
import { campChair, lantern, tent } from './camping.ts';
import { chocolates, squareTin } from './sweets.ts';
import { giftBox } from './gift-sets.ts';
import { homeRiceCooker, juicer } from './kitchen-machines.ts';
import { backpack, cooler } from './hiking.ts';
import { jar } from './groceries.ts';
import { petBed, petCarrier } from './pet-homes.ts';
import { thermos } from './drinkware.ts';
import { snakePlant } from './pot-plants.ts';
import { tableLamp } from './home-lights.ts';
import { wallClock } from './clocks.ts';
import { stool } from './decor.ts';

const drum = (radius: number, height: number, color: string) =>
  cyl([radius, radius, height], plastic(color, { roughness: 0.85 }), [0, height / 2, 0]);
const plinth = (w: number, h: number, d: number, color: string) =>
  box([w, h, d], plastic(color, { roughness: 0.85 }), [0, h / 2, 0], undefined, 0.07);

const khakiTent = () => tent({ color: '#cdbb98', floor: '#8a7a5c' });
const creamChair = () => campChair({ color: '#ece3d0', light: '#c9a06c', dark: '#8e6a3c' });
const greenLantern = () => lantern({ color: '#4f6b57' });
const creamCooler = () => cooler({ color: '#efe8d8', lid: '#8fa896' });
const greenTea = () => squareTin({ color: '#5f7a5e', accent: '#c9a65a', label: ['闲枝', '龙井', '100g'], wide: 1 });
const redTea = () => squareTin({ color: '#8a3f32', accent: '#c9a65a', label: ['闲枝', '金骏眉', '100g'], wide: 1 });
const honey = () => jar({ content: '#e0a83f', label: ['朝食', '洋槐蜜', '500g'], lid: 'wood', dipper: true });
const sweets = () => chocolates({ box: '#3a4a63', ribbon: '#c9a65a', label: ['闲枝', '生巧礼盒', '15 枚'] });

/** A weekend outside: tent, chair, lantern, cool box. */
export function campScene() {
  return group(
    stand(khakiTent(), [-0.9, 0, -1.0], [0, 0.05, 0], 1.25),
    stand(creamChair(), [2.1, 0, 0.3], [0, -0.85, 0], 0.85),
    stand(creamCooler(), [-2.9, 0, 1.35], [0, 0.2, 0], 0.5),
    stand(greenLantern(), [0.8, 0, 1.75], [0, 0, 0], 0.42),
    stand(backpack({ color: '#5f6f55', trim: '#7d5a38' }), [3.4, 0, 1.3], [0, -0.3, 0], 0.5),
    stand(thermos({ color: '#24513f' }), [1.7, 0, 1.9], [0, 0, 0], 0.3),
  );
}

/** Presents for the end of the year: box, tea, chocolate, honey. */
export function giftScene() {
  return group(
    stand(plinth(3.0, 0.5, 2.0, '#e3d5c2'), [-0.9, 0, -0.7]),
    stand(drum(1.2, 0.9, '#ecdfce'), [2.2, 0, -0.7]),
    stand(
      giftBox({ color: '#4f6b57', ribbon: '#d9b878', label: ['好物', '送给你', '岁末礼盒'] }),
      [-1.1, 0.5, -0.7],
      [0, -0.1, 0],
      0.85,
    ),
    stand(redTea(), [2.1, 0.9, -0.8], [0, -0.1, 0], 0.72),
    stand(sweets(), [0.2, 0, 1.2], [0, -0.1, 0], 0.6),
    stand(honey(), [2.2, 0, 1.2], [0, 0, 0], 0.62),
    stand(
      giftBox({ color: '#e9e0cd', ribbon: '#8a2f2a', label: ['好物', '送给你', '岁末礼盒'] }),
      [-3.0, 0, 1.0],
      [0, 0.2, 0],
      0.42,
    ),
  );
}

export function outdoorPromo() {
  return group(
    stand(creamChair(), [-0.3, 0, -0.2], [0, 0.1, 0]),
    stand(greenLantern(), [1.35, 0, 0.9], [0, 0, 0], 0.55),
  );
}

export function foodPromo() {
  return group(stand(greenTea(), [-0.6, 0, -0.3], [0, -0.15, 0]), stand(honey(), [1.1, 0, 0.8], [0, 0, 0], 0.75));
}

export function machinePromo() {
  return group(
    stand(homeRiceCooker({ color: '#efe8d9', accent: '#b99a5a' }), [-0.3, 0, 0]),
    stand(juicer({ color: '#e0b4ad' }), [1.6, 0, 0.5], [0, 0, 0], 0.72),
  );
}

export function familyPromo() {
  return group(
    stand(plush({ kind: 'bear', fur: '#c3a078', scarf: '#6f8573' }), [-0.5, 0, -0.1]),
    stand(
      woodBlocks({ tones: ['#d9b7a4', '#a9b8a4', '#e6d3a8', '#9fb0c0', '#efe6d6', '#c99a86'], count: 0 }),
      [1.3, 0, 0.7],
      [0, -0.4, 0],
      0.62,
    ),
  );
}

export function petPromo() {
  return group(
    stand(petCarrier({ color: '#8d9297', strap: '#4d535a' }), [-0.2, 0, -0.8], [0, 0, 0], 1.1),
    stand(petBed({ color: '#d9cbb2', inner: '#f1ebdf', size: 1 }), [0.5, 0, 1.3], [0, 0, 0], 0.62),
  );
}

export function decorPromo() {
  return group(
    stand(stool({ seat: null, light: '#cfa878', dark: '#946d42' }), [0, 0, 0]),
    stand(tableLamp({ base: '#efeae0', shade: '#efe6d4' }), [-0.35, 2.22, -0.1], [0, 0, 0], 0.5),
    stand(wallClock({ rim: 'wood', face: '#f7f4ec', ink: '#3a3d42' }), [0.42, 2.22, 0.3], [0, -0.1, 0], 0.28),
    stand(snakePlant({ pot: '#8d9196' }), [1.5, 0, 0.6], [0, 0, 0], 0.55),
  );
}
