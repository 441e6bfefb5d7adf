import { plastic } from '../page/materials.ts';
import { box, cyl, group, stand } from '../page/solids.ts';
import { binders } from './binder.ts';
import { pumpBottle } from './bottles.ts';
import { tissuePacks } from './tissue.ts';
import { laptop, monitor } from './computer.ts';
import { calculator, penCup, stapler, stickyNotes } from './desk-small.ts';
import { headset } from './gadgets.ts';
import { keyboard, mouse } from './input.ts';
import { coffeeBox } from './coffee.ts';
import { paperCups, teaTin } from './pantry.ts';
import { waterPack } from './water.ts';
import { paperReams } from './paper.ts';
import { gloves } from './gloves.ts';
import { helmet } from './helmet.ts';
import { drill } from './drill.ts';
import { screwdrivers } from './hand-tools.ts';
import { tapeMeasure } from './tool-case.ts';
import { wrenches } from './wrench.ts';

const drum = (radius: number, height: number, color: string) =>
  cyl([radius, radius, height], plastic(color, { roughness: 0.8 }), [0, height / 2, 0]);
const plinth = (w: number, h: number, d: number, color: string) =>
  box([w, h, d], plastic(color, { roughness: 0.8 }), [0, h / 2, 0], undefined, 0.07);

const reams = () =>
  paperReams({
    label: {
      size: 'A4',
      weight: '70g',
      brand: '启文',
      brandEn: 'QIWEN',
      base: '#1c4fa8',
      accent: '#e5533d',
      line: '高白 · 双面 · 不卡纸',
    },
    count: 4,
  });
const blackMouse = () => mouse({ color: '#2b3038', side: '#15181c', wheel: '#707a88' });
const whiteKeys = () =>
  keyboard({ shell: '#b6bdc8', keys: '#fbfcfd', modifiers: '#c3cad5', accent: '#e0563f', ink: '#39414c' });
const hardHat = (color = '#f2b417') => helmet({ color, ink: '#27313f' });
const work = () => gloves({ back: '#9aa1ab', palm: '#3b4350', edge: '#e8503a' });
const power = () => drill({ color: '#e07b1f', volts: '20V' });
const big = () => monitor({ wide: 3.7, bezel: '#1b1f26', foot: '#aeb5bf', sky: ['#0f2f5c', '#2f6fa8', '#e9b384'] });
const silver = () => laptop({ shell: '#c4c9d1' });
const cup = () => penCup({ color: '#30353e', isMetal: false });

export function officeScene() {
  return group(
    stand(drum(1.6, 0.5, '#e2dff0'), [-1.75, 0, -0.4]),
    stand(plinth(2.8, 0.9, 1.9, '#d5d0ea'), [1.5, 0, -0.8]),
    stand(drum(1, 0.28, '#efedf7'), [0, 0, 1.05]),
    stand(reams(), [-1.75, 0.5, -0.4], [0, 0, 0], 0.78),
    stand(binders({ color: '#2a62c9', count: 3 }), [1.15, 0.9, -0.85], [0, 0.1, 0], 0.64),
    stand(cup(), [2.45, 0.9, -0.5], [0, 0, 0], 0.55),
    stand(calculator({ color: '#e9ecf0', keys: '#ffffff', ink: '#20242a' }), [0, 0.28, 1.05], [0, 0, 0], 0.64),
    stand(blackMouse(), [2.85, 0, 0.95], [0, -0.5, 0], 0.42),
    stand(stickyNotes({ colors: ['#f6e05a', '#f58bb0', '#7fd0f0', '#96dd86'] }), [1.5, 0, 1.15], [0, 0, 0], 0.42),
    stand(stapler({ color: '#2a62c9' }), [-2.9, 0, 1.25], [0, 0.3, 0], 0.45),
  );
}

export function industryScene() {
  return group(
    stand(plinth(3, 0.7, 1.9, '#dcd7cc'), [0, 0, -0.7]),
    stand(drum(1.1, 0.34, '#ece8df'), [-2.4, 0, 0.5]),
    stand(drum(1.05, 0.34, '#ece8df'), [2.45, 0, 0.5]),
    stand(power(), [0.1, 0.7, -0.7], [0, 0, 0], 0.92),
    stand(hardHat(), [-2.4, 0.34, 0.5], [0, 0, 0], 0.78),
    stand(work(), [2.45, 0.34, 0.5], [0, 0.2, 0], 0.5),
    stand(tapeMeasure({ color: '#f0b91d' }), [0.3, 0, 1.2], [0, 0.1, 0], 0.45),
    stand(wrenches({ count: 3 }), [-1.0, 0, 1.45], [0, 0, 0], 0.28),
  );
}

