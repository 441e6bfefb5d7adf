import { cuttingDiscs, drillBits, flapDiscs, sandpaper } from '../../models/abrasives.ts';
import { aerosolCan, sealant } from '../../models/cans.ts';
import { brassPadlock, castor, doorHinges } from '../../models/door-hardware.ts';
import { tieBundle, screwKit } from '../../models/fastener-kits.ts';
import { anchorBolts, drywallScrews, flatWashers, hexBolts, hexNuts, socketScrews } from '../../models/fasteners.ts';
import {
  hacksaw,
  hexKeys,
  precisionSet,
  rubberMallet,
  socketSet,
  utilityKnife,
  wireStripper,
} from '../../models/hand-tools-more.ts';
import { caliper, laserMeter, spiritLevel } from '../../models/measuring.ts';
import { angleGrinder, glueGun, heatGun, rotaryHammer } from '../../models/power-tools.ts';
import { partsBins, stepLadder, toolCart } from '../../models/workshop.ts';
import { picture, type Picture } from '../picture.ts';

const FLAT = { el: 56, turn: -40 };
const paint = (name: string, base: string, accent: string, ink = '#ffffff') => ({
  cap: base,
  label: { brand: '固宝 GUBAO', title: '自喷漆', sub: '快干 · 金属防锈', size: `${name} 450ml`, base, accent, ink },
});

const tools: Picture[] = [
  picture('rotary-hammer', rotaryHammer, {}, { el: 12 }),
  picture('angle-grinder', angleGrinder, {}, { el: 28 }),
  picture('heat-gun', heatGun, {}, { el: 14 }),
  picture('glue-gun', glueGun, {}, { el: 24 }),
  picture('precision-set', precisionSet, {}, { el: 40 }),
  picture('hex-keys-ball', hexKeys, { hasBall: true }, { el: 14 }),
  picture('socket-set', socketSet, { columns: 8 }, { el: 34 }),
  picture('socket-set-l', socketSet, { columns: 12 }, { el: 34 }),
  picture('wire-stripper', wireStripper, {}, FLAT),
  picture('mallet-rubber', rubberMallet, {}, FLAT),
  picture('utility-knife-orange', utilityKnife, { color: '#e07b1f' }, { el: 50 }),
  picture('hacksaw', hacksaw, {}, FLAT),
  picture('spirit-level', spiritLevel, {}, { el: 24 }),
  picture('caliper', caliper, {}, { el: 50 }),
  picture('laser-meter', laserMeter, {}, { el: 46 }),
  picture('ladder-4', stepLadder, { steps: 4 }, { el: 10, fill: 0.88 }),
  picture('ladder-6', stepLadder, { steps: 6 }, { el: 10, fill: 0.9 }),
  picture('tool-cart-red', toolCart, { color: '#c4332a' }, { el: 18 }),
  picture('parts-bins-blue', partsBins, { color: '#2a62c0' }, { el: 20 }),
  picture('parts-bins-yellow', partsBins, { color: '#eab620' }, { el: 20 }),
];

const parts: Picture[] = [
  picture('bolts-hex', hexBolts, {}, { el: 32 }),
  picture('bolts-socket', socketScrews, {}, { el: 32 }),
  picture('nuts-hex', hexNuts, {}, { el: 34 }),
  picture('washers-flat', flatWashers, {}, { el: 36 }),
  picture('drywall-screws', drywallScrews, {}, { el: 34 }),
  picture('anchor-bolts', anchorBolts, {}, { el: 28 }),
  picture('screw-kit', screwKit, { columns: 5, rows: 3 }, { el: 40 }),
  picture('screw-kit-l', screwKit, { columns: 8, rows: 3 }, { el: 40 }),
  picture('cable-ties-white', tieBundle, { color: '#f2f4f5' }, { el: 46 }),
  picture('cable-ties-black', tieBundle, { color: '#24272c' }, { el: 46 }),
  picture('drill-bits', drillBits, { count: 13 }, { el: 20 }),
  picture('drill-bits-l', drillBits, { count: 19 }, { el: 20 }),
  picture('cutting-discs', cuttingDiscs, {}, { el: 28 }),
  picture('flap-discs', flapDiscs, {}, { el: 34 }),
  picture('sandpaper', sandpaper, {}, { el: 42 }),
  picture('padlock-brass', brassPadlock, {}, { el: 18 }),
  picture('castor-swivel', castor, { hasBrake: false }, { el: 14 }),
  picture('castor-brake', castor, { hasBrake: true }, { el: 14 }),
  picture('door-hinges', doorHinges, {}, { el: 16 }),
  picture('sealant-clear', sealant, { color: '#dbe6ec', name: '透明' }, { el: 14 }),
  picture('sealant-white', sealant, { color: '#f6f7f8', name: '白色' }, { el: 14 }),
  picture('sealant-black', sealant, { color: '#23262b', name: '黑色' }, { el: 14 }),
  picture('sealant-grey', sealant, { color: '#8a9199', name: '灰色' }, { el: 14 }),
  picture(
    'rust-spray',
    aerosolCan,
    {
      cap: '#c8322a',
      hasStraw: true,
      label: {
        brand: '锐工 RUIGONG',
        title: '防锈润滑剂',
        sub: '松锈 · 润滑 · 除湿',
        size: '350ml',
        base: '#1f4f9c',
        accent: '#e9b31c',
      },
    },
    { el: 12 },
  ),
  picture('spray-paint-white', aerosolCan, paint('白色', '#f1f2f3', '#9aa1aa', '#2b3138'), { el: 12 }),
  picture('spray-paint-black', aerosolCan, paint('黑色', '#26292e', '#5a6068'), { el: 12 }),
  picture('spray-paint-red', aerosolCan, paint('红色', '#c4261f', '#7d1512'), { el: 12 }),
  picture('spray-paint-yellow', aerosolCan, paint('黄色', '#f0bd24', '#a97d0c', '#2b2a20'), { el: 12 }),
];

export const hardware: Picture[] = [...tools, ...parts];
