import { deskLamp } from '../../models/lamps.ts';
import { ceilingLamp, downlights, emergencyLight, exitSign } from '../../models/lighting.ts';
import { cableReel, coinCells, rechargeable } from '../../models/power.ts';
import { breaker, contactor, distributionBox } from '../../models/switchgear.ts';
import { industrialPlug, plugTops, wallSocket, wallSwitch } from '../../models/wall-fittings.ts';
import { cableTies, conduit, leverConnectors, sheathedCable, wireCoil } from '../../models/wiring.ts';
import { battenLights, floodlight, highBay, torch } from '../../models/work-lights.ts';
import { picture, type Picture } from '../picture.ts';

const WHITE = { color: '#f4f6f8', ink: '#9aa3ad' };
const GREY = { color: '#5f666f', ink: '#dfe4ea' };
const [RED, BLUE, YELLOW, GREEN] = ['#c8251f', '#1f56b5', '#eebf1f', '#2f9a4f'];

export const electrics: Picture[] = [
  picture('floodlight-50', floodlight, { rows: 2, name: '曜林' }, { el: 14 }),
  picture('high-bay', highBay, {}, { el: 16 }),
  picture('downlight-small', downlights, { radius: 0.72, name: '防眩 护眼' }, { el: 24 }),
  picture('ceiling-lamp-white', ceilingLamp, { rim: '#eceff2' }, { el: 10 }),
  picture('emergency-light', emergencyLight, {}, { el: 14 }),
  picture('exit-sign', exitSign, { way: 'none' }, { el: 12 }),
  picture('exit-sign-left', exitSign, { way: 'left' }, { el: 12 }),
  picture('exit-sign-right', exitSign, { way: 'right' }, { el: 12 }),
  picture('torch-black', torch, { color: '#3a414b' }, { el: 22 }),
  picture('batten-light', battenLights, {}, { el: 40 }),
  picture('desk-lamp-black', deskLamp, { color: '#2b2f36' }, { el: 14 }),
  picture('switch-1-white', wallSwitch, { gangs: 1, ...WHITE }, { el: 10 }),
  picture('switch-2-white', wallSwitch, { gangs: 2, ...WHITE }, { el: 10 }),
  picture('switch-3-white', wallSwitch, { gangs: 3, ...WHITE }, { el: 10 }),
  picture('socket-5-white', wallSocket, { kind: 'five', ...WHITE }, { el: 10 }),
  picture('socket-16a', wallSocket, { kind: 'three', ...WHITE }, { el: 10 }),
  picture('socket-usb', wallSocket, { kind: 'five', usb: true, ...WHITE }, { el: 10 }),
  picture('plug-10a', plugTops, {}, { el: 26 }),
  picture('plug-industrial-blue', industrialPlug, { color: '#2458b8', pins: 3 }, { el: 20 }),
  picture('plug-industrial-red', industrialPlug, { color: '#c22a22', pins: 5 }, { el: 20 }),
  picture('breaker-1p', breaker, { poles: 1, amps: 'C 型' }, { el: 14 }),
  picture('breaker-2p', breaker, { poles: 2, amps: 'C 型' }, { el: 14 }),
  picture('breaker-3p', breaker, { poles: 3, amps: 'C 型' }, { el: 14 }),
  picture('rcbo-1pn', breaker, { poles: 2, isRcd: true, amps: 'C 型' }, { el: 14 }),
  picture('contactor', contactor, { amps: 'HC1' }, { el: 14 }),
  picture('distribution-12', distributionBox, { ways: 12 }, { el: 14 }),
  picture('cable-reel', cableReel, { length: '线盘' }, { el: 16 }),
  picture('wire-red', wireCoil, { color: RED, words: 'BV 阻燃' }, { el: 34 }),
  picture('wire-blue', wireCoil, { color: BLUE, words: 'BV 阻燃' }, { el: 34 }),
  picture('wire-yellow', wireCoil, { color: YELLOW, words: 'BV 阻燃' }, { el: 34 }),
  picture('wire-ground', wireCoil, { color: YELLOW, stripe: GREEN, words: 'BV 阻燃' }, { el: 34 }),
  picture(
    'sheathed-black',
    sheathedCable,
    { color: '#23262b', cores: [RED, BLUE, '#e9c52f'], words: 'RVV 3 芯' },
    { el: 36 },
  ),
  picture('conduit-20', conduit, { radius: 0.2, words: '电岭 PVC-U' }, { el: 34 }),
  picture('cable-tie-white', cableTies, { color: '#f4f5f2', size: '自锁 PA66' }, { el: 46 }),
  picture('cable-tie-black', cableTies, { color: '#1d2024', size: '自锁 PA66' }, { el: 46 }),
  picture('lever-3', leverConnectors, { poles: 3 }, { el: 32 }),
  picture('lever-5', leverConnectors, { poles: 5 }, { el: 32 }),
  picture('recharge-aa', rechargeable, { hasCharger: false, code: '5号' }, { el: 16 }),
  picture('recharge-charger', rechargeable, { hasCharger: true, code: '5号' }, { el: 36 }),
  picture('coin-2032', coinCells, { code: 'CR2032', radius: 0.26 }, { el: 24 }),
  picture('desk-lamp-silver', deskLamp, { color: '#b9c0c9' }, { el: 14 }),
  picture('distribution-20', distributionBox, { ways: 20 }, { el: 14 }),
  picture('downlight-large', downlights, { radius: 0.95, name: '防眩 护眼' }, { el: 24 }),
  picture('exit-sign-both', exitSign, { way: 'both' }, { el: 12 }),
  picture('floodlight-200', floodlight, { rows: 5, name: '曜林' }, { el: 14 }),
  picture('lever-2', leverConnectors, { poles: 2 }, { el: 32 }),
  picture('recharge-aaa', rechargeable, { hasCharger: false, code: '7号' }, { el: 16 }),
  picture('socket-5-grey', wallSocket, { kind: 'five', ...GREY }, { el: 10 }),
  picture('switch-1-grey', wallSwitch, { gangs: 1, ...GREY }, { el: 10 }),
  picture('switch-2-grey', wallSwitch, { gangs: 2, ...GREY }, { el: 10 }),
];
