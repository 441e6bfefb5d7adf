import { coffeeMaker, foodSteamer, scale } from '../../models/brew-machines.ts';
import { handVacuum, heater, steamer } from '../../models/care-machines.ts';
import { airFryer, healthKettle, juicer, homeRiceCooker } from '../../models/kitchen-machines.ts';
import { drawerCells, foldCrate, shoeBoxes, vacuumBags, wickerBasket } from '../../models/tidy-boxes.ts';
import { bambooShelf, deskTidy, hangers, trolleyCart, wallHooks } from '../../models/tidy-shelves.ts';
import { picture, type Picture } from '../picture.ts';

const tidy: Picture[] = [
  picture('wicker-honey-s', wickerBasket, { color: '#b98d55', size: 's' }, { el: 24, fill: 0.66 }),
  picture('wicker-honey-m', wickerBasket, { color: '#b98d55', size: 'm' }, { el: 24, fill: 0.8 }),
  picture('wicker-white-m', wickerBasket, { color: '#e9e2d3', size: 'm' }, { el: 24, fill: 0.8 }),
  picture('crate-fold-sage', foldCrate, { color: '#9db09a' }, { el: 24 }),
  picture('crate-fold-cream', foldCrate, { color: '#efe8d8' }, { el: 24 }),
  picture('crate-fold-grey', foldCrate, { color: '#7d8389' }, { el: 24 }),
  picture('hanger-wood', hangers, { color: 'wood', hook: '#c9ced6' }, { el: 14 }),
  picture('hanger-grey', hangers, { color: '#6f757c', hook: '#c9ced6' }, { el: 14 }),
  picture('hanger-blush', hangers, { color: '#d3aca2', hook: '#d9b878' }, { el: 14 }),
  picture('wall-hooks-oak', wallHooks, { light: '#cfa878', dark: '#946d42', knob: '#3a3d42' }, { el: 10 }),
  picture('wall-hooks-walnut', wallHooks, { light: '#7d5538', dark: '#46301d', knob: '#b99a5a' }, { el: 10 }),
  picture('shoe-box-2', shoeBoxes, { edge: '#f4f2ee', count: 2 }, { el: 18 }),
  picture('shoe-box-3', shoeBoxes, { edge: '#f4f2ee', count: 3 }, { el: 18 }),
  picture('desk-tidy-oak', deskTidy, { light: '#cfa878', dark: '#946d42', accent: '#b3603f' }, { el: 22 }),
  picture('desk-tidy-walnut', deskTidy, { light: '#7d5538', dark: '#46301d', accent: '#c99a3f' }, { el: 22 }),
  picture('cart-white', trolleyCart, { color: '#f1efea' }, { el: 16, fill: 0.86 }),
  picture('cart-green', trolleyCart, { color: '#6f8573' }, { el: 16, fill: 0.86 }),
  picture('cart-black', trolleyCart, { color: '#35393e' }, { el: 16, fill: 0.86 }),
  picture('drawer-cells-grey', drawerCells, { color: '#a9adb1' }, { el: 40 }),
  picture('drawer-cells-oat', drawerCells, { color: '#d9cdb8' }, { el: 40 }),
  picture('vacuum-bags', vacuumBags, { accent: '#5f8f88' }, { el: 26 }),
  picture('bamboo-shelf-2', bambooShelf, { floors: 2 }, { el: 16, fill: 0.74 }),
  picture('bamboo-shelf-3', bambooShelf, { floors: 3 }, { el: 16, fill: 0.86 }),
];

const machines: Picture[] = [
  picture('rice-cooker-cream', homeRiceCooker, { color: '#efe8d9', accent: '#b99a5a' }, { el: 16 }),
  picture('rice-cooker-green', homeRiceCooker, { color: '#7d9384', accent: '#c9ced6' }, { el: 16 }),
  picture('health-kettle-white', healthKettle, { base: '#f1efe9', drink: '#c9743a' }, { el: 14 }),
  picture('health-kettle-green', healthKettle, { base: '#4f6b57', drink: '#d9a35a' }, { el: 14 }),
  picture('juicer-pink', juicer, { color: '#e0b4ad' }, { el: 12, fill: 0.82 }),
  picture('juicer-green', juicer, { color: '#a9bfa4' }, { el: 12, fill: 0.82 }),
  picture('juicer-white', juicer, { color: '#f1efe9' }, { el: 12, fill: 0.82 }),
  picture('air-fryer-cream', airFryer, { color: '#ede5d5', accent: '#b99a5a' }, { el: 14 }),
  picture('air-fryer-grey', airFryer, { color: '#4d535a', accent: '#c9ced6' }, { el: 14 }),
  picture('steamer-white', steamer, { color: '#f1efea' }, { el: 12, fill: 0.84 }),
  picture('steamer-navy', steamer, { color: '#3d5270' }, { el: 12, fill: 0.84 }),
  picture('heater-home-white', heater, { color: '#f1efea' }, { el: 12 }),
  picture('heater-home-green', heater, { color: '#8fa191' }, { el: 12 }),
  picture('scale-kitchen-white', scale, { color: '#f1efea', kind: 'kitchen' }, { el: 30 }),
  picture('scale-kitchen-black', scale, { color: '#33373c', kind: 'kitchen' }, { el: 30 }),
  picture('scale-body-white', scale, { color: '#f4f4f2', kind: 'body' }, { el: 38 }),
  picture('scale-body-pink', scale, { color: '#dcb9b2', kind: 'body' }, { el: 38 }),
  picture('hand-vacuum-white', handVacuum, { color: '#f1efea' }, { el: 16 }),
  picture('hand-vacuum-green', handVacuum, { color: '#5f7a66' }, { el: 16 }),
  picture('coffee-maker-cream', coffeeMaker, { color: '#ede5d5', accent: '#b99a5a' }, { el: 14 }),
  picture('coffee-maker-black', coffeeMaker, { color: '#33373c', accent: '#c9ced6' }, { el: 14 }),
  picture('food-steamer-white', foodSteamer, { color: '#f1efea' }, { el: 14 }),
];

export const retailTidy: Picture[] = [...tidy, ...machines];
