import { plastic } from '../page/materials.ts';
import { box, cyl, group, stand } from '../page/solids.ts';
import { candle, reedDiffuser } from './candle.ts';
import { deskLamp, mushroomLamp } from './lamps.ts';
import { vase } from './plants.ts';
import { casserole } from './cookware.ts';
import { plateSet } from './dishes.ts';
import { mug, thermos } from './drinkware.ts';
import { teaSet } from './tea-coffee.ts';
import { cushion, knitBlanket, towels } from './textiles.ts';

const drum = (radius: number, height: number, color: string) =>
  cyl([radius, radius, height], plastic(color, { roughness: 0.85 }), [0, height / 2, 0]);
const plinth = (w: number, h: number, d: number, color: string) =>
  box([w, h, d], plastic(color, { roughness: 0.85 }), [0, h / 2, 0], undefined, 0.07);

const milkVase = () => vase({ clay: '#e6d9c8', speckle: '#a08a70' });
const warmTowels = () => towels({ colors: ['#f0ece2', '#cfe0d2', '#e79a7c'] });
const greenMug = () => mug({ band: '#2f5d50' });
const woodCandle = () => candle({ glassColor: '#c9a877', scent: '木质香', note: '雪松 · 檀香', lid: '#c9a06a' });
const terracotta = () => cushion({ base: '#c8694b', stripe: '#efe1cf' });
const creamLamp = () => mushroomLamp({ color: '#f2e8d6' });

export function winterScene() {
  return group(
    stand(drum(1.35, 0.6, '#e6dacb'), [-1.65, 0, -0.5]),
    stand(plinth(2.5, 0.36, 1.8, '#dfcdb9'), [1.5, 0, -0.6]),
    stand(drum(0.95, 0.2, '#f0e8dd'), [0.1, 0, 1.0]),
    stand(milkVase(), [-1.65, 0.6, -0.5], [0, 0, 0], 0.82),
    stand(warmTowels(), [1.35, 0.36, -0.7], [0, 0, 0], 0.78),
    stand(greenMug(), [0.1, 0.2, 1.0], [0, 0, 0], 0.72),
    stand(woodCandle(), [2.6, 0, 0.8], [0, -0.2, 0], 0.62),
    stand(plateSet({ glaze: '#5f8f88', edge: '#3d635d' }), [-2.75, 0, 1.1], [0, 0, 0], 0.5),
  );
}

export function teaTimeScene() {
  return group(
    stand(plinth(3.2, 0.34, 2.0, '#dcd3c2'), [0.2, 0, -0.5]),
    stand(drum(1.0, 0.7, '#e9e0d0'), [-2.2, 0, -0.6]),
    stand(creamLamp(), [-2.2, 0.7, -0.6], [0, 0, 0], 0.72),
    stand(teaSet({ clay: '#8a5a3c', dark: '#3d2414' }), [0.2, 0.34, -0.5], [0, 0, 0], 0.72),
    stand(terracotta(), [2.7, 0, -0.7], [0, -0.2, 0], 0.95),
    stand(thermos({ color: '#24513f' }), [-1.0, 0, 1.0], [0, 0, 0], 0.46),
    stand(reedDiffuser({ liquid: '#efe6c4', scent: '白茶', cap: '#c9b37a' }), [1.7, 0, 1.15], [0, -0.3, 0], 0.44),
  );
}

export function homePromo() {
  return group(
    stand(terracotta(), [0.5, 0, -0.3], [0, -0.1, 0]),
    stand(knitBlanket({ color: '#e2d6c0' }), [-0.9, 0, 1.0], [0, -0.3, 0], 0.6),
  );
}

export function kitchenPromo() {
  return group(stand(casserole({ color: '#b3231f' }), [0, 0, 0]), stand(greenMug(), [1.5, 0, 1.2], [0, 0, 0], 0.75));
}

export function fragrancePromo() {
  return group(stand(milkVase(), [-0.5, 0, -0.3]), stand(woodCandle(), [1.0, 0, 0.7], [0, -0.2, 0], 0.7));
}

export function lampPromo() {
  return group(stand(deskLamp({ color: '#3f564b' }), [0, 0, 0]), stand(greenMug(), [0.9, 0, 0.9], [0, 0, 0], 0.45));
}

export function retailLoginScene() {
  return group(
    stand(drum(2.8, 0.28, '#d9e2d8'), [0, 0, 0]),
    stand(drum(1.1, 0.75, '#c9d6c8'), [-1.1, 0.28, -0.8]),
    stand(milkVase(), [-1.1, 1.03, -0.8], [0, 0, 0], 0.75),
    stand(terracotta(), [1.1, 0.28, -0.9], [0, -0.15, 0], 0.95),
    stand(deskLamp({ color: '#3f564b' }), [0.1, 0.28, -1.6], [0, 0.2, 0], 0.8),
    stand(teaSet({ clay: '#7d7a74', dark: '#3a3834' }), [-1.2, 0.28, 1.0], [0, 0, 0], 0.5),
    stand(woodCandle(), [0.6, 0.28, 0.9], [0, 0, 0], 0.6),
    stand(greenMug(), [1.8, 0.28, 0.7], [0, 0, 0], 0.5),
  );
}
