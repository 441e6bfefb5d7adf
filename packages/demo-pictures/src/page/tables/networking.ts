import { dataPlate, modularPlugs, patchPanel, rackCabinet } from '../../models/cabling.ts';
import { cableDrum, fibreJumper, mediaConverters, opticalModules } from '../../models/fibre.ts';
import { patchCable } from '../../models/gadgets.ts';
import {
  cellularRouter,
  gateway,
  meshRouters,
  rackSwitch,
  securityCamera,
  videoRecorder,
  wallAccessPoint,
} from '../../models/network-more.ts';
import { picture, type Picture } from '../picture.ts';

const PALE = '#e4e7ea';
const DARK = '#23364f';

export const networking: Picture[] = [
  picture(
    'switch-poe-24',
    rackSwitch,
    { copper: 24, sfp: 2, color: PALE, brand: '联川', name: 'LS-P24 PoE' },
    { el: 26 },
  ),
  picture('switch-core-48', rackSwitch, { copper: 48, sfp: 4, color: DARK, brand: '通衢', name: 'TS5148' }, { el: 22 }),
  picture('gateway-g200', gateway, { name: '安全网关' }, { el: 28 }),
  picture('ap-wall-white', wallAccessPoint, { color: '#f4f6f8', ink: '#8b939d' }, { el: 14 }),
  picture('mesh-1', meshRouters, { count: 1 }, { el: 18 }),
  picture('mesh-3', meshRouters, { count: 3 }, { el: 18 }),
  picture('router-cellular', cellularRouter, { name: 'CR 系列' }, { el: 24 }),
  picture('camera-dome', securityCamera, { isDome: true }, { el: 24 }),
  picture('camera-bullet', securityCamera, { isDome: false }, { el: 18 }),
  picture('nvr-8', videoRecorder, { channels: 8 }, { el: 24 }),
  picture('sfp-singlemode', opticalModules, { latch: '#2f6fc4', words: '单模' }, { el: 36 }),
  picture('jumper-lc-yellow', fibreJumper, { jacket: '#f0c62a', ends: ['LC', 'LC'] }, { el: 44 }),
  picture('jumper-sc-yellow', fibreJumper, { jacket: '#f0c62a', ends: ['SC', 'SC'] }, { el: 44 }),
  picture('jumper-lc-aqua', fibreJumper, { jacket: '#3fbfc4', ends: ['LC', 'LC'] }, { el: 44 }),
  picture('media-converter', mediaConverters, { name: '千兆' }, { el: 26 }),
  picture('fibre-drum', cableDrum, { cores: '1000 米 / 盘' }, { el: 12 }),
  picture('patch-panel-24', patchPanel, { ports: 24 }, { el: 20 }),
  picture('rack-6u', rackCabinet, { units: 6, isWall: true }, { el: 14 }),
  picture('rack-42u', rackCabinet, { units: 42, isWall: false }, { el: 10, fill: 0.9 }),
  picture('rj45-cat6', modularPlugs, { words: '网络水晶头', tint: '#dfe8f2' }, { el: 36 }),
  picture('data-plate-1', dataPlate, { jacks: 1 }, { el: 14 }),
  picture('data-plate-2', dataPlate, { jacks: 2 }, { el: 14 }),
  picture(
    'cable-cat6a-black',
    patchCable,
    { color: '#23272e', turns: 4.2, length: '双屏蔽 万兆', kind: 'CAT6A' },
    { el: 42 },
  ),
  picture(
    'cable-cat6a-red',
    patchCable,
    { color: '#c8322a', turns: 4.2, length: '双屏蔽 万兆', kind: 'CAT6A' },
    { el: 42 },
  ),
  picture('jumper-mixed-yellow', fibreJumper, { jacket: '#f0c62a', ends: ['LC', 'SC'] }, { el: 44 }),
  picture('mesh-2', meshRouters, { count: 2 }, { el: 18 }),
];
