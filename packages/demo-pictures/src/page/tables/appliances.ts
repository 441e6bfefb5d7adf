import { airPurifier, dehumidifier, filterCartridge, officeHumidifier } from '../../models/air-care.ts';
import { ceramicHeater, floorAirCon, oilRadiator, wallAirCon } from '../../models/climate.ts';
import { chestFreezer, displayCooler, refrigerator } from '../../models/cooling.ts';
import { drumFan, miniFan, standFan, towerFan } from '../../models/fans.ts';
import { beanToCup, officeKettle, thermoPot } from '../../models/hot-drinks.ts';
import { drumVacuum, handDryer, robotVacuum, stickVacuum, television } from '../../models/household.ts';
import { canteenCooker, inductionHob, microwave, riceCooker, steriliser } from '../../models/kitchen-power.ts';
import { roDispenser, washer, waterDispenser, waterHeater } from '../../models/water-appliances.ts';
import { picture, type Picture } from '../picture.ts';

const WHITE = '#f1f3f5';
const DARK = '#2f343c';

export const appliances: Picture[] = [
  picture('office-kettle-steel', officeKettle, { shell: '#c9ced6', isSteel: true, trim: '#22252a' }, { el: 12 }),
  picture('office-kettle-white', officeKettle, { shell: '#f4f5f6', isSteel: false, trim: '#b9c0c9' }, { el: 12 }),
  picture('thermo-pot-white', thermoPot, { color: '#f1f3f5' }, { el: 14 }),
  picture('microwave-white', microwave, { color: '#f1f3f5', isDark: false }, { el: 16 }),
  picture('microwave-black', microwave, { color: '#2b2f36', isDark: true }, { el: 16 }),
  picture('rice-cooker-white', riceCooker, { color: '#f1f3f5' }, { el: 20 }),
  picture('rice-cooker-large', canteenCooker, {}, { el: 20 }),
  picture('induction-hob', inductionHob, {}, { el: 30 }),
  picture('coffee-bean-to-cup', beanToCup, {}, { el: 14 }),
  picture('steriliser', steriliser, {}, { el: 10, fill: 0.86 }),
  picture('stand-fan-white', standFan, { color: WHITE, blade: '#dfe6ec' }, { el: 8, fill: 0.88 }),
  picture('tower-fan-white', towerFan, { color: WHITE }, { el: 12, fill: 0.88 }),
  picture('mini-fan-white', miniFan, { color: '#f1f3f5' }, { el: 14 }),
  picture('mini-fan-green', miniFan, { color: '#a8c4ae' }, { el: 14 }),
  picture('drum-fan', drumFan, {}, { el: 12 }),
  picture('radiator-13', oilRadiator, { fins: 13 }, { el: 14 }),
  picture('heater-white', ceramicHeater, { color: WHITE }, { el: 16 }),
  picture('purifier-400', airPurifier, { isLarge: false }, { el: 14 }),
  picture('purifier-filter', filterCartridge, {}, { el: 24 }),
  picture('humidifier-office', officeHumidifier, { color: '#eef1f3' }, { el: 14 }),
  picture('dehumidifier', dehumidifier, {}, { el: 14 }),
  picture('dispenser-white', waterDispenser, { color: WHITE, hasBarrel: true }, { el: 10, fill: 0.88 }),
  picture('dispenser-black', waterDispenser, { color: DARK, hasBarrel: false }, { el: 10, fill: 0.86 }),
  picture('dispenser-ro', roDispenser, { color: '#f4f6f8' }, { el: 16 }),
  picture('aircon-wall', wallAirCon, { name: '霜原' }, { el: 8 }),
  picture('aircon-floor', floorAirCon, {}, { el: 8, fill: 0.88 }),
  picture('fridge-two', refrigerator, { doors: [1.6, 1], color: '#e3e7eb', height: 3.9 }, { el: 10, fill: 0.86 }),
  picture(
    'fridge-three',
    refrigerator,
    { doors: [1.2, 0.8, 1.8], color: '#c3c9d1', height: 4.8 },
    { el: 10, fill: 0.88 },
  ),
  picture('fridge-mini', refrigerator, { doors: [1], color: '#f4f6f8', height: 2.3 }, { el: 14 }),
  picture('freezer-chest', chestFreezer, { wide: 3.2 }, { el: 18 }),
  picture('cooler-display', displayCooler, {}, { el: 8, fill: 0.88 }),
  picture('washer-top', washer, {}, { el: 22 }),
  picture('water-heater', waterHeater, {}, { el: 10 }),
  picture('hand-dryer-white', handDryer, { color: '#f4f6f8' }, { el: 8 }),
  picture('vacuum-drum-steel', drumVacuum, { isSteel: true, scale: 1.25 }, { el: 18 }),
  picture('vacuum-stick', stickVacuum, { color: '#4a525d' }, { el: 12, fill: 0.88 }),
  picture('vacuum-robot-white', robotVacuum, { color: '#f1f3f5', ink: '#9aa3ad' }, { el: 26 }),
  picture('television', television, { wide: 4.4 }, { el: 10 }),
  picture('hand-dryer-steel', handDryer, { color: 'steel' }, { el: 8 }),
  picture('heater-black', ceramicHeater, { color: DARK }, { el: 16 }),
  picture('mini-fan-pink', miniFan, { color: '#e3b7be' }, { el: 14 }),
  picture('office-kettle-blue', officeKettle, { shell: '#3f6a94', isSteel: false, trim: '#22252a' }, { el: 12 }),
  picture('purifier-600', airPurifier, { isLarge: true }, { el: 14, fill: 0.86 }),
  picture('radiator-9', oilRadiator, { fins: 9 }, { el: 14 }),
  picture('stand-fan-black', standFan, { color: DARK, blade: '#8d95a0' }, { el: 8, fill: 0.88 }),
  picture('thermo-pot-black', thermoPot, { color: '#3a3f47' }, { el: 14 }),
  picture('tower-fan-black', towerFan, { color: DARK }, { el: 12, fill: 0.88 }),
  picture('vacuum-drum-yellow', drumVacuum, { isSteel: false, scale: 0.9 }, { el: 18 }),
  picture('vacuum-robot-black', robotVacuum, { color: '#2b2f36', ink: '#aab1bb' }, { el: 26 }),
];
