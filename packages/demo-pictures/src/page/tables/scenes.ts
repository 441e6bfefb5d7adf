import {
  businessLoginScene,
  cleaningPromo,
  computerPromo,
  computerScene,
  industryScene,
  officeScene,
  pantryPromo,
  safetyPromo,
  stationeryPromo,
  toolsPromo,
} from '../../models/scene-business.ts';
import { furniturePromo, giftsPromo } from '../../models/scene-floors.ts';
import {
  campScene,
  decorPromo,
  familyPromo,
  foodPromo,
  giftScene,
  machinePromo,
  outdoorPromo,
  petPromo,
} from '../../models/scene-outing.ts';
import {
  fragrancePromo,
  homePromo,
  kitchenPromo,
  lampPromo,
  retailLoginScene,
  teaTimeScene,
  winterScene,
} from '../../models/scene-retail.ts';
import { scene, type Picture } from '../picture.ts';
import type { View } from '../stage.ts';

/** Text stands on the left of a banner: the goods keep to the right. */
const BANNER: View = { el: 18, fill: 0.55, fillY: 0.84, shift: [0.175, -0.02] };
const PROMO: View = { el: 16, fill: 0.86, fillY: 0.84, shift: [0, -0.02] };
const LOGIN: View = { el: 24, fill: 0.92, fillY: 0.88 };

export const scenes: Picture[] = [
  scene('banner', 'banner-business-1', officeScene, BANNER),
  scene('banner', 'banner-business-2', industryScene, BANNER),
  scene('banner', 'banner-business-3', computerScene, BANNER),
  scene('banner', 'banner-retail-1', winterScene, BANNER),
  scene('banner', 'banner-retail-2', teaTimeScene, BANNER),
  scene('banner', 'banner-retail-3', campScene, BANNER),
  scene('banner', 'banner-retail-4', giftScene, BANNER),
  scene('promo', 'promo-outdoor', outdoorPromo, PROMO),
  scene('promo', 'promo-food', foodPromo, PROMO),
  scene('promo', 'promo-machine', machinePromo, PROMO),
  scene('promo', 'promo-family', familyPromo, PROMO),
  scene('promo', 'promo-pet', petPromo, PROMO),
  scene('promo', 'promo-decor', decorPromo, PROMO),
  scene('promo', 'promo-stationery', stationeryPromo, PROMO),
  scene('promo', 'promo-computer', computerPromo, PROMO),
  scene('promo', 'promo-safety', safetyPromo, PROMO),
  scene('promo', 'promo-tools', toolsPromo, PROMO),
  scene('promo', 'promo-furniture', furniturePromo, PROMO),
  scene('promo', 'promo-gifts', giftsPromo, PROMO),
  scene('promo', 'promo-cleaning', cleaningPromo, PROMO),
  scene('promo', 'promo-pantry', pantryPromo, PROMO),
  scene('promo', 'promo-home', homePromo, PROMO),
  scene('promo', 'promo-kitchen', kitchenPromo, PROMO),
  scene('promo', 'promo-fragrance', fragrancePromo, PROMO),
  scene('promo', 'promo-lamp', lampPromo, PROMO),
  scene('login', 'login-business', businessLoginScene, LOGIN),
  scene('login', 'login-retail', retailLoginScene, LOGIN),
];