export function computerScene() {
  return group(
    stand(plinth(3.8, 0.42, 1.9, '#cfdbe8'), [-0.2, 0, -0.7]),
    stand(drum(0.95, 0.26, '#e3ebf3'), [2.55, 0, -0.1]),
    stand(big(), [-0.2, 0.42, -0.8], [0, -0.1, 0], 0.78),
    stand(whiteKeys(), [-0.6, 0, 1.15], [0, -0.1, 0], 0.56),
    stand(blackMouse(), [1.35, 0, 1.35], [0, 0.1, 0], 0.4),
    stand(headset({ color: '#2a2e35', pad: '#15171b' }), [2.55, 0.26, -0.1], [0, -0.2, 0], 0.52),
  );
}

export function stationeryPromo() {
  return group(
    stand(cup(), [0, 0, 0], [0, 0, 0], 1.1),
    stand(stickyNotes({ colors: ['#f6e05a', '#f58bb0', '#7fd0f0', '#96dd86'] }), [1.05, 0, 0.85], [0, 0, 0], 0.42),
  );
}

export function computerPromo() {
  return group(stand(silver()), stand(blackMouse(), [2.0, 0, 1.2], [0, 0.2, 0], 0.42));
}

export function safetyPromo() {
  return group(stand(hardHat(), [0, 0, 0]), stand(work(), [0.9, 0, 1.5], [0, 0.1, 0], 0.5));
}

export function toolsPromo() {
  return group(
    stand(power(), [0, 0, 0]),
    stand(screwdrivers({ handles: ['#d8432f', '#23272d', '#d8432f'] }), [0.7, 0, 1.2], [0, 0.2, 0], 0.42),
  );
}

export function cleaningPromo() {
  return group(
    stand(tissuePacks({ count: 2, accent: '#2f8f6f' }), [-0.4, 0, -0.3]),
    stand(
      pumpBottle({ liquid: '#bfd8b8', accent: '#4c8a5b', title: '抑菌洗手液', sub: '清茶 · 99.9% 抑菌' }),
      [1.35, 0, -0.5],
      [0, 0, 0],
      0.8,
    ),
  );
}

export function pantryPromo() {
  return group(
    stand(coffeeBox({ base: '#6b2f22', accent: '#3f1c14', flavour: '原味三合一' }), [-0.9, 0, 0], [0, 0.1, 0], 0.95),
    stand(
      teaTin({ color: '#3f5f43', accent: '#d9c27a', name: '龙井绿茶', sub: '春茶 一级', leaf: '#6f8a4a' }),
      [1.25, 0, 0.2],
      [0, 0, 0],
      0.78,
    ),
  );
}

/** The login page: a week of orders on one table. */
export function businessLoginScene() {
  return group(
    stand(drum(2.9, 0.3, '#dcd8ee'), [0, 0, 0]),
    stand(plinth(1.9, 0.8, 1.5, '#c9c3e4'), [-1.3, 0.3, -0.9]),
    stand(reams(), [-1.3, 1.1, -0.9], [0, 0, 0], 0.55),
    stand(silver(), [0.95, 0.3, -0.5], [0, -0.1, 0], 0.62),
    stand(hardHat(), [-1.7, 0.3, 0.85], [0, 0, 0], 0.52),
    stand(cup(), [0.1, 0.3, -1.5], [0, 0, 0], 0.7),
    stand(waterPack({ columns: 3, rows: 2 }), [-0.35, 0.3, 0.75], [0, 0, 0], 0.42),
    stand(paperCups({ color: '#24508f', words: '素格 SUGE' }), [2.15, 0.3, 0.5], [0, 0.3, 0], 0.34),
    stand(calculator({ color: '#e9ecf0', keys: '#ffffff', ink: '#20242a' }), [0.75, 0.3, 1.5], [0, 0, 0], 0.45),
  );
}
